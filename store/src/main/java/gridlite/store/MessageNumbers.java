package gridlite.store;

import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The messages of a report by numbers, so that each is written once. Where limits keep jobs waiting
 * on each of a thousand hosts, a report has a hundred thousand messages, of which few differ and
 * equal ones stand in a row. A run and whoever reads a report have one object for equal messages:
 * to compare these is quick, and enough.
 */
final class MessageNumbers {
  private final List<SchedulingMessage> all = new ArrayList<>();
  private final Map<SchedulingMessage, Integer> numbers = new IdentityHashMap<>();

  MessageNumbers(SchedulingReport report) {
    number(report.global());
    report.reasons().forEach(group -> number(group.messages()));
  }

  private void number(List<SchedulingMessage> messages) {
    for (Run run : runs(messages)) {
      if (numbers.putIfAbsent(run.message(), all.size()) == null) {
        all.add(run.message());
      }
    }
  }

  /** A message, and how often it stands in a row. */
  private record Run(SchedulingMessage message, int length) {}

  @SuppressWarnings("ReferenceEquality") // as the class says
  private static List<Run> runs(List<SchedulingMessage> messages) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= messages.size(); i++) {
      if (i == messages.size() || messages.get(i) != messages.get(start)) {
        runs.add(new Run(messages.get(start), i - start));
        start = i;
      }
    }
    return runs;
  }

  /** Writes the messages in the order of their numbers. */
  void print(FieldWriter out) {
    MessageText.print(out, all);
  }

  /** Writes a list of messages as runs of numbers. */
  void print(FieldWriter out, List<SchedulingMessage> messages) {
    List<Run> runs = runs(messages);
    out.add(runs.size());
    for (Run run : runs) {
      out.add(Objects.requireNonNull(numbers.get(run.message()))).add(run.length());
    }
  }

  /** Reads the messages by their numbers; what is returned reads the lists behind them. */
  static Supplier<List<SchedulingMessage>> reader(FieldReader in) {
    List<SchedulingMessage> all = MessageText.read(in);
    return () -> {
      List<SchedulingMessage> messages = new ArrayList<>();
      for (int left = in.count(); left > 0; left--) {
        SchedulingMessage message = all.get(in.count());
        messages.addAll(Collections.nCopies(in.count(), message));
      }
      return messages;
    };
  }
}
