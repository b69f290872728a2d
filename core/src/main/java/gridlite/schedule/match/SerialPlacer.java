package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Window;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Finds a slot for jobs without a parallel environment. */
public final class SerialPlacer implements Placer {
  private final Matcher matcher;
  private final QueueSort sort;
  private final Candidates candidates;
  private List<Place> untried;
  private int next;
  private int version;
  private boolean reordered;
  private boolean failed;
  private final SkippedPlaces skipped;

  /** Kinds of queue instances at all of which quotas have no room left. */
  private final BitSet refused = new BitSet();

  /**
   * A placer.
   *
   * @param skipped what is skipped for jobs that differ in the queues they wish for at most
   */
  SerialPlacer(
      Matcher matcher,
      QueueSort sort,
      QueuePatterns softQueues,
      SuitablePlaces suitable,
      SkippedPlaces skipped) {
    this.matcher = matcher;
    this.sort = sort;
    this.candidates = new Candidates(matcher, sort, softQueues, suitable);
    this.untried = candidates.all();
    this.version = sort.version();
    this.skipped = skipped;
  }

  @Override
  public Optional<Allocation> now(Window window) {
    if (failed) {
      return Optional.empty();
    }
    sort.triedSerial();
    if (next < untried.size() && !matcher.fitsGlobally(window)) {
      next = untried.size();
    }
    next = nextOpen(next, window);
    if (version != sort.version()) {
      untried = candidates.reordered(untried.subList(next, untried.size()));
      next = 0;
      reordered = true;
      version = sort.version();
    }
    skipped.begin();
    for (; next < untried.size(); next = nextOpen(next + 1, window)) {
      Place place = untried.get(next);
      if (refused.get(place.spot().kind())) {
        continue;
      }
      Optional<Check.Subject> lacking = matcher.checks().lacking(place, window);
      if (lacking.isEmpty()) {
        startsAt(place);
        return Optional.of(Allocation.serial(place.name()));
      }
      skipped.miss(place, lacking.get());
      if (lacking.get() == Check.Subject.QUOTA) {
        refused.set(place.spot().kind(), matcher.quotaRoom().refusesKind(place, window));
      }
    }
    failed = true;
    return Optional.empty();
  }

  private void startsAt(Place place) {
    skipped.start();
    if (candidates.all().size() < sort.sorted().size()) {
      if (candidates.isChosenBySoftRequests()) {
        skipped.all(sort.sorted());
      } else {
        skipped.before(place, sort.sorted());
      }
    }
  }

  /** The next of the untried places that is not known to be full. */
  private int nextOpen(int from, Window window) {
    return reordered ? from : candidates.nextOpen(from, window);
  }

  @Override
  public Optional<Allocation> at(Window window) {
    if (!matcher.fitsGlobally(window)) {
      return Optional.empty();
    }
    for (Place place : candidates.reordered(candidates.all())) {
      if (matcher.fits(place, window)) {
        return Optional.of(Allocation.serial(place.name()));
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean sortsPlaces() {
    return false;
  }

  @Override
  public void tooWide() {
    // of one slot there is no search
  }

  @Override
  public void reserved(Allocation kept) {
    // nor is there of one that is kept
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.serial(this);
  }

  @Override
  public List<Place> wanted(List<Place> places) {
    List<Place> wanted = new ArrayList<>(places);
    wanted.removeIf(place -> matcher.isQueueOut(place));
    return wanted;
  }

  /** The checks of the category. */
  public Matcher matcher() {
    return matcher;
  }

  /** The places in the order in which they are tried. */
  public QueueSort sort() {
    return sort;
  }

  /** Returns whether a place meets all conditions of the jobs that do not depend on bookings. */
  public boolean suits(Place place) {
    return candidates.contains(place);
  }

  /** The places that are not looked at again. */
  public SkippedPlaces skipped() {
    return skipped;
  }
}
