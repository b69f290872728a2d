package gridlite.quota;

/**
 * The extent that a limit which a job exceeds rules out, known without asking elsewhere. A rule may
 * have another one before it that is about single hosts or queues; then it rules out less.
 */
public enum QuotaExtent {
  /** All queues on all hosts. */
  EVERYWHERE,
  /**
   * All queues, and all hosts, that no rule of the set before it is about, whomever that is for
   * (conformance/quotas/serial-limits-behind-others.t).
   */
  UNMENTIONED,
  /** The cluster queue on all hosts. */
  CLUSTER_QUEUE,
  /** All queues on the host. */
  HOST,
  /** The queue instance. */
  INSTANCE
}
