package gridlite.operation.configure;

import gridlite.config.CalendarObject;
import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.User;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.FreeLayout;
import gridlite.format.KeywordLayout;
import gridlite.format.Layout;
import gridlite.format.ObjectSchema;
import gridlite.format.Values;
import gridlite.format.WholeText;
import gridlite.name.ObjectKind;
import gridlite.operation.Right;
import gridlite.state.ClusterState;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The differences between kinds of objects in configuring them: layout, name, and what the lists
 * are called in answers.
 *
 * @param kind the kind
 * @param title what one object is called in messages
 * @param schema format of the objects
 * @param layout how they are written
 * @param nameAttribute attribute that holds the name; empty for kinds with one object
 * @param single name of the one object of such a kind; empty for others
 * @param list name of the kind's list when something is added or modified
 * @param removalList name of the kind's list when something is removed
 * @param empty what a listing of names says when there are none
 * @param right who may change objects
 */
public record KindTraits(
    ObjectKind kind,
    String title,
    ObjectSchema schema,
    Layout layout,
    Optional<Attribute<String>> nameAttribute,
    Optional<String> single,
    String list,
    String removalList,
    String empty,
    Right right) {

  private static final Map<ObjectKind, KindTraits> TABLE = new EnumMap<>(ObjectKind.class);

  private static void named(
      ObjectKind kind,
      ObjectSchema schema,
      Attribute<String> name,
      String list,
      String removalList,
      String empty) {
    add(kind, schema, new KeywordLayout(schema), name, list, removalList, empty, Right.MANAGER);
  }

  private static void add(
      ObjectKind kind,
      ObjectSchema schema,
      Layout layout,
      Attribute<String> name,
      String list,
      String removalList,
      String empty,
      Right right) {
    TABLE.put(
        kind,
        new KindTraits(
            kind,
            schema.title(),
            schema,
            layout,
            Optional.of(name),
            Optional.empty(),
            list,
            removalList,
            empty,
            right));
  }

  private static void single(
      ObjectKind kind, ObjectSchema schema, Layout layout, String name, String list, String empty) {
    TABLE.put(
        kind,
        new KindTraits(
            kind,
            schema.title(),
            schema,
            layout,
            Optional.empty(),
            Optional.of(name),
            list,
            list,
            empty,
            Right.MANAGER));
  }

  private static void names(ObjectKind kind, String title, String list, String empty) {
    ObjectSchema schema = NamedObject.SCHEMA;
    TABLE.put(
        kind,
        new KindTraits(
            kind,
            title,
            schema,
            new KeywordLayout(schema),
            Optional.of(NamedObject.NAME),
            Optional.empty(),
            list,
            list,
            empty,
            Right.MANAGER));
  }

  static {
    named(
        ObjectKind.CLUSTER_QUEUE,
        ClusterQueue.SCHEMA,
        ClusterQueue.QNAME,
        "cluster queue list",
        "cluster queue list",
        "no cqueue list defined");
    named(
        ObjectKind.EXEC_HOST,
        ExecHost.SCHEMA,
        ExecHost.HOSTNAME,
        "exechost list",
        "execution host list",
        "no execution host defined");
    named(
        ObjectKind.HOST_GROUP,
        HostGroup.SCHEMA,
        HostGroup.GROUP_NAME,
        "host group list",
        "host group entry list",
        "no host group list defined");
    named(
        ObjectKind.PARALLEL_ENVIRONMENT,
        ParallelEnvironment.SCHEMA,
        ParallelEnvironment.PE_NAME,
        "parallel environment list",
        "parallel environment list",
        "no parallel environment defined");
    named(
        ObjectKind.CHECKPOINT,
        CheckpointEnvironment.SCHEMA,
        CheckpointEnvironment.CKPT_NAME,
        "checkpoint interface list",
        "checkpointing environment list",
        "no ckpt interface definition defined");
    named(
        ObjectKind.CALENDAR,
        CalendarObject.SCHEMA,
        CalendarObject.CALENDAR_NAME,
        "calendar list",
        "calendar list",
        "no calendar defined");
    named(
        ObjectKind.PROJECT,
        Project.SCHEMA,
        Project.NAME,
        "project list",
        "project list",
        "no project list defined");
    named(
        ObjectKind.USER, User.SCHEMA, User.NAME, "user list", "user list", "no user list defined");
    add(
        ObjectKind.USER_SET,
        UserSet.SCHEMA,
        new KeywordLayout(UserSet.SCHEMA),
        UserSet.NAME,
        "userset list",
        "userset list",
        "no userset list defined",
        Right.OPERATOR);
    add(
        ObjectKind.CONFIGURATION,
        ClusterConfig.SCHEMA,
        new FreeLayout(ClusterConfig.SCHEMA, ClusterConfig.LINES),
        ClusterConfig.HOST,
        "configuration list",
        "configuration list",
        "no config defined",
        Right.MANAGER);
    single(
        ObjectKind.SCHEDULER,
        SchedulerConfig.SCHEMA,
        new KeywordLayout(SchedulerConfig.SCHEMA),
        ClusterState.SCHEDULER_NAME,
        "scheduler configuration",
        "no scheduler configuration defined");
    single(
        ObjectKind.SHARE_TREE,
        ShareTree.SCHEMA,
        new WholeText<>(ShareTree.ROOT),
        ShareTree.NAME,
        "sharetree list",
        "no sharetree element");
    names(ObjectKind.MANAGER, "manager", "manager list", "no manager defined");
    names(ObjectKind.OPERATOR, "operator", "operator list", "no operator defined");
    names(
        ObjectKind.ADMIN_HOST,
        "administrative host",
        "administrative host list",
        "no administrative host defined");
    names(ObjectKind.SUBMIT_HOST, "submit host", "submit host list", "no submit host defined");
  }

  /** The traits of a kind. */
  public static KindTraits of(ObjectKind kind) {
    KindTraits traits = TABLE.get(kind);
    if (traits == null) {
      throw new IllegalArgumentException("no traits of " + kind);
    }
    return traits;
  }

  /** Name of an object. */
  public String name(Values object) {
    return nameAttribute.map(object::get).or(() -> single).orElseThrow();
  }

  /** An object of the kind with the initial values and a name. */
  public Values template(String name) {
    Values template = schema.template();
    return nameAttribute.map(attribute -> template.with(attribute, name)).orElse(template);
  }
}
