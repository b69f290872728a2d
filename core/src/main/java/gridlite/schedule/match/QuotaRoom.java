package gridlite.schedule.match;

import gridlite.complex.ComplexTable;
import gridlite.job.MasterTask;
import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaExcess;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRefusal;
import gridlite.quota.QuotaUse;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The room that resource quotas have for the jobs of a category beside what is booked. Answers are
 * kept until something is booked or another span of time is asked about.
 */
public final class QuotaRoom {
  private final Ledger ledger;
  private final ComplexTable complexes;
  private final QuotaMatcher quotas;
  private final QuotaAnswers answers;
  private final Booked booked = new Booked(Window.ALWAYS);
  private int answersVersion;

  QuotaRoom(Ledger ledger, ComplexTable complexes, QuotaMatcher quotas) {
    this.ledger = ledger;
    this.complexes = complexes;
    this.quotas = quotas;
    this.answers = new QuotaAnswers(quotas, booked, MasterTask.INCLUDED);
  }

  /** The use that is booked in a span of time. */
  private final class Booked implements QuotaUse {
    private Window window;

    Booked(Window window) {
      this.window = window;
    }

    @Override
    public double of(QuotaCounter counter) {
      return ledger.used(counter, window);
    }

    @Override
    public double most(int group) {
      return ledger.mostUsed(group);
    }
  }

  private QuotaAnswers answers(Window window) {
    if (answersVersion != ledger.quotaVersion() || !booked.window.equals(window)) {
      answers.forget();
      booked.window = window;
      answersVersion = ledger.quotaVersion();
    }
    return answers;
  }

  /** The quotas that concern the jobs. */
  QuotaMatcher quotas() {
    return quotas;
  }

  /** Answers for slots other than that of the master task, to be used until something is booked. */
  public QuotaAnswers besideMaster(Window window) {
    return new QuotaAnswers(quotas, new Booked(window), MasterTask.ELSEWHERE);
  }

  /** Returns whether one more slot fits at a place; a no has all limits that it exceeds. */
  Verdict test(Place place, Window window) {
    return quotas.isFree() || answers(window).fits(place.spot())
        ? Verdict.YES
        : Verdict.noForAll(() -> reasons(answers(window).excesses(place.spot())));
  }

  /**
   * The first limit that one more slot exceeds at a place; the same object at places where the same
   * limits are counted together.
   */
  public Optional<QuotaRefusal> refusal(Place place, Window window) {
    return quotas.isFree() ? Optional.empty() : answers(window).firstRefusal(place.spot());
  }

  /** Returns whether all places of the kind of one exceed the same limit first. */
  public boolean refusesKind(Place place, Window window) {
    return !quotas.isFree() && answers(window).refusesKind(place.spot());
  }

  /** Returns whether the limits that hold everywhere leave room for one more slot. */
  boolean fitsEverywhere(Window window) {
    return quotas.isFree() || answers(window).fitsEverywhere();
  }

  /** Returns how many slots the limits that hold everywhere leave at most. */
  long slots(Window window) {
    return quotas.isFree() ? QuotaAnswers.UNBOUNDED : answers(window).roomEverywhere();
  }

  /** The limits that leave fewer slots than some number wherever they are. */
  public List<Reason> scarce(long slots, Window window) {
    return quotas.isFree() ? List.of() : reasons(answers(window).scarce(slots));
  }

  private List<Reason> reasons(List<QuotaExcess> excesses) {
    List<Reason> all = new ArrayList<>();
    for (QuotaExcess excess : excesses) {
      complexes
          .find(excess.attribute())
          .ifPresent(attribute -> all.add(new Shortage.OverQuota(excess, attribute)));
    }
    return all;
  }
}
