package gridlite.quota;

/**
 * A job exceeds a limit.
 *
 * @param members the members of the rule's expanded filters, five of them with a slash behind each
 * @param rule the rule, as {@code set/name} or {@code set/number}
 * @param extent where else the job exceeds it
 */
public record QuotaRefusal(String members, String rule, QuotaExtent extent) {
  /** The reason as {@code qstat -j} says it. */
  public String message() {
    return "cannot run because it exceeds limit \"" + members + "\" in rule \"" + rule + "\"";
  }
}
