package gridlite.operation.configure;

import gridlite.job.JobId;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something that a change would do to a queue instance or a job.
 *
 * @param kind what would happen, as {@link Statement} has it
 * @param pending the pending job that it would happen to; empty: its words name what it is about
 * @param facts what it is about, the pending job aside
 * @param words the sentence, or what follows the pending job
 */
public record Effect(String kind, Optional<JobId> pending, List<Fact> facts, String words) {
  /** Copies the list. */
  public Effect {
    facts = List.copyOf(facts);
  }

  /** Something that happens to what the words name. */
  static Effect of(String kind, String words, Fact... facts) {
    return new Effect(kind, Optional.empty(), List.of(facts), words);
  }

  /** The whole as a statement. */
  public Statement statement() {
    List<Fact> all = new ArrayList<>(facts.size() + 1);
    pending.ifPresent(job -> all.add(new Fact.Whole("job", job.number())));
    all.addAll(facts);
    return new Statement(
        kind, all, pending.map(job -> "pending job " + job + " ").orElse("") + words);
  }
}
