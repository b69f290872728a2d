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

  private static final int LOOK_MILLIS = 1000;
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
        Optional<OpenDatabase> opened = lead(this::replace);
        if (opened.isPresent()) {
          long pause = BEAT.toMillis();
          Future<?> unused =
              timer.scheduleWithFixedDelay(this::beat, pause, pause, TimeUnit.MILLISECONDS);
          return opened.get();
        }
      } catch (StoreException e) {
        if (!succession.waits()) {
          throw e;
        }
        // a server that is being restarted comes back
        succession.news().accept(String.valueOf(e.getMessage()));
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("interrupted while waiting for another daemon", e);
    }
  }

  /** A way to the lead while another session has it. */
  private interface Claim {
    /** Returns whether the session has the lead now. */
    boolean take(PostgresSession connected) throws SQLException;
  }

  /** Leads if nobody does, or by a claim; empty when neither holds. */
  private Optional<OpenDatabase> lead(Claim claim) {
    PostgresAddress.Placed placed = placed();
    PostgresSession connected = PostgresSession.connect(placed.address(), holder);
    boolean leads = false;
    try {
      if (!connected.tryLock(PostgresSession.Lock.LEAD) && !claim.take(connected)) {
        return Optional.empty();
      }
      OpenDatabase opened = begin(connected, placed);
      leads = true;
      return Optional.of(opened);
    } catch (SQLException e) {
      throw connected.trouble("open", e);
    } finally {
      if (!leads) {
        connected.close();
      }
    }
  }

  /** Takes over from a daemon that gives no sign of life, if this one is to. */
  private boolean replace(PostgresSession connected) throws SQLException {
    if (!succession.waits()) {
      throw new StoreException(
          "cell " + cell + " is led by " + leader(connected),
          "stop that one, or wait for its end: \"gridlite daemon run --standby\"");
    }
    Optional<PostgresSession.Holder> other = connected.holder(PostgresSession.Lock.LEAD);
    if (other.isEmpty() || silence(connected).compareTo(succession.silence()) < 0) {
      return false;
    }
    succession.news().accept(other.get().name() + " has given no sign of life, and is replaced");
    return connected.takeLeadOf(other.get());
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

  /** Waits for commands that write, and begins an epoch. */
  private OpenDatabase begin(PostgresSession connected, PostgresAddress.Placed placed)
      throws SQLException {
    new PostgresDatabase(connected).verify(placed.identity());
    connected.connection().rollback();
    connected.awaitWriting(notice, () -> {});
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
    return lead(this::regain)
        .orElseThrow(() -> new IllegalStateException("the lead is regained, or another's"));
  }

  /** Takes the lead back from this process's own session, which it has lost. */
  private boolean regain(PostgresSession connected) throws SQLException {
    Optional<PostgresSession.Holder> own = connected.holder(PostgresSession.Lock.LEAD);
    if (epoch.equals(OptionalLong.of(ofLeader(connected, "epoch")))
        && own.isPresent()
        && connected.takeLeadOf(own.get())) {
      return true;
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
