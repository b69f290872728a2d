package gridlite.quota;

/**
 * A job exceeds a limit.
 *
 * @param members the members of the rule's expanded filters, five of them with a slash behind each
 * @param rule the rule, as {@code set/name} or {@code set/number}
 * @param extent where else the job exceeds it
 * @param parallelExtent where else a parallel job is not reported to exceed it again
 */
public record QuotaRefusal(
    String members, String rule, QuotaExtent extent, QuotaExtent parallelExtent) {
  private static final int QUEUE = 3;
  private static final int HOST = 4;

  /** The queue that has a count of its own; empty where there is none. */
  public String queue() {
    return members.split("/", -1)[QUEUE];
  }

  /** The host that has a count of its own; empty where there is none. */
  public String host() {
    return members.split("/", -1)[HOST];
  }

  /** The reason as {@code qstat -j} says it. */
  public String message() {
    return "cannot run because it exceeds limit \"" + members + "\" in rule \"" + rule + "\"";
  }
}
