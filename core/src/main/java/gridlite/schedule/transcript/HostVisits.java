package gridlite.schedule.transcript;

import gridlite.job.MasterTask;
import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaRefusal;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Check;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.SlotPlan;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Notes what is reported of hosts while slots for a parallel job are counted on one after the
 * other, and by some allocation rules again and again. A host that has too little, or that the job
 * may not use, is reported itself, and none of its queue instances
 * (conformance/quotas/limits-and-lacking-resources.t); of one that has something, and will never
 * have what the allocation rule wants of it, nothing is reported
 * (conformance/scheduling/hosts-with-too-little.t).
 */
final class HostVisits implements SlotPlan.Trace {
  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final Window window;
  private final ParallelShortages shortages;
  private final ExceededLimits limits;
  private final List<Reason> reasons = new ArrayList<>();
  private final Sought sought;

  /** Limits beside what is booked for good, without plans for the future beside all of it. */
  private final QuotaAnswers lastingQuotas;

  HostVisits(ParallelPlacer placer, Window window, ParallelShortages shortages, Sought sought) {
    this.shortages = shortages;
    this.placer = placer;
    this.matcher = placer.matcher();
    this.window = window;
    this.limits = new ExceededLimits(matcher.quotas());
    this.sought = sought;
    this.lastingQuotas =
        matcher.quotaRoom().besideMaster(placer.ledger().isPlanning() ? Window.END : window);
  }

  @Override
  public boolean isEnded() {
    return limits.isReached();
  }

  @Override
  public boolean isOut(Place.Host host) {
    // what else such a host lacks is not looked at (conformance/quotas/limits-of-hosts-together.t)
    for (Place place : placer.all(host)) {
      if (limits.isHostOut(place.spot())) {
        return true;
      }
      if (!limits.isQueueOut(place.spot()) || !placer.suits(place) || !countsNothing(host)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a host has whatever it is asked for. */
  private static boolean countsNothing(Place.Host host) {
    return host.account().configured().isEmpty();
  }

  @Override
  public void visit(Place.Host host, QuotaAnswers quotas) {
    Place first = firstLookedAt(host);
    if (first == null) {
      return;
    }
    List<Reason> refusals = ofHost(first);
    reasons.addAll(refusals);
    boolean looksOn =
        refusals.isEmpty()
            ? hasEnough(host) || willHaveEnough(host)
            : isOnlyOccupied(refusals) && willHaveEnough(host);
    if (looksOn) {
      lookAtAll(host, place -> look(place, quotas));
    }
  }

  private @Nullable Place firstLookedAt(Place.Host host) {
    for (Place place : placer.all(host)) {
      if (placer.looksAt(place, window)) {
        return place;
      }
    }
    return null;
  }

  private void lookAtAll(Place.Host host, Consumer<Place> look) {
    for (Place place : placer.all(host)) {
      if (placer.looksAt(place, window)) {
        look.accept(place);
      }
    }
  }

  /**
   * Returns why the host of a place takes no part in a parallel job. Lack of free slots is not a
   * reason here: it shows in the number that the environment offers.
   */
  private List<Reason> ofHost(Place place) {
    ParallelShortages.Lasting lasting = lasting(place);
    Check.Subject resources = Check.Subject.HOST_RESOURCES;
    Optional<Reason> lasts =
        lasting == ParallelShortages.Lasting.MET
            ? Optional.empty()
            : matcher.checks().lasting(Check.Subject.HOST, place);
    return lasts.map(List::of).orElseGet(() -> shortages.at(place, resources, lasting));
  }

  /**
   * Returns whether a job that wants to be alone finds others that don't. Without plans for the
   * future their end makes the host all free, so that its queues are looked at
   * (conformance/complexes/exclusive-hosts-and-parallel-jobs.t).
   */
  private boolean isOnlyOccupied(List<Reason> refusals) {
    return refusals.size() == 1
        && refusals.get(0) instanceof Shortage.ExclusiveInUse taken
        && !placer.ledger().isPlanning()
        && matcher.asksExclusively(taken.attribute());
  }

  /** Returns whether a host has the slots that the allocation rule wants of it. */
  private boolean hasEnough(Place.Host host) {
    return matcher.isInReservation()
        || matcher.room().slots(host.account(), window, MasterTask.ELSEWHERE) >= leastOnHost();
  }

  /**
   * Returns whether a host will have these slots when all has ended that ends, which without plans
   * for the future is everything (conformance/scheduling/slots-of-a-host-and-parallel-jobs.t).
   */
  private boolean willHaveEnough(Place.Host host) {
    Account account = host.account();
    long later =
        placer.ledger().isPlanning()
            ? matcher.room().slots(account, Window.END, MasterTask.ELSEWHERE)
            : matcher.room().slotsByCapacity(account);
    return later >= leastOnHost();
  }

  private long leastOnHost() {
    return placer.rule().leastOnHost(placer.firstTried());
  }

  /**
   * A queue instance of a host is looked at: the first limit that leaves it no slot counts, be the
   * host short for now or not (conformance/quotas/limits-at-hosts-that-will-have-enough.t).
   */
  private void look(Place place, QuotaAnswers quotas) {
    boolean suits = placer.suits(place);
    // of a single slot more cluster queues are out than of the numbers that a place suits
    boolean mayBeOut = !suits || placer.firstTried() == 1;
    if (mayBeOut && matcher.queueOut(place, placer.firstTried()).isPresent()) {
      return;
    }
    if (limits.isQueueOut(place.spot()) || !suits && placer.passedOver().contains(place)) {
      return;
    }
    Optional<Reason> refusal =
        suits ? Optional.empty() : matcher.anyTaskChecks().lasting(Check.Subject.INSTANCE, place);
    Optional<QuotaRefusal> limit =
        refusal.isEmpty() ? quotas.firstRefusal(place.spot()) : Optional.empty();
    boolean lasts = limit.isPresent() && lasts(limit.get(), place);
    limit
        .filter(first -> lasts || !isAwaited(first, place))
        .ifPresent(first -> reasons.add(limits.exceeded(first, place.spot())));
    if (lasts) {
      return;
    }
    refusal.ifPresentOrElse(reasons::add, () -> reasons.addAll(ofInstance(place)));
  }

  private List<Reason> ofInstance(Place place) {
    List<Reason> reserved = shortages.at(place, Check.Subject.RESERVATION, lasting(place));
    return reserved.isEmpty()
        ? shortages.at(place, Check.Subject.INSTANCE_RESOURCES, lasting(place))
        : reserved;
  }

  /**
   * Returns whether a limit leaves no slot at a place beside what is booked for good. What else the
   * place lacks is reported beside a limit that the job's own slots use up, or that will have room
   * (conformance/quotas/used-up-limits-and-lacking-resources.t).
   */
  private boolean lasts(QuotaRefusal limit, Place place) {
    return isRefused(lastingQuotas.firstRefusal(place.spot()), limit);
  }

  /** Returns whether a reservation can wait until what is booked under a limit ends. */
  private boolean isAwaited(QuotaRefusal limit, Place place) {
    return sought == Sought.RESERVATION
        && isRefused(matcher.quotaRoom().refusal(place, window), limit);
  }

  private static boolean isRefused(Optional<QuotaRefusal> refusal, QuotaRefusal limit) {
    return refusal.isPresent() && refusal.get().number() == limit.number();
  }

  private ParallelShortages.Lasting lasting(Place place) {
    return placer.suits(place) ? ParallelShortages.Lasting.MET : ParallelShortages.Lasting.OPEN;
  }

  /** Returns what is reported, in the order of the visits, repetitions included. */
  List<Reason> reasons() {
    return reasons;
  }
}
