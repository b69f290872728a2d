package gridlite.quota;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * The demands of the quotas on some jobs in queue instances where the same rules apply.
 *
 * @see QuotaAnswers
 */
public final class QuotaClaims {
  private final int index;
  private final List<QuotaClaim> all;
  private final int[] shared;
  private final int[] local;

  /**
   * Claims.
   *
   * @param index number among those of the same jobs
   * @param all in the order of the sets
   * @param local whether a claim means something else in some of these queue instances
   */
  QuotaClaims(int index, List<QuotaClaim> all, Predicate<QuotaClaim> local) {
    this.index = index;
    this.all = List.copyOf(all);
    int[] ofAll = new int[all.size()];
    int[] ofSome = new int[all.size()];
    int count = 0;
    for (int i = 0; i < ofAll.length; i++) {
      if (local.test(all.get(i))) {
        ofSome[i - count] = i;
      } else {
        ofAll[count++] = i;
      }
    }
    this.shared = Arrays.copyOf(ofAll, count);
    this.local = Arrays.copyOf(ofSome, ofAll.length - count);
  }

  int index() {
    return index;
  }

  /** All, in the order of the sets. */
  public List<QuotaClaim> all() {
    return all;
  }

  /** Indexes of those that mean the same in all the queue instances. */
  int[] shared() {
    return shared;
  }

  /** Indexes of those that mean something else in some of them. */
  int[] local() {
    return local;
  }
}
