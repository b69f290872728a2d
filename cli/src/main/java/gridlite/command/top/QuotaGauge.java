package gridlite.command.top;

import gridlite.command.qquota.QuotaReport;
import gridlite.complex.ComplexAttribute;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaMember;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSubject;
import gridlite.quota.QuotaUsage;
import gridlite.state.ClusterState;
import gridlite.value.Given;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A limit that is counted and in use, and by whom.
 *
 * @param rule name of the rule, {@code set/rule}
 * @param about for whom or what it is counted; empty: for all together
 * @param resource name of the attribute
 * @param used amount in use, as {@code qquota} shows it
 * @param limit the limit, as {@code qquota} shows it
 * @param part how much of the limit is used; 1: all
 * @param users who uses it, whoever uses most first
 */
record QuotaGauge(
    String rule,
    Optional<String> about,
    String resource,
    String used,
    String limit,
    double part,
    List<Share> users) {

  /**
   * The use of a user.
   *
   * @param used amount, as {@code qquota} shows it
   * @param part how much of the limit it is; 1: all
   */
  record Share(String user, String used, double part) {}

  /** The gauges of a state, in the order of rules, limits and first use. */
  static List<QuotaGauge> of(ClusterState state) {
    QuotaRules rules = QuotaRules.atPresent(state);
    Map<QuotaKey, Map<String, Double>> uses = QuotaUsage.byUser(state, rules);
    List<QuotaGauge> gauges = new ArrayList<>();
    for (QuotaRules.Listed rule : rules.all()) {
      for (QuotaLimit limit : rule.rule().limits()) {
        state
            .complexes()
            .find(limit.attribute())
            .filter(QuotaMatcher::isCounted)
            .ifPresent(
                attribute ->
                    uses.forEach(
                        (key, users) -> {
                          if (key.place() == rule.place()
                              && key.attribute().equals(attribute.name())) {
                            double most = rules.limit(limit, attribute, key);
                            gauges.add(of(rule.label(), key, attribute, most, users));
                          }
                        }));
      }
    }
    return gauges;
  }

  private static QuotaGauge of(
      String rule, QuotaKey key, ComplexAttribute attribute, double most, Map<String, Double> use) {
    double used = 0;
    List<Map.Entry<String, Double>> users = new ArrayList<>(use.entrySet());
    users.sort(
        Map.Entry.<String, Double>comparingByValue()
            .reversed()
            .thenComparing(Map.Entry.comparingByKey(Comparator.naturalOrder())));
    List<Share> shares = new ArrayList<>();
    for (Map.Entry<String, Double> user : users) {
      used += user.getValue();
      shares.add(
          new Share(
              user.getKey(),
              QuotaReport.amount(attribute, user.getValue()),
              part(user.getValue(), most)));
    }
    List<String> about = new ArrayList<>();
    for (QuotaSubject subject : QuotaSubject.values()) {
      QuotaMember member = key.member(subject);
      if (member.isApart()) {
        about.add(subject.keyword() + " " + member.text());
      }
    }
    return new QuotaGauge(
        rule,
        Given.text(String.join(", ", about)),
        attribute.name(),
        QuotaReport.amount(attribute, used),
        QuotaReport.amount(attribute, most),
        part(used, most),
        shares);
  }

  private static double part(double used, double most) {
    return most > 0 ? Math.min(1, used / most) : 1;
  }
}
