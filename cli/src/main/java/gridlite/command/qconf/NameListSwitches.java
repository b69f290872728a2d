package gridlite.command.qconf;

import gridlite.config.NamedObject;
import gridlite.format.ParsedObject;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Lists of names: each name is a request of its own, what can be added is added. */
final class NameListSwitches {
  private NameListSwitches() {}

  static int add(Session session, ObjectKind kind, List<String> names) {
    session.require(KindTraits.of(kind).right());
    return session.update((state, configure) -> add(state, configure, kind, names));
  }

  private static Outcome<List<Answer>> add(
      ClusterState state, ConfigureObject configure, ObjectKind kind, List<String> names) {
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    ClusterState current = state;
    for (String name : names) {
      ParsedObject entry = ParsedObject.of(NamedObject.of(name));
      try {
        Outcome<List<Answer>> one =
            configure.put(current, ConfigureObject.Request.of(kind, entry, Mode.ADD));
        current = current.apply(one.changes());
        changes.addAll(one.changes());
        answers.addAll(one.result());
      } catch (GridException e) {
        for (Problem problem : e.problems()) {
          answers.add(Answer.refused(problem));
        }
      }
    }
    return new Outcome<>(changes, answers);
  }
}
