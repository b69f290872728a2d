package gridlite.command.cell;

import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterConfig;
import gridlite.format.Attribute;
import gridlite.job.Job;
import gridlite.manual.CompletedWord;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.Right;
import gridlite.operation.configure.KindTraits;
import gridlite.quota.QuotaSet;
import gridlite.render.KindWords;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The names in a cell, as its listings show them to a user. */
final class CellNames implements CompletedWord.Names {
  /** Kinds of objects, as {@code qconf -mattr} calls them. */
  private static final Map<String, ObjectKind> OBJECTS =
      Map.of(
          "queue", ObjectKind.CLUSTER_QUEUE,
          "exechost", ObjectKind.EXEC_HOST,
          "pe", ObjectKind.PARALLEL_ENVIRONMENT,
          "ckpt", ObjectKind.CHECKPOINT,
          "hostgroup", ObjectKind.HOST_GROUP,
          "project", ObjectKind.PROJECT,
          "user", ObjectKind.USER,
          "userset", ObjectKind.USER_SET,
          "calendar", ObjectKind.CALENDAR);

  private final ClusterState state;
  private final Actor actor;
  private final List<ObjectRevision> history;

  /**
   * The names in a state.
   *
   * @param history changes of objects, of which completion offers the numbers
   */
  CellNames(ClusterState state, Actor actor, List<ObjectRevision> history) {
    this.state = state;
    this.actor = actor;
    this.history = history;
  }

  @Override
  public List<String> of(CompletedWord.Kind kind) {
    return switch (kind) {
      case QUEUE -> objects(ObjectKind.CLUSTER_QUEUE);
      case HOST -> hosts();
      case HOST_GROUP -> objects(ObjectKind.HOST_GROUP);
      case PARALLEL_ENVIRONMENT -> objects(ObjectKind.PARALLEL_ENVIRONMENT);
      case CHECKPOINT -> objects(ObjectKind.CHECKPOINT);
      case CALENDAR -> objects(ObjectKind.CALENDAR);
      case PROJECT -> objects(ObjectKind.PROJECT);
      case USER_SET -> objects(ObjectKind.USER_SET);
      case QUOTA_SET -> objects(ObjectKind.RESOURCE_QUOTA_SET);
      case RESOURCE -> objects(ObjectKind.COMPLEX_ATTRIBUTE);
      case USER -> users();
      case JOB -> jobs();
    };
  }

  private List<String> objects(ObjectKind kind) {
    return List.copyOf(state.objects(kind).sortedNames());
  }

  private List<String> hosts() {
    List<String> hosts = new ArrayList<>(objects(ObjectKind.EXEC_HOST));
    hosts.remove(ClusterConfig.GLOBAL);
    return hosts;
  }

  /** Those that something is configured for, and the owners of jobs. */
  private List<String> users() {
    Set<String> users = new TreeSet<>();
    users.add(actor.name().text());
    for (ObjectKind kind : List.of(ObjectKind.USER, ObjectKind.MANAGER, ObjectKind.OPERATOR)) {
      users.addAll(state.objects(kind).names());
    }
    users.addAll(AccessLists.users(state));
    users.remove("NONE");
    state.jobs().values().forEach(job -> users.add(job.owner().name().text()));
    return List.copyOf(users);
  }

  /** One's own; those of all for an operator. */
  private List<String> jobs() {
    boolean all = Right.OPERATOR.isHeldBy(actor, state);
    List<String> jobs = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      if (all || job.owner().name().equals(actor.name())) {
        jobs.add(job.id().toString());
      }
    }
    return jobs;
  }

  @Override
  public List<String> valuesOf(String resource) {
    Optional<ComplexAttribute> attribute = state.complexes().find(resource);
    if (attribute.isEmpty()) {
      return List.of();
    }
    return switch (attribute.get().type()) {
      case BOOL -> List.of("TRUE", "FALSE");
      case HOST -> hosts();
      case STRING, CSTRING, RESTRING -> texts(attribute.get().name());
      case INT, DOUBLE, MEMORY, TIME -> List.of();
    };
  }

  private List<String> texts(String resource) {
    if (resource.equals("qname")) {
      return objects(ObjectKind.CLUSTER_QUEUE);
    }
    Set<String> values = new TreeSet<>();
    for (String host : hosts()) {
      Optional.ofNullable(state.loadValues(HostName.of(host)).get(resource)).ifPresent(values::add);
    }
    return List.copyOf(values);
  }

  @Override
  public List<String> kinds() {
    return KindWords.all();
  }

  @Override
  public List<String> objectsOf(String kind) {
    return KindWords.kind(kind).map(this::objects).orElse(List.of());
  }

  @Override
  public List<String> changesOf(String kind, String name) {
    Optional<ObjectKind> wanted = KindWords.kind(kind);
    return history.stream()
        .filter(change -> wanted.equals(Optional.of(change.kind())) && change.name().equals(name))
        .map(change -> Long.toString(change.number()))
        .toList();
  }

  @Override
  public List<String> attributesOf(String object) {
    if (object.equals("resource_quota")) {
      return QuotaSet.SCHEMA.attributes().stream().map(Attribute::name).sorted().toList();
    }
    ObjectKind kind = OBJECTS.get(object);
    return kind == null
        ? List.of()
        : KindTraits.of(kind).schema().attributes().stream().map(Attribute::name).toList();
  }
}
