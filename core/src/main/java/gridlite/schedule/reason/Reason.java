package gridlite.schedule.reason;

import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A reason why a job does not start, or a queue instance takes none. The messages are those of
 * {@code qstat -j} and {@code qsub -w v}, to the letter; everything else is data, and our words for
 * it.
 */
public sealed interface Reason permits QueueDropped, Exclusion, Shortage, JobBlocker {
  /** The extent of a reason. */
  enum Scope {
    /** An obstacle that may go away by itself. */
    NOW,
    /** The job never runs at this place unless the job or the configuration is changed. */
    NEVER_HERE,
    /** The job never runs unless the job or the configuration is changed. */
    NEVER
  }

  /** Number and title of the message. */
  MessageKind messageKind();

  /** The line that users see. */
  String message();

  /** Returns what it says. */
  ReasonKind kind();

  /** The names and numbers in it that are the same wherever the same stands in the way. */
  List<Fact> facts();

  /** The names and numbers of the place. */
  List<Fact> factsHere();

  /** Returns what stands in the way, without the place, in words. */
  default String words() {
    return message();
  }

  /** Returns what is missing at the place, with its numbers, in words. */
  default String wordsHere() {
    return words();
  }

  /** Returns what stands in the way, without the place: what says the same is counted together. */
  default Statement cause() {
    return new Statement(kind().word(), facts(), words());
  }

  /** Returns what is missing at the place, with its numbers. */
  default Statement here() {
    return new Statement(kind().word(), allFacts(), wordsHere());
  }

  /** All names and numbers in it. */
  default List<Fact> allFacts() {
    List<Fact> all = new ArrayList<>(facts());
    all.addAll(factsHere());
    return all;
  }

  /** Returns how far it reaches. */
  default Scope scope() {
    return Scope.NOW;
  }
}
