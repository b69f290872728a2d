package gridlite.option;

import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The variables that a job gets of its submitter: {@code -v} in order, a variable given again in
 * its old place, and with {@code -V} all of the environment, which beats {@code -v}.
 *
 * @see "qsub(1), -v, -V"
 */
final class ExportedVariables {
  private final Map<String, String> environment;
  private final List<NameValue> given = new ArrayList<>();
  private boolean all;

  /** None yet of an environment. */
  ExportedVariables(Map<String, String> environment) {
    this.environment = environment;
  }

  /** Takes a list of {@code name[=value]}; without a value, that of the environment counts. */
  void add(String list) {
    for (NameValue variable : OptionValues.pairs("-v", list)) {
      boolean fromCaller = variable.value().isEmpty() && !hasEquals(list, variable.name());
      put(
          fromCaller
              ? new NameValue(variable.name(), environment.getOrDefault(variable.name(), ""))
              : variable);
    }
  }

  private static boolean hasEquals(String list, String name) {
    return list.startsWith(name + "=") || list.contains("," + name + "=");
  }

  private void put(NameValue variable) {
    for (int i = 0; i < given.size(); i++) {
      if (given.get(i).name().equals(variable.name())) {
        given.set(i, variable);
        return;
      }
    }
    given.add(variable);
  }

  /** Takes all of the environment. */
  void addAll() {
    all = true;
  }

  /** The variables without those that every job has. */
  List<NameValue> toList() {
    if (all) {
      environment.forEach((name, value) -> put(new NameValue(name, value)));
    }
    return List.copyOf(given);
  }

  /** The variables with TERM in front, which every job has. */
  List<NameValue> withTerminal() {
    List<NameValue> variables = new ArrayList<>(given.size() + 1);
    variables.add(new NameValue("TERM", environment.getOrDefault("TERM", "")));
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
