package gridlite.quota;

/**
 * A job exceeds a limit.
 *
 * @param key what the limit counts, and for whom
 * @param number of the rule
 */
public record QuotaRefusal(QuotaKey key, int number) {
  /** The rule, as {@code set/name} or {@code set/number}. */
  public String rule() {
    return key.rule();
  }
}
