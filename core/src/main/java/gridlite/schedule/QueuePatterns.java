package gridlite.schedule;

import gridlite.complex.PatternExpression;
import gridlite.config.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.HostGroups;
import gridlite.state.ObjectList;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of queue patterns as {@code -q} takes it: cluster queues, queue instances ({@code
 * queue@host}) and queue domains ({@code queue@@group}), with patterns in all parts.
 *
 * @see "sge_types(1), wc_queue_list"
 */
public final class QueuePatterns {
  private record Entry(
      PatternExpression queue, PatternExpression place, boolean anywhere, boolean group) {}

  private static final PatternExpression ANY = PatternExpression.parse("*");

  private final List<Entry> entries = new ArrayList<>();
  private final HostGroups groups;
  private final ObjectList groupObjects;

  /** The patterns of a comma-separated list. */
  public QueuePatterns(ClusterState state, List<String> patterns) {
    this.groups = state.hostGroups();
    this.groupObjects = state.objects(ObjectKind.HOST_GROUP);
    for (String pattern : patterns) {
      entries.add(entry(pattern));
    }
  }

  private static Entry entry(String pattern) {
    int at = pattern.indexOf('@');
    if (at < 0) {
      return new Entry(PatternExpression.parse(pattern), ANY, true, false);
    }
    PatternExpression queue = at == 0 ? ANY : PatternExpression.parse(pattern.substring(0, at));
    String place = pattern.substring(at + 1);
    boolean group = place.startsWith("@");
    return new Entry(queue, PatternExpression.parse(place), false, group);
  }

  /** Whether any pattern matches an instance. */
  public boolean matches(QueueInstanceName instance) {
    for (Entry entry : entries) {
      if (entry.queue().matches(instance.queue()) && isAt(entry, instance.host())) {
        return true;
      }
    }
    return false;
  }

  /** Whether any pattern matches some instances of a cluster queue, whichever there are. */
  public boolean matchesQueue(String queue) {
    for (Entry entry : entries) {
      if (entry.queue().matches(queue)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAt(Entry entry, String host) {
    if (entry.anywhere()) {
      return true;
    }
    if (!entry.group()) {
      return entry.place().matches(host);
    }
    for (String group : groupObjects.names()) {
      if (entry.place().matches(group) && groups.contains(group, host)) {
        return true;
      }
    }
    return false;
  }
}
