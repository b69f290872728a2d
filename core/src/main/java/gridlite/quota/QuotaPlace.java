package gridlite.quota;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * What the quotas say about a job in one queue instance.
 *
 * @param claims what its slots are counted under, in the order of the sets
 * @param refusal the first limit that the job's requests exceed whatever else runs
 * @param claimsBefore how many of the claims are looked at before that limit
 */
public record QuotaPlace(
    List<QuotaClaim> claims, Optional<QuotaRefusal> refusal, int claimsBefore) {
  /** No rule has anything to say. */
  public static final QuotaPlace FREE = new QuotaPlace(List.of(), Optional.empty(), 0);

  /** Copies the list. */
  public QuotaPlace {
    claims = List.copyOf(claims);
  }

  /** How many slots fit beside what is used; {@link Long#MAX_VALUE} for any number. */
  public long room(QuotaUsage usage, boolean master) {
    if (refusal.isPresent()) {
      return 0;
    }
    long room = Long.MAX_VALUE;
    for (QuotaClaim claim : claims) {
      room = Math.min(room, claim.room(usage.used(claim.key()), master));
    }
    return room;
  }

  /** The first limit that some slots exceed, beside what is used. */
  public Optional<QuotaRefusal> refusal(
      ToDoubleFunction<QuotaKey> used, long slots, boolean master) {
    for (int i = 0; i < claims.size(); i++) {
      if (refusal.isPresent() && i == claimsBefore) {
        return refusal;
      }
      QuotaClaim claim = claims.get(i);
      if (!claim.fits(used.applyAsDouble(claim.key()), slots, master)) {
        return Optional.of(claim.refusal());
      }
    }
    return refusal;
  }
}
