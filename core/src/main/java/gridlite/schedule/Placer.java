package gridlite.schedule;

import gridlite.job.Allocation;
import java.util.List;
import java.util.Optional;

/** Finds slots for the jobs of one category. */
interface Placer {
  /**
   * Slots for a job that starts now. What does not fit once in a run does not fit later in it,
   * since bookings are only added: places that fail are not tried again.
   *
   * @param window from now to the end of the job, the same in all calls of a run
   */
  Optional<Allocation> now(Window window);

  /** Slots for a job in some span of time. */
  Optional<Allocation> at(Window window);

  /** Those of some places whose cluster queue is not ruled out as a whole. */
  List<Place> wanted(List<Place> places);

  /**
   * Returns why the jobs do not start now, in the order of the checks.
   *
   * @param window from now to the end of the job
   */
  List<Reason> reasons(Window window);
}
