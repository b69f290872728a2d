package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Window;
import java.util.List;
import java.util.Optional;

/** Finds slots for the jobs of one category. */
public sealed interface Placer permits SerialPlacer, ParallelEnvironmentPlacer {
  /**
   * Slots for a job that starts now. What does not fit once in a run does not fit later in it,
   * since bookings are only added: places that fail are not tried again.
   *
   * @param window from now to the end of the job, the same in all calls of a run
   */
  Optional<Allocation> now(Window window);

  /** Slots for a job in some span of time. */
  Optional<Allocation> at(Window window);

  /** Returns whether the places are sorted for each of the jobs, whoever was before it. */
  boolean sortsPlaces();

  /** A job is not tried, since it needs more slots than all places together have left. */
  void tooWide();

  /** Slots that were found for a later time are kept for a job. */
  void reserved(Allocation kept);

  /** Returns what a visitor makes of this kind of placer. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A treatment of each kind of placer.
   *
   * @param <R> what it comes to
   */
  interface Visitor<R> {
    R serial(SerialPlacer placer);

    R parallelEnvironments(ParallelEnvironmentPlacer placer);
  }

  /** Those of some places whose cluster queue is not ruled out as a whole. */
  List<Place> wanted(List<Place> places);
}
