package gridlite.command.qstat;

import gridlite.render.Xml;
import java.util.ArrayList;
import java.util.List;

/**
 * A request for core binding taken apart: {@code set linear:2}, {@code env striding:2:4:0,1},
 * {@code pe explicit:0,1:0,2}.
 *
 * @param kind how the binding is made; empty: none is asked for
 * @param strategy linear, striding or explicit
 * @param parameters what follows the strategy
 */
record CoreBinding(String kind, String strategy, List<String> parameters) {
  private static final CoreBinding NONE = new CoreBinding("", "", List.of());

  static CoreBinding parse(String text) {
    int blank = text.indexOf(' ');
    if (text.equals("NONE") || text.isEmpty()) {
      return NONE;
    }
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

  void writeXml(Xml xml) {
    boolean none = kind.isEmpty();
    int placeAt = strategy.equals("striding") ? 2 : 1;
    String place = parameters.size() > placeAt ? parameter(placeAt) : "";
    int comma = place.indexOf(',');
    boolean automatic = !none && !isExplicit() && comma < 0;
    String item = none ? "element" : "binding";
    xml.open("JB_binding").open(item);
    String name = none ? "no_job_binding" : strategy + (automatic ? "_automatic" : "");
    xml.element("BN_strategy", name).element("BN_type", type());
    xml.element("BN_parameter_n", parameter(0));
    xml.element("BN_parameter_socket_offset", comma < 0 ? "0" : place.substring(0, comma));
    xml.element("BN_parameter_core_offset", comma < 0 ? "0" : place.substring(comma + 1));
    String step = strategy.equals("striding") ? parameter(1) : "0";
    xml.element("BN_parameter_striding_step_size", step);
    if (none) {
      xml.element("BN_parameter_explicit", "no_explicit_binding");
    } else if (isExplicit()) {
      xml.element("BN_parameter_explicit", strategy + ":" + String.join(":", parameters));
    }
    xml.close(item).close("JB_binding");
  }
}
