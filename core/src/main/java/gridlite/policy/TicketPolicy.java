package gridlite.policy;

import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.User;
import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The three ticket policies together, in the order in which they influence each other.
 *
 * @see "sched_conf(5), policy_hierarchy"
 */
final class TicketPolicy {
  private final ClusterState state;
  private final Instant now;

  /** Letters of the policies; empty for {@code NONE}. */
  private final String hierarchy;

  private final FunctionalPolicy functional;
  private final OverridePolicy override;
  private final ShareTreePolicy shareTree;
  private final Map<String, TicketObject> users = new HashMap<>();
  private final Map<String, TicketObject> projects = new HashMap<>();
  private final Map<String, TicketObject> departments = new HashMap<>();
  private final TicketObject nobody = new TicketObject(0, 0);
  private boolean overrides;

  TicketPolicy(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    this.state = state;
    this.now = now;
    String named = config.get(SchedulerConfig.POLICY_HIERARCHY);
    this.hierarchy = named.equals("NONE") ? "" : named;
    this.functional = new FunctionalPolicy(config);
    this.override = new OverridePolicy(config);
    this.shareTree = new ShareTreePolicy(state, now);
    for (Values user : state.objects(ObjectKind.USER).objects()) {
      put(users, user.get(User.NAME), user.get(User.FSHARE), user.get(User.OTICKET));
    }
    for (Values project : state.objects(ObjectKind.PROJECT).objects()) {
      put(
          projects,
          project.get(Project.NAME),
          project.get(Project.FSHARE),
          project.get(Project.OTICKET));
    }
    for (Values set : state.objects(ObjectKind.USER_SET).objects()) {
      put(departments, set.get(UserSet.NAME), set.get(UserSet.FSHARE), set.get(UserSet.OTICKET));
    }
  }

  private void put(Map<String, TicketObject> objects, String name, long shares, long tickets) {
    objects.put(name, new TicketObject(shares, tickets));
    overrides |= tickets > 0;
  }

  /** Returns whether any job can get a ticket; else each task of an array counts alike. */
  boolean isActive() {
    if (functional.isActive() || shareTree.isActive() || overrides) {
      return true;
    }
    for (Job job : state.jobs().values()) {
      if (job.get(JobRequest.OVERRIDE_TICKETS) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Gives running and pending jobs their tickets of each kind. */
  void assign(List<Contender> running, List<Contender> pending) {
    running.forEach(this::identify);
    pending.forEach(this::identify);
    running.forEach(TicketPolicy::countRunning);
    for (char policy : order()) {
      takeTurns(policy, pending);
      findTicketsBefore(policy, pending);
      startCounting();
      switch (policy) {
        case 'O' -> {
          override.assignRunning(running);
          override.assignPending(pending);
        }
        case 'F' -> {
          if (functional.isActive()) {
            functional.assignRunning(running);
            functional.assignPending(running, pending);
          }
        }
        default -> {
          if (shareTree.isActive()) {
            shareTree.assign(running, pending);
          }
        }
      }
    }
  }

  private void identify(Contender contender) {
    contender.user = object(users, contender.job.owner().name().text());
    contender.project =
        contender.job.projectName().map(name -> object(projects, name)).orElse(nobody);
    contender.department = object(departments, contender.job.get(JobRequest.DEPARTMENT));
    contender.jobShares = contender.job.get(JobRequest.JOB_SHARE);
  }

  private TicketObject object(Map<String, TicketObject> objects, String name) {
    return objects.getOrDefault(name, nobody);
  }

  private static void countRunning(Contender contender) {
    contender.user.running++;
    contender.project.running++;
    contender.department.running++;
  }

  private void startCounting() {
    for (Map<String, TicketObject> objects : List.of(users, projects, departments)) {
      for (TicketObject object : objects.values()) {
        object.jobs = object.running;
      }
    }
  }

  /** The policies of the hierarchy in its order, then the others, which nothing influences. */
  private List<Character> order() {
    List<Character> order = new ArrayList<>();
    for (int i = 0; i < hierarchy.length(); i++) {
      order.add(hierarchy.charAt(i));
    }
    for (char policy : new char[] {'O', 'F', 'S'}) {
      if (!order.contains(policy)) {
        order.add(policy);
      }
    }
    return order;
  }

  /**
   * Settles who comes first among equals: who was submitted first, but in functional and override
   * policies that are not in the hierarchy who comes first in the list of jobs, to the end of which
   * alterations, starts and the ends of predecessors put a job
   * (conformance/priority/turns-after-holds.t, turns-after-predecessors.t).
   */
  private void takeTurns(char policy, List<Contender> pending) {
    pending.forEach(contender -> contender.turn = contender.order);
    if (hierarchy.indexOf(policy) >= 0 || policy == 'S') {
      return;
    }
    Map<JobId, Instant> since = new HashMap<>();
    for (Contender contender : pending) {
      since.computeIfAbsent(contender.job.id(), id -> listedSince(contender.job));
    }
    List<Contender> listed = new ArrayList<>(pending);
    listed.sort(Comparator.comparing(contender -> since.get(contender.job.id())));
    for (int i = 0; i < listed.size(); i++) {
      listed.get(i).turn = pending.get(i).order;
    }
  }

  /** Since when a job is where it is in the list; the run that finds it released moves it first. */
  private Instant listedSince(Job job) {
    return job.withoutEnded(state::hasJob, now).listedSince();
  }

  private void findTicketsBefore(char policy, List<Contender> pending) {
    int place = hierarchy.indexOf(policy);
    String before = place <= 0 ? "" : hierarchy.substring(0, place);
    boolean ofOverride = before.indexOf('O') >= 0;
    boolean ofFunctional = before.indexOf('F') >= 0;
    boolean ofShareTree = before.indexOf('S') >= 0;
    for (Contender contender : pending) {
      contender.ticketsBefore =
          (ofOverride ? contender.overrideTickets : 0)
              + (ofFunctional && !contender.isNextOfKind ? contender.functionalTickets : 0)
              + (ofShareTree ? contender.shareTickets : 0);
    }
  }
}
