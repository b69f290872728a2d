package gridlite.job;

import gridlite.format.FormatException;
import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Value formats of {@link JobRequest}: exact, for the store. */
final class JobFormats {
  private JobFormats() {}

  /** Seconds since 1970 with a fraction, or nothing. */
  static final ValueFormat<Optional<Instant>> INSTANT =
      Formats.of(
          text -> text.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(text)),
          value -> value.map(Instant::toString).orElse(""));

  /** Slot ranges. */
  static final ValueFormat<SlotRange> SLOTS = Formats.of(SlotRange::parse, SlotRange::toString);

  /** Task ranges {@code first-last:step}. */
  static final ValueFormat<TaskRange> TASKS = Formats.of(JobFormats::tasks, TaskRange::toString);

  /** Strings of any content: each is preceded by its length. */
  static final ValueFormat<List<String>> STRINGS =
      Formats.of(JobFormats::strings, JobFormats::printStrings);

  /** Pairs of any content; the value may hold anything, the name no equals sign. */
  static final ValueFormat<List<NameValue>> REQUESTS =
      Formats.of(
          text -> strings(text).stream().map(JobFormats::pair).toList(),
          pairs -> printStrings(pairs.stream().map(p -> p.name() + "=" + p.value()).toList()));

  private static NameValue pair(String text) {
    int equals = text.indexOf('=');
    return new NameValue(text.substring(0, equals), text.substring(equals + 1));
  }

  private static TaskRange tasks(String text) {
    int dash = text.indexOf('-');
    int colon = text.indexOf(':');
    return new TaskRange(
        Long.parseLong(text.substring(0, dash)),
        Long.parseLong(text.substring(dash + 1, colon)),
        Long.parseLong(text.substring(colon + 1)));
  }

  private static List<String> strings(String text) {
    List<String> values = new ArrayList<>();
    int position = 0;
    while (position < text.length()) {
      int colon = text.indexOf(':', position);
      if (colon < 0) {
        throw new FormatException(position, "expected a length and a colon");
      }
      int end = colon + 1 + Integer.parseInt(text.substring(position, colon));
      values.add(text.substring(colon + 1, end));
      position = end;
    }
    return List.copyOf(values);
  }

  private static String printStrings(List<String> values) {
    StringBuilder text = new StringBuilder();
    for (String value : values) {
      text.append(value.length()).append(':').append(value);
    }
    return text.toString();
  }
}
