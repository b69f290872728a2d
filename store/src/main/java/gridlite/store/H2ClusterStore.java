package gridlite.store;

import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The store of a command that runs for itself: opens the database when it is first needed and keeps
 * it (and the cell's lock) until {@link #release} or {@link #close}. An update is safe from the end
 * of the process when it returns, and from the loss of power when the database is closed.
 */
public final class H2ClusterStore implements CommandStore {
  private final Path cell;
  private final String holder;
  private final InstantSource clock;
  private Consumer<String> notice;
  private CellDatabase.Access first;
  private Runnable had = () -> {};
  private @Nullable ClusterLock lock;
  private @Nullable CellDatabase database;
  private @Nullable ClusterState state;
  private @Nullable ClusterState part;
  private Set<String> partOwners = Set.of();
  private boolean writable;
  private boolean unsaved;

  /**
   * A store that opens nothing yet.
   *
   * @param cell directory of the cell
   * @param holder the name that others see while this store keeps them waiting
   * @param notice gets the holder's name when this store has waited for long
   * @param clock times of changes
   * @param willUpdate whether an update is expected, so that reading opens for it at once
   */
  public H2ClusterStore(
      Path cell, String holder, Consumer<String> notice, InstantSource clock, boolean willUpdate) {
    this.cell = cell;
    this.holder = holder;
    this.notice = notice;
    this.clock = clock;
    this.first = access(willUpdate);
  }

  private static CellDatabase.Access access(boolean willUpdate) {
    return willUpdate ? CellDatabase.Access.WRITE : CellDatabase.Access.READ;
  }

  /** Serves another command, as if made for it; the database may be open already. */
  void begin(boolean willUpdate, Consumer<String> listener, Runnable whenHad) {
    first = access(willUpdate);
    notice = listener;
    had = whenHad;
  }

  /** Returns whether the database is open, and so the cell's lock had. */
  boolean isOpen() {
    return database != null;
  }

  /**
   * Returns whether a directory holds a cell's database, or did: one that is gone is not made anew.
   */
  public static boolean exists(Path cell) {
    if (Files.exists(CellDatabase.file(cell))) {
      return true;
    }
    try {
      return Proof.read(cell).filter(proof -> proof.revision() > 0).isPresent();
    } catch (IOException e) {
      throw Trouble.with(Proof.file(cell), "read", e);
    }
  }

  /** Size of the database of a cell in bytes; 0 when it is gone. */
  public static long size(Path cell) {
    return CellDatabase.file(cell).toFile().length();
  }

  /**
   * Returns whether this process may write the database of a cell; one that is gone is reported
   * later.
   */
  public static boolean isAccessible(Path cell) {
    return Files.isWritable(CellDatabase.file(cell)) || !Files.exists(CellDatabase.file(cell));
  }

  /** Returns why nobody may write the database of a cell; empty when it is a matter of rights. */
  public static String obstacle(Path cell) {
    return Trouble.readOnly(CellDatabase.file(cell));
  }

  /**
   * Makes a database in a directory that exists: whole or, when the process is killed meanwhile,
   * not at all.
   *
   * @param changes what it holds at first
   * @param who author of its objects
   * @return whether it was made; not when another process has been faster
   */
  public static boolean create(Path cell, String who, List<Change> changes, InstantSource clock) {
    try (ClusterLock taken = new ClusterLock(cell, "the making of the cell", other -> {})) {
      taken.acquire(false);
      if (exists(cell)) {
        return false;
      }
      Files.deleteIfExists(CellDatabase.unfinishedFile(cell));
      CellDatabase database = CellDatabase.create(cell);
      if (!changes.isEmpty()) {
        database.write(database.state(), changes, who, clock.instant());
        database.commit();
      }
      database.finish();
      return true;
    } catch (SQLException | IOException e) {
      throw Trouble.with(CellDatabase.file(cell), "create", e);
    }
  }

  @Override
  public <R> R read(Function<ClusterState, R> reader) {
    CellDatabase open = open(first);
    return reader.apply(current(open));
  }

  @Override
  public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
    CellDatabase open = open(first);
    ClusterState whole = state;
    boolean read = whole != null && whole.hasReadJobs();
    return reader.apply(whole == null || !read ? stateOf(owners, open) : whole);
  }

  /** Kept like the whole state, until the database is given back or a whole state is read. */
  private ClusterState stateOf(Set<String> owners, CellDatabase open) {
    ClusterState known = part;
    if (known == null || !owners.equals(partOwners)) {
      known = open.stateOf(owners);
      part = known;
      partOwners = Set.copyOf(owners);
    }
    return known;
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    CellDatabase open = open(CellDatabase.Access.WRITE);
    ClusterState before = current(open);
    Outcome<R> outcome = operation.apply(before);
    if (!outcome.changes().isEmpty()) {
      try {
        open.write(before, outcome.changes(), who, clock.instant());
        open.commit();
        unsaved = true;
        state = before.applyCommitted(outcome.changes());
        part = null;
        new AccountingCatchUp(cell, open).run();
      } catch (SQLException e) {
        abandon();
        throw Trouble.with(CellDatabase.file(cell), "write", e);
      } catch (RuntimeException e) {
        abandon();
        throw e;
      }
    }
    return outcome.result();
  }

  /** The committed state: while the lock is held, nobody else changes it. */
  private ClusterState current(CellDatabase open) {
    ClusterState known = state;
    if (known == null) {
      known = open.state();
      state = known;
    }
    return known;
  }

  @Override
  public void sync() {
    try {
      open(CellDatabase.Access.WRITE).sync();
    } catch (SQLException e) {
      release();
      throw new StoreException("can't write " + CellDatabase.file(cell), e);
    }
  }

  @Override
  public String script(long job) {
    return open(first).script(job);
  }

  @Override
  public List<ObjectRevision> history() {
    return open(first).history();
  }

  private CellDatabase open(CellDatabase.Access access) {
    CellDatabase open = database;
    if (open != null && (writable || access == CellDatabase.Access.READ)) {
      return open;
    }
    release();
    ClusterLock taken = new ClusterLock(cell, holder, notice);
    taken.acquire(access == CellDatabase.Access.READ);
    lock = taken;
    try {
      had.run();
      open = CellDatabase.open(cell, access);
    } catch (RuntimeException e) {
      release();
      if (access == CellDatabase.Access.READ
          && e instanceof StoreException
          && CellDatabase.isPlain(cell)) {
        return open(CellDatabase.Access.WRITE);
      }
      throw e;
    }
    if (access == CellDatabase.Access.READ && open.isOutdated()) {
      open.close();
      release();
      return open(CellDatabase.Access.WRITE);
    }
    database = open;
    writable = access == CellDatabase.Access.WRITE;
    return open;
  }

  /** Makes all updates survive the loss of power, and keeps the database. */
  void save() {
    CellDatabase open = database;
    if (open == null || !unsaved) {
      return;
    }
    try {
      open.sync();
      open.prove();
      unsaved = false;
    } catch (SQLException e) {
      abandon();
      throw Trouble.with(CellDatabase.file(cell), "write", e);
    } catch (RuntimeException e) {
      abandon();
      throw e;
    }
  }

  @Override
  public boolean holdsUpdates() {
    return writable && database != null;
  }

  @Override
  public void release() {
    CellDatabase open = database;
    database = null;
    try {
      if (open != null) {
        open.close();
      }
    } finally {
      forget();
    }
  }

  /**
   * Lets go without another write, as after a failed one: what the database holds is found out by
   * whoever opens it next.
   */
  void abandon() {
    CellDatabase open = database;
    database = null;
    if (open != null) {
      open.abandon();
    }
    forget();
  }

  private void forget() {
    state = null;
    part = null;
    writable = false;
    unsaved = false;
    ClusterLock held = lock;
    lock = null;
    if (held != null) {
      held.close();
    }
  }

  @Override
  public void close() {
    release();
  }
}
