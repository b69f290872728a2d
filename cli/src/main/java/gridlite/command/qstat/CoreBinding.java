package gridlite.command.qstat;

import gridlite.render.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A request for core binding taken apart: {@code set linear:2}, {@code env striding:2:4:0,1},
 * {@code pe explicit:0,1:0,2}.
 *
 * @param kind how the binding is made
 * @param strategy linear, striding or explicit
 * @param parameters what follows the strategy
 */
record CoreBinding(String kind, String strategy, List<String> parameters) {
  static CoreBinding parse(String text) {
    int blank = text.indexOf(' ');
    List<String> parts = new ArrayList<>();
    int start = blank + 1;
    for (int colon = text.indexOf(':', start); colon >= 0; colon = text.indexOf(':', start)) {
      parts.add(text.substring(start, colon));
      start = colon + 1;
    }
    parts.add(text.substring(start));
    return new CoreBinding(
        blank < 0 ? "set" : text.substring(0, blank), parts.get(0), parts.subList(1, parts.size()));
  }

  private boolean isExplicit() {
    return strategy.equals("explicit");
  }

  private int type() {
    return switch (kind) {
      case "pe" -> 1;
      case "env" -> 2;
      case "set" -> 3;
      default -> 0;
    };
  }

  private String parameter(int index) {
    return index < parameters.size() && !isExplicit() ? parameters.get(index) : "0";
  }

  /** Writes what is asked for; without binding, the words for that. */
  static void writeXml(Xml xml, Optional<CoreBinding> asked) {
    xml.open("JB_binding");
    if (asked.isPresent()) {
      xml.open("binding");
      asked.get().writeXml(xml);
      xml.close("binding");
    } else {
      xml.open("element");
      start(xml, "no_job_binding", 0, "0");
      place(xml, "0", "0", "0");
      xml.element("BN_parameter_explicit", "no_explicit_binding").close("element");
    }
    xml.close("JB_binding");
  }

  private void writeXml(Xml xml) {
    boolean striding = strategy.equals("striding");
    String place = parameter(striding ? 2 : 1);
    int comma = place.indexOf(',');
    boolean automatic = !isExplicit() && comma < 0;
    start(xml, strategy + (automatic ? "_automatic" : ""), type(), parameter(0));
    place(
        xml,
        comma < 0 ? "0" : place.substring(0, comma),
        comma < 0 ? "0" : place.substring(comma + 1),
        striding ? parameter(1) : "0");
    if (isExplicit()) {
      xml.element("BN_parameter_explicit", strategy + ":" + String.join(":", parameters));
    }
  }

  private static void start(Xml xml, String name, int type, String amount) {
    xml.element("BN_strategy", name).element("BN_type", type).element("BN_parameter_n", amount);
  }

  private static void place(Xml xml, String socket, String core, String step) {
    xml.element("BN_parameter_socket_offset", socket);
    xml.element("BN_parameter_core_offset", core);
    xml.element("BN_parameter_striding_step_size", step);
  }
}
