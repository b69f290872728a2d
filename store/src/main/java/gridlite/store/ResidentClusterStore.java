package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.port.AccountingVisitor;
import gridlite.port.ClusterStore;
import gridlite.port.Commits;
import gridlite.port.StoreException;
import gridlite.port.Succession;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The store of a daemon: holds the cell's lock and the whole state in memory. Updates that come
 * while others are being saved are saved together, with one wait for the disk; each returns when
 * its changes, and all that it was based on, would survive the loss of power. Readers see saved
 * states only.
 *
 * <p>When a batch can't be saved, memory and disk differ: everything that is not saved is refused
 * and forgotten, and the next update first reads the database anew. So the store goes on by itself
 * when the disk has room again.
 */
public final class ResidentClusterStore implements ClusterStore {
  private final Path cell;
  private final InstantSource clock;
  private final Residence residence;

  /** Guards {@link #newest}: one operation at a time. */
  private final Object turn = new Object();

  /** Guards {@link #filling}. */
  private final Object queue = new Object();

  /** Guards the database. Never wait for {@link #turn} while holding it. */
  private final Object disk = new Object();

  private final CommitNews news = new CommitNews();
  private final Commits own = new Own();
  private OpenDatabase database;
  private Batch filling = new Batch();
  private ClusterState newest;
  private volatile ClusterState saved;
  private volatile @Nullable StoreException broken;
  private volatile String accountingTrouble = "";

  /** Updates that are saved together. */
  private static final class Batch {
    private final List<Update> updates = new ArrayList<>();
    private boolean saved;
    private @Nullable StoreException failure;
  }

  private record Update(
      ClusterState before, List<Change> changes, String who, Instant now, ClusterState after) {}

  /**
   * Takes the cell, waiting for the ones who use it now, and reads it.
   *
   * @param cell directory of the cell
   * @param holder the name that others see while they wait for this store
   * @param notice gets the holder's name when this store has waited for long
   * @param clock times of changes
   */
  public ResidentClusterStore(
      Path cell, String holder, Consumer<String> notice, InstantSource clock) {
    this(cell, new FileResidence(cell, holder, notice), clock);
  }

  /**
   * The same in a cell on a PostgreSQL server.
   *
   * @param succession how this store follows another one, and another one follows it
   */
  public static ResidentClusterStore onServer(
      Path cell,
      String holder,
      Consumer<String> notice,
      Succession succession,
      InstantSource clock) {
    return new ResidentClusterStore(
        cell, new PostgresResidence(cell, holder, notice, succession), clock);
  }

  /**
   * Takes the database of a cell, and reads it.
   *
   * @param cell directory of the cell
   * @param residence where its database is
   */
  ResidentClusterStore(Path cell, Residence residence, InstantSource clock) {
    this.cell = cell;
    this.residence = residence;
    this.clock = clock;
    database = residence.open();
    try {
      newest = loaded(database.state());
      saved = newest;
      catchUp();
    } catch (RuntimeException e) {
      residence.abandon(database);
      throw e;
    }
  }

  /** Reads all sections. */
  static ClusterState loaded(ClusterState state) {
    state.objects(ObjectKind.CLUSTER_QUEUE);
    state.instances();
    state.jobs();
    state.finished();
    state.loads();
    state.report();
    state.usage();
    state.reservations();
    state.counter(Counter.JOB);
    return state;
  }

  @Override
  public <R> R read(Function<ClusterState, R> reader) {
    return reader.apply(saved);
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    R result;
    Batch batch;
    synchronized (turn) {
      mend();
      ClusterState before = newest;
      Outcome<R> outcome = operation.apply(before);
      result = outcome.result();
      synchronized (queue) {
        // an operation without changes may have seen changes that are not saved yet
        batch = filling;
        if (!outcome.changes().isEmpty()) {
          newest = before.apply(outcome.changes());
          batch.updates.add(new Update(before, outcome.changes(), who, clock.instant(), newest));
        }
      }
    }
    save(batch);
    return result;
  }

  /** Returns when a batch is saved, by this thread or by another one. */
  private void save(Batch batch) {
    synchronized (disk) {
      if (batch.failure != null) {
        throw batch.failure;
      }
      if (batch.saved) {
        return;
      }
      StoreException before = broken;
      synchronized (queue) {
        filling = new Batch();
      }
      if (before != null) {
        batch.failure = before;
        throw before;
      }
      try {
        write(batch);
        batch.saved = true;
      } catch (SQLException | RuntimeException | Error e) {
        // memory and disk differ from now on: nothing may be answered any more
        StoreException failure = residence.trouble("write", e);
        batch.failure = failure;
        broken = failure;
        throw failure;
      }
      catchUp();
      if (!batch.updates.isEmpty()) {
        // a reader who finds a job gone finds its record in the accounting file
        saved = batch.updates.get(batch.updates.size() - 1).after();
        news.announce();
      }
    }
  }

  @Override
  public Optional<Commits> commits() {
    return Optional.of(own);
  }

  /** All commits to the cell are this process's own. */
  private final class Own implements Commits {
    @Override
    public long counted() {
      return news.counted();
    }

    @Override
    public boolean await(long counted, Duration longest) throws InterruptedException {
      return news.await(counted, longest);
    }

    @Override
    public boolean isLookedAfter() {
      return true;
    }
  }

  private void write(Batch batch) throws SQLException {
    if (batch.updates.isEmpty()) {
      residence.prove();
      return;
    }
    for (Update update : batch.updates) {
      database.write(update.before(), update.changes(), update.who(), update.now());
    }
    database.save();
  }

  /** Brings the accounting file up to date; its records are safe in the database until then. */
  private void catchUp() {
    try {
      new AccountingCatchUp(cell, database).run();
      accountingTrouble = "";
    } catch (SQLException e) {
      broken = residence.trouble("write", e);
    } catch (StoreException e) {
      accountingTrouble = String.valueOf(e.getMessage());
    }
  }

  /** After a write that failed: reads the database anew, which holds what was answered. */
  private void mend() {
    StoreException failure = broken;
    if (failure == null && residence.isLost()) {
      failure = new StoreException("the database of " + cell + " was lost", "repeat the command");
    }
    if (failure == null) {
      return;
    }
    if (!residence.hasRoom()) {
      throw failure;
    }
    synchronized (disk) {
      synchronized (queue) {
        // based on what was not saved
        filling.failure = failure;
        filling = new Batch();
      }
      database.abandon();
      broken = failure;
      database = residence.reopen();
      newest = loaded(database.state());
      saved = newest;
      broken = null;
      catchUp();
      news.announce();
    }
  }

  /** Returns what keeps the store from saving updates, in one line; empty when nothing does. */
  public String trouble() {
    StoreException failure = broken;
    return failure == null ? accountingTrouble : String.valueOf(failure.getMessage());
  }

  @Override
  public Optional<String> script(JobId job) {
    synchronized (disk) {
      return database.history().script(job);
    }
  }

  @Override
  public boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
    return ColumnarAccounting.of(cell).visit(conditions, visitor);
  }

  @Override
  public List<ObjectRevision> history() {
    synchronized (disk) {
      return database.history().history();
    }
  }

  @Override
  public List<JobEvent> jobEvents() {
    synchronized (disk) {
      return database.history().jobEvents();
    }
  }

  @Override
  public List<JobEvent> jobEvents(JobId job) {
    synchronized (disk) {
      return database.history().jobEvents(job);
    }
  }

  @Override
  public void close() {
    synchronized (disk) {
      residence.close(database);
    }
  }
}
