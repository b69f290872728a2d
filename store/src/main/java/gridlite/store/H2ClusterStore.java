package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.port.AccountingVisitor;
import gridlite.port.Commits;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The store of a command that runs for itself: takes the cell's lock when it is first needed and
 * keeps it until {@link #release} or {@link #close}. What was read is remembered, and holds again
 * as long as the {@link Stamp} of the database says that it is the same; sections that nobody has
 * asked for come from the {@link RowsFile} beside the database where they can, so that whoever only
 * looks need not open it. An update is safe from the end of the process when it returns, and from
 * the loss of power when the database is closed.
 */
public final class H2ClusterStore implements CommandStore {
  private final Path cell;
  private final String holder;
  private final InstantSource clock;
  private final Contention contention;
  private boolean everHad;
  private final CommitNews news = new CommitNews();
  private final OtherWriters others;
  private Delays delays;
  private Access first;
  private Runnable had = () -> {};
  private @Nullable ClusterLock lock;
  private boolean alone;
  private @Nullable CellDatabase database;
  private boolean unsaved;
  private boolean leavesCopy = true;

  // what is remembered, and the database that it holds for
  private Optional<Stamp> stamp = Optional.empty();
  private final RememberedState state = new RememberedState(this::tables);

  // belongs to whoever has the lock
  private @Nullable CopiedRows copy;
  private @Nullable StateTables copied;

  /** A store that opens nothing yet, and waits for others without a word to them. */
  public H2ClusterStore(
      Path cell, String holder, Delays delays, InstantSource clock, Access first) {
    this(cell, holder, delays, clock, first, () -> {});
  }

  /**
   * A store that opens nothing yet.
   *
   * @param cell directory of the cell
   * @param holder the name that others see while this store keeps them waiting
   * @param delays takes what this store waits for
   * @param clock times of changes
   * @param first what the database is opened for when it is read first: where an update is
   *     expected, for that at once
   * @param contention what is done while this process waits for another one
   */
  public H2ClusterStore(
      Path cell,
      String holder,
      Delays delays,
      InstantSource clock,
      Access first,
      Contention contention) {
    this.contention = contention;
    this.cell = cell;
    this.holder = holder;
    this.delays = delays;
    this.clock = clock;
    this.others = new OtherWriters(cell, holder, news);
    this.first = first;
  }

  /** Serves another command, as if made for it; the database may be open already. */
  void begin(Access access, Delays ofCommand, Runnable whenHad) {
    first = access;
    delays = ofCommand;
    had = whenHad;
  }

  /** Leaves no copy of the rows from now on: those who look next ask this process. */
  void leaveNoCopy() {
    leavesCopy = false;
  }

  /** Returns whether the cell's lock is had. */
  boolean isHad() {
    return lock != null;
  }

  /** Returns whether the database is open. */
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

  /** The file of the database of a cell. */
  public static Path file(Path cell) {
    return CellDatabase.file(cell);
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
      taken.acquire(Access.WRITE);
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
    take(first);
    return reader.apply(state.whole());
  }

  @Override
  public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
    take(first);
    return reader.apply(state.of(owners));
  }

  /** The tables of whoever has the lock: of the open database, or of the copy beside it. */
  private StateTables tables() {
    if (lock == null) {
      throw new IllegalStateException("a state is used longer than its reader has it");
    }
    if (database == null && hasCopy() && copied != null) {
      return copied;
    }
    return open(Access.READ).tables();
  }

  private boolean hasCopy() {
    if (copy == null) {
      copy = RowsFile.read(cell, stamp).orElse(null);
      copied = copy == null ? null : new StateTables(copy);
    }
    return copy != null;
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    CellDatabase open = open(Access.WRITE);
    ClusterState before = state.whole();
    Outcome<R> outcome = operation.apply(before);
    if (!outcome.changes().isEmpty()) {
      try {
        open.write(before, outcome.changes(), who, clock.instant());
        open.commit();
        unsaved = true;
        state.become(before.applyCommitted(outcome.changes()));
        new AccountingCatchUp(cell, open).run();
        news.announce();
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

  @Override
  public Optional<Commits> commits() {
    return commits(this::release);
  }

  /**
   * Returns what is heard of commits.
   *
   * @param rest lets others use the cell while somebody waits for a commit
   */
  Optional<Commits> commits(Runnable rest) {
    return others.listen() ? Optional.of(new Heard(rest)) : Optional.empty();
  }

  /** Commits of this process and, by the kernel, of others. */
  private final class Heard implements Commits {
    private final Runnable rest;

    Heard(Runnable rest) {
      this.rest = rest;
    }

    @Override
    public long counted() {
      return news.counted();
    }

    @Override
    public boolean await(long counted, Duration longest) throws InterruptedException {
      rest.run();
      return awaitNews(counted, longest);
    }

    @Override
    public boolean isLookedAfter() {
      return false;
    }
  }

  /** Waits for a commit; to be called without the cell, by any thread. */
  boolean awaitNews(long counted, Duration longest) throws InterruptedException {
    if (news.await(counted, longest)) {
      return true;
    }
    others.look();
    return news.counted() != counted;
  }

  @Override
  public void sync() {
    try {
      open(Access.WRITE).sync();
    } catch (SQLException e) {
      release();
      throw new StoreException("can't write " + CellDatabase.file(cell), e);
    }
  }

  @Override
  public Optional<String> script(JobId job) {
    return open(first).history().script(job);
  }

  @Override
  public boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
    return ColumnarAccounting.of(cell).visit(conditions, visitor);
  }

  @Override
  public List<ObjectRevision> history() {
    return open(first).history().history();
  }

  @Override
  public List<JobEvent> jobEvents() {
    return open(first).history().jobEvents();
  }

  @Override
  public List<JobEvent> jobEvents(JobId job) {
    return open(first).history().jobEvents(job);
  }

  /** Takes the cell's lock; what is remembered goes if the database is another one by now. */
  private void take(Access access) {
    if (lock != null && (alone || access == Access.READ)) {
      return;
    }
    release();
    ClusterLock taken =
        new ClusterLock(
            cell, holder, delays::waitsFor, everHad ? contention.endless() : contention);
    taken.acquire(access);
    lock = taken;
    everHad = true;
    alone = access == Access.WRITE;
    try {
      had.run();
    } catch (RuntimeException e) {
      release();
      throw e;
    }
    others.found(taken.counted());
    Optional<Stamp> now = Stamp.of(cell, taken.counted());
    if (now.isEmpty() || !now.equals(stamp)) {
      forget();
    }
    stamp = now;
  }

  private CellDatabase open(Access access) {
    take(access);
    CellDatabase open = database;
    if (open != null) {
      return open;
    }
    Access how = alone ? Access.WRITE : Access.READ;
    boolean outdated;
    try {
      open = opened(how);
      database = open;
      outdated = how == Access.READ && open.isOutdated();
    } catch (RuntimeException e) {
      abandon();
      outdated = how == Access.READ && e instanceof StoreException && CellDatabase.isPlain(cell);
      if (!outdated) {
        throw e;
      }
    }
    if (outdated || open == null) {
      release();
      return open(Access.WRITE);
    }
    return open;
  }

  private CellDatabase opened(Access how) {
    if (how == Access.READ) {
      return CellDatabase.open(cell, how);
    }
    boolean copies = leavesCopy && hasCopy();
    if (lock != null) {
      lock.count();
      others.own(lock.counted());
    }
    CellDatabase open = CellDatabase.open(cell, how, delays);
    if (!leavesCopy) {
      copy = null;
      copied = null;
    } else if (copies && copied != null && copy != null && !open.goOn(copied, copy)) {
      copy = null;
      copied = null;
      forget();
    }
    state.keep(open.provable().revision());
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
    return alone && database != null;
  }

  @Override
  public void release() {
    CellDatabase open = database;
    database = null;
    try {
      if (open != null && alone) {
        Optional<CopiedRows> rows = rows(open);
        open.closeCompactly();
        stamp = lock == null ? Optional.empty() : Stamp.of(cell, lock.counted());
        if (leavesCopy) {
          RowsFile.write(cell, stamp, rows);
        }
      } else if (open != null) {
        open.close();
      }
    } catch (SQLException | IOException e) {
      forget();
      throw Trouble.with(CellDatabase.file(cell), "close", e);
    } catch (RuntimeException e) {
      forget();
      throw e;
    } finally {
      unlock();
    }
  }

  /** The rows to copy: copied already when the database was opened, or few. */
  private Optional<CopiedRows> rows(CellDatabase open) {
    if (!leavesCopy) {
      return Optional.empty();
    }
    return copy == null ? RowsFile.copy(cell, open.tables().rows()) : Optional.ofNullable(copy);
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
    unlock();
  }

  private void forget() {
    stamp = Optional.empty();
    state.forget();
  }

  private void unlock() {
    alone = false;
    unsaved = false;
    copy = null;
    copied = null;
    ClusterLock held = lock;
    lock = null;
    if (held != null) {
      held.close();
    }
  }

  /** Nobody waits for commits any more. */
  void stopListening() {
    others.close();
  }

  @Override
  public void close() {
    stopListening();
    release();
  }
}
