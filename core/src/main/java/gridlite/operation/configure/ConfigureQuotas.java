package gridlite.operation.configure;

import gridlite.format.Values;
import gridlite.name.NameLength;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Conflict;
import gridlite.operation.Right;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.quota.QuotaCheck;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Adds, replaces and removes resource quota sets. A text with several sets is taken over whole or
 * not at all, and everything that is wrong with it is reported (Grid Engine takes over the sets in
 * front of a bad one and reports the first problem).
 *
 * @param actor who does it
 * @see "qconf(1), -Arqs and the like"
 */
public record ConfigureQuotas(Actor actor) {
  private static final String LIST = "resource quota set list";

  /** Adds sets, none of which may exist. */
  public Outcome<List<Answer>> add(ClusterState state, List<QuotaDefinition> sets) {
    Right.MANAGER.require(actor, state);
    List<Problem> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (QuotaDefinition set : sets) {
      if (!names.add(set.name())) {
        problems.add(twice(set.name()));
      } else if (state.has(ObjectKind.RESOURCE_QUOTA_SET, set.name())) {
        problems.add(Problem.refused("resource quota set \"" + set.name() + "\" already exists"));
      }
    }
    List<Change> changes = put(resolve(state, sets, problems));
    return new Outcome<>(
        changes, sets.stream().map(set -> Answer.done(added(set.name()))).toList());
  }

  /** Replaces sets, all of which must exist. */
  public Outcome<List<Answer>> modify(ClusterState state, List<QuotaDefinition> sets) {
    Right.MANAGER.require(actor, state);
    List<Problem> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (QuotaDefinition set : sets) {
      if (!names.add(set.name())) {
        problems.add(twice(set.name()));
      } else if (!state.has(ObjectKind.RESOURCE_QUOTA_SET, set.name())) {
        problems.add(missing(set.name()));
      }
    }
    List<Change> changes = put(resolve(state, sets, problems));
    List<Answer> answers = new ArrayList<>();
    for (QuotaDefinition set : sets) {
      answers.add(Answer.note(modified(set.name())));
    }
    return new Outcome<>(changes, answers);
  }

  /** Replaces all sets by others. */
  public Outcome<List<Answer>> replaceAll(ClusterState state, List<QuotaDefinition> sets) {
    Right.MANAGER.require(actor, state);
    List<Problem> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (QuotaDefinition set : sets) {
      if (!names.add(set.name())) {
        problems.add(twice(set.name()));
      }
    }
    List<Values> resolved = resolve(state, sets, problems);
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    for (String name : state.objects(ObjectKind.RESOURCE_QUOTA_SET).names()) {
      changes.add(new Change.RemoveObject(ObjectKind.RESOURCE_QUOTA_SET, name));
      answers.add(Answer.note(removed(name)));
    }
    changes.addAll(put(resolved));
    for (QuotaDefinition set : sets) {
      answers.add(Answer.note(added(set.name())));
    }
    return new Outcome<>(changes, answers);
  }

  /**
   * Refuses a change of sets that are no longer as the user saw them.
   *
   * @param seen the sets that the user has edited
   * @param present the sets in their place now
   * @param edited the sets that the user wants
   */
  public static void requireUnchanged(
      List<Values> seen, List<Values> present, List<QuotaDefinition> edited) {
    if (seen.equals(present)) {
      return;
    }
    throw Conflict.of(
        "resource quota sets: what you have edited",
        print(seen),
        print(present),
        print(edited.stream().map(QuotaDefinition::set).toList()));
  }

  private static String print(List<Values> sets) {
    return QuotaText.print(sets, QuotaText.Lines.BROKEN);
  }

  /** Removes sets, each for itself. */
  public Outcome<List<Answer>> remove(ClusterState state, List<String> names) {
    Right.MANAGER.require(actor, state);
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    Set<String> left = new HashSet<>(state.objects(ObjectKind.RESOURCE_QUOTA_SET).names());
    for (String name : names) {
      if (left.remove(name)) {
        changes.add(new Change.RemoveObject(ObjectKind.RESOURCE_QUOTA_SET, name));
        answers.add(Answer.note(removed(name)));
      } else {
        answers.add(Answer.refused(missing(name)));
      }
    }
    return new Outcome<>(changes, answers);
  }

  /** Writes one set after a change of an attribute. */
  Change put(ClusterState state, Values set) {
    return new Change.PutObject(
        ObjectKind.RESOURCE_QUOTA_SET,
        set.get(QuotaSet.NAME),
        QuotaCheck.resolve(set, state.complexes()));
  }

  /** The sets in the form that is kept; throws all problems, those given among them. */
  private static List<Values> resolve(
      ClusterState state, List<QuotaDefinition> sets, List<Problem> problems) {
    List<Values> resolved = new ArrayList<>();
    for (QuotaDefinition set : sets) {
      NameLength.problem(set.name()).ifPresent(what -> problems.add(Problem.refused(what)));
      try {
        resolved.add(set.resolve(state.complexes()));
      } catch (GridException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return resolved;
  }

  private static List<Change> put(List<Values> sets) {
    List<Change> changes = new ArrayList<>();
    for (Values set : sets) {
      changes.add(new Change.PutObject(ObjectKind.RESOURCE_QUOTA_SET, set.get(QuotaSet.NAME), set));
    }
    return changes;
  }

  private String added(String name) {
    return actor.at() + " added \"" + name + "\" to " + LIST;
  }

  String modified(String name) {
    return actor.at() + " modified \"" + name + "\" in " + LIST;
  }

  private String removed(String name) {
    return actor.at() + " removed \"" + name + "\" from " + LIST;
  }

  private static Problem twice(String name) {
    return Problem.refused("resource quota set \"" + name + "\" is defined twice");
  }

  static Problem missing(String name) {
    return Problem.refused("resource quota set \"" + name + "\" does not exist");
  }
}
