package gridlite.schedule.match;

/**
 * The rule by which the slots of a parallel job are spread over hosts.
 *
 * @see "sge_pe(5), allocation_rule"
 */
public sealed interface AllocationRule {
  /** All slots on one host. */
  record OneHost() implements AllocationRule {}

  /** Host after host, each filled as far as possible. */
  record FillUp() implements AllocationRule {}

  /** One slot on each host, round and round. */
  record RoundRobin() implements AllocationRule {}

  /** The same number on each host that is used. */
  record PerHost(long slots) implements AllocationRule {}

  /** The rule that a text spells; what can't be read takes one slot a host. */
  static AllocationRule parse(String text) {
    return switch (text.strip()) {
      case "$pe_slots" -> new OneHost();
      case "$fill_up" -> new FillUp();
      case "$round_robin" -> new RoundRobin();
      default -> new PerHost(number(text.strip()));
    };
  }

  private static long number(String text) {
    try {
      return Math.max(1, Long.parseLong(text));
    } catch (NumberFormatException e) {
      return 1;
    }
  }
}
