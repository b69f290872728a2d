package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.ledger.Window;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The queue instances of hosts on which the parallel job that was tried last has found an exclusive
 * resource in use. Once it has started elsewhere, or else a serial job has, Grid Engine looks at
 * them no more in the run, and reports nothing of it (conformance/complexes/exclusive-in-run.t).
 */
public final class ExclusiveUse {
  private final Set<QueueInstanceName> found = new LinkedHashSet<>();
  private boolean fittedBefore;

  ExclusiveUse() {}

  /**
   * A job starts; returns the instances that are looked at no more. A parallel job closes none if
   * fewer slots than it gets were tried before and fitted
   * (conformance/complexes/exclusive-hosts-behind-ranges.t).
   */
  public Set<QueueInstanceName> closedBy(Allocation start) {
    if (found.isEmpty() || (start.isParallel() && fittedBefore)) {
      return Set.of();
    }
    Set<QueueInstanceName> closed = Set.copyOf(found);
    found.clear();
    return closed;
  }

  /** A parallel job is tried: what others have found is forgotten. */
  void begin() {
    found.clear();
    fittedBefore = false;
  }

  /**
   * A parallel job has been tried in an environment.
   *
   * @param start what it gets in any environment; empty: it does not start
   */
  void tried(ParallelPlacer placer, Window window, Optional<Allocation> start) {
    Matcher matcher = placer.matcher();
    long most = placer.rule().most(matcher.category().slots(), placer.offeredAtMost(window));
    if (!matcher.requests().asksForExclusive()
        || matcher.isInReservation()
        || !placer.isAdmitted()
        || most < placer.least()) {
      return;
    }
    long slots = start.map(Allocation::slots).orElse(0L);
    fittedBefore |= placer.hasFittedBefore(slots);
    for (HostPlaces host : visited(placer, window, most, slots)) {
      if (isInUse(placer, host.host(), window)) {
        addAll(placer, host.host(), window);
      }
    }
  }

  /**
   * The hosts that were looked at: all of them if any number of slots was tried in vain, else those
   * up to the last one that gives slots.
   *
   * @param most the largest number that was tried
   * @param slots the number that the job gets
   */
  private static List<HostPlaces> visited(
      ParallelPlacer placer, Window window, long most, long slots) {
    List<HostPlaces> all = placer.withOthers(placer.hosts(), window);
    Optional<Allocation> layout = most > slots ? Optional.empty() : placer.layout(most, window);
    if (layout.isEmpty() || placer.rule().tookRounds(layout.get())) {
      return all;
    }
    Set<HostName> giving = new HashSet<>();
    layout.get().grants().forEach(grant -> giving.add(grant.instance().host()));
    List<HostPlaces> visited = new ArrayList<>();
    for (HostPlaces host : all) {
      visited.add(host);
      giving.remove(host.host().name());
      if (giving.isEmpty()) {
        break;
      }
    }
    return visited;
  }

  private static boolean isInUse(ParallelPlacer placer, Place.Host host, Window window) {
    Matcher matcher = placer.matcher();
    Place first = placer.all(host).get(0);
    return matcher.checks().lasting(Check.Subject.HOST, first).isEmpty()
        && matcher.checks().lasting(Check.Subject.HOST_RESOURCES, first).isEmpty()
        && matcher.room().endsInUse(host, window);
  }

  /** Adds all that are looked at. */
  private void addAll(ParallelPlacer placer, Place.Host host, Window window) {
    for (Place place : placer.all(host)) {
      if (placer.looksAt(place, window) && !staysOpen(placer, place)) {
        found.add(place.name());
      }
    }
  }

  /**
   * Returns whether a queue instance of a host in use admits the job, but is left out by {@code
   * -masterq} or has no value of what the job wants once
   * (conformance/complexes/exclusive-hosts-and-job-consumables.t).
   */
  private static boolean staysOpen(ParallelPlacer placer, Place place) {
    Matcher matcher = placer.matcher();
    return matcher.queueOut(place, placer.least()).isEmpty()
        && matcher.checks().lasting(Check.Subject.INSTANCE, place).isEmpty()
        && !(matcher.admitsMaster(place) && matcher.offersOnce(place));
  }
}
