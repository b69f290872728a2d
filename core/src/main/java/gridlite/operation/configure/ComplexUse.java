package gridlite.operation.configure;

import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.quota.LinearExpression;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSet;
import gridlite.state.ClusterState;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The objects that use a resource attribute; jobs that request it don't count. */
final class ComplexUse {
  private final ClusterState state;
  private final String name;
  private final List<String> users = new ArrayList<>();

  private ComplexUse(ClusterState state, String name) {
    this.state = state;
    this.name = name;
  }

  /** Those who use an attribute, as words for a message. */
  static List<String> of(ClusterState state, String name) {
    ComplexUse use = new ComplexUse(state, name);
    use.addHosts();
    use.addQueues();
    use.addQuotas();
    return use.users;
  }

  private boolean isMeant(String nameOrShortcut) {
    return state
        .complexes()
        .find(nameOrShortcut)
        .map(ComplexAttribute::name)
        .filter(name::equals)
        .isPresent();
  }

  private boolean isIn(List<NameValue> values) {
    return values.stream().anyMatch(value -> isMeant(value.name()));
  }

  private void addHosts() {
    for (Map.Entry<String, Values> host : state.objects(ObjectKind.EXEC_HOST).asMap().entrySet()) {
      if (isIn(host.getValue().get(ExecHost.COMPLEX_VALUES))) {
        users.add("host \"" + host.getKey() + "\"");
      }
    }
  }

  private void addQueues() {
    for (Map.Entry<String, Values> queue :
        state.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
      PerHost<List<NameValue>> values = queue.getValue().get(ClusterQueue.COMPLEX_VALUES);
      if (isIn(values.common())
          || values.groups().values().stream().anyMatch(this::isIn)
          || values.hosts().values().stream().anyMatch(this::isIn)) {
        users.add("queue \"" + queue.getKey() + "\"");
      }
    }
  }

  private void addQuotas() {
    for (Map.Entry<String, Values> set :
        state.objects(ObjectKind.RESOURCE_QUOTA_SET).asMap().entrySet()) {
      if (set.getValue().get(QuotaSet.LIMITS).stream().anyMatch(this::isLimitedBy)) {
        users.add("resource quota set \"" + set.getKey() + "\"");
      }
    }
  }

  private boolean isLimitedBy(QuotaRule rule) {
    for (QuotaLimit limit : rule.limits()) {
      if (isMeant(limit.attribute()) || limit.isDynamic() && isInFormula(limit.value())) {
        return true;
      }
    }
    return false;
  }

  private boolean isInFormula(String formula) {
    return LinearExpression.parse(formula).attributes().stream().anyMatch(this::isMeant);
  }
}
