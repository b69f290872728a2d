package gridlite.store;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.state.Jobs;
import gridlite.state.Lazy;
import gridlite.state.SchedulingReport;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The jobs of a state of whose waiting ones only those of some owners are wanted, what these wait
 * for, and their priorities: the others' rows are passed over, which costs a tenth of reading them.
 */
final class OwnersJobs implements Jobs.Source {
  private final Jobs whole;
  private final Supplier<StateTables> tables;
  private final Lazy<SortedTable<JobId, Job>> wanted;

  /**
   * Jobs of some owners.
   *
   * @param whole all jobs
   */
  OwnersJobs(Jobs whole, Supplier<StateTables> tables, Set<String> owners) {
    this.whole = whole;
    this.tables = tables;
    this.wanted = Lazy.from(() -> wanted(owners));
  }

  private SortedTable<JobId, Job> wanted(Set<String> owners) {
    SortedTable<JobId, Job> begun = whole.begun();
    SortedTable<JobId, Job> jobs = tables.get().waitingOf(owners);
    for (Job job : begun.values()) {
      jobs = jobs.with(job.id(), job);
    }
    List<JobId> predecessors = new ArrayList<>();
    for (Job job : jobs.values()) {
      predecessors.addAll(job.allPredecessors());
    }
    for (JobId id : predecessors) {
      Optional<Job> job = jobs.has(id) ? Optional.empty() : whole.find(id);
      if (job.isPresent()) {
        jobs = jobs.with(id, job.get());
      }
    }
    return jobs;
  }

  @Override
  public Optional<Job> job(JobId id) {
    return whole.find(id);
  }

  @Override
  public SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known) {
    return whole.begun();
  }

  @Override
  public List<JobId> successors(JobId id) {
    List<JobId> numbers = new ArrayList<>();
    whole.successors(id).forEach(job -> numbers.add(job.id()));
    return numbers;
  }

  @Override
  public SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known) {
    return wanted.get();
  }

  /** Report of the last scheduling run, with the priorities of these jobs. */
  SchedulingReport report() {
    return tables.get().report(wanted.get()::has);
  }
}
