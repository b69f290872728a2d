package gridlite.schedule.match;

import gridlite.complex.PatternExpression;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.problem.FormatException;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A list of queue patterns as {@code -q} takes it: cluster queues, queue instances ({@code
 * queue@host}) and queue domains ({@code queue@@group}), with expressions of patterns in all parts
 * ({@code !all.q}, {@code *@node1|node3}). What can't be understood matches nothing, and neither
 * does an element without a queue ({@code @node1}) or with blanks around it
 * (conformance/scheduling/queue-expressions.t).
 *
 * @see "sge_types(1), wc_queue_list"
 */
public final class QueuePatterns {
  private static final PatternExpression ANY = PatternExpression.parse("*");

  /**
   * One element.
   *
   * @param queue expression for the cluster queue
   * @param host expression for the host
   * @param members hosts of the groups that match; empty when the element names no group
   * @param ofGroup whether the element names groups
   */
  private record Element(
      PatternExpression queue, PatternExpression host, Set<HostName> members, boolean ofGroup) {
    boolean matchesHost(HostName name) {
      return ofGroup ? members.contains(name) : host.matches(name.text());
    }
  }

  private final boolean empty;
  private final List<Element> elements = new ArrayList<>();

  /** The patterns of a comma-separated list. */
  public QueuePatterns(ClusterState state, List<String> patterns) {
    this.empty = patterns.isEmpty();
    for (String pattern : patterns) {
      try {
        add(state, pattern);
      } catch (FormatException notAnExpression) {
        // no queue has such a name
      }
    }
  }

  private void add(ClusterState state, String pattern) {
    int at = pattern.indexOf('@');
    if (at == 0 || !pattern.equals(pattern.strip())) {
      return;
    }
    PatternExpression queue = PatternExpression.parse(at < 0 ? pattern : pattern.substring(0, at));
    String host = at < 0 ? "" : pattern.substring(at + 1);
    if (at < 0) {
      elements.add(new Element(queue, ANY, Set.of(), false));
    } else if (host.startsWith("@")) {
      Set<HostName> members = state.hostGroups().hostsOf(PatternExpression.parse(host)::matches);
      elements.add(new Element(queue, ANY, members, true));
    } else {
      elements.add(new Element(queue, PatternExpression.parseIgnoringCase(host), Set.of(), false));
    }
  }

  /** Returns whether nothing was asked for. */
  public boolean isEmpty() {
    return empty;
  }

  /** Returns whether any pattern matches an instance. */
  public boolean matches(QueueInstanceName instance) {
    return matches(instance.queue(), instance.host());
  }

  /** Returns whether any pattern matches a cluster queue on a host. */
  public boolean matches(QueueName queue, HostName host) {
    for (Element element : elements) {
      if (element.queue().matches(queue.text()) && element.matchesHost(host)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any pattern matches some instances of a cluster queue, whichever there are. */
  public boolean matchesQueue(QueueName queue) {
    for (Element element : elements) {
      if (element.queue().matches(queue.text())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any pattern matches a host, in whatever queue. */
  public boolean matchesHost(HostName host) {
    for (Element element : elements) {
      if (element.matchesHost(host)) {
        return true;
      }
    }
    return false;
  }
}
