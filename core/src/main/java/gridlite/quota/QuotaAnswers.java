package gridlite.quota;

import gridlite.job.MasterTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The answers of quotas whether they have room for some jobs beside what is used. Queue instances
 * that no rule sets apart share the answer, until something is booked; only what is counted for
 * each queue or host is looked at there.
 *
 * <p>A room is a number of slots that fit. Where nothing limits it, it is {@link #UNBOUNDED}: a
 * number of slots that no job reaches, so that the least of several rooms is the room of all.
 */
public final class QuotaAnswers {
  /** The room where nothing limits it. */
  public static final long UNBOUNDED = Long.MAX_VALUE;

  /** The answer in queue instances with the same claims. */
  private final class Answer {
    private final List<QuotaClaim> claims;

    /** Indexes of the claims that mean the same in all of them. */
    private final int[] shared;

    /** Indexes of those that mean something else on each host. */
    private final int[] ofEachHost;

    /** Indexes of those of them that may be exceeded on a host. */
    private final int[] local;

    private OptionalInt firstShared = OptionalInt.empty();
    private @Nullable QuotaRefusal firstRefusal;
    private OptionalLong room = OptionalLong.empty();

    Answer(QuotaClaims here) {
      this.claims = here.all();
      this.shared = here.shared();
      this.ofEachHost = here.local();
      this.local = mayBeExceeded();
    }

    private int[] mayBeExceeded() {
      int[] found = new int[ofEachHost.length];
      int count = 0;
      for (int i : ofEachHost) {
        if (!claims.get(i).fitsOnEachHost(used, master)) {
          found[count++] = i;
        }
      }
      return Arrays.copyOf(found, count);
    }

    /** Returns whether one more slot of a claim fits. */
    boolean fits(int claim, QuotaSpot spot) {
      return claims.get(claim).fits(spot, used, master);
    }

    /** Index of the first shared claim that is exceeded; the number of claims if none is. */
    int firstShared(QuotaSpot spot) {
      if (firstShared.isEmpty()) {
        int exceeded = 0;
        while (exceeded < shared.length && fits(shared[exceeded], spot)) {
          exceeded++;
        }
        firstShared = OptionalInt.of(exceeded < shared.length ? shared[exceeded] : claims.size());
      }
      return firstShared.getAsInt();
    }

    /** Index of the first claim exceeded at one of the queue instances, or that of none. */
    int first(QuotaSpot spot) {
      int first = firstShared(spot);
      for (int i : local) {
        if (i > first) {
          break;
        }
        if (!fits(i, spot)) {
          return i;
        }
      }
      return first;
    }

    /** The refusal of the first shared claim that is exceeded. */
    QuotaRefusal firstRefusal(QuotaSpot spot) {
      if (firstRefusal == null) {
        firstRefusal = matcher.refusal(claims.get(firstShared(spot)), spot);
      }
      return firstRefusal;
    }

    /** Returns how many slots the shared claims leave. */
    long room(QuotaSpot spot) {
      if (room.isEmpty()) {
        long least = UNBOUNDED;
        for (int i : shared) {
          least = Math.min(least, claims.get(i).room(spot, used, master));
        }
        room = OptionalLong.of(least);
      }
      return room.getAsLong();
    }
  }

  private final QuotaMatcher matcher;
  private final QuotaUse used;
  private final MasterTask master;

  /** By the indexes of claims. */
  private @Nullable Answer[] answers = {};

  private Optional<Boolean> fitsEverywhere = Optional.empty();
  private OptionalLong roomEverywhere = OptionalLong.empty();

  /**
   * Answers.
   *
   * @param used what is used
   * @param master whether the master task is among the slots
   */
  public QuotaAnswers(QuotaMatcher matcher, QuotaUse used, MasterTask master) {
    this.matcher = matcher;
    this.used = used;
    this.master = master;
  }

  /** Bookings change the answers. */
  public void forget() {
    Arrays.fill(answers, null);
    fitsEverywhere = Optional.empty();
    roomEverywhere = OptionalLong.empty();
  }

  private Answer at(QuotaSpot spot) {
    QuotaClaims claims = matcher.at(spot);
    int index = claims.index();
    if (index >= answers.length) {
      answers = Arrays.copyOf(answers, 2 * index + 1);
    }
    Answer known = answers[index];
    if (known == null) {
      known = new Answer(claims);
      answers[index] = known;
    }
    return known;
  }

  /** Returns whether there is room for one more slot. */
  public boolean fits(QuotaSpot spot) {
    if (matcher.isFree()) {
      return true;
    }
    Answer here = at(spot);
    return here.first(spot) == here.claims.size();
  }

  /**
   * The refusal of the first limit that one more slot exceeds; the same object in queue instances
   * with the same claims.
   */
  public Optional<QuotaRefusal> firstRefusal(QuotaSpot spot) {
    Answer here = at(spot);
    int first = here.first(spot);
    if (first == here.claims.size()) {
      return Optional.empty();
    }
    return Optional.of(
        first == here.firstShared(spot)
            ? here.firstRefusal(spot)
            : matcher.refusal(here.claims.get(first), spot));
  }

  /**
   * Returns whether one more slot of a serial job exceeds the same limit first in all queue
   * instances of the kind of one.
   */
  public boolean refusesKind(QuotaSpot spot) {
    Answer here = at(spot);
    int first = here.firstShared(spot);
    return first < here.claims.size() && (here.local.length == 0 || here.local[0] > first);
  }

  private QuotaExcess excess(QuotaClaim claim, QuotaSpot spot) {
    return claim.excess(matcher.refusal(claim, spot), spot, used, 1);
  }

  /** All limits that one more slot exceeds. */
  public List<QuotaExcess> excesses(QuotaSpot spot) {
    List<QuotaExcess> all = new ArrayList<>();
    if (!matcher.isFree()) {
      for (QuotaClaim claim : matcher.at(spot).all()) {
        if (!claim.fits(spot, used, master)) {
          all.add(excess(claim, spot));
        }
      }
    }
    return all;
  }

  /** The limits that leave fewer slots than some number wherever they are. */
  public List<QuotaExcess> scarce(long slots) {
    List<QuotaExcess> all = new ArrayList<>();
    if (!matcher.isFree()) {
      for (QuotaClaim claim : matcher.everywhere()) {
        if (claim.roomEverywhere(used, master) < slots) {
          all.add(claim.excessEverywhere(matcher.refusalEverywhere(claim), used, slots));
        }
      }
    }
    return all;
  }

  /** Returns whether the limits that hold in all queue instances have room for one more slot. */
  public boolean fitsEverywhere() {
    if (fitsEverywhere.isEmpty()) {
      boolean fits = true;
      for (QuotaClaim claim : matcher.everywhere()) {
        fits = fits && claim.fitsEverywhere(used, master);
      }
      fitsEverywhere = Optional.of(fits);
    }
    return fitsEverywhere.get();
  }

  /** Returns how many slots fit. */
  public long room(QuotaSpot spot) {
    if (matcher.isFree()) {
      return UNBOUNDED;
    }
    Answer here = at(spot);
    long room = here.room(spot);
    for (int i : here.ofEachHost) {
      if (room <= 0) {
        break;
      }
      room = Math.min(room, here.claims.get(i).room(spot, used, master));
    }
    return room;
  }

  /** Returns how many slots fit at most, wherever they are. */
  public long roomEverywhere() {
    if (roomEverywhere.isEmpty()) {
      long room = UNBOUNDED;
      for (QuotaClaim claim : matcher.everywhere()) {
        room = Math.min(room, claim.roomEverywhere(used, master));
      }
      roomEverywhere = OptionalLong.of(room);
    }
    return roomEverywhere.getAsLong();
  }
}
