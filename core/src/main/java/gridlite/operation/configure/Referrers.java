package gridlite.operation.configure;

import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Finds who refers to an object: what is referred to can't be removed. */
final class Referrers {
  private Referrers() {}

  private static final List<ObjectKind> REFERRING =
      List.of(
          ObjectKind.CLUSTER_QUEUE,
          ObjectKind.EXEC_HOST,
          ObjectKind.HOST_GROUP,
          ObjectKind.PARALLEL_ENVIRONMENT,
          ObjectKind.PROJECT,
          ObjectKind.USER,
          ObjectKind.CONFIGURATION,
          ObjectKind.SHARE_TREE);

  /** Visits the references in an attribute of an object. */
  static <V> void visit(Values object, Attribute<V> attribute, Consumer<Reference> visitor) {
    attribute.format().references(object.get(attribute), visitor);
  }

  /** Those who refer to an object, as words for a message; empty when nobody does. */
  static List<String> of(ClusterState state, ObjectKind kind, String name) {
    List<String> referrers = new ArrayList<>();
    Reference wanted = new Reference(kind, name);
    for (ObjectKind referring : REFERRING) {
      for (Map.Entry<String, Values> entry : state.objects(referring).asMap().entrySet()) {
        Values object = entry.getValue();
        for (Attribute<?> attribute : object.schema().attributes()) {
          List<Reference> found = new ArrayList<>();
          visit(object, attribute, found::add);
          if (found.contains(wanted)) {
            referrers.add(words(object, entry.getKey(), attribute));
          }
        }
      }
    }
    if (kind == ObjectKind.EXEC_HOST) {
      addHostUses(state, name, referrers);
    }
    return referrers;
  }

  private static String words(Values object, String name, Attribute<?> attribute) {
    String title = object.schema().title();
    return attribute.name() + " of " + title + (title.equals(name) ? "" : " \"" + name + "\"");
  }

  private static void addHostUses(ClusterState state, String host, List<String> referrers) {
    for (QueueInstance instance : state.queueInstances().all()) {
      if (instance.host().equals(HostName.of(host))) {
        referrers.add("cluster queue \"" + instance.queueName() + "\"");
      }
    }
    for (Values group : state.objects(ObjectKind.HOST_GROUP).objects()) {
      if (group.get(HostGroup.HOSTLIST).contains(host)) {
        referrers.add("host group \"" + group.get(HostGroup.GROUP_NAME) + "\"");
      }
    }
  }

  /** Returns whether a name is that of the pseudo host, which always exists. */
  static boolean isGlobal(ObjectKind kind, String name) {
    return name.equals(ExecHost.GLOBAL)
        && (kind == ObjectKind.EXEC_HOST || kind == ObjectKind.CONFIGURATION);
  }
}
