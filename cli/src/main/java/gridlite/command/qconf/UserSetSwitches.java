package gridlite.command.qconf;

import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.operation.configure.KindTraits;
import gridlite.operation.configure.ObjectNames;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Members of user sets. */
final class UserSetSwitches {
  private UserSetSwitches() {}

  static int modify(Session session, List<String> operands) {
    ObjectSwitches sets = new ObjectSwitches(ObjectKind.USER_SET);
    int status = 0;
    for (String name : ObjectSwitches.elements(operands.get(0))) {
      int one = sets.modifyInEditor(session, name, "file unchanged");
      status = status == 0 ? one : status;
    }
    return status;
  }

  static int add(Session session, List<String> operands) {
    session.require(Right.OPERATOR);
    return session.update((state, configure) -> add(state, operands));
  }

  private static Outcome<List<Answer>> add(ClusterState state, List<String> operands) {
    Map<String, Values> changed = new LinkedHashMap<>();
    List<Answer> answers = new ArrayList<>();
    for (String list : ObjectSwitches.elements(operands.get(1))) {
      Optional<String> badName = ObjectNames.problem(ObjectKind.USER_SET, list);
      if (badName.isPresent()) {
        answers.add(refused(badName.get()));
        continue;
      }
      Values set =
          state
              .find(ObjectKind.USER_SET, list)
              .orElseGet(() -> KindTraits.of(ObjectKind.USER_SET).template(list));
      for (String user : ObjectSwitches.elements(operands.get(0))) {
        List<String> entries = new ArrayList<>(set.get(UserSet.ENTRIES));
        if (entries.contains(user)) {
          answers.add(refused("\"" + user + "\" is already in access list \"" + list + "\""));
          continue;
        }
        entries.add(user);
        set = set.with(UserSet.ENTRIES, List.copyOf(entries));
        changed.put(list, set);
        answers.add(Answer.note("added \"" + user + "\" to access list \"" + list + "\""));
      }
    }
    return outcome(changed, answers);
  }

  static int remove(Session session, List<String> operands) {
    session.require(Right.OPERATOR);
    return session.update((state, configure) -> remove(state, operands));
  }

  private static Outcome<List<Answer>> remove(ClusterState state, List<String> operands) {
    Map<String, Values> changed = new LinkedHashMap<>();
    List<Answer> answers = new ArrayList<>();
    for (String list : ObjectSwitches.elements(operands.get(1))) {
      Optional<Values> found = state.find(ObjectKind.USER_SET, list);
      if (found.isEmpty()) {
        answers.add(refused("access list \"" + list + "\" does not exist"));
        continue;
      }
      Values set = found.get();
      for (String user : ObjectSwitches.elements(operands.get(0))) {
        List<String> entries = new ArrayList<>(set.get(UserSet.ENTRIES));
        if (!entries.remove(user)) {
          answers.add(refused("user \"" + user + "\" is not in access list \"" + list + "\""));
          continue;
        }
        set = set.with(UserSet.ENTRIES, List.copyOf(entries));
        changed.put(list, set);
        answers.add(Answer.note("deleted user \"" + user + "\" from access list \"" + list + "\""));
      }
    }
    return outcome(changed, answers);
  }

  private static Outcome<List<Answer>> outcome(Map<String, Values> changed, List<Answer> answers) {
    List<Change> changes = new ArrayList<>();
    changed.forEach(
        (name, set) -> changes.add(new Change.PutObject(ObjectKind.USER_SET, name, set)));
    return new Outcome<>(changes, answers);
  }

  private static Answer refused(String message) {
    return Answer.refused(Problem.refused(message));
  }
}
