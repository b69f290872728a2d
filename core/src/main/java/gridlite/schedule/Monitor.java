package gridlite.schedule;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.value.Decimals;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines that a run adds to the file {@code schedule} when {@code params} has {@code MONITOR=1}:
 * {@code job:task:STARTING|RUNNING|RESERVING:start:duration:level:object:resource:amount}.
 *
 * @see "schedule(5)"
 */
final class Monitor {
  private static final String HEAD = "::::::::";

  private final boolean on;
  private final List<String> lines = new ArrayList<>();

  Monitor(Values config) {
    boolean wanted = false;
    for (String parameter : config.get(SchedulerConfig.PARAMS)) {
      wanted |= parameter.equalsIgnoreCase("MONITOR=1") || parameter.equalsIgnoreCase("MONITOR");
    }
    this.on = wanted;
    if (on) {
      lines.add(HEAD);
    }
  }

  List<String> lines() {
    return lines;
  }

  void running(Job job, ArrayTask task, Window window) {
    if (on && task.allocation().isPresent()) {
      long start = task.started().getEpochSecond();
      double seconds =
          window.to() == Window.FOREVER ? Double.POSITIVE_INFINITY : (double) window.to() - start;
      add(new TaskId(job.id(), task.number()), "RUNNING", start, seconds, task.allocation().get());
    }
  }

  void starting(TaskId task, Allocation allocation, long start, double seconds) {
    if (on) {
      add(task, "STARTING", start, seconds, allocation);
    }
  }

  void reserving(TaskId task, Allocation allocation, long start, double seconds) {
    if (on) {
      add(task, "RESERVING", start, seconds, allocation);
    }
  }

  private void add(TaskId task, String what, long start, double seconds, Allocation allocation) {
    long duration = Double.isFinite(seconds) ? (long) seconds : Integer.MAX_VALUE;
    String head = task.job() + ":" + task.task() + ":" + what + ":" + start + ":" + duration + ":";
    if (!allocation.parallelEnvironment().isEmpty()) {
      lines.add(
          head + "P:" + allocation.parallelEnvironment() + ":slots:" + amount(allocation.slots()));
    }
    for (Allocation.Grant grant : allocation.grants()) {
      lines.add(head + "Q:" + grant.instance() + ":slots:" + amount(grant.slots()));
    }
  }

  private static String amount(long slots) {
    return Decimals.fixed((double) slots, 6);
  }
}
