package gridlite.quota;

import gridlite.job.MasterTask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
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
  private @Nullable SharedRefusals[] sharedRefusals = {};

  /** Indexes of the claims of which the shared ones have been judged, then of those exceeded. */
  private final BitSet judged = new BitSet();

  private final BitSet exceeding = new BitSet();

  /** The first shared claim that is exceeded, for those of which one is. */
  private int[] firstExceeded = {};

  /** The refusals of these as far as they have been asked for. */
  private @Nullable QuotaRefusal[] firstRefusals = {};

  /** Indexes of the claims of which the shared ones have been measured. */
  private final BitSet measured = new BitSet();

  private long[] rooms = {};
  private Optional<Boolean> fitsEverywhere = Optional.empty();
  private OptionalLong roomEverywhere = OptionalLong.empty();

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
    judged.clear();
    exceeding.clear();
    measured.clear();
    Arrays.fill(sharedRefusals, null);
    Arrays.fill(firstRefusals, null);
    fitsEverywhere = Optional.empty();
    roomEverywhere = OptionalLong.empty();
  }

  /** Returns whether there is room for one more slot. */
  public boolean fits(QuotaSpot spot) {
    if (matcher.isFree()) {
      return true;
    }
    QuotaClaims claims = matcher.at(spot);
    if (exceedsShared(claims, spot)) {
      return false;
    }
    for (int i : claims.local()) {
      if (!claims.all().get(i).fits(spot, used, master)) {
        return false;
      }
    }
    return true;
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

  /** Returns whether all queue instances of the kind of one have the same refusals. */
  public boolean concernKind(QuotaSpot spot) {
    return matcher.at(spot).local().length == 0;
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
   * The refusal of the first limit that one more slot of a serial job exceeds; the same object in
   * queue instances with the same claims.
   */
  public Optional<QuotaRefusal> firstRefusal(QuotaSpot spot) {
    QuotaClaims claims = matcher.at(spot);
    boolean shared = exceedsShared(claims, spot);
    int end = shared ? firstExceeded[claims.index()] : claims.all().size();
    Optional<QuotaClaim> local = firstLocal(claims, spot, end);
    if (local.isPresent()) {
      return Optional.of(matcher.refusal(local.get(), spot));
    }
    return shared ? Optional.of(firstShared(claims, spot)) : Optional.empty();
  }

  /**
   * Returns whether one more slot of a serial job exceeds the same limit first in all queue
   * instances of the kind of one.
   */
  public boolean refusesKind(QuotaSpot spot) {
    QuotaClaims claims = matcher.at(spot);
    return exceedsShared(claims, spot)
        && (claims.local().length == 0 || claims.local()[0] > firstExceeded[claims.index()]);
  }

  private QuotaRefusal firstShared(QuotaClaims claims, QuotaSpot spot) {
    int index = claims.index();
    QuotaRefusal known = firstRefusals[index];
    if (known == null) {
      known = matcher.refusal(claims.all().get(firstExceeded[index]), spot);
      firstRefusals[index] = known;
    }
    return known;
  }

  /**
   * The first exceeded claim that means something else elsewhere.
   *
   * @param end index behind the last claim that is looked at
   */
  private Optional<QuotaClaim> firstLocal(QuotaClaims claims, QuotaSpot spot, int end) {
    for (int i : claims.local()) {
      if (i < end && !claims.all().get(i).fits(spot, used, master)) {
        return Optional.of(claims.all().get(i));
      }
    }
    return Optional.empty();
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

  /** Returns whether one of the claims that all places of a kind share is exceeded. */
  private boolean exceedsShared(QuotaClaims claims, QuotaSpot spot) {
    int index = claims.index();
    if (!judged.get(index)) {
      judged.set(index);
      for (int i : claims.shared()) {
        if (!claims.all().get(i).fits(spot, used, master)) {
          if (index >= firstExceeded.length) {
            firstExceeded = Arrays.copyOf(firstExceeded, 2 * index + 1);
            firstRefusals = Arrays.copyOf(firstRefusals, firstExceeded.length);
          }
          firstExceeded[index] = i;
          exceeding.set(index);
          break;
        }
      }
    }
    return exceeding.get(index);
  }

  /** Returns how many slots fit. */
  public long room(QuotaSpot spot) {
    if (matcher.isFree()) {
      return UNBOUNDED;
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
    if (roomEverywhere.isEmpty()) {
      long room = UNBOUNDED;
      for (QuotaClaim claim : matcher.everywhere()) {
        room = Math.min(room, claim.roomEverywhere(used, master));
      }
      roomEverywhere = OptionalLong.of(room);
    }
    return roomEverywhere.getAsLong();
  }

  private long sharedRoom(QuotaClaims claims, QuotaSpot spot) {
    int index = claims.index();
    if (!measured.get(index)) {
      measured.set(index);
      long room = UNBOUNDED;
      for (int i : claims.shared()) {
        room = Math.min(room, claims.all().get(i).room(spot, used, master));
      }
      if (index >= rooms.length) {
        rooms = Arrays.copyOf(rooms, 2 * index + 1);
      }
      rooms[index] = room;
    }
    return rooms[index];
  }
}
