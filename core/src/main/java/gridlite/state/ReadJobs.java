package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Jobs that are there, and what is often asked about them. */
final class ReadJobs implements Jobs {
  private final SortedTable<JobId, Job> all;
  private final Lazy<SortedTable<JobId, Job>> begun;
  private final Lazy<Successors> successors;

  ReadJobs(SortedTable<JobId, Job> all) {
    this(all, Lazy.from(() -> begun(all)), Lazy.from(() -> Successors.of(all.values())));
  }

  private ReadJobs(
      SortedTable<JobId, Job> all,
      Lazy<SortedTable<JobId, Job>> begun,
      Lazy<Successors> successors) {
    this.all = all;
    this.begun = begun;
    this.successors = successors;
  }

  private static SortedTable<JobId, Job> begun(SortedTable<JobId, Job> all) {
    List<SortedTable.Entry<JobId, Job>> found = new ArrayList<>();
    for (SortedTable.Entry<JobId, Job> job : all) {
      if (!job.value().tasks().isEmpty()) {
        found.add(job);
      }
    }
    return SortedTable.ofSorted(found);
  }

  /** Jobs that have begun, with one that has changed. */
  static SortedTable<JobId, Job> begunWith(SortedTable<JobId, Job> begun, Job job) {
    return job.tasks().isEmpty() ? begun.without(job.id()) : begun.with(job.id(), job);
  }

  @Override
  public SortedTable<JobId, Job> all() {
    return all;
  }

  @Override
  public List<OutlinedJob> outlines() {
    List<OutlinedJob> outlines = new ArrayList<>(all.size());
    for (Job job : all.values()) {
      outlines.add(OutlinedJob.of(job));
    }
    return outlines;
  }

  @Override
  public boolean areRead() {
    return true;
  }

  @Override
  public Optional<Job> find(JobId id) {
    return all.find(id);
  }

  @Override
  public SortedTable<JobId, Job> begun() {
    return begun.get();
  }

  @Override
  public List<Job> successors(JobId id) {
    List<Job> found = new ArrayList<>();
    for (JobId successor : successors.get().of(id)) {
      all.find(successor).ifPresent(found::add);
    }
    return found;
  }

  @Override
  public Jobs with(Job job) {
    SortedTable<JobId, Job> changed = all.with(job.id(), job);
    return new ReadJobs(
        changed,
        begun.isKnown() ? Lazy.of(begunWith(begun.get(), job)) : Lazy.from(() -> begun(changed)),
        successors.isKnown()
            ? Lazy.of(successors.get().with(all.find(job.id()), job))
            : Lazy.from(() -> Successors.of(changed.values())));
  }

  @Override
  public Jobs without(JobId id) {
    SortedTable<JobId, Job> changed = all.without(id);
    return new ReadJobs(
        changed,
        begun.isKnown() ? Lazy.of(begun.get().without(id)) : Lazy.from(() -> begun(changed)),
        successors.isKnown()
            ? Lazy.of(all.find(id).map(successors.get()::without).orElseGet(successors::get))
            : Lazy.from(() -> Successors.of(changed.values())));
  }

  @Override
  public Jobs committed() {
    return this;
  }
}
