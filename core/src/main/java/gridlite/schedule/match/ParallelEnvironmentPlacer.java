package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Window;
import java.util.List;
import java.util.Optional;

/**
 * Finds slots in the parallel environments that a job's name or pattern admits: in the one that
 * gives the most, the first among equals.
 *
 * @see "qsub(1), -pe"
 */
public final class ParallelEnvironmentPlacer implements Placer {
  /**
   * The failure of a job, if any, shared by those that ask for the same and wish for other queues
   * ({@code -soft -q}): Grid Engine tries none of them again
   * (conformance/scheduling/order-after-soft-requests.t).
   */
  static final class Failure {
    private boolean happened;
  }

  /** An observer of what is found in one environment after the other. */
  private interface Trace {
    /**
     * An environment has been tried.
     *
     * @param most the slots that those before it have at most
     * @param slots those that it has
     */
    void tried(ParallelPlacer in, long most, long slots);
  }

  private final List<ParallelPlacer> parallelEnvironments;
  private final Failure failure;
  private final ExclusiveUse exclusiveUse;

  ParallelEnvironmentPlacer(
      List<ParallelPlacer> parallelEnvironments, Failure failure, ExclusiveUse exclusiveUse) {
    this.parallelEnvironments = List.copyOf(parallelEnvironments);
    this.failure = failure;
    this.exclusiveUse = exclusiveUse;
  }

  @Override
  public Optional<Allocation> now(Window window) {
    if (failure.happened) {
      return Optional.empty();
    }
    parallelEnvironments.forEach(parallelEnvironment -> parallelEnvironment.tried(window));
    parallelEnvironments.forEach(parallelEnvironment -> parallelEnvironment.skipUsedUp(window));
    Optional<Allocation> found = find(window, ParallelPlacer::searched);
    exclusiveUse.begin();
    parallelEnvironments.forEach(tried -> exclusiveUse.tried(tried, window, found));
    failure.happened = found.isEmpty();
    found.ifPresentOrElse(
        allocation ->
            parallelEnvironments.forEach(
                parallelEnvironment -> parallelEnvironment.started(allocation, window)),
        () ->
            parallelEnvironments.forEach(
                parallelEnvironment -> parallelEnvironment.failed(window)));
    return found;
  }

  @Override
  public Optional<Allocation> at(Window window) {
    parallelEnvironments.forEach(ParallelPlacer::reset);
    return find(window, (in, most, slots) -> {});
  }

  @Override
  public boolean sortsPlaces() {
    return parallelEnvironments.stream().anyMatch(ParallelPlacer::isChosenBySoftRequests);
  }

  @Override
  public void tooWide() {
    if (!failure.happened) {
      failure.happened = true;
      parallelEnvironments.forEach(parallelEnvironment -> parallelEnvironment.searched(0, 0));
    }
  }

  @Override
  public void reserved(Allocation kept) {
    for (ParallelPlacer parallelEnvironment : parallelEnvironments) {
      if (parallelEnvironment.holds(kept)) {
        parallelEnvironment.reserved(kept.slots());
      }
    }
  }

  /**
   * Finds slots in the environment that has most of them; among equal ones in that which meets the
   * soft requests best (conformance/scheduling/environments-by-soft-requests.t).
   */
  private Optional<Allocation> find(Window window, Trace trace) {
    long most = 0;
    long fewest = 0;
    Optional<ParallelPlacer> best = Optional.empty();
    for (ParallelPlacer parallelEnvironment : parallelEnvironments) {
      long slots = parallelEnvironment.slots(window);
      trace.tried(parallelEnvironment, most, slots);
      if (slots > 0 && slots >= most) {
        long violations =
            parallelEnvironments.size() > 1 ? parallelEnvironment.softViolations(slots, window) : 0;
        if (slots > most || violations < fewest) {
          most = slots;
          fewest = violations;
          best = Optional.of(parallelEnvironment);
        }
      }
    }
    long slots = most;
    return best.flatMap(parallelEnvironment -> parallelEnvironment.layout(slots, window));
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.parallelEnvironments(this);
  }

  @Override
  public List<Place> wanted(List<Place> places) {
    return places;
  }

  /** The environments that the jobs' name or pattern admits. */
  public List<ParallelPlacer> parallelEnvironments() {
    return parallelEnvironments;
  }
}
