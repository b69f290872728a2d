package gridlite.policy;

/**
 * How far past usage corrects shares: who has used less than entitled gets more, who has used more
 * gets less, up to {@code compensation_factor} times.
 *
 * @param limit largest correction; 1 and below: none
 * @see "sched_conf(5), compensation_factor"
 */
record Compensation(double limit) {
  /**
   * What an entitlement is multiplied with.
   *
   * @param entitled part by shares, 0 to 1
   * @param used part of the usage, 0 to 1
   */
  double factor(double entitled, double used) {
    if (limit <= 1) {
      return 1;
    }
    return used <= 0 ? limit : Math.max(1 / limit, Math.min(limit, entitled / used));
  }
}
