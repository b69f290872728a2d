package gridlite.schedule.run;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.Relop;
import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.PresentUse;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.Closure;
import gridlite.schedule.match.Place;
import gridlite.schedule.match.Placer;
import gridlite.schedule.match.Places;
import gridlite.schedule.match.QueueSort;
import gridlite.schedule.match.SlotSearch;
import gridlite.schedule.reason.QueueDropped;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.transcript.Sought;
import gridlite.schedule.transcript.WaitReasons;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The verification whether a job could be placed, and why not: options {@code -w e}, {@code w},
 * {@code v} and {@code p}. Asks the same matcher as a scheduling run.
 *
 * @param suitable whether slots were found
 * @param reasons why not, a line each; empty when slots were found
 * @see "qsub(1), -w"
 */
public record Verification(boolean suitable, List<String> reasons) {
  /** The state that a job is verified against. */
  public enum Against {
    /** A cluster in which nothing runs and all queues are open: e, w and v. */
    EMPTY_CLUSTER,
    /** The present use of resources and the present states of queues: p. */
    PRESENT_USE
  }

  /** Copies the list. */
  public Verification {
    reasons = List.copyOf(reasons);
  }

  /** Returns the letter of -w by which a job is verified; empty where it is not. */
  public static Optional<String> asked(Values request) {
    return request.get(JobRequest.VERIFY_MODE).filter(mode -> !mode.equals("n"));
  }

  /** Returns whether nothing but the answer is wanted: -w v, -w p. */
  public static boolean isQuestion(String mode) {
    return mode.equals("v") || mode.equals("p");
  }

  /** Verifies a job, whatever holds or dependencies it has. */
  public static Verification of(ClusterState state, Job job, Against against, Instant now) {
    boolean present = against == Against.PRESENT_USE;
    boolean exclusive = !present && hasExclusive(state);
    Ledger ledger = exclusive ? Ledger.ofExclusiveUse(state) : Ledger.empty(state);
    List<Place> places = places(state, ledger, against, now);
    PresentUse use = new PresentUse(state, ledger, Optional.empty(), now.getEpochSecond());
    if (present) {
      use.bookAll();
    } else if (exclusive) {
      use.bookExclusiveUse();
    } else {
      PresentUse.openReservations(state, ledger);
    }
    QueueSort sort = new QueueSort(state, ledger, LoadAdjustments.NONE, places);
    Categories categories =
        new Categories(
            state, ledger, places, sort, Categories.Sharing.BY_CATEGORY, SlotSearch.first(state));
    Placer placer = categories.placer(categories.key(JobCategory.of(job), job.id()));
    return placer.at(Window.ALWAYS).isPresent()
        ? new Verification(true, List.of())
        : new Verification(false, lines(places, placer));
  }

  /** The jobs among some that fit nowhere even if nothing ran and all queues were open. */
  public static Set<JobId> unfit(ClusterState state, Collection<Job> jobs) {
    Ledger unused = Ledger.empty(state);
    PresentUse.openReservations(state, unused);
    List<Place> places = Places.of(state, unused, instance -> Optional.empty());
    QueueSort sort = new QueueSort(state, unused, LoadAdjustments.NONE, places);
    Categories categories =
        new Categories(
            state, unused, places, sort, Categories.Sharing.BY_CATEGORY, SlotSearch.first(state));
    Map<Categories.Key, Boolean> fits = new HashMap<>();
    Set<JobId> unfit = new HashSet<>();
    for (Job job : jobs) {
      boolean suitable =
          fits.computeIfAbsent(
              categories.key(JobCategory.of(job), job.id()),
              key -> categories.placer(key).at(Window.ALWAYS).isPresent());
      if (!suitable) {
        unfit.add(job.id());
      }
    }
    return unfit;
  }

  /**
   * Exclusive use counts even where an empty cluster is asked about
   * (conformance/complexes/exclusive-in-use.t).
   */
  private static boolean hasExclusive(ClusterState state) {
    for (ComplexAttribute attribute : state.complexes().all()) {
      if (attribute.relop() == Relop.EXCLUSIVE) {
        return true;
      }
    }
    return false;
  }

  private static List<Place> places(
      ClusterState state, Ledger ledger, Against against, Instant now) {
    if (against == Against.EMPTY_CLUSTER) {
      return Places.of(state, ledger, instance -> Optional.empty());
    }
    InstanceConditions conditions = new InstanceConditions(state, now);
    return Places.of(
        state,
        ledger,
        instance -> Closure.of(instance, conditions.of(instance)).map(Closure::reason));
  }

  private static List<String> lines(List<Place> places, Placer placer) {
    Set<String> lines = new LinkedHashSet<>();
    for (Place place : places) {
      // here Grid Engine makes no difference between a disabled queue and a suspended one
      boolean disabled =
          place.condition().filter(QueueDropped.Disabled.class::isInstance).isPresent();
      Optional<Reason> dropped =
          disabled ? Optional.of(new QueueDropped.Unavailable(place.name())) : place.condition();
      dropped.ifPresent(reason -> lines.add(reason.message()));
    }
    for (Place place : places) {
      if (place.isOpen() && place.isFull(Window.ALWAYS)) {
        lines.add(new QueueDropped.Full(place.name()).message());
      }
    }
    for (Reason reason : WaitReasons.of(placer, Window.ALWAYS, Sought.START)) {
      lines.add(reason.message());
    }
    return new ArrayList<>(lines);
  }
}
