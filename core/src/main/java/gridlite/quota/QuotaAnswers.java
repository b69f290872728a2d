package gridlite.quota;

import gridlite.job.MasterTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The answers of quotas whether they have room for some jobs beside what is used. Queue instances
 * that no rule sets apart share the answer, until something is booked; only what is counted for
 * each queue or host is looked at there.
 */
public final class QuotaAnswers {
  private static final int UNKNOWN = -1;

  /** Room for the claims of some more kinds of queue instances when there is none left. */
  private static final int SPARE = 8;

  /** The claims that queue instances of a kind share and that are exceeded, with the refusals. */
  private static final class SharedRefusals {
    private final int[] claims;
    private final List<QuotaRefusal> refusals;

    SharedRefusals(int[] claims, List<QuotaRefusal> refusals) {
      this.claims = claims;
      this.refusals = refusals;
    }
  }

  private final QuotaMatcher matcher;
  private final ToDoubleFunction<QuotaCounter> used;
  private final MasterTask master;
  private int[] exceeded = {};
  private @Nullable SharedRefusals[] sharedRefusals = {};
  private long[] rooms = {};

  /**
   * Answers.
   *
   * @param used what is used
   * @param master whether the master task is among the slots
   */
  public QuotaAnswers(
      QuotaMatcher matcher, ToDoubleFunction<QuotaCounter> used, MasterTask master) {
    this.matcher = matcher;
    this.used = used;
    this.master = master;
  }

  /** Bookings change the answers. */
  public void forget() {
    Arrays.fill(exceeded, UNKNOWN);
    Arrays.fill(rooms, UNKNOWN);
    Arrays.fill(sharedRefusals, null);
  }

  /** Returns whether there is room for one more slot. */
  public boolean fits(QuotaSpot spot) {
    if (matcher.isFree()) {
      return true;
    }
    return firstExceeded(matcher.at(spot), spot) == Integer.MAX_VALUE;
  }

  /** Index of the first claim that is exceeded at a place; the largest number if none is. */
  private int firstExceeded(QuotaClaims claims, QuotaSpot spot) {
    int first = sharedExceeded(claims, spot);
    for (int i : claims.local()) {
      if (i > first) {
        break;
      }
      if (!claims.all().get(i).fits(spot, used, master)) {
        return i;
      }
    }
    return first;
  }

  /** The refusals of all limits that one more slot exceeds, in the order of the sets. */
  public List<QuotaRefusal> refusals(QuotaSpot spot) {
    if (matcher.isFree()) {
      return List.of();
    }
    QuotaClaims claims = matcher.at(spot);
    SharedRefusals shared = sharedRefusals(claims, spot);
    List<QuotaRefusal> all = shared.refusals;
    int before = 0;
    int local = 0;
    for (int i : claims.local()) {
      QuotaClaim claim = claims.all().get(i);
      if (!claim.fits(spot, used, master)) {
        if (local == 0) {
          all = new ArrayList<>(all);
        }
        while (before < shared.claims.length && shared.claims[before] < i) {
          before++;
        }
        all.add(before + local, matcher.refusal(claim, spot));
        local++;
      }
    }
    return all;
  }

  private SharedRefusals sharedRefusals(QuotaClaims claims, QuotaSpot spot) {
    if (spot.kind() >= sharedRefusals.length) {
      sharedRefusals =
          Arrays.copyOf(sharedRefusals, Math.max(spot.kind() + 1, 2 * sharedRefusals.length));
    }
    SharedRefusals known = sharedRefusals[spot.kind()];
    if (known == null) {
      int[] exceeding =
          Arrays.stream(claims.shared())
              .filter(i -> !claims.all().get(i).fits(spot, used, master))
              .toArray();
      List<QuotaRefusal> all = new ArrayList<>(exceeding.length);
      for (int i : exceeding) {
        all.add(matcher.refusal(claims.all().get(i), spot));
      }
      known = new SharedRefusals(exceeding, all);
      sharedRefusals[spot.kind()] = known;
    }
    return known;
  }

  /**
   * The first limit that one more slot exceeds.
   *
   * @throws NoSuchElementException if it fits
   */
  public QuotaExcess firstExcess(QuotaSpot spot) {
    QuotaClaims claims = matcher.at(spot);
    int first = firstExceeded(claims, spot);
    if (first == Integer.MAX_VALUE) {
      throw new NoSuchElementException("no limit is exceeded");
    }
    QuotaClaim claim = claims.all().get(first);
    return claim.excess(matcher.refusal(claim, spot), spot, used, 1);
  }

  /** All limits that one more slot exceeds. */
  public List<QuotaExcess> excesses(QuotaSpot spot) {
    List<QuotaExcess> all = new ArrayList<>();
    if (!matcher.isFree()) {
      for (QuotaClaim claim : matcher.at(spot).all()) {
        if (!claim.fits(spot, used, master)) {
          all.add(claim.excess(matcher.refusal(claim, spot), spot, used, 1));
        }
      }
    }
    return all;
  }

  /** The limits that leave fewer slots than some number wherever they are. */
  public List<QuotaExcess> scarce(long slots) {
    List<QuotaExcess> all = new ArrayList<>();
    if (!matcher.isFree()) {
      QuotaClaims claims = matcher.everywhere();
      for (int i : claims.shared()) {
        QuotaClaim claim = claims.all().get(i);
        if (claim.room(QuotaSpot.ANY, used, master) < slots) {
          all.add(claim.excess(matcher.refusal(claim, QuotaSpot.ANY), QuotaSpot.ANY, used, slots));
        }
      }
    }
    return all;
  }

  /** Returns whether the limits that hold in all queue instances have room for one more slot. */
  public boolean fitsEverywhere() {
    return matcher.isFree()
        || sharedExceeded(matcher.everywhere(), QuotaSpot.ANY) == Integer.MAX_VALUE;
  }

  /** Index of the first claim that all places of a kind share and that is exceeded. */
  private int sharedExceeded(QuotaClaims claims, QuotaSpot spot) {
    reserve(claims.index());
    int first = exceeded[claims.index()];
    if (first == UNKNOWN) {
      first = Integer.MAX_VALUE;
      for (int i : claims.shared()) {
        if (!claims.all().get(i).fits(spot, used, master)) {
          first = i;
          break;
        }
      }
      exceeded[claims.index()] = first;
    }
    return first;
  }

  /** Returns how many slots fit; {@link Long#MAX_VALUE} for any number. */
  public long room(QuotaSpot spot) {
    if (matcher.isFree()) {
      return Long.MAX_VALUE;
    }
    QuotaClaims claims = matcher.at(spot);
    long room = sharedRoom(claims, spot);
    for (int i : claims.local()) {
      room = Math.min(room, claims.all().get(i).room(spot, used, master));
    }
    return room;
  }

  /** Returns how many slots fit at most, wherever they are. */
  public long roomEverywhere() {
    return matcher.isFree() ? Long.MAX_VALUE : sharedRoom(matcher.everywhere(), QuotaSpot.ANY);
  }

  private long sharedRoom(QuotaClaims claims, QuotaSpot spot) {
    reserve(claims.index());
    long room = rooms[claims.index()];
    if (room == UNKNOWN) {
      room = Long.MAX_VALUE;
      for (int i : claims.shared()) {
        room = Math.min(room, claims.all().get(i).room(spot, used, master));
      }
      rooms[claims.index()] = room;
    }
    return room;
  }

  private void reserve(int index) {
    if (index >= exceeded.length) {
      int known = exceeded.length;
      int size = Math.max(index + SPARE, 2 * known);
      exceeded = Arrays.copyOf(exceeded, size);
      rooms = Arrays.copyOf(rooms, size);
      Arrays.fill(exceeded, known, size, UNKNOWN);
      Arrays.fill(rooms, known, size, UNKNOWN);
    }
  }
}
