package gridlite.state;

import gridlite.config.ObjectKind;
import gridlite.name.NamePattern;
import gridlite.name.QueueInstanceName;

/**
 * An element of a queue list ({@code -q}): a cluster queue {@code q}, an instance {@code q@host},
 * or the instances on a host group {@code q@@group}; every part may be a pattern.
 *
 * @param queue pattern of the cluster queue
 * @param host pattern of the host, or of a host group with its {@code @}; empty: every host
 * @see "sge_types(1), wc_queue"
 */
public record QueuePattern(String queue, String host) {
  /** Reads an element. */
  public static QueuePattern of(String text) {
    int at = text.indexOf('@');
    return at < 0
        ? new QueuePattern(text, "")
        : new QueuePattern(text.substring(0, at), text.substring(at + 1));
  }

  /** Whether a queue instance is meant. */
  public boolean matches(QueueInstanceName instance, ClusterState state) {
    return NamePattern.matches(queue, instance.queue()) && matchesHost(instance.host(), state);
  }

  private boolean matchesHost(String name, ClusterState state) {
    if (host.isEmpty()) {
      return true;
    }
    if (!host.startsWith("@")) {
      return NamePattern.matches(host, name);
    }
    if (!NamePattern.isPattern(host)) {
      return state.hostGroups().contains(host, name);
    }
    for (String group : state.objects(ObjectKind.HOST_GROUP).names()) {
      if (NamePattern.matches(host, group) && state.hostGroups().contains(group, name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is any queue, or instance where a host is named, that is meant. */
  public boolean existsIn(ClusterState state) {
    if (queue.isEmpty()) {
      return false;
    }
    if (host.isEmpty()) {
      for (String name : state.objects(ObjectKind.CLUSTER_QUEUE).names()) {
        if (NamePattern.matches(queue, name)) {
          return true;
        }
      }
      return false;
    }
    for (QueueInstance instance : state.queueInstances().all()) {
      if (matches(instance.name(), state)) {
        return true;
      }
    }
    return false;
  }
}
