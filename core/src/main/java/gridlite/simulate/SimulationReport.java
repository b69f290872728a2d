package gridlite.simulate;

import gridlite.name.ProjectName;
import gridlite.simulate.JobOutcome.Fate;
import gridlite.simulate.SimulationResult.Occupation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The figures of a simulation.
 *
 * @param name what the configuration is called
 * @param from when it began, in seconds since 1970
 * @param to when it ended
 * @param submitted number of jobs
 * @param refused how many of them were refused
 * @param waiting how many had not started at the end
 * @param running how many had started and not ended
 * @param capacity slots of the configuration
 * @param slotSeconds seconds of use, times slots
 * @param utilisation share of the capacity that was in use, from the first submission to the end
 * @param waits seconds between submission and start, of jobs that started
 * @param recordedWaits the same jobs' seconds when they were recorded, where those are known
 * @param slowdowns bounded slowdown of jobs that started
 * @param users by owner, greatest use first
 * @param projects by project, greatest use first
 * @param quotas what limits held back
 * @param refusals number of refused jobs by reason
 * @param overTime use in equal pieces of the time
 */
public record SimulationReport(
    String name,
    long from,
    long to,
    long submitted,
    long refused,
    long waiting,
    long running,
    long capacity,
    double slotSeconds,
    double utilisation,
    Distribution waits,
    Distribution recordedWaits,
    Distribution slowdowns,
    List<Share> users,
    List<Share> projects,
    List<SimulationResult.QuotaHits> quotas,
    Map<String, Long> refusals,
    List<Piece> overTime) {

  /**
   * The part of a user or project.
   *
   * @param name its name; a dash for jobs without project
   * @param jobs jobs submitted
   * @param slotSeconds seconds of use, times slots
   * @param share part of all use
   * @param meanWait mean seconds that started jobs waited
   * @param meanSlowdown their mean bounded slowdown
   */
  public record Share(
      String name,
      long jobs,
      double slotSeconds,
      double share,
      double meanWait,
      double meanSlowdown) {}

  /**
   * A piece of the time.
   *
   * @param from its begin, in seconds since 1970
   * @param slots mean number of slots in use
   * @param waiting mean number of jobs waiting
   */
  public record Piece(long from, double slots, double waiting) {}

  /** Pieces of the time that a report has, if it is long enough. */
  private static final int PIECES = 240;

  /** The figures of what came of a simulation. */
  public static SimulationReport of(String name, SimulationResult result) {
    List<JobOutcome> started = result.outcomes().stream().filter(JobOutcome::hasStarted).toList();
    double used = 0;
    List<Occupation> occupation = result.occupation();
    for (int i = 0; i < occupation.size(); i++) {
      used += (double) occupation.get(i).slots() * (endOf(result, i) - occupation.get(i).from());
    }
    double offered = (double) result.capacity() * (result.to() - result.from());
    return new SimulationReport(
        name,
        result.from(),
        result.to(),
        result.outcomes().size(),
        count(result, Fate.REFUSED),
        count(result, Fate.WAITING),
        count(result, Fate.RUNNING),
        result.capacity(),
        used,
        offered > 0 ? used / offered : 0,
        Distribution.of(started.stream().mapToDouble(JobOutcome::waitSeconds).toArray()),
        Distribution.of(
            started.stream()
                .flatMapToLong(outcome -> outcome.job().waited().stream())
                .asDoubleStream()
                .toArray()),
        Distribution.of(started.stream().mapToDouble(JobOutcome::boundedSlowdown).toArray()),
        shares(result, job -> job.owner().name().text()),
        shares(result, job -> job.project().map(ProjectName::text).orElse("-")),
        result.quotas(),
        result.refusals(),
        pieces(result));
  }

  private static long count(SimulationResult result, Fate fate) {
    return result.outcomes().stream().filter(outcome -> outcome.fate() == fate).count();
  }

  /** Returns when what was in use at a place of the list changed. */
  private static long endOf(SimulationResult result, int place) {
    List<Occupation> occupation = result.occupation();
    return place + 1 < occupation.size() ? occupation.get(place + 1).from() : result.to();
  }

  // ---- shares

  private static final class Sum {
    private long jobs;
    private long started;
    private double slotSeconds;
    private double wait;
    private double slowdown;

    void add(JobOutcome outcome, long slots, long end) {
      jobs++;
      if (outcome.hasStarted()) {
        long ended = outcome.end().orElse(end);
        started++;
        slotSeconds += (double) slots * (ended - outcome.started());
        wait += outcome.waitSeconds();
        slowdown += outcome.boundedSlowdown();
      }
    }

    Share share(String name, double all) {
      double count = Math.max(1, started);
      return new Share(
          name, jobs, slotSeconds, all > 0 ? slotSeconds / all : 0, wait / count, slowdown / count);
    }
  }

  private static List<Share> shares(SimulationResult result, Function<TraceJob, String> key) {
    Map<String, Sum> sums = new TreeMap<>();
    for (int i = 0; i < result.outcomes().size(); i++) {
      JobOutcome outcome = result.outcomes().get(i);
      sums.computeIfAbsent(key.apply(outcome.job()), name -> new Sum())
          .add(outcome, result.slots().get(i), result.to());
    }
    double all = sums.values().stream().mapToDouble(sum -> sum.slotSeconds).sum();
    List<Share> shares = new ArrayList<>();
    sums.forEach((name, sum) -> shares.add(sum.share(name, all)));
    shares.sort(Comparator.comparingDouble(Share::slotSeconds).reversed());
    return List.copyOf(shares);
  }

  // ---- over time

  private static List<Piece> pieces(SimulationResult result) {
    long span = result.to() - result.from();
    int count = (int) Math.min(PIECES, span);
    List<Piece> pieces = new ArrayList<>(count);
    int place = 0;
    for (int i = 0; i < count; i++) {
      long from = result.from() + span * i / count;
      long to = result.from() + span * (i + 1) / count;
      double slots = 0;
      double waiting = 0;
      while (place < result.occupation().size()) {
        Occupation moment = result.occupation().get(place);
        long seconds = Math.min(to, endOf(result, place)) - Math.max(from, moment.from());
        slots += (double) moment.slots() * Math.max(0, seconds);
        waiting += (double) moment.waiting() * Math.max(0, seconds);
        if (endOf(result, place) > to) {
          break;
        }
        place++;
      }
      pieces.add(new Piece(from, slots / (to - from), waiting / (to - from)));
    }
    return pieces;
  }
}
