package gridlite.quota;

import java.util.Arrays;
import java.util.List;

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
   */
  QuotaClaims(int index, List<QuotaClaim> all) {
    this.index = index;
    this.all = List.copyOf(all);
    this.shared = indexes(false);
    this.local = indexes(true);
  }

  private int[] indexes(boolean local) {
    int[] found = new int[all.size()];
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).isLocal() == local) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
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

  /** Indexes of those that mean something else in each queue or on each host. */
  int[] local() {
    return local;
  }
}
