package gridlite.condition;

import gridlite.complex.Availability;
import gridlite.complex.ComplexType;
import gridlite.complex.Origin;
import gridlite.value.Decimals;
import gridlite.value.Fact;
import java.util.ArrayList;
import java.util.List;

/** The reason for a state of a queue instance: what {@code qstat -explain} prints. */
public sealed interface ConditionReason {
  /** The state that it explains. */
  ConditionFlag flag();

  /** One line without indentation and newline, as {@code qstat -explain} has it. */
  String text();

  /** The names and numbers in it. */
  List<Fact> facts();

  /** Returns whether the state follows from it; listings print other things along with it. */
  default boolean isCause() {
    return true;
  }

  /** The same as part of a pending job's scheduling information. */
  default String message() {
    return text();
  }

  /**
   * Settings of several host groups.
   *
   * @param attribute name of the attribute
   * @param groups the groups
   */
  record Ambiguity(String attribute, List<String> groups) implements ConditionReason {
    /** Copies the list. */
    public Ambiguity {
      groups = List.copyOf(groups);
    }

    @Override
    public ConditionFlag flag() {
      return ConditionFlag.AMBIGUOUS;
    }

    @Override
    public List<Fact> facts() {
      return List.of(new Fact.Word("attribute", attribute), new Fact.Names("host_groups", groups));
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("warning: \"").append(attribute);
      text.append("\" has ambiguous value (");
      for (int i = 0; i < groups.size(); i++) {
        text.append(i > 0 ? ", \"" : "\"").append(groups.get(i)).append('"');
      }
      return text.append(')').toString();
    }
  }

  /**
   * The cause that put an instance into error state.
   *
   * @param text reported when it happened
   */
  record Failure(String text) implements ConditionReason {
    @Override
    public ConditionFlag flag() {
      return ConditionFlag.ERROR;
    }

    @Override
    public List<Fact> facts() {
      return List.of(new Fact.Word("message", text.strip()));
    }
  }

  /**
   * A threshold of a list of which at least one is reached.
   *
   * @param kind which list it is in
   * @param value what there is
   * @param adjustment how a reported value has been corrected
   * @param threshold the threshold as configured
   * @param reached whether it is this one that is reached
   */
  record Alarm(
      ThresholdKind kind, Availability value, String adjustment, String threshold, boolean reached)
      implements ConditionReason {
    @Override
    public boolean isCause() {
      return reached;
    }

    @Override
    public ConditionFlag flag() {
      return kind.flag();
    }

    @Override
    public List<Fact> facts() {
      List<Fact> facts = new ArrayList<>();
      facts.add(new Fact.Word("resource", value.attribute().name()));
      facts.add(new Fact.Word("threshold", threshold));
      facts.add(
          value.number().isPresent()
              ? new Fact.Amount("offered", value.number().getAsDouble())
              : new Fact.Word("offered", value.text()));
      if (isAdjusted()) {
        facts.add(new Fact.Word("adjustment", adjustment));
      }
      return facts;
    }

    /** Returns whether it is a reported number, which jobs that have just started add to. */
    private boolean isAdjusted() {
      return value.number().isPresent()
          && value.origin() != Origin.CONSUMABLE
          && value.origin() != Origin.FIXED;
    }

    @Override
    public String text() {
      return "alarm "
          + value.letters()
          + ":"
          + value.attribute().name()
          + "="
          + shown()
          + " "
          + kind.word()
          + "="
          + threshold;
    }

    /** Returns what is left of consumables in plain numbers, everything else as it was written. */
    private String shown() {
      if (value.origin() == Origin.CONSUMABLE || value.text().isEmpty()) {
        String number = Decimals.fixed(value.amountOr(0), 3);
        return " ".repeat(Math.max(0, 8 - number.length())) + number;
      }
      return value.text();
    }

    @Override
    public String message() {
      if (value.origin() == Origin.FIXED) {
        return NoValue.MESSAGE + " \"" + value.attribute().name() + "\"";
      }
      return value.attribute().name()
          + "="
          + amount()
          + value.attribute().relop().symbol()
          + " "
          + threshold;
    }

    private String amount() {
      if (value.number().isEmpty()) {
        return value.text() + " ";
      }
      double amount = value.number().getAsDouble();
      String number =
          value.attribute().type() == ComplexType.BOOL
              ? Boolean.toString(amount != 0)
              : Decimals.fixed(amount, 6);
      String remark = value.origin() == Origin.CONSUMABLE ? "no load value" : adjustment;
      return number + " (" + remark + ") ";
    }
  }

  /**
   * A threshold for an attribute that nobody has a value for.
   *
   * @param flag the alarm that it leads to
   * @param attribute the attribute as the threshold names it
   * @param reportable whether there is such an attribute, and hosts might report it: no consumable
   */
  record NoValue(ConditionFlag flag, String attribute, boolean reportable)
      implements ConditionReason {
    private static final String MESSAGE = "no value for complex attribute";

    @Override
    public List<Fact> facts() {
      return List.of(new Fact.Word("resource", attribute));
    }

    @Override
    public String text() {
      return "error: no complex attribute for threshold " + attribute;
    }

    @Override
    public String message() {
      return (reportable ? MESSAGE : "no such complex attribute for threshold")
          + " \""
          + attribute
          + "\"";
    }
  }
}
