package gridlite.command.qstat;

import gridlite.command.listing.InstanceStates;
import gridlite.command.listing.JobColumns;
import gridlite.command.listing.ListedResources;
import gridlite.command.listing.QueueSelection;
import gridlite.config.ClusterQueue;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.render.TextOutput;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The cluster queues with sums over their instances: {@code qstat -g c}.
 *
 * @param rows cluster queues by name
 * @param unknown whether the criteria name a queue or resource that does not exist
 * @see "qstat(1), OUTPUT FORMATS, Cluster Queue Format"
 */
public record ClusterQueueReport(List<Row> rows, boolean unknown) {
  /** States in the order of the columns of {@code -ext}. */
  static final String LETTERS = "sASCuadDcoE";

  /** States that keep an instance out for a time. */
  private static final String TEMPORARY = "aoACDS";

  /** States that somebody has to end. */
  private static final String MANUAL = "cdsuE";

  /**
   * A cluster queue.
   *
   * @param load mean normalised load of the hosts, weighted by slots; empty when none reports one
   * @param used slots in use
   * @param reserved slots reserved
   * @param available free slots of instances that take jobs; negative when slots were taken away
   * @param total slots in all
   * @param temporary slots of instances that are out of use for a time
   * @param manual slots of instances that somebody has to put into use again
   * @param byState slots of the instances in each state
   * @param instances number of instances
   */
  public record Row(
      String name,
      OptionalDouble load,
      long used,
      long reserved,
      long available,
      long total,
      long temporary,
      long manual,
      Map<Character, Long> byState,
      int instances) {}

  /** Copies the list. */
  public ClusterQueueReport {
    rows = List.copyOf(rows);
  }

  /**
   * Sums up the cluster queues of which an instance is selected, and those without instances. The
   * numbers are those of all instances of a queue.
   */
  public static ClusterQueueReport build(
      ClusterState state, QueueSelection selection, Instant now) {
    if (!selection.isKnown(state)) {
      return new ClusterQueueReport(List.of(), true);
    }
    InstanceStates conditions = new InstanceStates(state, now);
    Set<QueueName> selected = new HashSet<>();
    for (QueueInstance instance : selection.instances(state, conditions)) {
      selected.add(instance.queueName());
    }
    Resources ofHosts = Resources.unused(state);
    List<Row> rows = new ArrayList<>();
    for (String name : state.objects(ObjectKind.CLUSTER_QUEUE).sortedNames()) {
      QueueName queue = QueueName.of(name);
      List<QueueInstance> instances = state.queueInstances().of(queue);
      if (instances.isEmpty() || selected.contains(queue)) {
        rows.add(row(state, conditions, ofHosts, name, instances));
      }
    }
    return new ClusterQueueReport(rows, false);
  }

  private static Row row(
      ClusterState state,
      InstanceStates conditions,
      Resources ofHosts,
      String queue,
      List<QueueInstance> instances) {
    Sums sums = new Sums();
    for (QueueInstance instance : instances) {
      sums.add(instance, conditions);
      ListedResources.value(state, ofHosts, instance.host(), "np_load_avg")
          .ifPresent(
              load -> sums.addLoad(Double.parseDouble(load), instance.get(ClusterQueue.SLOTS)));
    }
    return sums.row(queue, instances.size());
  }

  /** The slots of a queue's instances, added up. */
  private static final class Sums {
    private final Map<Character, Long> byState = new LinkedHashMap<>();
    private long used;
    private long reserved;
    private long available;
    private long total;
    private long temporary;
    private long manual;
    private double load;
    private long loaded;

    void add(QueueInstance instance, InstanceStates conditions) {
      long slots = instance.get(ClusterQueue.SLOTS);
      long inUse = conditions.usedSlots(instance.name());
      String letters = conditions.letters(instance);
      used += inUse;
      reserved += conditions.reservedSlots(instance.name());
      total += slots;
      available += letters.isEmpty() ? slots - inUse : 0;
      // an instance with states of both kinds waits for somebody
      if (hasAny(letters, MANUAL)) {
        manual += slots;
      } else if (hasAny(letters, TEMPORARY)) {
        temporary += slots;
      }
      for (int i = 0; i < letters.length(); i++) {
        byState.merge(letters.charAt(i), slots, Long::sum);
      }
    }

    void addLoad(double value, long slots) {
      load += value * slots;
      loaded += slots;
    }

    Row row(String queue, int instances) {
      return new Row(
          queue,
          loaded == 0 ? OptionalDouble.empty() : OptionalDouble.of(load / loaded),
          used,
          reserved,
          available,
          total,
          temporary,
          manual,
          byState,
          instances);
    }
  }

  private static boolean hasAny(String letters, String wanted) {
    for (int i = 0; i < letters.length(); i++) {
      if (wanted.indexOf(letters.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Length of the longest name in it. */
  public int longestName() {
    int longest = 0;
    for (Row row : rows) {
      longest = Math.max(longest, row.name().length());
    }
    return longest;
  }

  /**
   * Writes the table.
   *
   * @param columns width of the names; with tickets, the slots in each state are listed as well
   */
  public void writePlain(TextOutput out, JobColumns columns) {
    boolean states = columns.tickets();
    int width = columns.queueWidth();
    out.left("CLUSTER QUEUE", width).add("  CQLOAD   USED    RES  AVAIL  TOTAL aoACDS  cdsuE  ");
    for (int i = 0; states && i < LETTERS.length(); i++) {
      out.right(LETTERS.substring(i, i + 1), i == 0 ? 5 : 6);
    }
    out.end().repeat('-', (states ? 146 : 80) + width - JobColumns.QUEUE_WIDTH).end();
    for (Row row : rows) {
      out.cut(row.name(), width).add(' ');
      if (row.load().isPresent()) {
        out.fixed(row.load().getAsDouble(), 7, 2);
      } else {
        out.right("-NA-", 7);
      }
      out.add(' ').right(row.used(), 6).add(' ').right(row.reserved(), 6).add(' ');
      out.right(row.available(), 6).add(' ').right(row.total(), 6).add(' ');
      out.right(row.temporary(), 6).add(' ').right(row.manual(), 6).add(' ');
      for (int i = 0; states && i < LETTERS.length(); i++) {
        out.right(row.byState().getOrDefault(LETTERS.charAt(i), 0L), 5).add(' ');
      }
      out.end();
    }
  }
}
