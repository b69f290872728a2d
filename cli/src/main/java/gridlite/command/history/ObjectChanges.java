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
        return Optional.of(difference(states, index - 1, index));
      }
    }
    return Optional.empty();
  }

  /**
   * The difference between two states of an object.
   *
   * @param states the states of the object, oldest first
   * @param one index of a state; -1: before the first
   */
  static String difference(List<ObjectRevision> states, int one, int other) {
    return TextDiff.of(text(states, one), text(states, other));
  }

  /** Text of a state; empty before the first one and for one that was removed. */
  private static String text(List<ObjectRevision> states, int index) {
    if (index < 0) {
      return "";
    }
    ObjectRevision revision = states.get(index);
    return revision.object().map(o -> ObjectTexts.print(revision.kind(), o)).orElse("");
  }
}
