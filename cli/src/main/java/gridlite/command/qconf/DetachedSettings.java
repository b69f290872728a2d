package gridlite.command.qconf;

import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code qconf -sds}: settings of queues for hosts that are not in the queue. */
final class DetachedSettings {
  private DetachedSettings() {}

  static int show(Session session, List<String> none) {
    List<String> lines = session.context().store().read(DetachedSettings::lines);
    lines.forEach(line -> session.out(line + "\n"));
    return lines.isEmpty() ? 0 : 1;
  }

  private static List<String> lines(ClusterState state) {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, Values> queue :
        state.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
      Set<HostName> hosts = state.hostGroups().resolve(queue.getValue().get(ClusterQueue.HOSTLIST));
      for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
        if (queue.getValue().get(attribute) instanceof PerHost<?> settings) {
          String where = "\"" + attribute.name() + "\" of cluster queue \"" + queue.getKey() + "\"";
          for (String group : settings.groups().keySet()) {
            if (!hosts.containsAll(state.hostGroups().hostsOf(group))) {
              lines.add(
                  where
                      + " has a setting for \""
                      + group
                      + "\", which has hosts that are not in the queue");
            }
          }
          for (String host : settings.hosts().keySet()) {
            if (!hosts.contains(HostName.of(host))) {
              lines.add(where + " has a setting for \"" + host + "\", which is not in the queue");
            }
          }
        }
      }
    }
    return lines;
  }
}
