package gridlite.schedule.explain;

import gridlite.job.Allocation;
import gridlite.name.QueueInstanceName;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The explanation why a job does not run, or where it will.
 *
 * @param starts slots that the next scheduling run gives to its next task; empty: none
 * @param reserved what the next scheduling run keeps for it ({@code -R y}); empty: nothing
 * @param ofJob what keeps the job back wherever it would run
 * @param forever what excludes it at places whatever runs, on the most places first
 * @param now what excludes it at places at present, on the most places first
 * @param parallelEnvironments what the parallel environments that it asks for offer
 * @param places how many queue instances there are
 * @param nearest the place that is nearest to fitting; empty without any, or when it fits
 */
public record JobExplanation(
    Optional<Allocation> starts,
    Optional<Reserved> reserved,
    List<Statement> ofJob,
    List<Obstacle> forever,
    List<Obstacle> now,
    List<ParallelOffer> parallelEnvironments,
    int places,
    Optional<Nearest> nearest) {

  /** Copies the lists. */
  public JobExplanation {
    ofJob = List.copyOf(ofJob);
    forever = List.copyOf(forever);
    now = List.copyOf(now);
    parallelEnvironments = List.copyOf(parallelEnvironments);
  }

  /** Slots that are kept for a job, and from when on. */
  public record Reserved(Instant from, Allocation slots) {}

  /** Something in the way, and where. */
  public record Obstacle(Statement cause, List<QueueInstanceName> places) {
    /** Copies the list. */
    public Obstacle {
      places = List.copyOf(places);
    }
  }

  /**
   * The offer of a parallel environment.
   *
   * @param name its name
   * @param least how many slots the job needs at least
   * @param now how many it can get now
   * @param empty how many it could get if nothing ran and all queues were open
   * @param limits what leaves it fewer than the least, beside full and unsuitable queues
   */
  public record ParallelOffer(
      String name, long least, long now, long empty, List<Statement> limits) {
    /** Copies the list. */
    public ParallelOffer {
      limits = List.copyOf(limits);
    }
  }

  /**
   * The place that is nearest to fitting.
   *
   * @param place the queue instance
   * @param ever whether it could fit there without a change of job or configuration
   * @param lacks what is missing there, and by how much
   */
  public record Nearest(QueueInstanceName place, boolean ever, List<Statement> lacks) {
    /** Copies the list. */
    public Nearest {
      lacks = List.copyOf(lacks);
    }
  }

  /** Returns whether the job never runs unless it or the configuration is changed. */
  public boolean never() {
    boolean anywhere = places > 0 && (nearest.isEmpty() || nearest.get().ever());
    return starts.isEmpty() && !(anywhere && isWideEnough());
  }

  /** Returns whether an empty cluster has the slots that a parallel job needs. */
  public boolean isWideEnough() {
    return parallelEnvironments.isEmpty()
        || parallelEnvironments.stream().anyMatch(offer -> offer.empty() >= offer.least());
  }
}
