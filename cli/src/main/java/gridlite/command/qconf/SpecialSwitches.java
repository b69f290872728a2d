package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.state.ClusterState;
import gridlite.syntax.Operands;
import java.util.ArrayList;
import java.util.List;

/** The verbs that break the pattern of the grid, each with its own handler. */
final class SpecialSwitches {
  private SpecialSwitches() {}

  /** The verbs. */
  static List<Switch> verbs() {
    List<Switch> verbs = new ArrayList<>();
    verbs.addAll(queues());
    verbs.addAll(hosts());
    verbs.addAll(configurations());
    verbs.addAll(userSets());
    verbs.addAll(names());
    verbs.addAll(scheduler());
    return verbs;
  }

  private static List<Switch> queues() {
    ObjectSwitches queues = new ObjectSwitches(ObjectKind.CLUSTER_QUEUE);
    return List.of(
        Switch.optional(
            "-aq",
            "queue_name",
            "add a cluster queue in an editor",
            (session, names) ->
                queues.addInEditor(
                    session,
                    ObjectGrid.template(ObjectKind.CLUSTER_QUEUE, names),
                    new Unwritten.TakeOver())),
        ObjectGrid.file(
            "-Aq", ObjectKind.CLUSTER_QUEUE, "add a cluster queue from a file", Mode.ADD),
        Switch.one(
            "-mq",
            "queue",
            "modify a cluster queue in an editor",
            (session, names) -> queues.modifyInEditor(session, names.get(0), "file unchanged")),
        ObjectGrid.file(
            "-Mq", ObjectKind.CLUSTER_QUEUE, "modify a cluster queue from a file", Mode.MODIFY),
        Switch.one("-dq", "queue", "delete a cluster queue", queues::delete),
        Switch.optional(
            "-sq",
            "wc_queue_list",
            "show queues, queue domains and queue instances; the template without operand",
            QueueListing::show),
        ObjectSwitches.toFiles("-Sq", ObjectKind.CLUSTER_QUEUE),
        Switch.none("-sql", "list all queues", (session, none) -> queues.list(session, "template")),
        Switch.one(
            "-shgrp_tree",
            "group",
            "show a host group with its members as a tree",
            HostGroupViews::tree),
        Switch.one(
            "-shgrp_resolved",
            "group",
            "show all hosts of a host group in one line",
            HostGroupViews::resolved),
        Switch.none("-sds", "show settings that hold for nothing", DetachedSettings::show));
  }

  private static List<Switch> hosts() {
    ObjectSwitches hosts = new ObjectSwitches(ObjectKind.EXEC_HOST);
    return List.of(
        Switch.optional(
            "-ae",
            "exec_server_template",
            "add an execution host in an editor, beginning with another one",
            ExecHostSwitches::add),
        ObjectGrid.file("-Ae", ObjectKind.EXEC_HOST, "add an execution host from a file", Mode.ADD),
        Switch.one(
            "-me",
            "host",
            "modify an execution host in an editor",
            (session, names) -> hosts.modifyInEditor(session, names.get(0), "file unchanged")),
        ObjectGrid.file(
            "-Me", ObjectKind.EXEC_HOST, "modify an execution host from a file", Mode.MODIFY),
        Switch.one(
            "-de",
            "host_list",
            "delete execution hosts",
            (session, list) -> hosts.delete(session, ObjectSwitches.elements(list.get(0)))),
        ObjectSwitches.toFiles("-Se", ObjectKind.EXEC_HOST),
        Switch.one("-se", "host", "show an execution host", ExecHostSwitches::show),
        Switch.none(
            "-sel", "list all execution hosts", (session, none) -> hosts.list(session, "global")));
  }

  private static List<Switch> configurations() {
    return List.of(
        Switch.one("-aconf", "host_list", "add host configurations", ConfigurationSwitches::add),
        Switch.one(
            "-Aconf",
            "file_list",
            "add configurations from files named like the hosts",
            (session, list) -> ConfigurationSwitches.files(session, list, Mode.ADD)),
        Switch.optional(
            "-mconf", "host_list|global", "modify configurations", ConfigurationSwitches::modify),
        Switch.one(
            "-Mconf",
            "file_list",
            "modify configurations from files named like the hosts",
            (session, list) -> ConfigurationSwitches.files(session, list, Mode.MODIFY)),
        Switch.one(
            "-dconf", "host_list", "delete host configurations", ConfigurationSwitches::delete),
        Switch.optional(
            "-sconf", "host_list|global", "show configurations", ConfigurationSwitches::show),
        ObjectSwitches.toFiles("-Sconf", ObjectKind.CONFIGURATION),
        Switch.none(
            "-sconfl",
            "list all host configurations",
            (session, none) ->
                new ObjectSwitches(ObjectKind.CONFIGURATION).list(session, "global")));
  }

  private static List<Switch> userSets() {
    ObjectSwitches sets = new ObjectSwitches(ObjectKind.USER_SET);
    return List.of(
        Switch.of(
            "-au",
            Operands.of(2, 2),
            "user_list listname_list",
            "add users to user sets",
            UserSetSwitches::add),
        ObjectGrid.file("-Au", ObjectKind.USER_SET, "add a user set from a file", Mode.ADD),
        Switch.one(
            "-mu", "listname_list", "modify user sets in an editor", UserSetSwitches::modify),
        ObjectGrid.file("-Mu", ObjectKind.USER_SET, "modify a user set from a file", Mode.MODIFY),
        Switch.of(
            "-du",
            Operands.of(2, 2),
            "user_list listname_list",
            "remove users from user sets",
            UserSetSwitches::remove),
        Switch.one(
            "-dul",
            "listname_list",
            "delete user sets",
            (session, list) -> sets.delete(session, ObjectSwitches.elements(list.get(0)))),
        Switch.one(
            "-su",
            "listname_list",
            "show user sets",
            (session, list) -> sets.showSeveral(session, ObjectSwitches.elements(list.get(0)), 1)),
        ObjectSwitches.toFiles("-Su", ObjectKind.USER_SET),
        Switch.none("-sul", "list all user sets", (session, none) -> sets.list(session, "")));
  }

  private static List<Switch> names() {
    List<Switch> verbs = new ArrayList<>();
    addNames(verbs, "m", ObjectKind.MANAGER, "user_list", "managers");
    addNames(verbs, "o", ObjectKind.OPERATOR, "user_list", "operators");
    addNames(verbs, "h", ObjectKind.ADMIN_HOST, "host_list", "administrative hosts");
    addNames(verbs, "s", ObjectKind.SUBMIT_HOST, "host_list", "submit hosts");
    return verbs;
  }

  private static void addNames(
      List<Switch> verbs, String suffix, ObjectKind kind, String argument, String title) {
    ObjectSwitches objects = new ObjectSwitches(kind);
    verbs.add(
        Switch.one(
            "-a" + suffix,
            argument,
            "add " + title,
            (session, list) ->
                NameListSwitches.add(session, kind, ObjectSwitches.elements(list.get(0)))));
    verbs.add(
        Switch.one(
            "-d" + suffix,
            argument,
            "delete " + title,
            (session, list) -> objects.delete(session, ObjectSwitches.elements(list.get(0)))));
    verbs.add(
        Switch.none("-s" + suffix, "list " + title, (session, none) -> objects.list(session, "")));
  }

  private static List<Switch> scheduler() {
    ObjectSwitches scheduler = new ObjectSwitches(ObjectKind.SCHEDULER);
    return List.of(
        Switch.none(
            "-ssconf",
            "show the scheduler configuration",
            (session, none) -> SchedulerSwitches.show(session)),
        Switch.none(
            "-msconf",
            "modify the scheduler configuration in an editor",
            (session, none) ->
                scheduler.modifyInEditor(session, ClusterState.SCHEDULER_NAME, "file unchanged")),
        Switch.one(
            "-Msconf",
            "file",
            "modify the scheduler configuration from a file",
            (session, files) -> scheduler.fromFile(session, files.get(0), Mode.PUT)),
        ObjectSwitches.toFiles("-Ssconf", ObjectKind.SCHEDULER));
  }
}
