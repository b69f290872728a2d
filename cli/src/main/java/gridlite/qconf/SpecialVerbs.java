package gridlite.qconf;

import gridlite.edit.EditorFlow.Unwritten;
import gridlite.name.ObjectKind;
import gridlite.operation.ConfigureObject.Mode;
import gridlite.run.SchedulingFlow;
import gridlite.state.ClusterState;
import gridlite.syntax.Operands;
import java.util.ArrayList;
import java.util.List;

/** The verbs that break the pattern of the grid, each with its own handler. */
final class SpecialVerbs {
  private SpecialVerbs() {}

  /** The verbs. */
  static List<Verb> verbs() {
    List<Verb> verbs = new ArrayList<>();
    verbs.addAll(queues());
    verbs.addAll(hosts());
    verbs.addAll(configurations());
    verbs.addAll(userSets());
    verbs.addAll(names());
    verbs.addAll(scheduler());
    return verbs;
  }

  private static List<Verb> queues() {
    ObjectVerbs queues = new ObjectVerbs(ObjectKind.CLUSTER_QUEUE);
    return List.of(
        Verb.optional(
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
        Verb.one(
            "-mq",
            "queue",
            "modify a cluster queue in an editor",
            (session, names) -> queues.modifyInEditor(session, names.get(0), "file unchanged")),
        ObjectGrid.file(
            "-Mq", ObjectKind.CLUSTER_QUEUE, "modify a cluster queue from a file", Mode.MODIFY),
        Verb.one("-dq", "queue", "delete a cluster queue", queues::delete),
        Verb.optional(
            "-sq",
            "wc_queue_list",
            "show queues, queue domains and queue instances; the template without operand",
            QueueListing::show),
        ObjectVerbs.toFiles("-Sq", ObjectKind.CLUSTER_QUEUE),
        Verb.none("-sql", "list all queues", (session, none) -> queues.list(session, "template")),
        Verb.one(
            "-shgrp_tree",
            "group",
            "show a host group with its members as a tree",
            HostGroupViews::tree),
        Verb.one(
            "-shgrp_resolved",
            "group",
            "show all hosts of a host group in one line",
            HostGroupViews::resolved),
        Verb.none("-sds", "show settings that hold for nothing", DetachedSettings::show));
  }

  private static List<Verb> hosts() {
    ObjectVerbs hosts = new ObjectVerbs(ObjectKind.EXEC_HOST);
    return List.of(
        Verb.optional(
            "-ae",
            "exec_server_template",
            "add an execution host in an editor, beginning with another one",
            ExecHostVerbs::add),
        ObjectGrid.file("-Ae", ObjectKind.EXEC_HOST, "add an execution host from a file", Mode.ADD),
        Verb.one(
            "-me",
            "host",
            "modify an execution host in an editor",
            (session, names) -> hosts.modifyInEditor(session, names.get(0), "file unchanged")),
        ObjectGrid.file(
            "-Me", ObjectKind.EXEC_HOST, "modify an execution host from a file", Mode.MODIFY),
        Verb.one(
            "-de",
            "host_list",
            "delete execution hosts",
            (session, list) -> hosts.delete(session, ObjectVerbs.elements(list.get(0)))),
        ObjectVerbs.toFiles("-Se", ObjectKind.EXEC_HOST),
        Verb.one("-se", "host", "show an execution host", ExecHostVerbs::show),
        Verb.none(
            "-sel", "list all execution hosts", (session, none) -> hosts.list(session, "global")));
  }

  private static List<Verb> configurations() {
    return List.of(
        Verb.one("-aconf", "host_list", "add host configurations", ConfigurationVerbs::add),
        Verb.one(
            "-Aconf",
            "file_list",
            "add configurations from files named like the hosts",
            (session, list) -> ConfigurationVerbs.files(session, list, Mode.ADD)),
        Verb.optional(
            "-mconf", "host_list|global", "modify configurations", ConfigurationVerbs::modify),
        Verb.one(
            "-Mconf",
            "file_list",
            "modify configurations from files named like the hosts",
            (session, list) -> ConfigurationVerbs.files(session, list, Mode.MODIFY)),
        Verb.one("-dconf", "host_list", "delete host configurations", ConfigurationVerbs::delete),
        Verb.optional(
            "-sconf", "host_list|global", "show configurations", ConfigurationVerbs::show),
        ObjectVerbs.toFiles("-Sconf", ObjectKind.CONFIGURATION),
        Verb.none(
            "-sconfl",
            "list all host configurations",
            (session, none) -> new ObjectVerbs(ObjectKind.CONFIGURATION).list(session, "global")));
  }

  private static List<Verb> userSets() {
    ObjectVerbs sets = new ObjectVerbs(ObjectKind.USER_SET);
    return List.of(
        Verb.of(
            "-au",
            Operands.of(2, 2),
            "user_list listname_list",
            "add users to user sets",
            UserSetVerbs::add),
        ObjectGrid.file("-Au", ObjectKind.USER_SET, "add a user set from a file", Mode.ADD),
        Verb.one("-mu", "listname_list", "modify user sets in an editor", UserSetVerbs::modify),
        ObjectGrid.file("-Mu", ObjectKind.USER_SET, "modify a user set from a file", Mode.MODIFY),
        Verb.of(
            "-du",
            Operands.of(2, 2),
            "user_list listname_list",
            "remove users from user sets",
            UserSetVerbs::remove),
        Verb.one(
            "-dul",
            "listname_list",
            "delete user sets",
            (session, list) -> sets.delete(session, ObjectVerbs.elements(list.get(0)))),
        Verb.one(
            "-su",
            "listname_list",
            "show user sets",
            (session, list) -> sets.showSeveral(session, ObjectVerbs.elements(list.get(0)), 1)),
        ObjectVerbs.toFiles("-Su", ObjectKind.USER_SET),
        Verb.none("-sul", "list all user sets", (session, none) -> sets.list(session, "")));
  }

  private static List<Verb> names() {
    List<Verb> verbs = new ArrayList<>();
    addNames(verbs, "m", ObjectKind.MANAGER, "user_list", "managers");
    addNames(verbs, "o", ObjectKind.OPERATOR, "user_list", "operators");
    addNames(verbs, "h", ObjectKind.ADMIN_HOST, "host_list", "administrative hosts");
    addNames(verbs, "s", ObjectKind.SUBMIT_HOST, "host_list", "submit hosts");
    return verbs;
  }

  private static void addNames(
      List<Verb> verbs, String suffix, ObjectKind kind, String argument, String title) {
    ObjectVerbs objects = new ObjectVerbs(kind);
    verbs.add(
        Verb.one(
            "-a" + suffix,
            argument,
            "add " + title,
            (session, list) ->
                NameListVerbs.add(session, kind, ObjectVerbs.elements(list.get(0)))));
    verbs.add(
        Verb.one(
            "-d" + suffix,
            argument,
            "delete " + title,
            (session, list) -> objects.delete(session, ObjectVerbs.elements(list.get(0)))));
    verbs.add(
        Verb.none("-s" + suffix, "list " + title, (session, none) -> objects.list(session, "")));
  }

  private static List<Verb> scheduler() {
    ObjectVerbs scheduler = new ObjectVerbs(ObjectKind.SCHEDULER);
    return List.of(
        Verb.none(
            "-ssconf",
            "show the scheduler configuration",
            (session, none) -> SchedulerVerbs.show(session)),
        Verb.none(
            "-msconf",
            "modify the scheduler configuration in an editor",
            (session, none) ->
                scheduled(
                    session,
                    scheduler.modifyInEditor(
                        session, ClusterState.SCHEDULER_NAME, "file unchanged"))),
        Verb.one(
            "-Msconf",
            "file",
            "modify the scheduler configuration from a file",
            (session, files) ->
                scheduled(session, scheduler.fromFile(session, files.get(0), Mode.PUT))),
        ObjectVerbs.toFiles("-Ssconf", ObjectKind.SCHEDULER));
  }

  /** The scheduler works by its new configuration at once. */
  private static int scheduled(Session session, int status) {
    if (status == 0 && !session.modes().dryRun()) {
      SchedulingFlow.attempt(session.context());
    }
    return status;
  }
}
