package gridlite.job;

import gridlite.complex.RequestedResource;
import gridlite.format.ExactFormats;
import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.name.ProjectName;
import gridlite.value.Given;
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

  private static final String NO_BINDING = "NONE";

  /** Seconds since 1970 with a fraction, or nothing. */
  static final ValueFormat<Optional<Instant>> INSTANT =
      Formats.of(
          text -> text.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(text)),
          value -> value.map(Instant::toString).orElse(""));

  /** Number of an advance reservation; 0: none. */
  static final ValueFormat<Optional<ReservationId>> RESERVATION =
      Formats.of(
          text -> ReservationId.of(Formats.COUNT.parse(text)),
          value -> value.map(ReservationId::toString).orElse("0"));

  /** Name of a project; empty: none. */
  static final ValueFormat<Optional<ProjectName>> PROJECT =
      Formats.of(ProjectName::orNone, value -> value.map(ProjectName::text).orElse(""));

  /** A text; empty: none. */
  static final ValueFormat<Optional<String>> NAMED =
      Formats.of(Given::text, value -> value.orElse(""));

  /** A number of at least 1; 0: none. */
  static final ValueFormat<Optional<Long>> NUMBERED =
      Formats.of(
          text -> Given.number(Formats.COUNT.parse(text)),
          value -> value.map(String::valueOf).orElse("0"));

  /** A text; NONE, or empty: none. */
  static final ValueFormat<Optional<String>> BINDING =
      Formats.of(
          text -> Given.text(text).filter(binding -> !binding.equals(NO_BINDING)),
          value -> value.orElse(NO_BINDING));

  /** Letters y or n; empty: neither. */
  static final ValueFormat<Optional<Boolean>> YES_NO =
      Formats.of(
          text -> Given.text(text).map(Formats.BOOLEAN::parse),
          value -> value.map(yes -> yes ? "y" : "n").orElse(""));

  /** Slot ranges. */
  static final ValueFormat<SlotRange> SLOTS = Formats.of(SlotRange::parse, SlotRange::toString);

  /** Task ranges {@code first-last:step}. */
  static final ValueFormat<TaskRange> TASKS = Formats.of(JobFormats::tasks, TaskRange::toString);

  /** Strings of any content. */
  static final ValueFormat<List<String>> STRINGS = ExactFormats.STRINGS;

  /** Variables with values of any content; the name holds no equals sign. */
  static final ValueFormat<List<NameValue>> VARIABLES = ExactFormats.PAIRS;

  /** Requested resources with values of any content; the name holds no equals sign. */
  static final ValueFormat<List<RequestedResource>> REQUESTS =
      Formats.of(
          text -> requests(ExactFormats.PAIRS.parse(text)),
          requests -> ExactFormats.PAIRS.print(RequestedResource.spelled(requests)));

  private static List<RequestedResource> requests(List<NameValue> pairs) {
    List<RequestedResource> requests = new ArrayList<>(pairs.size());
    for (NameValue pair : pairs) {
      requests.add(new RequestedResource(pair.name(), pair.value()));
    }
    return List.copyOf(requests);
  }

  private static TaskRange tasks(String text) {
    int dash = text.indexOf('-');
    int colon = text.indexOf(':');
    return new TaskRange(
        Long.parseLong(text.substring(0, dash)),
        Long.parseLong(text.substring(dash + 1, colon)),
        Long.parseLong(text.substring(colon + 1)));
  }
}
