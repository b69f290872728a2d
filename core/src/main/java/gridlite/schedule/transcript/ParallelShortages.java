package gridlite.schedule.transcript;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Layer;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.config.ClusterConfig;
import gridlite.job.MasterTask;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Check;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Verdict;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.RequestList;
import gridlite.schedule.reason.Shortage;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Resources that parallel jobs lack, as they are reported: the first no of the {@link
 * gridlite.schedule.match.CheckList} that Grid Engine mentions, in its words for parallel jobs
 * (conformance/complexes/several-lacking-of-parallel-jobs.t).
 */
final class ParallelShortages {
  /** The request of parallel jobs to a place that counts slots. */
  private static final RequestList ONE_SLOT =
      new RequestList(List.of(new RequestedResource(Shortage.SLOTS, "1")));

  private final Matcher matcher;

  /** True where reservations are planned. */
  private final boolean planning;

  private final Window window;

  /** Shortages in a span of time. */
  ParallelShortages(Matcher matcher, Ledger ledger, Window window) {
    this.matcher = matcher;
    this.planning = ledger.isPlanning();
    this.window = window;
  }

  /** Returns what the whole cluster lacks. */
  Optional<Reason> ofCluster() {
    return found(
            Check.Subject.CLUSTER, Lasting.OPEN, check -> ((Check.OfCluster) check).test(window))
        .stream()
        .findFirst();
  }

  /** The state of the lasting conditions of a place. */
  enum Lasting {
    /** All of them are met. */
    MET,
    /** They have still to be looked at. */
    OPEN
  }

  /**
   * Returns what a place lacks: nothing, the first no, or two where somebody uses it alone.
   *
   * @param subject whose resources
   * @param lasting what is known of all that lasts there
   */
  List<Reason> at(Place place, Check.Subject subject, Lasting lasting) {
    if (lasting == Lasting.MET && hasSlot(place, subject)) {
      return List.of();
    }
    return found(subject, lasting, check -> check.test(place, window));
  }

  /** Returns whether no check of what is booked says no, since a slot is counted. */
  private boolean hasSlot(Place place, Check.Subject subject) {
    return switch (subject) {
      case HOST_RESOURCES -> hasSlot(place.host().account());
      case INSTANCE_RESOURCES -> hasSlot(place.account());
      case CLUSTER, QUOTA, CLUSTER_QUEUE, HOST, INSTANCE, RESERVATION -> false;
    };
  }

  private boolean hasSlot(Account account) {
    return matcher.room().slots(account, window, MasterTask.INCLUDED) > 0;
  }

  /**
   * Returns what is reported. Where reservations are planned, and of jobs in one, what lasts, or
   * whatever somebody uses alone, comes before what is booked; else everything stands in its order.
   */
  private List<Reason> found(
      Check.Subject subject, Lasting lasting, Function<Check, Verdict> test) {
    if (lasting == Lasting.MET) {
      return found(matcher.checks().of(subject), (check, no) -> !check.isFixed(), test);
    }
    List<Check> checks = beforeUnknown(matcher.checks().of(subject), test);
    if (!planning && !matcher.isInReservation()) {
      return found(checks, (check, no) -> true, test);
    }
    List<Reason> lacking = found(checks, (check, no) -> check.isFixed() || isInUse(no), test);
    return lacking.isEmpty() ? found(checks, (check, no) -> !check.isFixed(), test) : lacking;
  }

  /**
   * Returns the checks before that of a resource that nobody has, of which nothing is reported, nor
   * of what comes behind it (conformance/complexes/unknown-resources-of-parallel-jobs.t).
   */
  private static List<Check> beforeUnknown(List<Check> checks, Function<Check, Verdict> test) {
    for (int i = 0; i < checks.size(); i++) {
      Check check = checks.get(i);
      if (check.isFixed()
          && test.apply(check)
              .reason()
              .filter(Shortage.UnknownResource.class::isInstance)
              .isPresent()) {
        return checks.subList(0, i);
      }
    }
    return checks;
  }

  /**
   * Returns the first no that is reported. Behind an exclusive request to a place that is in use
   * the next one is reported as well
   * (conformance/complexes/exclusive-hosts-and-what-else-is-lacking.t).
   */
  private List<Reason> found(
      List<Check> checks, BiPredicate<Check, Verdict> which, Function<Check, Verdict> test) {
    List<Reason> inUse = List.of();
    for (Check check : checks) {
      Verdict verdict = test.apply(check);
      if (!verdict.isYes() && which.test(check, verdict) && !isSilentForNow(check, verdict)) {
        Optional<Reason> reason = verdict.reason().filter(no -> isReported(check, no));
        if (reason.isPresent()) {
          Reason no = inQueue(reason.get());
          if (!inUse.isEmpty()) {
            return List.of(inUse.get(0), beside(inUse.get(0), no));
          }
          inUse = List.of(no);
          if (!isRequestInUse(reason.get())) {
            return inUse;
          }
        }
      }
    }
    return inUse;
  }

  private static boolean isRequestInUse(Reason reason) {
    return reason instanceof Shortage.ExclusiveInUse taken
        && taken.asked() == Shortage.Asked.BY_JOB;
  }

  private static Reason beside(Reason inUse, Reason further) {
    return inUse instanceof Shortage.ExclusiveInUse taken
            && further instanceof Shortage.NotEnough lack
        ? new Shortage.NotEnoughBesideUse(taken, lack)
        : further;
  }

  /**
   * Returns whether a no is one of hosts and queues for now, of which nothing is reported where
   * reservations are planned (conformance/scheduling/what-parallel-jobs-lack-for-now.t), unless
   * somebody has to be alone (conformance/complexes/exclusive-hosts-and-parallel-jobs.t).
   */
  private boolean isSilentForNow(Check check, Verdict verdict) {
    return planning
        && verdict.isForNow()
        && check.subject() != Check.Subject.CLUSTER
        && !isInUse(verdict);
  }

  private static boolean isInUse(Verdict verdict) {
    return verdict.reason().filter(Shortage.ExclusiveInUse.class::isInstance).isPresent();
  }

  /**
   * Returns whether a reason is reported. Slots that queues and the cluster lack show in the number
   * that the environment offers. Of what is requested once a job nothing is reported, since only
   * the master task needs it (conformance/complexes/per-slot-and-per-job.t), nor of places that a
   * reservation does not reach.
   */
  private static boolean isReported(Check check, Reason reason) {
    Check.Subject subject = check.subject();
    if (check.isFixed() || !(reason instanceof Shortage.NotEnough lack)) {
      return !(reason instanceof JobBlocker.NotReserved);
    }
    ComplexAttribute attribute = lack.offer().attribute();
    if (attribute.name().equals(Shortage.SLOTS)) {
      return subject == Check.Subject.HOST_RESOURCES || subject == Check.Subject.RESERVATION;
    }
    return lack.asked() == Shortage.Asked.BY_DEFAULT
        || attribute.consumable() != Consumable.JOB
        || attribute.relop() == Relop.EXCLUSIVE;
  }

  /** The same reason as parallel jobs hear it: of queues alone, and of no defaults. */
  private static Reason inQueue(Reason reason) {
    if (reason instanceof Shortage.NotEnough lack) {
      boolean slots = lack.offer().attribute().name().equals(Shortage.SLOTS);
      return new Shortage.NotEnough(
          slots ? ONE_SLOT : lack.requests(),
          queue(lack.place()),
          Shortage.Asked.BY_JOB,
          lack.offer(),
          lack.demand(),
          lack.style(),
          lack.scope());
    }
    if (reason instanceof Shortage.ExclusiveInUse taken) {
      return new Shortage.ExclusiveInUse(
          taken.requests(), queue(taken.place()), Shortage.Asked.BY_JOB, taken.attribute());
    }
    if (reason instanceof Shortage.NotRequestable used) {
      return new Shortage.NotRequestable(used.requests(), queue(used.place()), used.attribute());
    }
    return reason;
  }

  private static Shortage.Place queue(Shortage.Place place) {
    boolean global = place.layer() == Layer.GLOBAL;
    return new Shortage.Place(Layer.QUEUE, global ? ClusterConfig.GLOBAL : place.name());
  }
}
