package gridlite.operation.progress;

import gridlite.config.ClusterQueue;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.job.Usage;
import gridlite.name.QueueInstanceName;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.value.Decimals;
import java.time.Instant;
import java.util.Optional;

/**
 * Writes the record of one ended task: 45 fields separated by colons, times in seconds since 1970.
 *
 * @see "accounting(5)"
 */
final class AccountingRecord {
  private AccountingRecord() {}

  private static final String NONE = "NONE";

  /** The record of a task that the executor reports as ended. */
  static String of(ClusterState state, Job job, ArrayTask task, TaskReport.Ended ended) {
    return line(state, job, task, ended, job.submitted().getEpochSecond());
  }

  /**
   * The record of a task that an administrator or its owner puts back by hand: it has neither times
   * nor usage.
   */
  static String rescheduled(ClusterState state, Job job, ArrayTask task, TaskReport.Ended ended) {
    return line(state, job, task, ended, 0);
  }

  private static String line(
      ClusterState state, Job job, ArrayTask task, TaskReport.Ended ended, long submitted) {
    Allocation allocation = task.allocation().orElseThrow();
    QueueInstanceName master = allocation.master();
    Usage usage = ended.usage();
    // a task that waits as if it had never been dispatched has been granted nothing
    boolean granted = ended.consequence() != TaskReport.Consequence.REQUEUED;
    Line line = new Line();
    line.text(master.queue().text()).text(master.host().text());
    line.text(job.owner().group())
        .text(job.owner().name().text())
        .text(job.name())
        .whole(job.id().number());
    line.text(job.get(JobRequest.ACCOUNT)).whole(priority(state, master));
    line.whole(submitted)
        .seconds(ended.times().map(TaskReport.Times::start))
        .seconds(ended.times().map(TaskReport.Times::end));
    line.whole(ended.failure().map(TaskReport.Failure::code).orElse(0)).whole(ended.exitStatus());
    line.whole((long) usage.get("ru_wallclock"));
    line.real(usage, "ru_utime").real(usage, "ru_stime").real(usage, "ru_maxrss");
    line.whole(usage, "ru_ixrss").whole(usage, "ru_ismrss").whole(usage, "ru_idrss");
    line.whole(usage, "ru_isrss").whole(usage, "ru_minflt").whole(usage, "ru_majflt");
    line.whole(usage, "ru_nswap").real(usage, "ru_inblock").whole(usage, "ru_oublock");
    line.whole(usage, "ru_msgsnd").whole(usage, "ru_msgrcv").whole(usage, "ru_nsignals");
    line.whole(usage, "ru_nvcsw").whole(usage, "ru_nivcsw");
    line.text(job.projectName().orElse(NONE)).text(job.get(JobRequest.DEPARTMENT));
    line.text(allocation.parallelEnvironment().filter(pe -> granted).orElse(NONE));
    line.whole(granted ? allocation.slots() : 0);
    line.whole(job.isArray() ? task.number() : 0);
    line.real(usage, "cpu").real(usage, "mem").real(usage, "io");
    line.text(CategoryText.of(state, job).orElse(NONE));
    line.real(usage, "iow").text(NONE).real(usage, "maxvmem");
    return line.whole(job.get(JobRequest.RESERVATION).map(ReservationId::number).orElse(0L))
        .whole(state.reservationOf(job).map(found -> found.submitted().getEpochSecond()).orElse(0L))
        .toString();
  }

  private static long priority(ClusterState state, QueueInstanceName name) {
    return state
        .queueInstances()
        .find(name)
        .map(instance -> instance.get(ClusterQueue.PRIORITY))
        .orElse(0L);
  }

  /** A record that grows field by field. */
  private static final class Line {
    private final StringBuilder text = new StringBuilder(256);

    /** A text; colons and newlines, which would break the record, become blanks. */
    Line text(String value) {
      separate();
      for (int i = 0; i < value.length(); i++) {
        char c = value.charAt(i);
        text.append(c == ':' || c == '\n' ? ' ' : c);
      }
      return this;
    }

    Line whole(long value) {
      separate();
      text.append(value);
      return this;
    }

    /** A time; 0 where there is none. */
    Line seconds(Optional<Instant> time) {
      return whole(time.map(Instant::getEpochSecond).orElse(0L));
    }

    Line whole(Usage usage, String name) {
      return whole((long) usage.get(name));
    }

    Line real(Usage usage, String name) {
      separate();
      text.append(Decimals.fixed(usage.get(name), 6));
      return this;
    }

    private void separate() {
      if (text.length() > 0) {
        text.append(':');
      }
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
