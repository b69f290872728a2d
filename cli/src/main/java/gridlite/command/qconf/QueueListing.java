package gridlite.command.qconf;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.format.Attribute;
import gridlite.format.KeywordLines;
import gridlite.format.Layout.LineWidth;
import gridlite.format.ListFormat;
import gridlite.format.PerHostFormat;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.json.JsonDocument;
import gridlite.json.ObjectJson;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.operation.configure.KindTraits;
import gridlite.schedule.match.QueuePatterns;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** {@code qconf -sq}: cluster queues, and queue instances with the settings that hold for them. */
final class QueueListing {
  private QueueListing() {}

  /** Lists that the view of an instance writes with blanks. */
  private static final Set<Attribute<?>> BLANK_SEPARATED =
      Set.of(
          ClusterQueue.COMPLEX_VALUES,
          ClusterQueue.LOAD_THRESHOLDS,
          ClusterQueue.SUSPEND_THRESHOLDS);

  /** Something shown, as lines and as JSON. */
  private record Shown(String text, Consumer<JsonDocument> json) {}

  static int show(Session session, List<String> operands) {
    if (operands.isEmpty()) {
      ObjectSwitches queues = new ObjectSwitches(ObjectKind.CLUSTER_QUEUE);
      session.out(queues.text(session, ClusterQueue.SCHEMA.template()));
      return 0;
    }
    List<Shown> all = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    List<String> patterns = ObjectSwitches.elements(operands.get(0));
    int status = 0;
    for (String pattern : patterns) {
      List<Shown> found = session.context().store().read(state -> found(session, state, pattern));
      if (found.isEmpty()) {
        status = session.refuse("no cluster queue or queue instance matches \"" + pattern + "\"");
      }
      all.addAll(found);
      // an empty line between the objects of one pattern, but not between patterns
      text.append(String.join("\n", found.stream().map(Shown::text).toList()));
    }
    if (all.isEmpty()) {
      return status;
    }
    boolean one = patterns.size() == 1 && !NamePattern.isPattern(operands.get(0));
    session.out(
        !session.modes().json()
            ? text.toString()
            : one && all.size() == 1
                ? JsonDocument.text(all.get(0).json())
                : JsonDocument.text(document -> array(document, all)));
    return status;
  }

  private static void array(JsonDocument document, List<Shown> all) {
    document.list();
    all.forEach(shown -> shown.json().accept(document));
    document.endList();
  }

  private static List<Shown> found(Session session, ClusterState state, String pattern) {
    List<Shown> found = new ArrayList<>();
    // of the cluster queue a pattern is taken, no expression
    int at = pattern.indexOf('@');
    NamePattern queues = new NamePattern(at < 0 ? pattern : pattern.substring(0, at));
    if (at < 0) {
      KindTraits traits = KindTraits.of(ObjectKind.CLUSTER_QUEUE);
      ObjectJson json = new ObjectJson(traits.schema());
      for (Map.Entry<String, Values> queue :
          state.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
        if (queues.matches(queue.getKey())) {
          String text = traits.layout().print(queue.getValue(), session.width());
          found.add(new Shown(text, document -> json.write(document, queue.getValue())));
        }
      }
    } else {
      String hosts = pattern.substring(at + 1);
      List<QueueInstance> instances =
          state.has(ObjectKind.HOST_GROUP, hosts)
              ? onGroup(state, queues, hosts)
              : onMatches(state, queues, at == 0 ? pattern : "*@" + hosts);
      for (QueueInstance instance : instances) {
        String text = text(instance, session.width());
        found.add(new Shown(text, document -> write(document, instance)));
      }
    }
    return found;
  }

  /** The instances on the hosts of a group, each as often as the group names its host. */
  private static List<QueueInstance> onGroup(ClusterState state, NamePattern queues, String group) {
    List<QueueInstance> instances = new ArrayList<>();
    for (String queue : state.objects(ObjectKind.CLUSTER_QUEUE).names()) {
      if (queues.matches(queue)) {
        for (HostName host : state.hostGroups().namedBy(group)) {
          state
              .queueInstances()
              .find(new QueueInstanceName(QueueName.of(queue), host))
              .ifPresent(instances::add);
        }
      }
    }
    return instances;
  }

  private static List<QueueInstance> onMatches(
      ClusterState state, NamePattern queues, String pattern) {
    QueuePatterns hosts = new QueuePatterns(state, List.of(pattern));
    return state.queueInstances().all().stream()
        .filter(instance -> queues.matches(instance.queueName().text()))
        .filter(instance -> hosts.matches(instance.name()))
        .toList();
  }

  private static void write(JsonDocument document, QueueInstance instance) {
    document.open();
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (attribute == ClusterQueue.QNAME) {
        document.value(attribute.name(), instance.queueName().text());
      } else if (attribute == ClusterQueue.HOSTLIST) {
        document.value("hostname", instance.host().toString());
      } else {
        document.value(attribute.name(), setting(instance, attribute).stripTrailing());
      }
    }
    document.close();
  }

  private static String text(QueueInstance instance, LineWidth width) {
    KeywordLines lines = new KeywordLines(ClusterQueue.SCHEMA.padding(), width);
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (attribute == ClusterQueue.QNAME) {
        lines.line(attribute.name(), instance.queueName().text());
      } else if (attribute == ClusterQueue.HOSTLIST) {
        lines.line("hostname", instance.host().toString());
      } else {
        lines.line(attribute.name(), setting(instance, attribute));
      }
    }
    return lines.toString();
  }

  private static String setting(QueueInstance instance, Attribute<?> attribute) {
    if (attribute == ClusterQueue.COMPLEX_VALUES) {
      List<NameValue> resources =
          instance.get(ClusterQueue.COMPLEX_VALUES).stream()
              .filter(resource -> !resource.name().equals("slots"))
              .toList();
      return print(ClusterQueue.COMPLEX_VALUES, resources);
    }
    if (attribute == ClusterQueue.SUBORDINATE_LIST) {
      return subordinates(instance.get(ClusterQueue.SUBORDINATE_LIST));
    }
    String text = anySetting(instance, attribute);
    boolean trailingBlank = attribute == ClusterQueue.QTYPE && !text.equals("NONE");
    return trailingBlank ? text + " " : text;
  }

  private static String subordinates(List<Subordinate> list) {
    return list.isEmpty()
        ? Subordinate.FORMAT.print(list)
        : list.stream()
            .flatMap(subordinate -> subordinate.settings().stream())
            .collect(Collectors.joining(" "));
  }

  @SuppressWarnings("unchecked") // all attributes but name and host list have settings per host
  private static <V> String anySetting(QueueInstance instance, Attribute<?> attribute) {
    Attribute<PerHost<V>> typed = (Attribute<PerHost<V>>) attribute;
    return print(typed, instance.get(typed));
  }

  private static <V> String print(Attribute<PerHost<V>> attribute, V value) {
    ValueFormat<V> format = ((PerHostFormat<V>) attribute.format()).element();
    Optional<ListFormat<Object>> list =
        BLANK_SEPARATED.contains(attribute) && format instanceof ListFormat<?> found
            ? Optional.of(cast(found))
            : Optional.empty();
    return list.isPresent() && value instanceof List<?> elements
        ? list.get().print(List.copyOf(elements), " ")
        : format.print(value);
  }

  @SuppressWarnings("unchecked") // the elements printed with it are the format's own
  private static ListFormat<Object> cast(ListFormat<?> format) {
    return (ListFormat<Object>) format;
  }
}
