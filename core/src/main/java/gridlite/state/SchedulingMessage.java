package gridlite.state;

import gridlite.value.Fact;
import java.util.List;

/**
 * A message of a scheduling run.
 *
 * @param kind what it is about
 * @param facts the names and numbers in it
 * @param text the line of {@code qstat -j}
 */
public record SchedulingMessage(MessageKind kind, List<Fact> facts, String text) {
  /** Copies the list. */
  public SchedulingMessage {
    facts = List.copyOf(facts);
  }

  /** A message without names and numbers. */
  public static SchedulingMessage of(MessageKind kind, String text) {
    return new SchedulingMessage(kind, List.of(), text);
  }
}
