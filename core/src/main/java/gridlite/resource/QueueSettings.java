package gridlite.resource;

import gridlite.config.ClusterQueue;
import gridlite.state.QueueInstance;
import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The settings of a queue instance that are resources of it, in the order of listings.
 *
 * @see "complex(5), default queue resource attributes"
 */
final class QueueSettings {
  private QueueSettings() {}

  /** A setting: name of the resource, and the value's spelling. */
  record Setting(String name, Function<QueueInstance, String> value) {}

  static final List<Setting> ALL =
      List.of(
          new Setting("qname", instance -> instance.queueName().text()),
          new Setting("hostname", instance -> instance.host().toString()),
          new Setting("slots", i -> String.valueOf(i.get(ClusterQueue.SLOTS))),
          new Setting("tmpdir", i -> i.get(ClusterQueue.TMPDIR)),
          new Setting("seq_no", i -> String.valueOf(i.get(ClusterQueue.SEQ_NO))),
          new Setting("rerun", i -> i.get(ClusterQueue.RERUN) ? "TRUE" : "FALSE"),
          new Setting("calendar", i -> i.get(ClusterQueue.CALENDAR)),
          time("s_rt", i -> i.get(ClusterQueue.S_RT)),
          time("h_rt", i -> i.get(ClusterQueue.H_RT)),
          time("s_cpu", i -> i.get(ClusterQueue.S_CPU)),
          time("h_cpu", i -> i.get(ClusterQueue.H_CPU)),
          memory("s_fsize", i -> i.get(ClusterQueue.S_FSIZE)),
          memory("h_fsize", i -> i.get(ClusterQueue.H_FSIZE)),
          memory("s_data", i -> i.get(ClusterQueue.S_DATA)),
          memory("h_data", i -> i.get(ClusterQueue.H_DATA)),
          memory("s_stack", i -> i.get(ClusterQueue.S_STACK)),
          memory("h_stack", i -> i.get(ClusterQueue.H_STACK)),
          memory("s_core", i -> i.get(ClusterQueue.S_CORE)),
          memory("h_core", i -> i.get(ClusterQueue.H_CORE)),
          memory("s_rss", i -> i.get(ClusterQueue.S_RSS)),
          memory("h_rss", i -> i.get(ClusterQueue.H_RSS)),
          memory("s_vmem", i -> i.get(ClusterQueue.S_VMEM)),
          memory("h_vmem", i -> i.get(ClusterQueue.H_VMEM)),
          time("min_cpu_interval", i -> i.get(ClusterQueue.MIN_CPU_INTERVAL)));

  /** The settings by name. */
  static final Map<String, Setting> BY_NAME = new HashMap<>();

  static {
    for (Setting setting : ALL) {
      BY_NAME.put(setting.name(), setting);
    }
  }

  private static Setting time(String name, Function<QueueInstance, TimeValue> value) {
    return new Setting(name, i -> value.apply(i).text());
  }

  private static Setting memory(String name, Function<QueueInstance, MemoryValue> value) {
    return new Setting(name, i -> value.apply(i).text());
  }
}
