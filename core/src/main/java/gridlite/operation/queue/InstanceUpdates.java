package gridlite.operation.queue;

import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.ObjectList;
import gridlite.state.QueueInstance;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Queue instances that come, go and change because the configuration has changed. A host that comes
 * into a queue gets an instance in the initial state, one that leaves takes it along, except that
 * an instance with running jobs stays as an orphan. An instance whose settings change moves to the
 * end of the scheduler's order; a change that concerns all of a queue restores the order of the
 * host list, and so does, in all queues, another way to book a consumable or another default of
 * one.
 *
 * <p>When a host group changes, an instance keeps the settings that it has from it, attribute by
 * attribute, until the attribute is set again. All are taken anew when the hosts of the queue
 * change, when its host list names the group, itself or through others, and, where a setting is not
 * clear, with any change of the queue.
 *
 * @see "conformance/scheduling/order-after-changes-of-complexes.t"
 * @see "conformance/scheduling/settings-of-changed-groups.t"
 */
public final class InstanceUpdates {
  private static final List<Attribute<List<String>>> RIGHTS =
      List.of(ExecHost.USER_LISTS, ExecHost.XUSER_LISTS, ExecHost.PROJECTS, ExecHost.XPROJECTS);

  private final ClusterState before;
  private final Set<QueueName> written;
  private final Set<Attribute<?>> given;
  private final Set<String> changedGroups;
  private ClusterState after;
  private final Map<QueueInstanceName, InstanceState> changed = new LinkedHashMap<>();
  private final List<QueueInstanceName> removed = new ArrayList<>();
  private long serial;

  private InstanceUpdates(
      ClusterState before, List<Change> configChanges, Set<Attribute<?>> given) {
    this.before = before;
    this.after = before.apply(configChanges);
    this.given = given;
    this.written = writtenQueues(configChanges);
    this.changedGroups = changedGroups(before, after);
    this.serial = before.counter(Counter.SERIAL);
  }

  private static Set<QueueName> writtenQueues(List<Change> changes) {
    Set<QueueName> written = new LinkedHashSet<>();
    for (Change change : changes) {
      if (change instanceof Change.PutObject put && put.kind() == ObjectKind.CLUSTER_QUEUE) {
        written.add(QueueName.of(put.name()));
      }
    }
    return written;
  }

  private static Set<String> changedGroups(ClusterState before, ClusterState after) {
    ObjectList old = before.objects(ObjectKind.HOST_GROUP);
    ObjectList now = after.objects(ObjectKind.HOST_GROUP);
    Set<String> changed = new LinkedHashSet<>();
    if (old != now) {
      now.asMap()
          .forEach(
              (name, group) -> {
                if (!old.find(name).equals(Optional.of(group))) {
                  changed.add(name);
                }
              });
    }
    return changed;
  }

  /**
   * Returns what becomes of the queue instances.
   *
   * @param before the state before the changes
   * @param configChanges changes of objects
   * @param given attributes that the changes set, of all queues that they write
   */
  public static List<Change> after(
      ClusterState before, List<Change> configChanges, Set<Attribute<?>> given) {
    InstanceUpdates updates = new InstanceUpdates(before, configChanges, given);
    updates.work();
    return updates.changes();
  }

  /** The same of changes that write whole queues, if any. */
  public static List<Change> after(ClusterState before, List<Change> configChanges) {
    return after(before, configChanges, Set.copyOf(ClusterQueue.SCHEMA.attributes()));
  }

  /** Returns whether a change of an object may concern queue instances. */
  public static boolean follow(ClusterState before, Change change) {
    if (change instanceof Change.RemoveObject removal) {
      return removal.kind() == ObjectKind.CLUSTER_QUEUE;
    }
    if (!(change instanceof Change.PutObject put)) {
      return false;
    }
    if (put.kind() == ObjectKind.COMPLEX_ATTRIBUTE) {
      return isBookedAnew(before, put.name(), put.object());
    }
    if (put.kind() == ObjectKind.EXEC_HOST) {
      Optional<Values> old = before.execHost(HostName.of(put.name()));
      return old.isPresent() && differInRights(old.get(), put.object());
    }
    return put.kind() == ObjectKind.CLUSTER_QUEUE || put.kind() == ObjectKind.HOST_GROUP;
  }

  /**
   * Returns whether what is booked of a resource has to be counted again
   * (conformance/scheduling/order-after-changes-of-complexes.t).
   */
  private static boolean isBookedAnew(ClusterState before, String name, Values now) {
    return before
        .find(ObjectKind.COMPLEX_ATTRIBUTE, name)
        .filter(
            old ->
                !old.get(ComplexAttribute.CONSUMABLE).equals(now.get(ComplexAttribute.CONSUMABLE))
                    || !old.get(ComplexAttribute.DEFAULT).equals(now.get(ComplexAttribute.DEFAULT)))
        .isPresent();
  }

  private boolean isAllBookedAnew() {
    if (before.objects(ObjectKind.COMPLEX_ATTRIBUTE)
        == after.objects(ObjectKind.COMPLEX_ATTRIBUTE)) {
      return false;
    }
    return after.objects(ObjectKind.COMPLEX_ATTRIBUTE).asMap().entrySet().stream()
        .anyMatch(attribute -> isBookedAnew(before, attribute.getKey(), attribute.getValue()));
  }

  /** Removes orphans whose last job has ended. */
  public static List<Change> withoutEmptyOrphans(ClusterState state) {
    List<Change> changes = new ArrayList<>();
    Optional<Set<QueueInstanceName>> occupied = Optional.empty();
    for (InstanceState instance : state.instances().values()) {
      if (instance.orphaned()) {
        Set<QueueInstanceName> known = occupied.orElseGet(() -> QueueUse.occupied(state));
        occupied = Optional.of(known);
        if (!known.contains(instance.name())) {
          changes.add(new Change.RemoveInstance(instance.name()));
        }
      }
    }
    return changes;
  }

  private void work() {
    Set<QueueInstanceName> left = new LinkedHashSet<>();
    for (InstanceState state : before.instances().values()) {
      left.add(state.name());
    }
    List<QueueInstanceName> created = new ArrayList<>();
    Map<QueueName, List<QueueInstanceName>> present = new LinkedHashMap<>();
    for (Map.Entry<String, Values> queue :
        after.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
      QueueName queueName = QueueName.of(queue.getKey());
      List<QueueInstanceName> staying = new ArrayList<>();
      for (HostName host :
          after.hostGroups().resolve(queue.getValue().get(ClusterQueue.HOSTLIST))) {
        QueueInstanceName name = new QueueInstanceName(queueName, host);
        if (left.remove(name)) {
          staying.add(name);
          stay(name);
        } else {
          created.add(name);
        }
      }
      present.put(queueName, staying);
    }
    keepSettings(present);
    boolean bookedAnew = isAllBookedAnew();
    present.forEach(
        (queue, staying) -> {
          if (bookedAnew) {
            staying.forEach(this::touch);
          } else {
            touch(queue, staying);
          }
        });
    createAll(created);
    leave(left);
  }

  /** Finds out which settings of former groups instances keep from now on. */
  private void keepSettings(Map<QueueName, List<QueueInstanceName>> present) {
    List<Change> kept = new ArrayList<>();
    present.forEach(
        (queue, staying) -> {
          if (changedGroups.isEmpty() && !written.contains(queue)) {
            return;
          }
          boolean anew = hostsDiffer(queue) || namesChangedGroup(queue);
          for (QueueInstanceName name : staying) {
            QueueInstance instance = before.queueInstances().find(name).orElseThrow();
            Map<String, List<String>> groups = anew ? Map.of() : formerGroups(instance);
            if (!groups.equals(instance.state().formerGroups())) {
              InstanceState with =
                  changed.getOrDefault(name, instance.state()).withFormerGroups(groups);
              changed.put(name, with);
              kept.add(new Change.PutInstance(with));
            }
          }
        });
    after = after.apply(kept);
  }

  private Map<String, List<String>> formerGroups(QueueInstance instance) {
    boolean queueWritten = written.contains(instance.queueName());
    return queueWritten && !instance.ambiguities().isEmpty()
        ? Map.of()
        : instance.formerGroups(
            after.hostGroups(), attribute -> !queueWritten || !given.contains(attribute));
  }

  /**
   * Returns whether a queue has other hosts than before; those that it has lost earlier, and whose
   * jobs still run, do not count (conformance/scheduling/settings-of-groups-beside-orphans.t).
   */
  private boolean hostsDiffer(QueueName queue) {
    return !hosts(before, queue).equals(hosts(after, queue));
  }

  private static Set<HostName> hosts(ClusterState state, QueueName queue) {
    return state
        .find(ObjectKind.CLUSTER_QUEUE, queue.text())
        .map(values -> state.hostGroups().resolve(values.get(ClusterQueue.HOSTLIST)))
        .orElse(Set.of());
  }

  private boolean namesChangedGroup(QueueName queue) {
    if (changedGroups.isEmpty()) {
      return false;
    }
    List<String> hosts =
        after.find(ObjectKind.CLUSTER_QUEUE, queue.text()).orElseThrow().get(ClusterQueue.HOSTLIST);
    return after.hostGroups().groupsIn(hosts).stream().anyMatch(changedGroups::contains);
  }

  private void stay(QueueInstanceName name) {
    InstanceState state = before.instances().find(name).orElseThrow();
    if (state.orphaned()) {
      changed.put(name, state.withOrphaned(false));
    }
  }

  /** New instances in the state that their settings ask for. */
  private void createAll(List<QueueInstanceName> names) {
    List<Change> created = new ArrayList<>();
    for (QueueInstanceName name : names) {
      InstanceState state = InstanceState.created(name, false, ++serial);
      changed.put(name, state);
      created.add(new Change.PutInstance(state));
    }
    if (created.isEmpty()) {
      return;
    }
    ClusterState with = after.apply(created);
    for (QueueInstanceName name : names) {
      QueueInstance instance = with.queueInstances().find(name).orElseThrow();
      if (instance.get(ClusterQueue.INITIAL_STATE).equalsIgnoreCase("disabled")) {
        changed.put(name, instance.state().withDisabled(true));
      }
    }
  }

  private void leave(Set<QueueInstanceName> left) {
    Set<QueueInstanceName> occupied = left.isEmpty() ? Set.of() : QueueUse.occupied(before);
    for (QueueInstanceName name : left) {
      InstanceState state = before.instances().find(name).orElseThrow();
      if (!occupied.contains(name)) {
        removed.add(name);
      } else if (!state.orphaned()) {
        changed.put(name, state.withOrphaned(true));
      }
    }
  }

  /** Moves instances whose settings differ from before to the end, in order of the host list. */
  private void touch(QueueName queue, List<QueueInstanceName> present) {
    List<Attribute<PerHost<Object>>> attributes = touchedAttributes(queue);
    if (attributes.isEmpty()
        && before.objects(ObjectKind.EXEC_HOST) == after.objects(ObjectKind.EXEC_HOST)) {
      return;
    }
    for (QueueInstanceName name : present) {
      if (hasOtherRights(name.host()) || differs(name, attributes)) {
        touch(name);
      }
    }
  }

  private void touch(QueueInstanceName name) {
    InstanceState state = changed.getOrDefault(name, before.instances().find(name).orElseThrow());
    changed.put(name, state.withTouched(++serial));
  }

  /**
   * Returns whether other users or projects have access to a host; of its settings these alone
   * matter.
   */
  private boolean hasOtherRights(HostName host) {
    Optional<Values> old = before.execHost(host);
    Optional<Values> now = after.execHost(host);
    return old.isPresent() && now.isPresent() && differInRights(old.get(), now.get());
  }

  private static boolean differInRights(Values old, Values now) {
    for (Attribute<List<String>> attribute : RIGHTS) {
      if (!old.get(attribute).equals(now.get(attribute))) {
        return true;
      }
    }
    return false;
  }

  private boolean differs(QueueInstanceName name, List<Attribute<PerHost<Object>>> attributes) {
    QueueInstance old = before.queueInstances().find(name).orElseThrow();
    QueueInstance now = after.queueInstances().find(name).orElseThrow();
    for (Attribute<PerHost<Object>> attribute : attributes) {
      if (!Objects.equals(old.get(attribute), now.get(attribute))) {
        return true;
      }
    }
    return false;
  }

  /** Attributes that may have another value on some host: a setting or a group has changed. */
  @SuppressWarnings("unchecked") // all that is done with the values is comparing them
  private List<Attribute<PerHost<Object>>> touchedAttributes(QueueName queue) {
    Values now = after.find(ObjectKind.CLUSTER_QUEUE, queue.text()).orElseThrow();
    Values old = before.find(ObjectKind.CLUSTER_QUEUE, queue.text()).orElse(now);
    boolean sameGroups =
        before.objects(ObjectKind.HOST_GROUP) == after.objects(ObjectKind.HOST_GROUP);
    if (sameGroups && old.equals(now)) {
      return List.of();
    }
    List<Attribute<PerHost<Object>>> attributes = new ArrayList<>();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (now.get(attribute) instanceof PerHost<?> setting) {
        boolean byGroup = !sameGroups && !setting.groups().isEmpty();
        if (byGroup || !setting.equals(old.get(attribute))) {
          attributes.add((Attribute<PerHost<Object>>) attribute);
        }
      }
    }
    return attributes;
  }

  private List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    changed.values().forEach(state -> changes.add(new Change.PutInstance(state)));
    removed.forEach(name -> changes.add(new Change.RemoveInstance(name)));
    if (serial != before.counter(Counter.SERIAL)) {
      changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    }
    return changes;
  }
}
