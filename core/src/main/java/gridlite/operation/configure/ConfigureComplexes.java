package gridlite.operation.configure;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexDefinition;
import gridlite.complex.ComplexRules;
import gridlite.complex.ComplexText;
import gridlite.complex.ComplexType;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Conflict;
import gridlite.operation.Right;
import gridlite.operation.queue.InstanceUpdates;
import gridlite.problem.GridException;
import gridlite.problem.Naming;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces the table of resource attributes: all of it, or nothing when anything is wrong.
 *
 * @param actor who does it
 * @see "qconf(1), -mc and -Mc"
 */
public record ConfigureComplexes(Actor actor) {
  private static final String SLOTS = "slots";
  private static final Answer UNCHANGED =
      Answer.note("Complex attribute configuration has not been changed");

  /** Puts one row into the table, in place of the present one of its name. */
  public Outcome<List<Answer>> put(ClusterState state, Values row) {
    Map<String, Values> rows =
        new LinkedHashMap<>(state.objects(ObjectKind.COMPLEX_ATTRIBUTE).asMap());
    rows.put(row.get(ComplexAttribute.NAME), row);
    String table = ComplexText.print(rows.values());
    return replace(state, ComplexText.parse("the new table", table), Optional.empty());
  }

  /**
   * Takes a table over.
   *
   * @param seen the table that was edited: when another one is there now it is a conflict; empty:
   *     no editor
   * @throws GridException with all that is wrong
   */
  public Outcome<List<Answer>> replace(
      ClusterState state, ComplexText.Parsed table, Optional<Collection<Values>> seen) {
    Map<String, Values> present = state.objects(ObjectKind.COMPLEX_ATTRIBUTE).asMap();
    Map<String, ComplexDefinition> wanted = new LinkedHashMap<>();
    for (ComplexDefinition row : table.rows()) {
      wanted.putIfAbsent(row.name(), row);
    }
    if (table.problems().isEmpty() && isSame(table.rows(), wanted, present)) {
      return Outcome.unchanged(List.of(UNCHANGED));
    }
    Right.MANAGER.require(actor, state);
    if (seen.filter(rows -> !List.copyOf(rows).equals(List.copyOf(present.values()))).isPresent()) {
      throw Conflict.of(
          "the table of resource attributes",
          ComplexText.print(seen.get()),
          ComplexText.print(present.values()),
          ComplexText.print(table.rows().stream().map(ComplexDefinition::row).toList()));
    }
    List<Problem> problems = new ArrayList<>(table.problems());
    problems.addAll(ComplexRules.check(table.rows()));
    // a line that can't be read is not a removal
    if (table.problems().isEmpty()) {
      problems.addAll(removals(state, present, wanted));
    }
    problems.addAll(builtInTypes(table.rows()));
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    Optional.ofNullable(present.get(SLOTS))
        .ifPresent(old -> wanted.computeIfPresent(SLOTS, (name, row) -> slots(row, old)));
    return changes(state, present, wanted);
  }

  /** Each job takes a slot: of {@code slots}, shortcut and urgency alone can be changed. */
  private static ComplexDefinition slots(ComplexDefinition wanted, Values present) {
    Values row =
        wanted
            .row()
            .with(ComplexAttribute.REQUESTABLE, present.get(ComplexAttribute.REQUESTABLE))
            .with(ComplexAttribute.CONSUMABLE, present.get(ComplexAttribute.CONSUMABLE))
            .with(ComplexAttribute.DEFAULT, present.get(ComplexAttribute.DEFAULT));
    return new ComplexDefinition(row, wanted.at());
  }

  /** A built-in attribute that a table lacks stays as it is. */
  private static boolean stays(String name, Map<String, ComplexDefinition> wanted) {
    return BuiltIns.contains(name) && !wanted.containsKey(name);
  }

  private static boolean isSame(
      List<ComplexDefinition> rows,
      Map<String, ComplexDefinition> wanted,
      Map<String, Values> present) {
    if (rows.size() != wanted.size() || !wanted.keySet().equals(present.keySet())) {
      return false;
    }
    for (ComplexDefinition row : rows) {
      if (!Optional.of(row.row()).equals(Optional.ofNullable(present.get(row.name())))) {
        return false;
      }
    }
    return true;
  }

  private static List<Problem> removals(
      ClusterState state, Map<String, Values> present, Map<String, ComplexDefinition> wanted) {
    List<Problem> problems = new ArrayList<>();
    for (String name : present.keySet()) {
      if (wanted.containsKey(name) || stays(name, wanted)) {
        continue;
      }
      List<String> users = ComplexUse.of(state, name);
      if (!users.isEmpty()) {
        problems.add(
            Problem.refused(
                "complex attribute \""
                    + name
                    + "\" can't be removed: it is used by "
                    + String.join(", ", users)));
      }
    }
    return problems;
  }

  private static List<Problem> builtInTypes(List<ComplexDefinition> rows) {
    Map<String, Values> builtIn = new LinkedHashMap<>();
    for (Values row : BuiltIns.attributes()) {
      builtIn.put(row.get(ComplexAttribute.NAME), row);
    }
    List<Problem> problems = new ArrayList<>();
    for (ComplexDefinition row : rows) {
      Values original = builtIn.get(row.name());
      if (original != null
          && !mayBe(original.get(ComplexAttribute.TYPE), row.row().get(ComplexAttribute.TYPE))) {
        problems.add(
            Problem.refused(
                    "complex attribute \""
                        + row.name()
                        + "\" is built in: its type stays "
                        + original.get(ComplexAttribute.TYPE))
                .at(row.at()));
      }
    }
    return problems;
  }

  private static Problem stay(List<String> names) {
    if (names.size() == 1) {
      return Problem.refused(
          "the built-in complex attribute \"" + names.get(0) + "\" can't be removed: it stays");
    }
    return Problem.refused(
            "the built-in complex attributes "
                + Naming.some(names)
                + " can't be removed: they stay")
        .hint("qconf -sc prints the table with their lines");
  }

  /** Other versions call built-in strings RESTRING (conformance/jobs/published-clients.t). */
  private static boolean mayBe(ComplexType builtIn, ComplexType wanted) {
    return wanted == builtIn || builtIn == ComplexType.STRING && wanted == ComplexType.RESTRING;
  }

  private Outcome<List<Answer>> changes(
      ClusterState state, Map<String, Values> present, Map<String, ComplexDefinition> wanted) {
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    List<String> kept = present.keySet().stream().filter(n -> stays(n, wanted)).sorted().toList();
    if (!kept.isEmpty()) {
      answers.add(Answer.refused(stay(kept)));
    }
    for (String name : present.keySet().stream().sorted().toList()) {
      if (stays(name, wanted)) {
        continue;
      }
      if (!wanted.containsKey(name)) {
        changes.add(new Change.RemoveObject(ObjectKind.COMPLEX_ATTRIBUTE, name));
        answers.add(Answer.note(actor.at() + " removed \"" + name + "\" from complex list"));
      }
    }
    for (ComplexDefinition row : wanted.values()) {
      Optional<Values> old = Optional.ofNullable(present.get(row.name()));
      if (old.filter(row.row()::equals).isPresent()) {
        continue;
      }
      changes.add(new Change.PutObject(ObjectKind.COMPLEX_ATTRIBUTE, row.name(), row.row()));
      answers.add(
          Answer.note(
              actor.at()
                  + (old.isEmpty() ? " added \"" : " modified \"")
                  + row.name()
                  + (old.isEmpty() ? "\" to" : "\" in")
                  + " complex entry list"));
    }
    if (changes.stream().anyMatch(change -> InstanceUpdates.follow(state, change))) {
      changes.addAll(InstanceUpdates.after(state, List.copyOf(changes)));
    }
    return new Outcome<>(changes, answers);
  }
}
