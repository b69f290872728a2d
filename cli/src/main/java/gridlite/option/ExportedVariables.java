package gridlite.option;

import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that a job gets of its submitter: {@code -v} in order, a variable given again in
 * its old place, and with {@code -V} all of the environment, which beats {@code -v}.
 *
 * @see "qsub(1), -v, -V"
 */
final class ExportedVariables {
  private final Map<String, String> callerVariables;
  private final Map<String, String> given = new LinkedHashMap<>();
  private boolean all;

  /** None yet of an environment. */
  ExportedVariables(Map<String, String> callerVariables) {
    this.callerVariables = callerVariables;
  }

  /** Takes a list of {@code name[=value]}; without a value, that of the environment counts. */
  void add(String list) {
    List<NameValue> variables = OptionValues.pairs("-v", list);
    List<String> elements = OptionValues.split(list, ",");
    for (int i = 0; i < variables.size(); i++) {
      NameValue variable = variables.get(i);
      boolean valued = elements.get(i).length() > variable.name().length();
      given.put(
          variable.name(),
          valued ? variable.value() : callerVariables.getOrDefault(variable.name(), ""));
    }
  }

  /** Takes all of the environment. */
  void addAll() {
    all = true;
  }

  /** The variables without those that every job has. */
  List<NameValue> toList() {
    if (all) {
      given.putAll(callerVariables);
    }
    List<NameValue> variables = new ArrayList<>(given.size());
    given.forEach((name, value) -> variables.add(new NameValue(name, value)));
    return variables;
  }

  /** The variables with TERM in front, which every job has. */
  List<NameValue> withTerminal() {
    List<NameValue> variables = new ArrayList<>(given.size() + 1);
    variables.add(new NameValue("TERM", callerVariables.getOrDefault("TERM", "")));
    for (NameValue variable : toList()) {
      if (variable.name().equals("TERM")) {
        variables.set(0, variable);
      } else {
        variables.add(variable);
      }
    }
    return List.copyOf(variables);
  }
}
