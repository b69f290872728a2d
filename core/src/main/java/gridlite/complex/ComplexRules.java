package gridlite.complex;

import gridlite.name.NameLength;
import gridlite.problem.Problem;
import gridlite.value.NumberSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Rules for a table of resource attributes.
 *
 * @see "complex(5)"
 */
public final class ComplexRules {
  private ComplexRules() {}

  /** A rule about one attribute: what is wrong with it; empty: nothing. */
  private interface Rule {
    Optional<String> problem(ComplexAttribute attribute);
  }

  private static final List<Rule> RULES =
      List.of(
          attribute -> NameLength.problem(attribute.name()),
          ComplexRules::urgency,
          ComplexRules::relation,
          ComplexRules::consumable,
          ComplexRules::exclusive,
          ComplexRules::defaultRequest,
          ComplexRules::slots);

  /** All that is wrong with the rows of a table, in their order. */
  public static List<Problem> check(List<ComplexDefinition> rows) {
    List<Problem> problems = new ArrayList<>();
    Map<String, String> words = new HashMap<>();
    for (ComplexDefinition row : rows) {
      ComplexAttribute attribute = ComplexAttribute.of(row.row());
      claim(row, attribute.name(), words, problems);
      if (!attribute.shortcut().equals(attribute.name())) {
        claim(row, attribute.shortcut(), words, problems);
      }
      for (Rule rule : RULES) {
        rule.problem(attribute)
            .ifPresent(
                what ->
                    problems.add(
                        row.problem("complex attribute \"" + attribute.name() + "\": " + what)));
      }
    }
    return problems;
  }

  /** Names and shortcuts share one name space. */
  private static void claim(
      ComplexDefinition row, String word, Map<String, String> words, List<Problem> problems) {
    String other = words.putIfAbsent(word, row.name());
    if (other != null) {
      problems.add(
          row.problem(
              "complex attribute \""
                  + row.name()
                  + "\": \""
                  + word
                  + "\" is already the name or shortcut of \""
                  + other
                  + "\""));
    }
  }

  private static Optional<String> urgency(ComplexAttribute attribute) {
    return NumberSyntax.parse(attribute.urgencyText()).isEmpty()
        ? Optional.of("the urgency \"" + attribute.urgencyText() + "\" is not a number")
        : Optional.empty();
  }

  private static Optional<String> relation(ComplexAttribute attribute) {
    Relop relop = attribute.relop();
    boolean good =
        switch (attribute.type()) {
          case INT, DOUBLE, TIME, MEMORY -> true;
          // a wrong EXCL has a rule of its own
          case BOOL -> relop == Relop.EQUAL || relop == Relop.EXCLUSIVE;
          case STRING, CSTRING, RESTRING, HOST ->
              relop == Relop.EQUAL || relop == Relop.NOT_EQUAL || relop == Relop.EXCLUSIVE;
        };
    String expected = attribute.type() == ComplexType.BOOL ? "==" : "== or !=";
    return good
        ? Optional.empty()
        : Optional.of(
            "the relation "
                + relop.symbol()
                + " does not suit the type "
                + attribute.type()
                + ": expected "
                + expected);
  }

  private static Optional<String> consumable(ComplexAttribute attribute) {
    if (!attribute.isConsumable()) {
      return Optional.empty();
    }
    if (!attribute.type().isNumeric()) {
      return Optional.of("a " + attribute.type() + " can't be consumed: only numbers can");
    }
    boolean truth = attribute.type() == ComplexType.BOOL;
    if (truth && attribute.relop() != Relop.EXCLUSIVE) {
      return Optional.of("a consumable BOOL needs the relation EXCL");
    }
    if (!truth
        && attribute.relop() != Relop.LESS_OR_EQUAL
        && attribute.relop() != Relop.EXCLUSIVE) {
      return Optional.of("a consumable needs the relation <=, not " + attribute.relop().symbol());
    }
    return Optional.empty();
  }

  private static Optional<String> exclusive(ComplexAttribute attribute) {
    if (attribute.relop() != Relop.EXCLUSIVE) {
      return Optional.empty();
    }
    if (attribute.type() != ComplexType.BOOL) {
      return Optional.of("the relation EXCL needs the type BOOL, not " + attribute.type());
    }
    return attribute.isConsumable()
        ? Optional.empty()
        : Optional.of("the relation EXCL needs a consumable attribute");
  }

  private static Optional<String> defaultRequest(ComplexAttribute attribute) {
    String text = attribute.defaultText();
    if (!attribute.type().isNumeric()) {
      return text.equalsIgnoreCase("NONE")
          ? Optional.empty()
          : Optional.of("the default of a " + attribute.type() + " must be NONE");
    }
    OptionalDouble amount = attribute.number(text);
    if (amount.isEmpty()) {
      return Optional.of(
          "the default \"" + text + "\" is not a value of the type " + attribute.type());
    }
    if (amount.getAsDouble() == 0) {
      return Optional.empty();
    }
    if (!attribute.isConsumable()) {
      return Optional.of("only a consumable can have a default other than 0");
    }
    return attribute.requestable() == Requestable.FORCED
        ? Optional.of("an attribute that must be requested can't have a default other than 0")
        : Optional.empty();
  }

  /** Slots are counted in every queue. */
  private static Optional<String> slots(ComplexAttribute attribute) {
    return attribute.name().equals("slots") && !attribute.isConsumable()
        ? Optional.of("it must stay consumable")
        : Optional.empty();
  }
}
