package gridlite.config;

import gridlite.format.FormatException;
import gridlite.format.Formats;
import gridlite.format.ListFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The format of {@code subordinate_list}: elements {@code queue}, {@code queue=slots}, or slot-wise
 * {@code slots=n(queue:seq_no:sr,...)}.
 *
 * @see "queue_conf(5), subordinate_list"
 */
public final class Subordinates {
  private Subordinates() {}

  /** The format. */
  public static final ListFormat<String> FORMAT =
      new ListFormat<>(
          ", \t",
          ", ",
          "NONE",
          Subordinates::element,
          Function.identity(),
          Subordinates::queue,
          Subordinates::references);

  /** Name of the queue of a queue-wise element; a slot-wise element is its own. */
  public static String queue(String element) {
    int equals = element.indexOf('=');
    return equals < 0 || element.indexOf('(') >= 0 ? element : element.substring(0, equals);
  }

  private static String element(String text) {
    int open = text.indexOf('(');
    if (open >= 0) {
      if (!text.startsWith("slots=") || !text.endsWith(")")) {
        throw new FormatException(
            "\"" + text + "\" is no subordination: expected slots=N(queue:seq_no:sr,...)");
      }
      Formats.whole(text.substring("slots=".length(), open), 0, Integer.MAX_VALUE);
      return text;
    }
    int equals = text.indexOf('=');
    if (equals < 0) {
      return text;
    }
    // no number and 0 both mean: all slots
    long slots = Formats.whole(text.substring(equals + 1), 0, Integer.MAX_VALUE);
    return slots == 0 ? text.substring(0, equals) : text;
  }

  /** Names of the queues that an element suspends. */
  public static List<String> queues(String element) {
    int open = element.indexOf('(');
    if (open < 0) {
      return List.of(queue(element));
    }
    List<String> names = new ArrayList<>();
    for (String part : Formats.NAMES.parse(element.substring(open + 1, element.length() - 1))) {
      int colon = part.indexOf(':');
      names.add(colon < 0 ? part : part.substring(0, colon));
    }
    return names;
  }

  private static void references(String element, Consumer<Reference> visitor) {
    for (String name : queues(element)) {
      visitor.accept(new Reference(ObjectKind.CLUSTER_QUEUE, name));
    }
  }
}
