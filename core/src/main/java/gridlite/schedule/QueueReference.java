package gridlite.schedule;

import gridlite.config.ObjectKind;
import gridlite.name.NamePattern;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A list as {@code -q} takes it: elements {@code queue}, {@code queue@host} and {@code
 * queue@@group}, wildcards allowed in each part.
 *
 * @see "sge_types(1), wc_queue_list"
 */
public final class QueueReference {
  /**
   * One element.
   *
   * @param queue pattern of the cluster queue
   * @param host pattern of the host; {@code *} without a host part
   * @param members hosts of the groups that match; empty set when the element names no group
   * @param ofGroup whether the element names groups
   */
  private record Element(
      NamePattern queue, NamePattern host, Set<String> members, boolean ofGroup) {
    boolean matchesHost(String name) {
      return ofGroup ? members.contains(name) : host.matches(name);
    }
  }

  private final List<Element> elements = new ArrayList<>();

  /** Reads the elements of a list. */
  public QueueReference(ClusterState state, List<String> list) {
    for (String text : list) {
      elements.add(element(state, text));
    }
  }

  private static Element element(ClusterState state, String text) {
    int at = text.indexOf('@');
    NamePattern queue = new NamePattern(at < 0 ? text : text.substring(0, at));
    String host = at < 0 ? "*" : text.substring(at + 1);
    if (!host.startsWith("@")) {
      return new Element(queue, new NamePattern(host.toLowerCase(Locale.ROOT)), Set.of(), false);
    }
    NamePattern group = new NamePattern(host);
    Set<String> members = new HashSet<>();
    for (String name : state.objects(ObjectKind.HOST_GROUP).names()) {
      if (group.matches(name)) {
        members.addAll(state.hostGroups().hostsOf(name));
      }
    }
    return new Element(queue, group, members, true);
  }

  /** Whether nothing was asked for. */
  public boolean isEmpty() {
    return elements.isEmpty();
  }

  /** Whether some element is about a cluster queue, on whatever hosts. */
  public boolean mentions(String queue) {
    for (Element element : elements) {
      if (element.queue().matches(queue)) {
        return true;
      }
    }
    return false;
  }

  /** Whether some element is about a host, in whatever queue. */
  public boolean mentionsHost(String host) {
    for (Element element : elements) {
      if (element.matchesHost(host)) {
        return true;
      }
    }
    return false;
  }

  /** Whether some element is about a queue instance. */
  public boolean contains(String queue, String host) {
    for (Element element : elements) {
      if (element.queue().matches(queue) && element.matchesHost(host)) {
        return true;
      }
    }
    return false;
  }
}
