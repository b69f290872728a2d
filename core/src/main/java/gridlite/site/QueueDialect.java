package gridlite.site;

import gridlite.format.Formats;
import gridlite.format.KeywordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Queues of early Grid Engines: kinds of jobs that other attributes have told since then ({@code
 * pe_list}, {@code ckpt_list}) are left out of {@code qtype}.
 */
final class QueueDialect {
  private static final List<String> FORMER = List.of("PARALLEL", "CHECKPOINTING", "TRANSFER");

  private QueueDialect() {}

  /** The text with such lines changed. */
  static String adapt(String source, String text, Consumer<String> notes) {
    StringBuilder adapted = new StringBuilder();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      KeywordValue split = KeywordValue.of(line);
      List<String> types = new ArrayList<>(Formats.NAMES.words(split.value()));
      boolean former = split.keyword().equals("qtype") && types.removeIf(FORMER::contains);
      if (former) {
        String left = types.isEmpty() ? "NONE" : String.join(" ", types);
        notes.accept(source + ":" + number + ": qtype " + split.value() + ", taken as " + left);
        adapted.append("qtype ").append(left).append('\n');
      } else {
        adapted.append(line).append('\n');
      }
    }
    return adapted.toString();
  }
}
