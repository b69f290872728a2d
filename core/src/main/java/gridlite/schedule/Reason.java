package gridlite.schedule;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.name.QueueInstanceName;
import gridlite.policy.Eligibility;
import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaRefusal;
import java.util.Optional;

/**
 * Why a job does not start, or a queue instance takes none. The messages are those of {@code qstat
 * -j} and {@code qsub -w v}, to the letter.
 */
public sealed interface Reason {
  /** How far a reason reaches. */
  enum Scope {
    /** What stands in the way may go away by itself. */
    NOW,
    /** The job never runs at this place unless the job or the configuration is changed. */
    NEVER_HERE,
    /** The job never runs unless the job or the configuration is changed. */
    NEVER
  }

  /** The attribute that counts slots. */
  String SLOTS = "slots";

  /** The line that users see. */
  String message();

  /** What stands in the way, without the place: what says the same is counted together. */
  default String cause() {
    return message();
  }

  /** How far it reaches. */
  default Scope scope() {
    return Scope.NOW;
  }

  /** What keeps the job away from a place for as long as both are as they are. */
  sealed interface NeverHere extends Reason {
    @Override
    default Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /** All slots of a queue instance are in use. */
  record Full(QueueInstanceName instance) implements Reason {
    @Override
    public String cause() {
      return "all slots are in use";
    }

    @Override
    public String message() {
      return dropped(instance, "full");
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Full that && instance.equals(that.instance);
    }

    @Override
    public int hashCode() {
      return instance.hashCode();
    }
  }

  /** A queue instance is disabled, by hand or by its calendar. */
  record Disabled(QueueInstanceName instance) implements Reason {
    @Override
    public String cause() {
      return "the queue is disabled";
    }

    @Override
    public String message() {
      return dropped(instance, "disabled");
    }
  }

  /** A queue instance is suspended, in error state or otherwise not to be used. */
  record Unavailable(QueueInstanceName instance) implements Reason {
    @Override
    public String cause() {
      return "the queue is suspended, in error or otherwise not available";
    }

    @Override
    public String message() {
      return dropped(instance, "temporarily not available");
    }
  }

  /**
   * A queue instance has been suspended by what the run itself started in a superior queue, or is
   * closed by its calendar while reservations are planned for the time when it opens.
   */
  record Suspended(QueueInstanceName instance) implements Reason {
    @Override
    public String cause() {
      return "a superior queue of the host suspends the queue";
    }

    @Override
    public String message() {
      return dropped(instance, "suspended");
    }
  }

  /** A load threshold of a queue instance is reached. */
  record Overloaded(QueueInstanceName instance, String detail) implements Reason {
    @Override
    public String cause() {
      return "a load threshold is reached";
    }

    @Override
    public String message() {
      return dropped(instance, "overloaded: " + detail);
    }
  }

  /** A suspend threshold of a queue instance is reached. */
  record SuspendAlarm(QueueInstanceName instance, String detail) implements Reason {
    @Override
    public String cause() {
      return "a suspend threshold is reached";
    }

    @Override
    public String message() {
      return "queue instance \"" + instance + "\" is in suspend alarm: " + detail;
    }
  }

  /** No queue instance was left when the run began. */
  record AllDropped() implements Reason {
    @Override
    public String message() {
      return "All queues dropped because of overload or full";
    }
  }

  private static String dropped(QueueInstanceName instance, String why) {
    return "queue instance \"" + instance + "\" dropped because it is " + why;
  }

  /**
   * The owner may not use a queue or host.
   *
   * @param kind {@code cluster queue}, {@code queue} or {@code host}
   */
  record NoPermission(String kind, String name) implements NeverHere {
    @Override
    public String cause() {
      return "the access lists of the "
          + (kind.equals("host") ? kind : "queue")
          + " keep the owner out";
    }

    @Override
    public String message() {
      return "has no permission for " + kind + " \"" + name + "\"";
    }
  }

  /** The access lists of a parallel environment keep the owner out. */
  record NoAccessToEnvironment(String environment) implements Reason {
    @Override
    public String cause() {
      return "the access lists of the parallel environment keep the owner out";
    }

    @Override
    public String message() {
      return "cannot run because no access to PE \"" + environment + "\"";
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /** A queue instance is for parallel jobs alone. */
  record NotParallel(QueueInstanceName instance) implements Reason {
    @Override
    public String cause() {
      return "the queue takes parallel jobs alone";
    }

    @Override
    public String message() {
      return "cannot run in queue instance \"" + instance + "\" because the job is not parallel";
    }

    @Override
    public Scope scope() {
      return Scope.NEVER_HERE;
    }
  }

  /**
   * The job's project, or its having none, keeps it out of a queue or host that demands one.
   *
   * @param project empty: none
   */
  record WrongProject(String project, String kind, String name) implements NeverHere {
    @Override
    public String cause() {
      return "the "
          + (kind.equals("host") ? kind : "queue")
          + " takes jobs of its projects alone "
          + projectOf(project);
    }

    @Override
    public String message() {
      return projectOf(project)
          + " does not have the correct project to run in "
          + kind
          + " \""
          + name
          + "\"";
    }
  }

  private static String projectOf(String project) {
    return project.isEmpty() ? "(no project)" : "(project " + project + ")";
  }

  /** A queue or host keeps the job's project out. */
  record ExcludedProject(String project, String kind, String name) implements NeverHere {
    @Override
    public String cause() {
      return "the excluded projects of the "
          + (kind.equals("host") ? kind : "queue")
          + " include "
          + projectOf(project);
    }

    @Override
    public String message() {
      return projectOf(project)
          + " is not allowed to run in "
          + kind
          + " \""
          + name
          + "\" based on the excluded project list";
    }
  }

  /**
   * No host of a cluster queue offers what the job asks for.
   *
   * @param request the request, {@code name=value}
   */
  record ClusterQueueOffersLess(String request, String name) implements NeverHere {
    @Override
    public String cause() {
      return "no host of the queue offers " + request;
    }

    @Override
    public String message() {
      return "(-l " + request + ") cannot run in queue \"" + name + "\" because of cluster queue";
    }
  }

  /** The job asks for other queues. */
  record NotInQueueList(String name) implements NeverHere {
    @Override
    public String cause() {
      return "not among the queues asked for (-q)";
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + name
          + "\" because it is not contained in its hard queue list (-q)";
    }
  }

  /** A queue does not offer the parallel environment. */
  record NoParallelEnvironment(String queue, String environment) implements NeverHere {
    @Override
    public String cause() {
      return "the queue does not offer the parallel environment " + environment;
    }

    @Override
    public String message() {
      return "cannot run in queue \""
          + queue
          + "\" because PE \""
          + environment
          + "\" is not in PE list";
    }
  }

  /** A queue instance does not offer the checkpointing interface. */
  record NoCheckpointInterface(QueueInstanceName instance, String checkpoint) implements NeverHere {
    @Override
    public String cause() {
      return "the queue does not offer the checkpointing interface " + checkpoint;
    }

    @Override
    public String message() {
      return "cannot run in queue instance \""
          + instance
          + "\" because ckpt object \""
          + checkpoint
          + "\" is not in ckpt list of queue";
    }
  }

  /**
   * A queue instance takes no jobs of a kind.
   *
   * @param type the kind as Grid Engine words it: {@code type batch}, {@code parallel type}
   */
  record NotOfType(QueueInstanceName instance, String type) implements NeverHere {
    @Override
    public String cause() {
      return "the queue takes no " + type + " jobs";
    }

    @Override
    public String message() {
      return "cannot run in queue instance \"" + instance + "\" because it is not of " + type;
    }
  }

  /** A requested attribute has no value anywhere on the way to a queue instance. */
  record UnknownResource(String requests, QueueInstanceName instance, String attribute)
      implements NeverHere {
    @Override
    public String cause() {
      return "nothing offers the resource " + attribute + " there";
    }

    @Override
    public String message() {
      return "(-l "
          + requests
          + ") cannot run in queue \""
          + instance
          + "\" because job requests unknown resource ("
          + attribute
          + ")";
    }
  }

  /**
   * Where a resource is missing.
   *
   * @param layer the layer
   * @param name name of the host or queue instance
   */
  record Place(Layer layer, String name) {
    private String text() {
      return switch (layer) {
        case GLOBAL -> "cannot run globally";
        case HOST -> "cannot run at host \"" + name + "\"";
        case QUEUE -> "cannot run in queue \"" + name + "\"";
      };
    }
  }

  /** How much is asked for. */
  enum Asked {
    /** A request of the job. */
    BY_JOB(""),
    /** The attribute's default. */
    BY_DEFAULT("for default request ");

    private final String text;

    Asked(String text) {
      this.text = text;
    }
  }

  /** How an offer is told. */
  enum Told {
    /** In the form of its type. */
    AS_VALUE,
    /** As a plain number, where reservations are planned. */
    AS_NUMBER,
    /** As a plain number; what is free now is kept for others later. */
    RESERVED
  }

  /**
   * What a place offers of a resource does not suit the request.
   *
   * @param demand how much is asked for; NaN where values can't be counted
   */
  record NotEnough(
      String requests,
      Place place,
      Asked asked,
      Availability offer,
      double demand,
      Told told,
      Scope scope)
      implements Reason {
    @Override
    public String cause() {
      String name = offer.attribute().name();
      if (name.equals(SLOTS)) {
        return scope == Scope.NOW ? "no slot is free" + within() : "there is no slot" + within();
      }
      if (asked == Asked.BY_DEFAULT) {
        return "too little " + name + within() + " for its default request";
      }
      return Double.isNaN(demand)
          ? "does not offer " + requested(name)
          : "too little " + name + within() + " for " + requested(name);
    }

    private String within() {
      return switch (place.layer()) {
        case GLOBAL -> " in the whole cluster";
        case HOST -> " on the host";
        case QUEUE -> "";
      };
    }

    /** The request for an attribute as the job spells it. */
    private String requested(String attribute) {
      for (String request : requests.split(",", -1)) {
        if (request.startsWith(attribute + "=")) {
          return request;
        }
      }
      return attribute;
    }

    /** How much is missing; empty where that can't be counted. */
    Optional<String> miss() {
      if (Double.isNaN(demand)) {
        return Optional.of(offer.attribute().name() + " is " + offer.value());
      }
      if (offer.attribute().name().equals(SLOTS) || !(demand > offer.amount())) {
        return Optional.empty();
      }
      return Optional.of(
          offer.attribute().name()
              + ": "
              + value(offer.amount())
              + " of "
              + value(demand)
              + ", "
              + value(demand - offer.amount())
              + " short");
    }

    private String value(double amount) {
      return Availability.number(offer.attribute(), offer.layer(), offer.origin(), amount).value();
    }

    @Override
    public String message() {
      return "(-l "
          + requests
          + ") "
          + place.text()
          + " because "
          + asked.text
          + "it offers only "
          + (told == Told.AS_VALUE ? offer.described() : offer.describedAsNumber())
          + (told == Told.RESERVED ? " due to a reservation" : "");
    }
  }

  /** Someone else uses a place that an exclusive resource is about. */
  record ExclusiveInUse(String requests, Place place, Asked asked, String attribute)
      implements Reason {
    @Override
    public String cause() {
      return "somebody uses " + attribute + " alone, or uses what is to be used alone";
    }

    @Override
    public String message() {
      return "(-l "
          + requests
          + ") "
          + place.text()
          + " because "
          + asked.text
          + "exclusive resource ("
          + attribute
          + ") is already in use";
    }
  }

  /** A place has an attribute that jobs must request to run there. */
  record NotForced(Place place, String attribute) implements NeverHere {
    @Override
    public String cause() {
      return "jobs must request " + attribute + " there";
    }

    @Override
    public String message() {
      String where =
          switch (place.layer()) {
            case GLOBAL -> "host global";
            case HOST -> "host " + place.name();
            case QUEUE -> "queue instance " + place.name();
          };
      return "does not request 'forced' resource \"" + attribute + "\" of " + where;
    }
  }

  /** A parallel environment can't be given as many slots as the job needs at least. */
  record TooFewSlots(String environment, long slots) implements Reason {
    @Override
    public String message() {
      return "cannot run in PE \"" + environment + "\" because it only offers " + slots + " slots";
    }
  }

  /**
   * A resource quota is used up.
   *
   * @param subject the expanded filters' members, {@code USER/PROJECT/PE/QUEUE/HOST/}
   * @param rule {@code set/rule}
   */
  record QuotaExceeded(String subject, String rule) implements Reason {
    static QuotaExceeded of(QuotaRefusal refusal) {
      return new QuotaExceeded(refusal.members(), refusal.rule());
    }

    @Override
    public String message() {
      return "cannot run because it exceeds limit \"" + subject + "\" in rule \"" + rule + "\"";
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof QuotaExceeded that
          && subject.equals(that.subject)
          && rule.equals(that.rule);
    }

    @Override
    public int hashCode() {
      return 31 * subject.hashCode() + rule.hashCode();
    }
  }

  /**
   * A resource quota is used up, with what is missing.
   *
   * @param excess the limit
   * @param attribute the resource that it limits
   */
  record OverQuota(QuotaExcess excess, ComplexAttribute attribute) implements Reason {
    private static final int MEMBERS = 5;
    private static final int PLACES = 3;

    @Override
    public String message() {
      return QuotaExceeded.of(excess.refusal()).message();
    }

    @Override
    public String cause() {
      return excess.counted() && !members(PLACES).isEmpty()
          ? "quota " + rule(members(0, PLACES)) + ": " + excess.attribute() + " used up here"
          : miss();
    }

    /** With the numbers of the place. */
    String miss() {
      return "quota "
          + rule(members(0))
          + ": "
          + (excess.counted() ? use() : "asks for more than its limit");
    }

    private String use() {
      return scope() == Scope.NEVER_HERE
          ? "at most "
              + number(excess.limit())
              + " "
              + excess.attribute()
              + ", "
              + number(excess.wanted())
              + " wanted"
          : number(excess.used())
              + " of "
              + number(excess.limit())
              + " "
              + excess.attribute()
              + " in use, "
              + number(excess.wanted())
              + " more wanted";
    }

    /** The rule, and whose use it counts. */
    private String rule(String members) {
      String rule = excess.refusal().rule();
      return members.isEmpty() ? rule : rule + " (" + members + ")";
    }

    private String members(int from) {
      return members(from, MEMBERS);
    }

    /** User, project and parallel environment, then what differs from place to place. */
    private String members(int from, int to) {
      String[] all = excess.refusal().members().split("/", -1);
      StringBuilder of = new StringBuilder();
      for (int i = from; i < to; i++) {
        of.append(of.length() > 0 && !all[i].isEmpty() ? ", " : "").append(all[i]);
      }
      return of.toString();
    }

    private String number(double amount) {
      return Availability.number(attribute, Layer.GLOBAL, Origin.CONSUMABLE, amount).value();
    }

    @Override
    public Scope scope() {
      return !excess.counted() || excess.wanted() > excess.limit() ? Scope.NEVER_HERE : Scope.NOW;
    }
  }

  /** The owner has as many jobs running as {@code maxujobs} allows. */
  record TooManyJobsOfUser() implements Reason {
    @Override
    public String message() {
      return "job dropped because of user limitations";
    }
  }

  /** As many tasks run as {@code -tc} or {@code max_aj_instances} allows. */
  record TooManyTasks() implements Reason {
    @Override
    public String message() {
      return "not all array tasks may be started due to 'max_aj_instances'";
    }
  }

  /** Something is wrong with the queue instances of an advance reservation. */
  record ReservationInError(long reservation) implements Reason {
    @Override
    public String message() {
      return "cannot run because requested advance reservation "
          + reservation
          + " is in error state";
    }
  }

  /** An advance reservation keeps nothing in a queue instance. */
  record NotReserved(QueueInstanceName instance, long reservation) implements NeverHere {
    @Override
    public String message() {
      return "cannot run in queue \""
          + instance
          + "\" because it was not reserved by advance reservation "
          + reservation;
    }

    @Override
    public String cause() {
      return "not reserved by advance reservation " + reservation;
    }
  }

  /** The advance reservation that the job belongs to has not begun. */
  record ReservationNotActive(long reservation) implements Reason {
    @Override
    public String message() {
      return "cannot run because the advance reservation " + reservation + " is not active";
    }
  }

  /** The job is not considered at all. */
  record NotEligible(Eligibility.Obstacle obstacle) implements Reason {
    @Override
    public String message() {
      return switch (obstacle) {
        case HOLD -> "Job is in hold state";
        case DEPENDENCY -> "job dropped because of job dependencies";
        case START_TIME -> "execution time not reached";
        case ERROR -> "Job is in error state";
      };
    }
  }
}
