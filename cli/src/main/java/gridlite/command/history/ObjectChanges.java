package gridlite.command.history;

import gridlite.format.TextDiff;
import gridlite.operation.configure.ObjectTexts;
import gridlite.state.ObjectRevision;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The changes of configured objects, and how their states differ. */
public final class ObjectChanges {
  private ObjectChanges() {}

  /**
   * One change.
   *
   * @param action {@code added}, {@code changed} or {@code removed}
   */
  public record Change(ObjectRevision revision, String action) {}

  /** All changes: the first one of an object, also of one that was removed before, adds it. */
  public static List<Change> of(List<ObjectRevision> history) {
    List<Change> changes = new ArrayList<>();
    Set<String> present = new HashSet<>();
    for (ObjectRevision revision : history) {
      String object = revision.kind() + " " + revision.name();
      if (revision.object().isEmpty()) {
        present.remove(object);
        changes.add(new Change(revision, "removed"));
      } else {
        changes.add(new Change(revision, present.add(object) ? "added" : "changed"));
      }
    }
    return changes;
  }

  /**
   * The difference that a change of a history has made; empty when there is no change of that
   * number.
   */
  public static Optional<String> difference(List<ObjectRevision> history, long number) {
    for (ObjectRevision revision : history) {
      if (revision.number() == number) {
        List<ObjectRevision> states =
            history.stream()
                .filter(r -> r.kind() == revision.kind() && r.name().equals(revision.name()))
                .toList();
        int index = states.indexOf(revision);
        return Optional.of(change(states, index));
      }
    }
    return Optional.empty();
  }

  /**
   * The difference between two states of an object.
   *
   * @param states the states of the object, oldest first
   * @param one index of a state
   */
  static String difference(List<ObjectRevision> states, int one, int other) {
    return TextDiff.of(text(states.get(one)), text(states.get(other)));
  }

  /** The difference between a state of an object and the one before; the first one is all new. */
  static String change(List<ObjectRevision> states, int index) {
    return index == 0 ? TextDiff.of("", text(states.get(0))) : difference(states, index - 1, index);
  }

  /** Text of a state; none of one that was removed. */
  private static String text(ObjectRevision revision) {
    return revision.object().map(o -> ObjectTexts.print(revision.kind(), o)).orElse("");
  }
}
