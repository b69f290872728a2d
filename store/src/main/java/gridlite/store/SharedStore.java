package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.port.AccountingVisitor;
import gridlite.port.Commits;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The database of a cell for commands of one process, which have it in turns, in the order in which
 * they come. It is opened when a command asks for it, and stays open for a moment after a turn,
 * since the next command often comes at once. Other processes wait no longer than that, and however
 * busy this one is, it lets them have a turn now and then.
 */
public final class SharedStore implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 5000;

  /** Time in which a process that waits for the cell takes it: 10 ms. */
  private static final Duration GAP = Duration.ofMillis(10);

  private final Path cell;
  private final String holder;
  private final Times times;
  private final Consumer<String> log;
  private final H2ClusterStore store;
  private final Semaphore turn = new Semaphore(1, true);
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, SharedStore::thread);
  private volatile boolean ending;
  private volatile boolean wanted;

  // what follows belongs to whoever has the turn
  private Object place = "";
  private long opened;
  private long free = System.nanoTime();
  private @Nullable Future<?> closing;

  /**
   * Times of a shared store.
   *
   * @param linger how long the database stays open after a turn
   * @param longest how long it stays open at most while turn follows turn
   */
  public record Times(Duration linger, Duration longest) {}

  /**
   * A store that opens nothing yet.
   *
   * @param cell directory of the cell
   * @param holder the name that others see while this process keeps them waiting
   * @param clock times of changes
   * @param log takes a line about what goes wrong when no command is there to hear it
   */
  public SharedStore(
      Path cell, String holder, InstantSource clock, Times times, Consumer<String> log) {
    this.cell = cell;
    this.holder = holder;
    this.times = times;
    this.log = log;
    this.store = new H2ClusterStore(cell, holder, other -> {}, clock, Access.READ);
    store.leaveNoCopy();
    timer.setRemoveOnCancelPolicy(true);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "gridlite linger");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * The store of one command.
   *
   * @param first what the database is opened for when it is read first: where an update is
   *     expected, for that at once
   * @param delays takes what the command waits for
   * @param had called when the wait for the cell is over; may throw if nobody needs it any more
   */
  public CommandStore command(Access first, Delays delays, Runnable had) {
    return new Turn(first, delays, had);
  }

  /** From now on the database is closed after each turn; now, if no command has its turn. */
  public void letGo() {
    ending = true;
    closeUnused();
  }

  /** Another process waits for the cell: it has it before the next command of this one. */
  public void giveWay() {
    wanted = true;
    if (turn.tryAcquire()) {
      try {
        end();
      } finally {
        turn.release();
      }
    }
  }

  /** Waits for the command that has its turn, and closes the database. */
  @Override
  public void close() {
    ending = true;
    turn.acquireUninterruptibly();
    try {
      closeNow();
    } finally {
      turn.release();
      store.stopListening();
      timer.shutdownNow();
    }
  }

  private void closeUnused() {
    if (turn.tryAcquire()) {
      try {
        closeNow();
      } finally {
        turn.release();
      }
    }
  }

  private void closeNow() {
    if (!store.isHad()) {
      return;
    }
    try {
      if (place().equals(place)) {
        store.release();
      } else {
        store.abandon();
      }
    } catch (RuntimeException e) {
      // what was answered is saved
      log.accept(String.valueOf(e.getMessage()));
    }
  }

  /**
   * The cell's directory, distinguished from another one that takes its name. Closing the database
   * of one that was moved away would write a file into its successor.
   */
  private Object place() {
    try {
      return Files.readAttributes(cell, "unix:ino,dev");
    } catch (IOException e) {
      return "nowhere";
    }
  }

  private void begin(Access first, Delays delays, Runnable had) {
    Future<?> set = closing;
    closing = null;
    if (set != null) {
      set.cancel(false);
    }
    if (store.isHad() && !place().equals(place)) {
      store.abandon();
    }
    if (!store.isHad()) {
      leaveGap();
      place = place();
      opened = System.nanoTime();
    }
    store.begin(first, delays, had);
  }

  private void leaveGap() {
    long left = free - System.nanoTime();
    if (left > 0) {
      try {
        TimeUnit.NANOSECONDS.sleep(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void end() {
    boolean tooLong = System.nanoTime() - opened > times.longest().toNanos();
    if (ending || tooLong || wanted || !store.isOpen()) {
      // without an open database there is nothing to gain from keeping the cell
      closeNow();
      free = System.nanoTime() + (tooLong || wanted ? GAP.toNanos() : 0);
      wanted = false;
    } else {
      closing = timer.schedule(this::closeUnused, times.linger().toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /** The turns of one command. */
  private final class Turn implements CommandStore {
    private final Access first;
    private final Delays delays;
    private final Runnable had;
    private boolean mine;
    private boolean updated;
    private int depth;

    Turn(Access first, Delays delays, Runnable had) {
      this.first = first;
      this.delays = delays;
      this.had = had;
    }

    private H2ClusterStore taken() {
      if (!mine) {
        await();
        mine = true;
        begin(first, delays, had);
        had.run();
      }
      return store;
    }

    private void await() {
      try {
        if (turn.tryAcquire(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
          return;
        }
        delays.waitsFor(holder);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      turn.acquireUninterruptibly();
    }

    private <R> R use(Function<H2ClusterStore, R> use) {
      H2ClusterStore mineNow = taken();
      depth++;
      try {
        return use.apply(mineNow);
      } finally {
        depth--;
      }
    }

    @Override
    public <R> R read(Function<ClusterState, R> reader) {
      return use(mineNow -> mineNow.read(reader));
    }

    @Override
    public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
      return use(mineNow -> mineNow.readOf(owners, reader));
    }

    @Override
    public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
      updated = true;
      return use(mineNow -> mineNow.update(who, operation));
    }

    @Override
    public Optional<Commits> commits() {
      return store.commits(this::release);
    }

    @Override
    public void sync() {
      taken().sync();
    }

    @Override
    public Optional<String> script(JobId job) {
      return taken().script(job);
    }

    @Override
    public boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
      // a matter of files: no turn is needed
      return store.visitAccounting(conditions, visitor);
    }

    @Override
    public List<ObjectRevision> history() {
      return taken().history();
    }

    @Override
    public List<JobEvent> jobEvents() {
      return taken().jobEvents();
    }

    @Override
    public List<JobEvent> jobEvents(JobId job) {
      return taken().jobEvents(job);
    }

    @Override
    public boolean holdsUpdates() {
      return mine && updated;
    }

    /** Saves what was updated; in the middle of a question it is not given back. */
    @Override
    public void release() {
      if (!mine || depth > 0) {
        return;
      }
      try {
        store.save();
      } finally {
        mine = false;
        updated = false;
        try {
          end();
        } finally {
          turn.release();
        }
      }
    }

    @Override
    public void close() {
      release();
    }
  }
}
