package gridlite.quota;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One rule of a resource quota set: a line that begins with the word limit.
 *
 * @param name its name, if it has one
 * @param filters what it is about; subjects without a filter are missing
 * @param limits its limits in order; empty: the rule lets everything that it matches pass
 * @see "sge_resource_quota(5)"
 */
public record QuotaRule(
    Optional<String> name, Map<QuotaSubject, QuotaFilter> filters, List<QuotaLimit> limits) {

  /** Copies the collections and drops filters that filter nothing. */
  public QuotaRule {
    EnumMap<QuotaSubject, QuotaFilter> kept = new EnumMap<>(QuotaSubject.class);
    filters.forEach(
        (subject, filter) -> {
          if (!filter.isAny()) {
            kept.put(subject, filter);
          }
        });
    filters = Collections.unmodifiableMap(kept);
    limits = List.copyOf(limits);
  }

  /** The filter of a subject; {@link QuotaFilter#ANY} when there is none. */
  public QuotaFilter filter(QuotaSubject subject) {
    return filters.getOrDefault(subject, QuotaFilter.ANY);
  }

  /** The rule with other limits. */
  public QuotaRule withLimits(List<QuotaLimit> changed) {
    return new QuotaRule(name, filters, changed);
  }

  /**
   * Returns what messages call the rule: its name, else its number.
   *
   * @param index place in its set, from 0
   */
  public String label(int index) {
    return name.orElseGet(() -> Integer.toString(index + 1));
  }

  /** The limits with commas between, {@code NONE} when there are none. */
  public String limitsText() {
    if (limits.isEmpty()) {
      return "NONE";
    }
    StringBuilder text = new StringBuilder();
    for (QuotaLimit limit : limits) {
      text.append(text.length() > 0 ? "," : "").append(limit);
    }
    return text.toString();
  }

  /** The rule as listings show it, without the word {@code limit}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    name.ifPresent(given -> text.append("name ").append(given).append(' '));
    filters.forEach(
        (subject, filter) -> text.append(subject.keyword()).append(' ').append(filter).append(' '));
    return text.append("to ").append(limitsText()).toString();
  }
}
