package gridlite.store;

import gridlite.name.ObjectKind;
import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The store of a daemon: holds the cell's lock and the whole state in memory. Updates that come
 * while others are being saved are saved together, with one wait for the disk; each returns when
 * its changes, and all that it was based on, would survive the loss of power. Readers see saved
 * states only.
 */
public final class ResidentClusterStore implements ClusterStore {
  private final Path cell;
  private final InstantSource clock;
  private final ClusterLock lock;
  private final CellDatabase database;

  /** Guards {@link #newest}: one operation at a time. */
  private final Object turn = new Object();

  /** Guards {@link #waiting} and {@link #lastNumber}. */
  private final Object queue = new Object();

  /** Guards the database. Never wait for {@link #turn} while holding it. */
  private final Object disk = new Object();

  private final List<Update> waiting = new ArrayList<>();
  private long lastNumber;
  private long savedNumber;
  private ClusterState newest;
  private volatile ClusterState saved;
  private volatile @Nullable Exception broken;

  private record Update(
      ClusterState before, List<Change> changes, String who, Instant now, ClusterState after) {}

  /**
   * Takes the cell, waiting for the ones who use it now, and reads it.
   *
   * @param cell directory of the cell
   * @param holder what others are told while they wait for this store
   * @param notice told the holder's name when this store has waited for long
   * @param clock times of changes
   */
  public ResidentClusterStore(
      Path cell, String holder, Consumer<String> notice, InstantSource clock) {
    this.cell = cell;
    this.clock = clock;
    this.lock = new ClusterLock(cell, holder, notice);
    lock.acquire(false);
    try {
      database = CellDatabase.open(cell, CellDatabase.Access.WRITE);
      new AccountingCatchUp(cell, database).run();
    } catch (SQLException e) {
      lock.close();
      throw new StoreException("can't open " + CellDatabase.file(cell), e);
    }
    newest = loaded(database.state());
    saved = newest;
  }

  /** Reads all sections. */
  private static ClusterState loaded(ClusterState state) {
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
    long number;
    synchronized (turn) {
      refuseWhenBroken();
      ClusterState before = newest;
      Outcome<R> outcome = operation.apply(before);
      result = outcome.result();
      synchronized (queue) {
        if (!outcome.changes().isEmpty()) {
          newest = before.apply(outcome.changes());
          waiting.add(new Update(before, outcome.changes(), who, clock.instant(), newest));
          lastNumber++;
        }
        // an operation without changes may have seen changes that are not saved yet
        number = lastNumber;
      }
    }
    save(number);
    return result;
  }

  /** Returns when the update of a number is saved; saves all that are waiting if it must. */
  private void save(long number) {
    synchronized (disk) {
      if (savedNumber >= number) {
        return;
      }
      refuseWhenBroken();
      List<Update> batch;
      synchronized (queue) {
        batch = List.copyOf(waiting);
        waiting.clear();
      }
      try {
        for (Update update : batch) {
          database.write(update.before(), update.changes(), update.who(), update.now());
        }
        database.commit();
        database.sync();
        savedNumber += batch.size();
        saved = batch.get(batch.size() - 1).after();
        new AccountingCatchUp(cell, database).run();
      } catch (SQLException | RuntimeException e) {
        // memory and disk differ from now on: nothing may be answered any more
        broken = e;
        throw new StoreException("can't write " + CellDatabase.file(cell), e);
      }
    }
  }

  private void refuseWhenBroken() {
    Exception cause = broken;
    if (cause != null) {
      throw new StoreException(
          "the daemon could not write to the database and must be restarted", cause);
    }
  }

  /** Whether a write has failed, so that the store is of no use any more. */
  public boolean isBroken() {
    return broken != null;
  }

  @Override
  public String script(long job) {
    synchronized (disk) {
      return database.script(job);
    }
  }

  @Override
  public List<ObjectRevision> history() {
    synchronized (disk) {
      return database.history();
    }
  }

  @Override
  public void close() {
    synchronized (disk) {
      try {
        database.closeCompactly();
      } catch (SQLException | IOException e) {
        throw new StoreException("can't close " + CellDatabase.file(cell), e);
      } finally {
        lock.close();
      }
    }
  }
}
