package gridlite.store;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.Jobs;
import gridlite.state.ObjectList;
import gridlite.state.SchedulingReport;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.SortedTable;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads the sections of a state from the tables that there are when a section is asked for. */
final class LateTables implements ClusterState.Source, Jobs.Source {
  private final Supplier<StateTables> tables;

  LateTables(Supplier<StateTables> tables) {
    this.tables = tables;
  }

  private StateTables tables() {
    return tables.get();
  }

  @Override
  public Map<ObjectKind, ObjectList> objects() {
    return tables().objects();
  }

  @Override
  public SortedTable<QueueInstanceName, InstanceState> instances() {
    return tables().instances();
  }

  @Override
  public Jobs jobs() {
    return Jobs.from(this);
  }

  @Override
  public Optional<Job> job(JobId id) {
    return tables().job(id);
  }

  @Override
  public SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known) {
    return tables().begun(known);
  }

  @Override
  public List<JobId> successors(JobId id) {
    return tables().successors(id);
  }

  @Override
  public SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known) {
    return tables().all(known);
  }

  @Override
  public Optional<List<OutlinedJob>> outlines() {
    return tables().outlines();
  }

  @Override
  public List<FinishedJob> finished() {
    return tables().finished();
  }

  @Override
  public SortedTable<HostName, HostLoad> loads() {
    return tables().loads();
  }

  @Override
  public SchedulingReport report() {
    return tables().report();
  }

  @Override
  public SortedTable<UsageKey, UsageRecord> usage() {
    return tables().usage();
  }

  @Override
  public SortedTable<ReservationId, AdvanceReservation> reservations() {
    return tables().reservations();
  }

  @Override
  public Map<Counter, Long> counters() {
    return tables().counters();
  }

  @Override
  public ZoneId zone() {
    return tables().zone();
  }
}
