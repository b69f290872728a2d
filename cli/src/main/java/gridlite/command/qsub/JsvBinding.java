package gridlite.command.qsub;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Core binding as the parameters of verification scripts: {@code set striding:2:4} is a strategy, a
 * type, an amount and a step.
 *
 * @see "jsv(1), binding_strategy and following"
 */
final class JsvBinding {
  private static final String PREFIX = "binding_";

  private JsvBinding() {}

  /** Returns whether a parameter is one of these. */
  static boolean isParameter(String name) {
    return name.startsWith(PREFIX);
  }

  /** The parameters of a binding in the order in which they are sent; none without a binding. */
  static Map<String, String> of(String binding) {
    Map<String, String> parameters = new LinkedHashMap<>();
    int blank = binding.indexOf(' ');
    String strategy = binding.substring(blank + 1);
    int colon = strategy.indexOf(':');
    String name = colon < 0 ? strategy : strategy.substring(0, colon);
    // an explicit binding has no cores until the first is named
    if (colon < 0 && !name.equals("explicit")) {
      return parameters;
    }
    parameters.put("binding_strategy", name);
    parameters.put("binding_type", blank < 0 ? "set" : binding.substring(0, blank));
    List<String> numbers =
        colon < 0 ? List.of() : List.of(strategy.substring(colon + 1).split("[:,]", -1));
    if (name.equals("explicit")) {
      parameters.put("binding_exp_n", Integer.toString(numbers.size() / 2));
      for (int i = 0; i < numbers.size() / 2; i++) {
        parameters.put("binding_exp_socket" + i, numbers.get(2 * i));
        parameters.put("binding_exp_core" + i, numbers.get(2 * i + 1));
      }
      return parameters;
    }
    List<String> names =
        name.equals("striding")
            ? List.of("binding_amount", "binding_step", "binding_socket", "binding_core")
            : List.of("binding_amount", "binding_socket", "binding_core");
    for (int i = 0; i < numbers.size(); i++) {
      parameters.put(names.get(i), numbers.get(i));
    }
    return parameters;
  }

  /** A binding with a parameter changed; without a strategy there is none. */
  static Optional<String> with(Optional<String> binding, String name, String value) {
    Map<String, String> parameters = binding.map(JsvBinding::of).orElseGet(LinkedHashMap::new);
    parameters.put(name, value);
    String strategy = parameters.getOrDefault("binding_strategy", "");
    StringBuilder text = new StringBuilder();
    text.append(parameters.getOrDefault("binding_type", "set")).append(' ').append(strategy);
    if (strategy.equals("explicit")) {
      for (int i = 0; parameters.containsKey("binding_exp_socket" + i); i++) {
        text.append(':').append(parameters.get("binding_exp_socket" + i));
        text.append(',').append(parameters.getOrDefault("binding_exp_core" + i, "0"));
      }
    } else {
      text.append(':').append(parameters.getOrDefault("binding_amount", "1"));
      if (strategy.equals("striding")) {
        text.append(':').append(parameters.getOrDefault("binding_step", "1"));
      }
      if (parameters.containsKey("binding_socket")) {
        text.append(':').append(parameters.get("binding_socket"));
        text.append(',').append(parameters.getOrDefault("binding_core", "0"));
      }
    }
    return strategy.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }
}
