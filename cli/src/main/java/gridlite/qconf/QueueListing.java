package gridlite.qconf;

import gridlite.config.ClusterQueue;
import gridlite.config.ObjectKind;
import gridlite.format.Attribute;
import gridlite.format.KeywordLines;
import gridlite.format.Layout.LineWidth;
import gridlite.format.ListFormat;
import gridlite.format.PerHostFormat;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.operation.KindTraits;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.schedule.QueuePatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code qconf -sq}: cluster queues, and queue instances with the settings that hold for them. */
final class QueueListing {
  private QueueListing() {}

  /** Lists that the view of an instance writes with blanks. */
  private static final Set<Attribute<?>> BLANK_SEPARATED =
      Set.of(
          ClusterQueue.COMPLEX_VALUES,
          ClusterQueue.LOAD_THRESHOLDS,
          ClusterQueue.SUSPEND_THRESHOLDS);

  static int show(Session session, List<String> operands) {
    LineWidth width = session.width();
    KindTraits traits = KindTraits.of(ObjectKind.CLUSTER_QUEUE);
    if (operands.isEmpty()) {
      session.out(traits.layout().print(traits.schema().template(), width));
      return 0;
    }
    int status = 0;
    boolean first = true;
    for (String pattern : ObjectVerbs.elements(operands.get(0))) {
      List<String> texts = session.context().store().read(state -> texts(state, pattern, width));
      if (texts.isEmpty()) {
        status = session.refuse("no cluster queue or queue instance matches \"" + pattern + "\"");
        continue;
      }
      session.out((first ? "" : "\n") + String.join("\n", texts));
      first = false;
    }
    return status;
  }

  private static List<String> texts(ClusterState state, String pattern, LineWidth width) {
    List<String> texts = new ArrayList<>();
    QueuePatterns patterns = new QueuePatterns(state, List.of(pattern));
    if (pattern.indexOf('@') < 0) {
      KindTraits traits = KindTraits.of(ObjectKind.CLUSTER_QUEUE);
      for (Map.Entry<String, Values> queue :
          state.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
        if (patterns.matchesQueue(queue.getKey())) {
          texts.add(traits.layout().print(queue.getValue(), width));
        }
      }
    } else {
      for (QueueInstance instance : state.queueInstances().all()) {
        if (patterns.matches(instance.name())) {
          texts.add(text(instance, width));
        }
      }
    }
    return texts;
  }

  private static String text(QueueInstance instance, LineWidth width) {
    KeywordLines lines = new KeywordLines(ClusterQueue.SCHEMA.padding(), width);
    for (Attribute<?> attribute : ClusterQueue.SCHEMA.attributes()) {
      if (attribute == ClusterQueue.QNAME) {
        lines.line(attribute.name(), instance.queueName());
      } else if (attribute == ClusterQueue.HOSTLIST) {
        lines.line("hostname", instance.host());
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
    String text = anySetting(instance, attribute);
    boolean trailingBlank = attribute == ClusterQueue.QTYPE && !text.equals("NONE");
    return trailingBlank ? text + " " : text;
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
