package gridlite.operation.configure;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexType;
import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Procedure;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.Subordinate;
import gridlite.config.UserSet;
import gridlite.format.Attribute;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.port.HostDirectory;
import gridlite.problem.FormatException;
import gridlite.problem.Problem;
import gridlite.schedule.match.LoadFormula;
import gridlite.schedule.run.Scheduler;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import gridlite.value.NameValue;
import gridlite.value.NumberSyntax;
import gridlite.value.PerHost;
import gridlite.value.ShareTreeNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Rules for an object beyond the format of its values: what it names must exist, and what its
 * attributes say together must make sense.
 */
final class ObjectRules {
  private ObjectRules() {}

  private static final Map<ObjectKind, List<Consumer<ObjectCheck>>> RULES =
      Map.of(
          ObjectKind.CLUSTER_QUEUE,
              List.of(
                  ObjectRules::queueHosts,
                  ObjectRules::queueResources,
                  ObjectRules::thresholds,
                  ObjectRules::notItsOwnSubordinate),
          ObjectKind.EXEC_HOST,
              List.of(
                  ObjectRules::hostResources,
                  ObjectRules::loadScaling,
                  ObjectRules::reportVariables),
          ObjectKind.HOST_GROUP, List.of(ObjectRules::groupHosts, ObjectRules::noCycle),
          ObjectKind.USER_SET, List.of(ObjectRules::departmentShares),
          ObjectKind.PARALLEL_ENVIRONMENT,
              List.of(
                  notInBoth(ParallelEnvironment.USER_LISTS, ParallelEnvironment.XUSER_LISTS),
                  ObjectRules::procedures),
          ObjectKind.PROJECT, List.of(notInBoth(Project.ACL, Project.XACL)),
          ObjectKind.SCHEDULER,
              List.of(
                  ObjectRules::algorithm,
                  ObjectRules::loadFormula,
                  ObjectRules::defaultDuration,
                  SchedulerRules::check),
          ObjectKind.SHARE_TREE, List.of(ObjectRules::projectsDontNest),
          ObjectKind.CONFIGURATION, List.of(ConfigurationRules::check),
          ObjectKind.CHECKPOINT, List.of(ObjectRules::checkpointDirectory));

  /** An object with names completed, and all that is wrong with it. */
  record Checked(Values object, List<Problem> problems) {}

  /** Checks an object against the state it is to become part of. */
  static Checked check(
      ClusterState state,
      ObjectKind kind,
      ParsedObject parsed,
      HostDirectory hosts,
      Scheduler scheduler) {
    ObjectCheck check = new ObjectCheck(state, kind, parsed, hosts, scheduler);
    references(check);
    RULES.getOrDefault(kind, List.of()).forEach(rule -> rule.accept(check));
    return new Checked(check.object(), check.problems());
  }

  /**
   * Published queues name it whether it is there or not, and every version takes it
   * (conformance/jobs/published-clients.t).
   */
  private static final Reference MAKE = new Reference(ObjectKind.PARALLEL_ENVIRONMENT, "make");

  /** Checks that the objects exist that are named, except those that the template names too. */
  private static void references(ObjectCheck check) {
    Values template = check.object().schema().template();
    for (Attribute<?> attribute : check.object().schema().attributes()) {
      if (check.object().text(attribute).equals(template.text(attribute))) {
        continue;
      }
      Set<Reference> seen = new HashSet<>();
      Referrers.visit(check.object(), attribute, seen::add);
      for (Reference reference : seen) {
        boolean itself = reference.kind() == check.kind() && reference.name().equals(check.name());
        if (!itself
            && !reference.equals(MAKE)
            && !check.state().has(reference.kind(), reference.name())) {
          check.refuse(
              attribute,
              reference.name(),
              KindTraits.of(reference.kind()).title()
                  + " \""
                  + reference.name()
                  + "\" does not exist");
        }
      }
    }
  }

  private static void queueHosts(ObjectCheck check) {
    members(check, ClusterQueue.HOSTLIST);
  }

  private static void groupHosts(ObjectCheck check) {
    members(check, HostGroup.HOSTLIST);
  }

  private static void members(ObjectCheck check, Attribute<List<String>> attribute) {
    for (String member : check.get(attribute)) {
      if (!member.startsWith("@") && !check.isHost(member)) {
        check.refuse(attribute, member, "can't resolve host name \"" + member + "\"");
      }
    }
  }

  /** A group may not contain itself, directly or through others. */
  private static void noCycle(ObjectCheck check) {
    Deque<List<String>> open = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    open.add(List.of(check.name()));
    while (!open.isEmpty()) {
      List<String> path = open.remove();
      String last = path.get(path.size() - 1);
      List<String> members =
          last.equals(check.name())
              ? check.get(HostGroup.HOSTLIST)
              : check
                  .state()
                  .find(ObjectKind.HOST_GROUP, last)
                  .map(group -> group.get(HostGroup.HOSTLIST))
                  .orElse(List.of());
      for (String member : members) {
        List<String> longer = new ArrayList<>(path);
        longer.add(member);
        if (member.equals(check.name())) {
          String first = longer.get(1);
          check.refuse(
              HostGroup.HOSTLIST,
              first,
              "the group would contain itself: " + String.join(" > ", longer));
          return;
        }
        if (member.startsWith("@") && seen.add(member)) {
          open.add(longer);
        }
      }
    }
  }

  private static void hostResources(ObjectCheck check) {
    check.normalise(
        ExecHost.COMPLEX_VALUES,
        resources(check, ExecHost.COMPLEX_VALUES, check.get(ExecHost.COMPLEX_VALUES)));
  }

  private static void queueResources(ObjectCheck check) {
    check.normalise(
        ClusterQueue.COMPLEX_VALUES,
        check
            .get(ClusterQueue.COMPLEX_VALUES)
            .map(list -> resources(check, ClusterQueue.COMPLEX_VALUES, list)));
  }

  /** Names completed, times in seconds; unknown names and values that don't fit are refused. */
  private static List<NameValue> resources(
      ObjectCheck check, Attribute<?> attribute, List<NameValue> list) {
    List<NameValue> completed = new ArrayList<>();
    for (NameValue element : list) {
      Optional<ComplexAttribute> complex = check.state().complexes().find(element.name());
      if (complex.isEmpty()) {
        check.refuse(
            attribute,
            element.name(),
            "complex attribute \"" + element.name() + "\" does not exist");
        continue;
      }
      resourceProblem(complex.get(), element)
          .ifPresent(problem -> check.refuse(attribute, element.name(), problem));
      completed.add(new NameValue(complex.get().name(), kept(complex.get(), element.value())));
    }
    return completed;
  }

  private static Optional<String> resourceProblem(ComplexAttribute complex, NameValue given) {
    if (given.value().isEmpty()) {
      return Optional.of("\"" + given.name() + "\" needs a value: " + given.name() + "=value");
    }
    if (!complex.type().isNumeric()) {
      return Optional.empty();
    }
    OptionalDouble value = complex.number(given.value());
    if (value.isEmpty()) {
      return Optional.of(
          "\""
              + given.value()
              + "\" is not a value of \""
              + complex.name()
              + "\", which is "
              + complex.type());
    }
    double amount = value.getAsDouble();
    if (complex.isConsumable() && (amount < 0 || Double.isInfinite(amount))) {
      return Optional.of(
          "\""
              + complex.name()
              + "\" is consumed: "
              + given.value()
              + " is not an amount of it, expected a finite number that is not negative");
    }
    return Optional.empty();
  }

  /** Times are kept in seconds, everything else as it was written. */
  private static String kept(ComplexAttribute complex, String value) {
    double seconds =
        complex.type() == ComplexType.TIME
            ? complex.number(value).orElse(Double.POSITIVE_INFINITY)
            : Double.POSITIVE_INFINITY;
    return Double.isInfinite(seconds) ? value : Decimals.fixed(Math.rint(seconds), 0);
  }

  /** A threshold is a name and a value; that the attribute exists is not asked for. */
  private static void thresholds(ObjectCheck check) {
    for (Attribute<PerHost<List<NameValue>>> attribute :
        List.of(ClusterQueue.LOAD_THRESHOLDS, ClusterQueue.SUSPEND_THRESHOLDS)) {
      PerHost<List<NameValue>> setting = check.get(attribute);
      List<NameValue> all = new ArrayList<>(setting.common());
      setting.groups().values().forEach(all::addAll);
      setting.hosts().values().forEach(all::addAll);
      for (NameValue threshold : all) {
        if (threshold.value().isEmpty()) {
          check.refuse(
              attribute,
              threshold.name(),
              "\"" + threshold.name() + "\" needs a value: " + threshold.name() + "=value");
        }
      }
    }
  }

  private static void loadScaling(ObjectCheck check) {
    for (NameValue factor : check.get(ExecHost.LOAD_SCALING)) {
      known(check, ExecHost.LOAD_SCALING, factor.name());
    }
  }

  private static void reportVariables(ObjectCheck check) {
    for (String name : check.get(ExecHost.REPORT_VARIABLES)) {
      known(check, ExecHost.REPORT_VARIABLES, name);
    }
  }

  private static void known(ObjectCheck check, Attribute<?> attribute, String name) {
    if (check.state().complexes().find(name).isEmpty()) {
      check.refuse(attribute, name, "complex attribute \"" + name + "\" does not exist");
    }
  }

  /** Procedures are commands by their absolute path, perhaps as another user: user@/path. */
  private static void procedures(ObjectCheck check) {
    for (Attribute<String> attribute :
        List.of(ParallelEnvironment.START_PROC_ARGS, ParallelEnvironment.STOP_PROC_ARGS)) {
      String command = check.get(attribute);
      try {
        if (!command.equalsIgnoreCase("NONE")) {
          Procedure.checkPath(command);
        }
      } catch (FormatException e) {
        check.refuse(attribute, command, e.text());
      }
    }
  }

  private static void notItsOwnSubordinate(ObjectCheck check) {
    var lists = new ArrayList<List<Subordinate>>();
    var value = check.get(ClusterQueue.SUBORDINATE_LIST);
    lists.add(value.common());
    lists.addAll(value.groups().values());
    lists.addAll(value.hosts().values());
    for (List<Subordinate> list : lists) {
      for (Subordinate element : list) {
        if (element.queues().contains(check.name())) {
          check.refuse(
              ClusterQueue.SUBORDINATE_LIST,
              check.name(),
              "a queue can't be subordinated to itself");
          return;
        }
      }
    }
  }

  /** Of environments and projects no user set is both let in and kept out. */
  private static Consumer<ObjectCheck> notInBoth(
      Attribute<List<String>> allowed, Attribute<List<String>> denied) {
    return check -> {
      for (String name : check.get(denied)) {
        if (check.get(allowed).contains(name)) {
          check.refuse(
              denied, name, "user set \"" + name + "\" is already in \"" + allowed.name() + "\"");
        }
      }
    };
  }

  /** Shares and tickets are those of departments. */
  private static void departmentShares(ObjectCheck check) {
    if (check.get(UserSet.TYPE).contains("DEPT")) {
      return;
    }
    for (Attribute<Long> attribute : List.of(UserSet.FSHARE, UserSet.OTICKET)) {
      if (check.get(attribute) != 0) {
        check.refuse(attribute, "", "only a department (type DEPT) can have it");
      }
    }
  }

  private static void checkpointDirectory(ObjectCheck check) {
    String directory = check.get(CheckpointEnvironment.CKPT_DIR);
    if (!directory.startsWith("/") && !directory.equalsIgnoreCase("none")) {
      check.refuse(
          CheckpointEnvironment.CKPT_DIR,
          directory,
          "\"" + directory + "\" is not an absolute path");
    }
  }

  private static void algorithm(ObjectCheck check) {
    String name = check.get(SchedulerConfig.ALGORITHM);
    if (!check.hasAlgorithm(name)) {
      check.refuse(
          SchedulerConfig.ALGORITHM,
          name,
          "algorithm: there is no scheduling algorithm \"" + name + "\"");
    }
  }

  /** Checks that jobs without a limit take some time where reservations are planned. */
  private static void defaultDuration(ObjectCheck check) {
    if (check.get(SchedulerConfig.MAX_RESERVATION) > 0
        && check.get(SchedulerConfig.DEFAULT_DURATION).seconds() < 1) {
      check.refuse(
          SchedulerConfig.DEFAULT_DURATION,
          "",
          "denied: with max_reservation above 0 default_duration must be at least a second");
    }
  }

  /** A load formula is a sum of load values or resources with weights. */
  private static void loadFormula(ObjectCheck check) {
    for (LoadFormula.Summand summand :
        LoadFormula.summands(check.get(SchedulerConfig.LOAD_FORMULA))) {
      if (NumberSyntax.parse(summand.weight()).isEmpty()) {
        check.refuse(
            SchedulerConfig.LOAD_FORMULA,
            summand.weight(),
            "\"" + summand.weight() + "\" is not a number: expected one behind \"*\"");
      }
      loadFormulaName(check, summand.name());
    }
  }

  private static void loadFormulaName(ObjectCheck check, String name) {
    if (name.isEmpty() || NumberSyntax.parse(name).isPresent()) {
      return;
    }
    Optional<ComplexAttribute> attribute = check.state().complexes().find(name);
    if (attribute.isEmpty()) {
      check.refuse(
          SchedulerConfig.LOAD_FORMULA, name, "complex attribute \"" + name + "\" does not exist");
    } else if (!attribute.get().type().isNumeric()) {
      check.refuse(
          SchedulerConfig.LOAD_FORMULA,
          name,
          "\"" + name + "\" is not a number: expected attributes whose values are numbers");
    }
  }

  private static void projectsDontNest(ObjectCheck check) {
    projectsDontNest(check, check.get(ShareTree.ROOT), "");
  }

  private static void projectsDontNest(ObjectCheck check, ShareTreeNode node, String above) {
    if (node.project() && !above.isEmpty()) {
      check.refuse(
          ShareTree.ROOT,
          node.name(),
          "project \"" + node.name() + "\" may not stand below project \"" + above + "\"");
    }
    for (ShareTreeNode child : node.children()) {
      projectsDontNest(check, child, node.project() ? node.name() : above);
    }
  }
}
