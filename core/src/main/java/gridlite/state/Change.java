package gridlite.state;

import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * One change of a {@link ClusterState}: what operations return and stores commit. Each says which
 * section it belongs to and how a state takes it; what stores do with it is up to a {@link
 * Visitor}.
 */
public sealed interface Change {
  /** The section that it changes; empty for what is the store's alone. */
  Optional<Section<?>> section();

  /** A state after this change. */
  ClusterState applyTo(ClusterState state);

  /** Calls the method of a visitor that is for this kind of change. */
  <X extends Exception> void accept(Visitor<X> visitor) throws X;

  /**
   * A treatment of each kind of change, as stores have it.
   *
   * @param <X> what may go wrong
   */
  interface Visitor<X extends Exception> {
    void visit(PutObject change) throws X;

    void visit(MoveObject change) throws X;

    void visit(RemoveObject change) throws X;

    void visit(PutScript change) throws X;

    void visit(PutJob change) throws X;

    void visit(RemoveJob change) throws X;

    void visit(PutFinished change) throws X;

    void visit(PutInstance change) throws X;

    void visit(RemoveInstance change) throws X;

    void visit(PutLoad change) throws X;

    void visit(PutReport change) throws X;

    void visit(PutUsage change) throws X;

    void visit(RemoveUsage change) throws X;

    void visit(PutReservation change) throws X;

    void visit(RemoveReservation change) throws X;

    void visit(SetCounter change) throws X;

    void visit(SetZone change) throws X;

    void visit(Account change) throws X;
  }

  /** A change of a configured object. */
  sealed interface OfObject extends Change {
    /** Kind of the object. */
    ObjectKind kind();

    /** Name of the object. */
    String name();

    @Override
    default Optional<Section<?>> section() {
      return Optional.of(Section.OBJECTS);
    }
  }

  /** A change of a job. */
  sealed interface OfJob extends Change {
    /** Number of the job. */
    JobId id();

    /** The job after it; empty: it is gone. */
    Optional<Job> after();

    @Override
    default Optional<Section<?>> section() {
      return Optional.of(Section.JOBS);
    }
  }

  /** A configured object is added or replaced; it moves to the end of its kind's list. */
  record PutObject(ObjectKind kind, String name, Values object) implements OfObject {
    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.withObjects(kind, state.objects(kind).with(name, object));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A configured object that stays as it is moves to the end of its kind's list. */
  record MoveObject(ObjectKind kind, String name) implements OfObject {
    @Override
    public ClusterState applyTo(ClusterState state) {
      ObjectList list = state.objects(kind);
      return list.find(name)
          .map(object -> state.withOrder(kind, list.with(name, object)))
          .orElse(state);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A configured object is removed. */
  record RemoveObject(ObjectKind kind, String name) implements OfObject {
    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.withObjects(kind, state.objects(kind).without(name));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A job's script is kept; follows the {@link PutJob} of a new job. The store alone has it. */
  record PutScript(JobId job, String text) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.empty();
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state;
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A job is added or replaced. */
  record PutJob(Job job) implements OfJob {
    @Override
    public JobId id() {
      return job.id();
    }

    @Override
    public Optional<Job> after() {
      return Optional.of(job);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.JOBS, state.storedJobs().with(job));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A job and its script are removed. */
  record RemoveJob(JobId id) implements OfJob {
    @Override
    public Optional<Job> after() {
      return Optional.empty();
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.JOBS, state.storedJobs().without(id));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** The jobs of {@code qstat -s z} are replaced, in order of their ends. */
  record PutFinished(List<FinishedJob> jobs) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.FINISHED);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.FINISHED, jobs);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A queue instance's state is added or replaced. */
  record PutInstance(InstanceState instance) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.INSTANCES);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.withInstances(state.instances().with(instance.name(), instance));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A queue instance is gone. */
  record RemoveInstance(QueueInstanceName name) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.INSTANCES);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.withInstances(state.instances().without(name));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A host has reported. */
  record PutLoad(HostName host, HostLoad load) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.LOADS);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.LOADS, state.loads().with(host, load));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** The report of the last scheduling run is replaced. */
  record PutReport(SchedulingReport report) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.REPORT);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.REPORT, report);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** Usage of a user or project is replaced. */
  record PutUsage(UsageKey key, UsageRecord usage) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.USAGE);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.USAGE, state.usage().with(key, usage));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** Usage of a user or project is forgotten. */
  record RemoveUsage(UsageKey key) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.USAGE);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.USAGE, state.usage().without(key));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** An advance reservation is added or replaced. */
  record PutReservation(AdvanceReservation reservation) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.RESERVATIONS);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(
          Section.RESERVATIONS, state.reservations().with(reservation.id(), reservation));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** An advance reservation is removed. */
  record RemoveReservation(ReservationId id) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.RESERVATIONS);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.RESERVATIONS, state.reservations().without(id));
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** A counter is set. */
  record SetCounter(Counter counter, long value) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.COUNTERS);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.withCounter(counter, value);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /** The time zone is set by whose clocks calendars go. */
  record SetZone(ZoneId zone) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.of(Section.ZONE);
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state.with(Section.ZONE, zone);
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }

  /**
   * A record (without newline) is appended to the accounting file, exactly once. The store alone
   * has it.
   */
  record Account(String line) implements Change {
    @Override
    public Optional<Section<?>> section() {
      return Optional.empty();
    }

    @Override
    public ClusterState applyTo(ClusterState state) {
      return state;
    }

    @Override
    public <X extends Exception> void accept(Visitor<X> visitor) throws X {
      visitor.visit(this);
    }
  }
}
