package gridlite.operation.queue;

import gridlite.config.ClusterQueue;
import gridlite.name.QueueInstanceName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Force;
import gridlite.problem.Problem;
import gridlite.schedule.match.QueuePatterns;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Switches queue instances: disables, suspends, and back.
 *
 * @param actor who does it
 * @param action what is done
 * @param force whether it is done even where nothing seems to change
 * @see "qmod(1), -d -e -s -us -c -f"
 */
public record ChangeQueueState(Actor actor, Action action, Force force) {
  /** An action on an instance; the word is the one of the answers. */
  public enum Action {
    DISABLE("disabled", InstanceState::disabled, state -> state.withDisabled(true)),
    ENABLE("enabled", state -> !state.disabled(), state -> state.withDisabled(false)),
    SUSPEND("suspended", InstanceState::suspended, state -> state.withSuspended(true)),
    UNSUSPEND("unsuspended", state -> !state.suspended(), state -> state.withSuspended(false)),
    CLEAR_ERROR(
        "no error", state -> state.errors().isEmpty(), state -> state.withErrors(List.of()));

    private final String word;
    private final Predicate<InstanceState> reached;
    private final UnaryOperator<InstanceState> change;

    Action(String word, Predicate<InstanceState> reached, UnaryOperator<InstanceState> change) {
      this.word = word;
      this.reached = reached;
      this.change = change;
    }
  }

  /**
   * The instances that a target of qmod stands for, in the order of answers: a cluster queue, an
   * instance {@code queue@host} or a domain {@code queue@@group}, with patterns in all parts. Empty
   * when there is none.
   */
  public static List<QueueInstance> instances(ClusterState state, String target) {
    QueuePatterns pattern = new QueuePatterns(state, List.of(target));
    List<QueueInstance> instances = new ArrayList<>();
    for (QueueInstance instance : state.queueInstances().all()) {
      if (pattern.matches(instance.name())) {
        instances.add(instance);
      }
    }
    return instances;
  }

  /** Returns whether someone may switch an instance: managers, operators and its owners. */
  public static boolean mayModify(Actor actor, ClusterState state, QueueInstance instance) {
    return actor.isOperator(state)
        || instance.get(ClusterQueue.OWNER_LIST).contains(actor.name().text());
  }

  /** The answer for an instance that the caller may not touch. */
  public static Answer denied(Actor actor, QueueInstance instance) {
    return Answer.refused(
        Problem.withoutRight(
            actor.name()
                + " may not change the state of queue \""
                + instance.name()
                + "\": its owners, operators and managers may"));
  }

  /** The answer for a target without instances. */
  public static Answer noSuchQueue(String target) {
    return Answer.refused(
        Problem.refused(
            "there is no queue \"" + target + "\" (qselect lists the queue instances)"));
  }

  /** Switches the instances of some targets; one answer an instance, whatever becomes of others. */
  public Outcome<List<Answer>> apply(ClusterState state, List<String> targets) {
    List<Answer> answers = new ArrayList<>();
    Map<QueueInstanceName, InstanceState> changed = new LinkedHashMap<>();
    long serial = state.counter(Counter.SERIAL);
    for (String target : targets) {
      List<QueueInstance> instances = instances(state, target);
      if (instances.isEmpty()) {
        answers.add(noSuchQueue(target));
      }
      for (QueueInstance instance : instances) {
        InstanceState present = changed.getOrDefault(instance.name(), instance.state());
        if (!mayModify(actor, state, instance)) {
          answers.add(denied(actor, instance));
        } else if (action.reached.test(present) && !force.isUsed()) {
          answers.add(
              Answer.done(
                  "Queue instance \""
                      + instance.name()
                      + "\" is already in the specified state: "
                      + action.word));
        } else {
          // a change of state moves the instance to the end of the scheduler's order
          changed.put(instance.name(), action.change.apply(present).withTouched(++serial));
          answers.add(Answer.done(done(instance)));
        }
      }
    }
    List<Change> changes = new ArrayList<>();
    changed.values().forEach(instance -> changes.add(new Change.PutInstance(instance)));
    if (!changes.isEmpty()) {
      changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    }
    return new Outcome<>(changes, answers);
  }

  private String done(QueueInstance instance) {
    return actor.at()
        + (force.isUsed() ? " forced state change of \"" : " changed state of \"")
        + instance.name()
        + "\" ("
        + action.word
        + ")";
  }
}
