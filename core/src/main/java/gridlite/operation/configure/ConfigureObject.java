package gridlite.operation.configure;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.format.Attribute;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.NameLength;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.Conflict;
import gridlite.operation.progress.BookUsage;
import gridlite.operation.queue.InstanceUpdates;
import gridlite.operation.queue.QueueUse;
import gridlite.port.HostDirectory;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.ledger.KeptReservations;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Adds, replaces and removes configured objects.
 *
 * @param actor who does it
 * @param hosts which hosts there are
 * @param scheduler which scheduling algorithms there are
 * @param now when
 */
public record ConfigureObject(Actor actor, HostDirectory hosts, Scheduler scheduler, Instant now) {
  /** Kinds whose names are those of hosts. */
  private static final Set<ObjectKind> HOSTS =
      EnumSet.of(ObjectKind.EXEC_HOST, ObjectKind.ADMIN_HOST, ObjectKind.SUBMIT_HOST);

  /** The expectation about the object that is written. */
  public enum Mode {
    /** It must not exist. */
    ADD,
    /** It must exist. */
    MODIFY,
    /** It may exist or not. */
    PUT
  }

  /**
   * An object to write.
   *
   * @param kind its kind
   * @param parsed the object and where it was read
   * @param mode whether it must exist
   * @param seen what the user has edited: another present state is a conflict; empty: no editor
   * @param given the attributes that are set; the others stay as they are
   */
  public record Request(
      ObjectKind kind,
      ParsedObject parsed,
      Mode mode,
      Optional<Values> seen,
      Set<Attribute<?>> given) {
    /** A request for a whole object. */
    public Request(ObjectKind kind, ParsedObject parsed, Mode mode, Optional<Values> seen) {
      this(kind, parsed, mode, seen, Set.copyOf(KindTraits.of(kind).schema().attributes()));
    }

    /** A request without an editor. */
    public static Request of(ObjectKind kind, ParsedObject parsed, Mode mode) {
      return new Request(kind, parsed, mode, Optional.empty());
    }
  }

  /** Writes an object. Throws all problems. */
  public Outcome<List<Answer>> put(ClusterState state, Request request) {
    return putAll(state, List.of(request));
  }

  /**
   * Writes objects that may refer to each other, in any order: all of them, or none when anything
   * is wrong with one. Throws all problems.
   */
  public Outcome<List<Answer>> putAll(ClusterState state, List<Request> requests) {
    return putAll(state, requests, count -> {});
  }

  /**
   * The same of many objects.
   *
   * @param checked hears how many of them are checked
   */
  public Outcome<List<Answer>> putAll(
      ClusterState state, List<Request> requests, IntConsumer checked) {
    requests.forEach(request -> KindTraits.of(request.kind()).right().require(actor, state));
    List<Problem> problems = new ArrayList<>();
    List<Change> given = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    for (Request request : requests) {
      KindTraits traits = KindTraits.of(request.kind());
      Values object = request.parsed().object();
      String name = traits.name(object);
      Optional<Values> present = state.find(request.kind(), name);
      try {
        checkExistence(traits, request, name, present);
        checkConflict(traits, request, name, present);
      } catch (GridException e) {
        problems.addAll(e.problems());
      }
      given.add(new Change.PutObject(request.kind(), name, object));
      answers.add(written(traits, name, present));
    }
    List<Change> changes = checked(state.apply(given), requests, problems, checked);
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    if (changes.stream().anyMatch(ConfigureObject::changesDecay)) {
      changes.addAll(BookUsage.settled(state, now));
    }
    Set<Attribute<?>> attributes = new LinkedHashSet<>();
    requests.forEach(request -> attributes.addAll(request.given()));
    return new Outcome<>(withConsequences(state, changes, attributes), answers);
  }

  private static boolean changesDecay(Change change) {
    return change instanceof Change.PutObject put && put.kind() == ObjectKind.SCHEDULER;
  }

  /** Checks objects against the state that they are to be part of; gives them completed. */
  private List<Change> checked(
      ClusterState target, List<Request> requests, List<Problem> problems, IntConsumer count) {
    List<Change> changes = new ArrayList<>();
    for (Request request : requests) {
      ObjectRules.Checked checked =
          ObjectRules.check(target, request.kind(), request.parsed(), hosts, scheduler);
      problems.addAll(checked.problems());
      Values object = checked.object();
      String name = KindTraits.of(request.kind()).name(object);
      changes.add(new Change.PutObject(request.kind(), name, object));
      count.accept(changes.size());
    }
    return changes;
  }

  private void checkExistence(
      KindTraits traits, Request request, String name, Optional<Values> present) {
    if (present.isPresent() && request.mode() == Mode.ADD) {
      throw refused(traits.title() + " \"" + name + "\" already exists");
    }
    if (present.isEmpty() && request.mode() == Mode.MODIFY) {
      throw refused(traits.title() + " \"" + name + "\" does not exist");
    }
    if (present.isEmpty()) {
      ObjectKind kind = request.kind();
      Optional<String> problem =
          HOSTS.contains(kind) && NameLength.problem(name).isEmpty() && !hosts.resolves(name)
              ? Optional.of("can't resolve host name \"" + name + "\"")
              : ObjectNames.problem(kind, name);
      problem.ifPresent(
          message -> {
            String keyword = traits.nameAttribute().map(Object::toString).orElse("");
            throw new GridException(request.parsed().problem(keyword, name, message));
          });
    }
  }

  private static void checkConflict(
      KindTraits traits, Request request, String name, Optional<Values> present) {
    request
        .seen()
        .filter(seen -> traits.name(seen).equals(name) && present.isPresent())
        .filter(seen -> !seen.equals(present.get()))
        .ifPresent(
            seen -> {
              throw Conflict.of(
                  traits.title() + " \"" + name + "\"",
                  ObjectTexts.print(traits.kind(), seen),
                  ObjectTexts.print(traits.kind(), present.get()),
                  ObjectTexts.print(traits.kind(), request.parsed().object()));
            });
  }

  private Answer written(KindTraits traits, String name, Optional<Values> before) {
    Answer answer = success(traits, name, before);
    // for user objects alone the file verbs print on standard output
    return traits.kind() == ObjectKind.USER ? answer.toOutput() : answer;
  }

  private Answer success(KindTraits traits, String name, Optional<Values> before) {
    return switch (traits.kind()) {
      case SCHEDULER -> Answer.note("changed scheduler configuration");
      case SHARE_TREE -> Answer.note("changed sharetree");
      case ADMIN_HOST, SUBMIT_HOST -> Answer.note(name + " added to " + traits.list());
      default ->
          Answer.note(
              actor.at()
                  + (before.isPresent() ? " modified \"" : " added \"")
                  + name
                  + (before.isPresent() ? "\" in " : "\" to ")
                  + traits.list());
    };
  }

  /** Removes objects, each for itself: one that can't be removed is answered, the others go. */
  public Outcome<List<Answer>> remove(ClusterState state, ObjectKind kind, List<String> names) {
    KindTraits traits = KindTraits.of(kind);
    traits.right().require(actor, state);
    List<Change> changes = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    ClusterState current = state;
    for (String name : names) {
      if (isHostWithoutConfiguration(current, kind, name)) {
        answers.add(Answer.note(removed(traits, name)));
        continue;
      }
      Optional<Problem> refusal = removalProblem(current, traits, name);
      if (refusal.isPresent()) {
        answers.add(Answer.refused(refusal.get()));
        continue;
      }
      List<Change> step =
          withConsequences(current, List.of(new Change.RemoveObject(kind, name)), Set.of());
      changes.addAll(step);
      current = current.apply(step);
      answers.add(Answer.note(removed(traits, name)));
    }
    return new Outcome<>(changes, answers);
  }

  /** Returns whether a configuration is that of a host, and gone as it is wanted to be. */
  private boolean isHostWithoutConfiguration(ClusterState state, ObjectKind kind, String name) {
    return kind == ObjectKind.CONFIGURATION && !state.has(kind, name) && hosts.resolves(name);
  }

  private String removed(KindTraits traits, String name) {
    return traits.single().isEmpty()
        ? actor.at() + " removed \"" + name + "\" from " + traits.removalList()
        : actor.at() + " removed " + traits.removalList();
  }

  private Optional<Problem> removalProblem(ClusterState state, KindTraits traits, String name) {
    ObjectKind kind = traits.kind();
    if (!state.has(kind, name)) {
      return Optional.of(
          Problem.refused(
              traits.single().isEmpty()
                  ? traits.title() + " \"" + name + "\" does not exist"
                  : traits.empty()));
    }
    boolean kept =
        switch (kind) {
          case EXEC_HOST -> name.equals(ExecHost.GLOBAL);
          case CONFIGURATION -> name.equals(ClusterConfig.GLOBAL);
          case ADMIN_HOST -> name.equals(actor.host().toString());
          case MANAGER, OPERATOR -> name.equals("root") || name.equals("sgeadmin");
          default -> false;
        };
    if (kept) {
      return Optional.of(
          Problem.refused("\"" + name + "\" can't be removed from " + traits.removalList()));
    }
    List<String> referrers = Referrers.of(state, kind, name);
    if (kind == ObjectKind.CLUSTER_QUEUE && QueueUse.isOccupied(state, QueueName.of(name))) {
      referrers.add("jobs that are still running in it, or reservations");
    }
    return referrers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Problem.refused(
                traits.title()
                    + " \""
                    + name
                    + "\" can't be removed: it is used by "
                    + String.join(", ", referrers)));
  }

  /**
   * Changes with what follows from them: a host that comes into a queue or host group becomes an
   * execution host by itself, and queue instances come and go.
   *
   * @param given attributes that the changes set
   */
  private List<Change> withConsequences(
      ClusterState state, List<Change> changes, Set<Attribute<?>> given) {
    List<Change> all = consequences(state, changes, given);
    List<Problem> problems = new ArrayList<>();
    for (String broken : KeptReservations.broken(state, state.apply(all))) {
      problems.add(Problem.refused(broken));
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return all;
  }

  private static List<Change> consequences(
      ClusterState state, List<Change> changes, Set<Attribute<?>> given) {
    List<Change> all = new ArrayList<>(changes);
    if (changes.stream().noneMatch(change -> InstanceUpdates.follow(state, change))) {
      return all;
    }
    ClusterState after = state.apply(changes);
    for (String host : members(after)) {
      if (!after.has(ObjectKind.EXEC_HOST, host)) {
        Change added =
            new Change.PutObject(
                ObjectKind.EXEC_HOST, host, KindTraits.of(ObjectKind.EXEC_HOST).template(host));
        all.add(added);
        after = after.apply(List.of(added));
      }
    }
    all.addAll(InstanceUpdates.after(state, List.copyOf(all), given));
    for (Change change : changes) {
      if (change instanceof Change.PutObject put && put.kind() == ObjectKind.HOST_GROUP) {
        all.addAll(queuesOf(put.name(), after));
      }
    }
    return all;
  }

  /**
   * The cluster queues whose host lists name a group, itself or through others: when it is written,
   * they go to the end of the list
   * (conformance/listings/order-of-queues-after-changes-of-groups.t).
   */
  private static List<Change> queuesOf(String group, ClusterState state) {
    List<Change> queues = new ArrayList<>();
    state
        .objects(ObjectKind.CLUSTER_QUEUE)
        .asMap()
        .forEach(
            (name, queue) -> {
              if (state.hostGroups().groupsIn(queue.get(ClusterQueue.HOSTLIST)).contains(group)) {
                queues.add(new Change.MoveObject(ObjectKind.CLUSTER_QUEUE, name));
              }
            });
    return queues;
  }

  /** Hosts of all queues and host groups. */
  private static Set<String> members(ClusterState state) {
    Set<String> members = new LinkedHashSet<>();
    for (Values group : state.objects(ObjectKind.HOST_GROUP).objects()) {
      members.addAll(group.get(HostGroup.HOSTLIST));
    }
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      members.addAll(queue.get(ClusterQueue.HOSTLIST));
    }
    members.removeIf(member -> member.startsWith("@"));
    return members;
  }

  private static GridException refused(String message) {
    return new GridException(Problem.refused(message));
  }
}
