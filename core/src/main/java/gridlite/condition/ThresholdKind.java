package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.List;

/** The two lists of thresholds that a queue has. */
public enum ThresholdKind {
  /** A threshold at which no more jobs start. */
  LOAD(ClusterQueue.LOAD_THRESHOLDS, ConditionFlag.LOAD_ALARM, "load-threshold"),
  /** A threshold at which jobs are suspended, too. Consumables don't count here. */
  SUSPEND(ClusterQueue.SUSPEND_THRESHOLDS, ConditionFlag.SUSPEND_ALARM, "suspend-threshold");

  private final Attribute<PerHost<List<NameValue>>> attribute;
  private final ConditionFlag flag;
  private final String word;

  ThresholdKind(Attribute<PerHost<List<NameValue>>> attribute, ConditionFlag flag, String word) {
    this.attribute = attribute;
    this.flag = flag;
    this.word = word;
  }

  /** The attribute of the queue. */
  public Attribute<PerHost<List<NameValue>>> attribute() {
    return attribute;
  }

  /**
   * Returns whether an instance has such thresholds. Suspend thresholds do nothing where no job
   * would be suspended at a time, or where there is no interval.
   */
  public boolean isWatched(QueueInstance instance) {
    return !instance.get(attribute).isEmpty()
        && (this == LOAD
            || (instance.get(ClusterQueue.NSUSPEND) > 0
                && instance.get(ClusterQueue.SUSPEND_INTERVAL).seconds() > 0));
  }

  /** The state that a reached threshold leads to. */
  public ConditionFlag flag() {
    return flag;
  }

  /** Returns what listings call such a threshold. */
  public String word() {
    return word;
  }
}
