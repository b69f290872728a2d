package gridlite.state;

import gridlite.value.Fact;
import java.util.List;
import java.util.Optional;

/**
 * A message of a scheduling run.
 *
 * @param kind number and title that Grid Engine gives it
 * @param reason what it says
 * @param facts the names and numbers in it, the place among them
 * @param text the line of {@code qstat -j}
 */
public record SchedulingMessage(
    MessageKind kind, ReasonKind reason, List<Fact> facts, String text) {
  /** Copies the list. */
  public SchedulingMessage {
    facts = List.copyOf(facts);
  }

  /** A message without names and numbers. */
  public static SchedulingMessage of(MessageKind kind, ReasonKind reason, String text) {
    return new SchedulingMessage(kind, reason, List.of(), text);
  }

  /** A name in it; empty where it has none of that kind. */
  public Optional<String> word(String name) {
    for (Fact fact : facts) {
      if (fact instanceof Fact.Word word && word.name().equals(name)) {
        return Optional.of(word.value());
      }
    }
    return Optional.empty();
  }
}
