package gridlite.schedule;

import gridlite.quota.QuotaPlace;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the last answer about what quotas say of a place: places in a row that no rule tells
 * apart share it.
 */
final class QuotaMemo<T> {
  private final Function<QuotaPlace, T> question;
  private @Nullable QuotaPlace about;
  private @Nullable T answer;

  QuotaMemo(Function<QuotaPlace, T> question) {
    this.question = question;
  }

  @SuppressWarnings("ReferenceEquality") // what is shared is the same object
  T of(QuotaPlace place) {
    T known = answer;
    if (about != place || known == null) {
      known = question.apply(place);
      answer = known;
      about = place;
    }
    return known;
  }

  /** Bookings change the answer. */
  void forget() {
    about = null;
  }
}
