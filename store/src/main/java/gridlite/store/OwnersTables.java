package gridlite.store;

import gridlite.job.Job;
import gridlite.state.Lazy;
import gridlite.state.SchedulingReport;
import gridlite.value.SortedTable;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Reads a state of whose waiting jobs only those of some owners are wanted: the others' rows are
 * passed over, which costs a tenth of reading them.
 */
final class OwnersTables extends LateTables {
  private final Lazy<SortedTable<Long, Job>> jobs;

  OwnersTables(Supplier<StateTables> tables, Set<String> owners) {
    super(tables);
    this.jobs = Lazy.from(() -> tables().jobsOf(owners));
  }

  @Override
  public SortedTable<Long, Job> jobs() {
    return jobs.get();
  }

  @Override
  public SchedulingReport report() {
    SortedTable<Long, Job> known = jobs.get();
    return tables().report(known::has);
  }
}
