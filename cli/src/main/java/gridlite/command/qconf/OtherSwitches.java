package gridlite.command.qconf;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Attribute;
import gridlite.format.ListFormat;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.Right;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.EditAttribute;
import gridlite.operation.configure.Effect;
import gridlite.operation.configure.Rehearsal;
import gridlite.operation.job.CleanQueues;
import gridlite.operation.job.JobAnswers;
import gridlite.runtime.Plugins;
import gridlite.runtime.SchedulingFlow;
import gridlite.schedule.match.QueuePatterns;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.state.UsageKey;
import gridlite.syntax.Operands;
import gridlite.value.PerHost;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Switches about several objects at once, or about the cell. */
final class OtherSwitches {
  private OtherSwitches() {}

  static List<Switch> verbs() {
    return List.of(
        Switch.of(
            "-purge",
            Operands.of(3, 3),
            "queue attr_nm,...|* queue@host|queue@@group",
            "take back settings for a host or host group",
            OtherSwitches::purge),
        Switch.of(
            "-sobjl",
            Operands.of(3, 3),
            "queue|exechost attr_nm val",
            "list objects by the value of an attribute",
            OtherSwitches::find),
        Switch.optional(
            "-clearusage",
            "user_list",
            "clear the usage of users and projects, or of all",
            OtherSwitches::clearUsage),
        Switch.one("-cq", "wc_queue_list", "clean queues of leftover jobs", OtherSwitches::clean),
        Switch.none(
            "-tsm",
            "schedule now",
            (session, none) -> {
              session.require(Right.MANAGER);
              if (session.modes().dryRun()) {
                return rehearseRun(session);
              }
              SchedulingFlow.run(session.context());
              session.out(session.context().actor().at() + " triggers scheduler monitoring\n");
              return 0;
            }),
        Switch.none(
            "-sss",
            "show the host of the scheduler",
            (session, none) -> {
              session.out(session.context().actor().host() + "\n");
              return 0;
            }));
  }

  private static int purge(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    if (!operands.get(0).equals("queue")) {
      throw Session.refused(
          "\"" + operands.get(0) + "\" has no settings for hosts: expected queue");
    }
    int at = operands.get(2).indexOf('@');
    if (at < 0) {
      throw Session.refused(
          "\""
              + operands.get(2)
              + "\" names no host or host group: expected queue@host or"
              + " queue@@group");
    }
    String name = operands.get(2).substring(0, at);
    String place = operands.get(2).substring(at + 1);
    return session.update(
        (state, configure) -> purge(state, configure, operands.get(1), name, place));
  }

  private static Outcome<List<Answer>> purge(
      ClusterState state, ConfigureObject configure, String attributes, String name, String place) {
    Values queue = Session.existing(state, ObjectKind.CLUSTER_QUEUE, name);
    List<String> wanted =
        attributes.equals("*")
            ? ClusterQueue.SCHEMA.attributes().stream().map(Attribute::name).toList()
            : ObjectSwitches.elements(attributes);
    Values present = queue;
    for (String keyword : wanted) {
      Attribute<?> attribute =
          attributes.equals("*")
              ? ClusterQueue.SCHEMA.find(keyword).orElseThrow()
              : EditAttribute.attribute(ObjectKind.CLUSTER_QUEUE, keyword, place);
      queue = without(queue, attribute, place);
    }
    if (queue.equals(present)) {
      // no refusal: what was asked for is so already
      return Outcome.unchanged(
          List.of(
              Answer.note(
                  "Attribute name (\""
                      + attributes
                      + "\") and/or value (\""
                      + place
                      + "\") not found")));
    }
    return configure.put(
        state,
        ConfigureObject.Request.of(ObjectKind.CLUSTER_QUEUE, ParsedObject.of(queue), Mode.MODIFY));
  }

  @SuppressWarnings("unchecked") // without() keeps the type of the values
  private static <V> Values without(Values queue, Attribute<V> attribute, String place) {
    return queue.get(attribute) instanceof PerHost<?> settings
        ? queue.with(attribute, (V) settings.without(place))
        : queue;
  }

  private static int find(Session session, List<String> operands) {
    boolean queues = operands.get(0).equals("queue");
    boolean known =
        queues || List.of("exechost", "queue_instance", "queue_domain").contains(operands.get(0));
    if (!known) {
      throw Session.refused(
          "\"" + operands.get(0) + "\" can't be searched: expected queue or exechost");
    }
    if (!queues && !operands.get(0).equals("exechost")) {
      return 0;
    }
    ObjectKind kind = queues ? ObjectKind.CLUSTER_QUEUE : ObjectKind.EXEC_HOST;
    List<String> names =
        session
            .context()
            .store()
            .read(state -> matching(state, kind, operands.get(1), operands.get(2)));
    session.out(names.isEmpty() ? "" : String.join("\n", names) + "\n");
    return 0;
  }

  private static List<String> matching(
      ClusterState state, ObjectKind kind, String attributePattern, String pattern) {
    List<String> names = new ArrayList<>();
    Map<String, Values> objects = new LinkedHashMap<>();
    if (kind == ObjectKind.EXEC_HOST) {
      // hosts are searched with their template, queues are not
      objects.put("template", ExecHost.SCHEMA.template());
    }
    objects.putAll(state.objects(kind).asMap());
    for (Map.Entry<String, Values> entry : objects.entrySet()) {
      boolean matches = false;
      for (Attribute<?> attribute : entry.getValue().schema().attributes()) {
        matches |=
            NamePattern.matches(attributePattern, attribute.name())
                && candidates(entry.getValue(), attribute).stream()
                    .anyMatch(text -> NamePattern.matches(pattern, text));
      }
      if (matches) {
        names.add(entry.getKey());
      }
    }
    return names;
  }

  /** Texts that a value is found by: of queues the whole default, of hosts each list element. */
  private static <V> List<String> candidates(Values object, Attribute<V> attribute) {
    if (object.get(attribute) instanceof PerHost<?> settings) {
      return List.of(common(object, attribute, settings));
    }
    String text = object.text(attribute);
    return attribute.format() instanceof ListFormat<?> list
            && object.schema() == ExecHost.SCHEMA
            && !list.words(text).isEmpty()
        ? list.words(text)
        : List.of(text);
  }

  @SuppressWarnings("unchecked") // a PerHost of the same type without settings
  private static <V> String common(Values object, Attribute<V> attribute, PerHost<?> settings) {
    return object.with(attribute, (V) PerHost.everywhere(settings.common())).text(attribute);
  }

  private static int clearUsage(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    List<String> names = operands.isEmpty() ? List.of() : ObjectSwitches.elements(operands.get(0));
    return session.update(
        (state, configure) -> {
          List<Change> changes = new ArrayList<>();
          List<Answer> answers = new ArrayList<>();
          for (ObjectKind kind : List.of(ObjectKind.USER, ObjectKind.PROJECT)) {
            for (String name : state.objects(kind).names()) {
              if (names.isEmpty() || names.contains(name)) {
                changes.add(new Change.RemoveUsage(new UsageKey(kind, name)));
                String list = kind == ObjectKind.USER ? "user list" : "project list";
                String at = session.context().actor().at();
                answers.add(Answer.note(at + " modified \"" + name + "\" in " + list));
              }
            }
          }
          for (String name : names) {
            if (!state.has(ObjectKind.USER, name) && !state.has(ObjectKind.PROJECT, name)) {
              // reported, but no failure: there is no usage of it
              answers.add(Answer.note("denied: user \"" + name + "\" does not exist"));
            }
          }
          for (var entry : state.usage()) {
            UsageKey key = entry.key();
            boolean removed = state.has(key.kind(), key.name());
            if (!removed && (names.isEmpty() || names.contains(key.name()))) {
              changes.add(new Change.RemoveUsage(key));
            }
          }
          return new Outcome<>(changes, answers);
        });
  }

  /** Shows what the next scheduling run would start. */
  private static int rehearseRun(Session session) {
    Instant now = session.context().clock().instant();
    List<Effect> starts =
        session.context().store().read(state -> Rehearsal.ofRun(Plugins.scheduler(), state, now));
    if (session.modes().json()) {
      session.out(Session.json(List.of(), starts) + "\n");
    } else if (starts.isEmpty()) {
      session.out("nothing would start\n");
    } else {
      starts.forEach(start -> session.out(start.statement().text() + "\n"));
    }
    return 0;
  }

  private static int clean(Session session, List<String> operands) {
    session.require(Right.MANAGER);
    int status = 0;
    for (String pattern : ObjectSwitches.elements(operands.get(0))) {
      Function<ClusterState, Outcome<JobAnswers>> cleaning =
          state ->
              CleanQueues.clean(
                  state,
                  new QueuePatterns(state, List.of(pattern)),
                  session.context().actor(),
                  session.context().clock().instant());
      List<Answer> answers = session.writeJobs(cleaning);
      status =
          answers.isEmpty()
              ? session.refuse("no queue instance matches \"" + pattern + "\"")
              : session.print(answers);
    }
    return status;
  }
}
