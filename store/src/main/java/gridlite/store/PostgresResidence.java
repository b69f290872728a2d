package gridlite.store;

import gridlite.port.StoreException;
import gridlite.port.Succession;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The schema of a cell, for its daemon: the one that leads. It has two locks, which are those of
 * its session, and an epoch of its own, which each of its transactions looks at. A second session
 * says every few seconds that the process is alive; one that says nothing for long may be replaced.
 */
final class PostgresResidence implements Residence {
  /** Time between two signs of life. */
  static final Duration BEAT = Duration.ofSeconds(5);

  private static final int PAUSE_MILLIS = 1000;
  private static final int ANSWER_SECONDS = 5;

  private final Path cell;
  private final String holder;
  private final Consumer<String> notice;
  private final Succession succession;
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(1, PostgresResidence::thread);
  private volatile @Nullable PostgresSession session;
  private @Nullable PostgresDatabase database;
  private @Nullable PostgresSession beating;
  private volatile OptionalLong epoch = OptionalLong.empty();
  private volatile boolean doubtful;

  /**
   * A place that nobody has yet; the first arguments are those of {@link FileResidence}.
   *
   * @param succession how it follows another daemon, and another one follows it
   */
  PostgresResidence(Path cell, String holder, Consumer<String> notice, Succession succession) {
    this.cell = cell;
    this.holder = holder;
    this.notice = notice;
    this.succession = succession;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "gridlite life");
    thread.setDaemon(true);
    return thread;
  }

  private PostgresAddress.Placed placed() {
    return PostgresAddress.of(cell)
        .orElseThrow(() -> new IllegalStateException(cell + " is not on a server"));
  }

  @Override
  public OpenDatabase open() {
    while (true) {
      try {
        OpenDatabase opened = lead(this::succeed);
        long pause = BEAT.toMillis();
        Future<?> unused =
            timer.scheduleWithFixedDelay(this::beat, pause, pause, TimeUnit.MILLISECONDS);
        return opened;
      } catch (StoreException e) {
        if (!succession.waits() || !isPassing(e)) {
          throw e;
        }
        succession.news().accept(String.valueOf(e.getMessage()));
      }
      pause();
    }
  }

  /** Returns whether it is the server's trouble: one that is being restarted comes back. */
  private static boolean isPassing(StoreException trouble) {
    return trouble.getCause() instanceof SQLException;
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("interrupted while waiting for another daemon", e);
    }
  }

  /** A way to the lead while another session has it. */
  private interface Claim {
    /** Returns when the session has the lead. */
    void take(PostgresSession connected) throws SQLException;
  }

  /** Leads at once if nobody does, or by a claim. */
  private OpenDatabase lead(Claim claim) {
    PostgresAddress.Placed placed = placed();
    PostgresSession connected = PostgresSession.connect(placed.address(), holder);
    boolean leads = false;
    try {
      // who can't serve the cell must not have the lead for a moment
      verify(connected, placed);
      if (!connected.tryLock(PostgresSession.Lock.LEAD)) {
        claim.take(connected);
      }
      OpenDatabase opened = begin(connected, placed);
      leads = true;
      return opened;
    } catch (SQLException e) {
      throw connected.trouble("open", e);
    } finally {
      if (!leads) {
        connected.close();
      }
    }
  }

  /**
   * Waits for the lead, if this one is to: in the server's queue, which gives it the lead in the
   * moment in which another one's session ends. From a daemon that gives no sign of life the lead
   * is taken.
   */
  private void succeed(PostgresSession connected) throws SQLException {
    if (!succession.waits()) {
      throw new StoreException(
          "cell " + cell + " is led by " + leader(connected),
          "stop that one, or wait for its end: \"gridlite daemon run --standby\"");
    }
    while (!connected.lock(PostgresSession.Lock.LEAD)) {
      Optional<PostgresSession.Holder> other = connected.holder(PostgresSession.Lock.LEAD);
      if (other.isPresent() && silence(connected).compareTo(succession.silence()) >= 0) {
        succession
            .news()
            .accept(other.get().name() + " has given no sign of life, and is replaced");
        connected.end(other.get());
      }
    }
  }

  /** The name of whoever leads. */
  private static String leader(PostgresSession connected) throws SQLException {
    return connected
        .holder(PostgresSession.Lock.LEAD)
        .map(PostgresSession.Holder::name)
        .orElse("another process");
  }

  /** Time since the leader was heard of, by the server's clock. */
  private static Duration silence(PostgresSession connected) throws SQLException {
    return Duration.ofSeconds(
        ofLeader(connected, "extract(epoch FROM clock_timestamp() - heard)::bigint"));
  }

  /** A number of the row that says who leads. */
  private static long ofLeader(PostgresSession connected, String what) throws SQLException {
    long number = connected.statements().number("SELECT " + what + " FROM leader").orElse(0);
    connected.connection().rollback();
    return number;
  }

  private static void verify(PostgresSession connected, PostgresAddress.Placed placed)
      throws SQLException {
    new PostgresDatabase(connected).verify(placed.identity());
    connected.connection().rollback();
  }

  /** Waits for commands that write, and begins an epoch. */
  private OpenDatabase begin(PostgresSession connected, PostgresAddress.Placed placed)
      throws SQLException {
    verify(connected, placed);
    connected.awaitWriting(notice, () -> {});
    PostgresDatabase.toWrite(connected, placed.identity());
    epoch =
        connected
            .statements()
            .number(
                "UPDATE leader SET epoch = epoch + 1, holder = ?, heard = clock_timestamp()"
                    + " RETURNING epoch",
                holder);
    connected.connection().commit();
    doubtful = false;
    session = connected;
    PostgresDatabase opened = new PostgresDatabase(connected, epoch);
    database = opened;
    return opened;
  }

  /** Says that this process is alive; what fails here makes it look at its own session. */
  private synchronized void beat() {
    try {
      PostgresSession own = beating;
      if (own == null) {
        own = PostgresSession.connect(placed().address(), holder + ", its sign of life");
        beating = own;
      }
      boolean leads = own.isHeard(epoch.orElseThrow());
      own.connection().commit();
      if (!leads) {
        doubtful = true;
      }
    } catch (SQLException | StoreException e) {
      doubtful = true;
      stopBeating();
    }
  }

  private synchronized void stopBeating() {
    PostgresSession own = beating;
    beating = null;
    if (own != null) {
      own.close();
    }
  }

  /**
   * {@inheritDoc} The server may believe for a while that the session is alive which this process
   * has lost: that is ended first.
   */
  @Override
  public OpenDatabase reopen() {
    return lead(this::regain);
  }

  /** Takes the lead back from this process's own session, which it has lost. */
  private void regain(PostgresSession connected) throws SQLException {
    Optional<PostgresSession.Holder> own = connected.holder(PostgresSession.Lock.LEAD);
    if (epoch.equals(OptionalLong.of(ofLeader(connected, "epoch"))) && own.isPresent()) {
      connected.end(own.get());
      if (connected.lock(PostgresSession.Lock.LEAD)) {
        return;
      }
    }
    String text = "cell " + cell + " has been taken over by " + leader(connected);
    succession.replaced().accept(text);
    throw new StoreException(text, "that one serves it now");
  }

  @Override
  public boolean hasRoom() {
    return true;
  }

  @Override
  public boolean isLost() {
    PostgresSession known = session;
    if (!doubtful || known == null) {
      return false;
    }
    if (!known.isValid(ANSWER_SECONDS)) {
      return true;
    }
    doubtful = false;
    return false;
  }

  @Override
  public void prove() {
    PostgresDatabase known = database;
    if (known == null) {
      throw new IllegalStateException("no database is open");
    }
    try {
      known.prove();
    } catch (SQLException e) {
      throw trouble("write", e);
    }
  }

  @Override
  public StoreException trouble(String attempt, Throwable cause) {
    return PostgresSession.trouble(placed().address(), attempt, cause);
  }

  @Override
  public void abandon(OpenDatabase open) {
    open.abandon();
    close(open);
  }

  @Override
  public void close(OpenDatabase open) {
    timer.shutdownNow();
    stopBeating();
    open.close();
  }
}
