package gridlite.schedule.transcript;

import gridlite.job.MasterTask;
import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaRefusal;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Check;
import gridlite.schedule.match.CheckList;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.ParallelPlacer;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.SlotPlan;
import gridlite.schedule.reason.Reason;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Notes what is reported of hosts while slots for a parallel job are counted on one after the
 * other, and by some allocation rules again and again. A host that has too little, or that the job
 * may not use, is reported itself, and none of its queue instances
 * (conformance/quotas/limits-and-lacking-resources.t); of one that has something, and less than the
 * allocation rule wants of it, nothing is reported
 * (conformance/scheduling/hosts-with-too-little.t).
 */
final class HostVisits implements SlotPlan.Trace {
  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final Window window;
  private final ParallelShortages shortages;
  private final ExceededLimits limits = new ExceededLimits();
  private final List<Reason> ofHosts = new ArrayList<>();

  /** Kinds of queue instances at which limits leave no slot that rule out the host, too. */
  private final BitSet kindsOut = new BitSet();

  HostVisits(ParallelPlacer placer, Window window, ParallelShortages shortages) {
    this.shortages = shortages;
    this.placer = placer;
    this.matcher = placer.matcher();
    this.window = window;
  }

  @Override
  public boolean isEnded() {
    return limits.isReached();
  }

  @Override
  public boolean isOut(Place.Host host) {
    for (Place place : placer.all(host)) {
      if (!kindsOut.get(place.spot().kind())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void visit(Place.Host host, QuotaAnswers quotas) {
    if (!limits.visit()) {
      return;
    }
    Place first = firstLookedAt(host);
    if (first == null) {
      return;
    }
    List<QuotaRefusal> exceeded = quotas.refusals(first.spot());
    // what else such a host lacks is not looked at (conformance/quotas/limits-of-hosts-together.t)
    if (limits.ruleOutHost(exceeded)) {
      kindsOut.set(first.spot().kind(), quotas.concernKind(first.spot()));
      return;
    }
    Optional<Reason> refusal = ofHost(first);
    if (refusal.isPresent()) {
      ofHosts.add(refusal.get());
    } else if (hasEnough(host)) {
      lookAtAll(host, place -> place.equals(first) ? exceeded : quotas.refusals(place.spot()));
    } else if (willHaveEnough(host)) {
      lookAtAll(host, place -> List.of());
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

  /**
   * Looks at the queue instances of a host.
   *
   * @param exceeded the limits that leave one no slot
   */
  private void lookAtAll(Place.Host host, Function<Place, List<QuotaRefusal>> exceeded) {
    for (Place place : placer.all(host)) {
      if (placer.looksAt(place, window)) {
        look(place, exceeded.apply(place));
      }
    }
  }

  /**
   * Returns why the host of a place takes no part in a parallel job. Lack of free slots is not a
   * reason here: it shows in the number that the environment offers.
   */
  private Optional<Reason> ofHost(Place place) {
    return lasting(matcher.checks(), Check.Subject.HOST, place)
        .or(() -> shortages.at(place, Check.Subject.HOST_RESOURCES, lasting(place)));
  }

  /** Returns whether a host has the slots that the allocation rule wants of it. */
  private boolean hasEnough(Place.Host host) {
    return matcher.isInReservation()
        || matcher.room().slots(host.account(), window, MasterTask.ELSEWHERE)
            >= placer.rule().leastOnHost(matcher.category().slots());
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
    return later >= placer.rule().leastOnHost(matcher.category().slots());
  }

  /**
   * A queue instance of a host is looked at.
   *
   * @param exceeded the limits that leave it no slot
   */
  private void look(Place place, List<QuotaRefusal> exceeded) {
    boolean suits = placer.suits(place);
    if (!suits && matcher.isQueueOut(place)
        || limits.ruleOut(exceeded)
        || !suits && placer.passedOver().contains(place)) {
      return;
    }
    Optional<Reason> refusal = lasting(matcher.anyTaskChecks(), Check.Subject.INSTANCE, place);
    if (refusal.isEmpty() && !exceeded.isEmpty()) {
      limits.exceeded(exceeded);
      return;
    }
    refusal
        .or(() -> shortages.at(place, Check.Subject.RESERVATION, lasting(place)))
        .or(() -> shortages.at(place, Check.Subject.INSTANCE_RESOURCES, lasting(place)))
        .ifPresent(ofHosts::add);
  }

  private ParallelShortages.Lasting lasting(Place place) {
    return placer.suits(place) ? ParallelShortages.Lasting.MET : ParallelShortages.Lasting.OPEN;
  }

  /** The first fixed condition that a place does not meet; one that suits the jobs meets all. */
  private Optional<Reason> lasting(CheckList checks, Check.Subject subject, Place place) {
    return placer.suits(place) ? Optional.empty() : checks.lasting(subject, place);
  }

  /** Returns what is reported, repetitions included. */
  List<Reason> reasons() {
    List<Reason> all = new ArrayList<>(ofHosts);
    all.addAll(limits.reasons());
    return all;
  }
}
