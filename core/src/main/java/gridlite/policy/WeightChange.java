package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.job.JobPriority;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A change of one of the three weights that brings a job past another one.
 *
 * @param weight the weight
 * @param difference by how much it must change at least; beyond that the order is the other one
 * @param rises whether it must rise
 * @see "sge_priority(5), the formula is linear in each weight"
 */
public record WeightChange(Attribute<Double> weight, double difference, boolean rises) {
  /** The changes that bring a job past one that is ahead of it; none where they are alike. */
  public static List<WeightChange> toPass(JobPriority job, JobPriority ahead) {
    double gap = ahead.prio() - job.prio();
    List<WeightChange> changes = new ArrayList<>();
    for (Map.Entry<Attribute<Double>, Double> advantage :
        List.of(
            Map.entry(SchedulerConfig.WEIGHT_PRIORITY, job.npprio() - ahead.npprio()),
            Map.entry(SchedulerConfig.WEIGHT_URGENCY, job.nurg() - ahead.nurg()),
            Map.entry(SchedulerConfig.WEIGHT_TICKET, job.ntckts() - ahead.ntckts()))) {
      double by = advantage.getValue();
      if (by != 0) {
        changes.add(new WeightChange(advantage.getKey(), gap / by, by > 0));
      }
    }
    return changes;
  }
}
