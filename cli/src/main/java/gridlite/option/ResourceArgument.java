package gridlite.option;

import gridlite.complex.RequestedResource;
import gridlite.operation.job.ResourceRequests;
import java.util.ArrayList;
import java.util.List;

/**
 * Resource requests as {@code -l} takes them, by the names that were written.
 *
 * @see "qsub(1), -l"
 */
final class ResourceArgument {
  private ResourceArgument() {}

  /**
   * Requests with more of them: a resource asked for again leaves its place and goes to the end.
   */
  static List<RequestedResource> merge(List<RequestedResource> present, String value) {
    List<RequestedResource> all = new ArrayList<>(present);
    for (String element : OptionValues.split(value, ", \t\n")) {
      int equals = element.indexOf('=');
      String name = equals < 0 ? element : element.substring(0, equals);
      if (name.isEmpty()) {
        throw OptionValues.bad("-l", value, "a resource's name in front of \"" + element + "\"");
      }
      all.removeIf(earlier -> earlier.name().equals(name));
      all.add(
          new RequestedResource(
              name, equals < 0 ? ResourceRequests.GIVEN : wanted(element, equals)));
    }
    return List.copyOf(all);
  }

  /** Two equals signs are one, as in {@code arch==lx}. */
  private static String wanted(String element, int equals) {
    return element.substring(element.startsWith("==", equals) ? equals + 2 : equals + 1);
  }
}
