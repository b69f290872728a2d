package gridlite.state;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.value.SortedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Jobs of a store that are read when they are asked for, with what has changed since. A job that
 * was read once is the same object from then on: a store writes what is another one.
 */
final class StoredJobs implements Jobs {
  private final Known known;
  private final SortedTable<JobId, Optional<Job>> changed;

  /** Jobs that have changed by those they waited for; one that has changed again may not. */
  private final Successors successors;

  private @Nullable Jobs read;

  /** Jobs that were read: the same for all that has become of one state. */
  private static final class Known {
    private final Source source;
    private final Map<JobId, Optional<Job>> jobs = new HashMap<>();
    private @Nullable SortedTable<JobId, Job> begun;

    Known(Source source) {
      this.source = source;
    }

    synchronized Optional<Job> find(JobId id) {
      Optional<Job> job = jobs.get(id);
      if (job == null) {
        job = source.job(id);
        jobs.put(id, job);
      }
      return job;
    }

    synchronized SortedTable<JobId, Job> begun() {
      SortedTable<JobId, Job> found = begun;
      if (found == null) {
        found = source.begun(jobs);
        setBegun(found);
      }
      return found;
    }

    synchronized Optional<SortedTable<JobId, Job>> begunIfRead() {
      return Optional.ofNullable(begun);
    }

    synchronized void setBegun(SortedTable<JobId, Job> table) {
      begun = table;
      for (Job job : table.values()) {
        jobs.put(job.id(), Optional.of(job));
      }
    }

    synchronized SortedTable<JobId, Job> all() {
      return source.all(jobs);
    }
  }

  StoredJobs(Source source) {
    this(new Known(source), SortedTable.empty(), Successors.of(List.of()));
  }

  private StoredJobs(
      Known known, SortedTable<JobId, Optional<Job>> changed, Successors successors) {
    this.known = known;
    this.changed = changed;
    this.successors = successors;
  }

  @Override
  public SortedTable<JobId, Job> all() {
    return read().all();
  }

  private synchronized Jobs read() {
    Jobs jobs = read;
    if (jobs == null) {
      SortedTable<JobId, Job> all = known.all();
      for (SortedTable.Entry<JobId, Optional<Job>> change : changed) {
        Optional<Job> job = change.value();
        all = job.isPresent() ? all.with(change.key(), job.get()) : all.without(change.key());
      }
      jobs = Jobs.of(all);
      read = jobs;
    }
    return jobs;
  }

  @Override
  public List<OutlinedJob> outlines() {
    Optional<List<OutlinedJob>> stored =
        areRead() || !changed.isEmpty() ? Optional.empty() : known.source.outlines();
    return stored.orElseGet(() -> read().outlines());
  }

  @Override
  public synchronized boolean areRead() {
    return read != null;
  }

  @Override
  public Optional<Job> find(JobId id) {
    if (areRead()) {
      return read().find(id);
    }
    Optional<Optional<Job>> now = changed.find(id);
    return now.isPresent() ? now.get() : known.find(id);
  }

  @Override
  public SortedTable<JobId, Job> begun() {
    return areRead() ? read().begun() : changed(known.begun());
  }

  private SortedTable<JobId, Job> changed(SortedTable<JobId, Job> begun) {
    SortedTable<JobId, Job> now = begun;
    for (SortedTable.Entry<JobId, Optional<Job>> change : changed) {
      Optional<Job> job = change.value();
      now = job.isPresent() ? ReadJobs.begunWith(now, job.get()) : now.without(change.key());
    }
    return now;
  }

  @Override
  public List<Job> successors(JobId id) {
    if (areRead()) {
      return read().successors(id);
    }
    TreeSet<JobId> numbers = new TreeSet<>(known.source.successors(id));
    numbers.addAll(successors.of(id));
    List<Job> found = new ArrayList<>();
    for (JobId number : numbers) {
      find(number).filter(job -> job.waitsFor(id)).ifPresent(found::add);
    }
    return found;
  }

  @Override
  public Jobs with(Job job) {
    return areRead()
        ? read().with(job)
        : new StoredJobs(
            known,
            changed.with(job.id(), Optional.of(job)),
            successors.with(changed.find(job.id()).flatMap(before -> before), job));
  }

  @Override
  public Jobs without(JobId id) {
    return areRead()
        ? read().without(id)
        : new StoredJobs(known, changed.with(id, Optional.empty()), successors);
  }

  @Override
  public Jobs committed() {
    if (areRead()) {
      return read();
    }
    Known anew = new Known(known.source);
    known.begunIfRead().ifPresent(begun -> anew.setBegun(changed(begun)));
    return new StoredJobs(anew, SortedTable.empty(), Successors.of(List.of()));
  }
}
