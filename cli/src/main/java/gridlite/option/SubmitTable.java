package gridlite.option;

import gridlite.format.Attribute;
import gridlite.syntax.Syntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options that describe jobs, in order: {@link SubmitOptions#TABLE}. */
public final class SubmitTable {
  private final List<SubmitOption> options;

  /** A table of some options. */
  SubmitTable(List<SubmitOption> options) {
    this.options = List.copyOf(options);
  }

  /** This table with another option at its end. */
  public SubmitTable with(SubmitOption option) {
    List<SubmitOption> extended = new ArrayList<>(options);
    extended.add(option);
    return new SubmitTable(extended);
  }

  /** Returns whether a word is an option that describes jobs, of whatever command. */
  public boolean has(String word) {
    return options.stream().anyMatch(option -> option.option().name().equals(word));
  }

  /** The grammar of a command. */
  public Syntax syntax(SubmitOption.Command command) {
    return SubmitSyntax.of(this, command);
  }

  /** The options that a command has, by name. */
  Map<String, SubmitOption> of(SubmitOption.Command command) {
    Map<String, SubmitOption> ofCommand = new LinkedHashMap<>();
    for (SubmitOption option : options) {
      if (option.isOf(command)) {
        ofCommand.put(option.option().name(), option);
      }
    }
    return ofCommand;
  }

  /** Returns whether a word is an option that a command refuses as another command's. */
  boolean isForeign(String word, SubmitOption.Command command) {
    for (SubmitOption option : options) {
      if (option.option().name().equals(word) && option.isForeignTo(command)) {
        return true;
      }
    }
    return false;
  }

  /** The fields that the options set, each once, in the order of the options. */
  public List<JobField> fields() {
    Map<Attribute<?>, JobField> fields = new LinkedHashMap<>();
    for (SubmitOption option : options) {
      for (JobField field : option.fields()) {
        fields.putIfAbsent(field.attribute(), field);
      }
    }
    return List.copyOf(fields.values());
  }

  /** The option that reads a parameter of verification scripts. */
  public Optional<SubmitOption> ofParameter(String parameter) {
    for (SubmitOption option : options) {
      for (JobField field : option.fields()) {
        if (field.parameter().equals(parameter) && option.option().operands().most() > 0) {
          return Optional.of(option);
        }
      }
    }
    return Optional.empty();
  }
}
