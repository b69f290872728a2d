package gridlite.policy;

/**
 * The correction of the parts that shares entitle to by past usage: the more of its entitlement a
 * node has used, the smaller its part, in inverse proportion. No node gets more than {@code
 * compensation_factor} times what it is entitled to before the parts are brought to 1 again.
 *
 * @see "sched_conf(5), compensation_factor; conformance/priority, compensation"
 */
enum Compensation {
  /** Parts by shares alone. */
  NONE {
    @Override
    double claim(double entitled, double usage) {
      return entitled;
    }
  },
  /** Parts by shares and usage. */
  BY_USAGE {
    @Override
    double claim(double entitled, double usage) {
      // usage below the entitlement, a fraction of a second, is none
      // (conformance/priority/share-tree-users.t)
      return entitled * (entitled / Math.max(usage, entitled));
    }
  };

  /**
   * Returns what a node claims among its neighbours.
   *
   * @param entitled part by shares, 0 to 1
   * @param usage what it has used, as one number
   */
  abstract double claim(double entitled, double usage);
}
