package gridlite.store;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.port.AccountingVisitor;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The store of a command that runs for itself in a cell on a PostgreSQL server. What it reads is
 * the state of one moment until {@link #release}, and waits for nobody. For an update it takes the
 * right to write, reads the state anew, and gives that right back when all is saved.
 */
public final class PostgresClusterStore implements CommandStore {
  private final Path cell;
  private final String holder;
  private final Delays delays;
  private final InstantSource clock;
  private final Contention contention;
  private final RememberedState state = new RememberedState(this::tables);
  private @Nullable PostgresSession session;
  private @Nullable PostgresDatabase open;
  private boolean updated;
  private int depth;

  /** A store that connects to nothing yet; the arguments are those of {@link H2ClusterStore}. */
  public PostgresClusterStore(
      Path cell, String holder, Delays delays, InstantSource clock, Contention contention) {
    this.cell = cell;
    this.holder = holder;
    this.delays = delays;
    this.clock = clock;
    this.contention = contention;
  }

  /**
   * Makes the tables of a new cell, wholly or not at all, and notes in its directory where they
   * are.
   *
   * @param changes what it holds at first
   * @param who author of its objects
   * @return whether it was made; not when the directory has a cell
   */
  public static boolean create(
      Path cell, PostgresAddress address, String who, List<Change> changes, InstantSource clock) {
    if (PostgresAddress.isOf(cell) || H2ClusterStore.exists(cell)) {
      return false;
    }
    try (PostgresSession session = PostgresSession.connect(address, "the making of a cell")) {
      try {
        PostgresDatabase database = PostgresDatabase.create(session);
        database.begin();
        if (!changes.isEmpty()) {
          database.write(database.state(), changes, who, clock.instant());
        }
        database.save();
        new PostgresAddress.Placed(address, database.identity()).write(cell);
        return true;
      } catch (SQLException e) {
        throw session.trouble("make a cell in", e);
      } catch (IOException e) {
        throw Trouble.with(PostgresAddress.file(cell), "write", e);
      }
    }
  }

  private static PostgresAddress.Placed placed(Path cell) {
    return PostgresAddress.of(cell)
        .orElseThrow(() -> new IllegalStateException(cell + " is not on a server"));
  }

  private PostgresSession session() {
    PostgresSession known = session;
    if (known == null) {
      known = PostgresSession.connect(placed(cell).address(), holder);
      session = known;
    }
    return known;
  }

  private StateTables tables() {
    return database().tables();
  }

  /** The tables as they are at one moment: that of the first question since the last release. */
  private PostgresDatabase database() {
    PostgresDatabase known = open;
    if (known != null) {
      return known;
    }
    PostgresSession connected = session();
    try {
      known = PostgresDatabase.ofMoment(connected, placed(cell).identity());
    } catch (SQLException e) {
      throw lost("read", e);
    }
    state.keep(known.revision());
    open = known;
    return known;
  }

  private RuntimeException lost(String attempt, SQLException cause) {
    RuntimeException reported = session().trouble(attempt, cause);
    disconnect();
    return reported;
  }

  private void disconnect() {
    PostgresSession known = session;
    session = null;
    open = null;
    state.forget();
    if (known != null) {
      known.close();
    }
  }

  private <R> R ask(Function<RememberedState, R> question) {
    database();
    depth++;
    try {
      return question.apply(state);
    } finally {
      depth--;
    }
  }

  @Override
  public <R> R read(Function<ClusterState, R> reader) {
    return ask(known -> reader.apply(known.whole()));
  }

  @Override
  public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
    return ask(known -> reader.apply(known.of(owners)));
  }

  @Override
  public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
    PostgresSession connected = outsideQuestions();
    try {
      connected.connection().rollback();
      open = null;
      await(connected);
      Outcome<R> outcome = write(connected, who, operation);
      open = null;
      connected.unlock(PostgresSession.Lock.WRITE);
      return outcome.result();
    } catch (SQLException e) {
      throw lost("write", e);
    } catch (RuntimeException e) {
      disconnect();
      throw e;
    }
  }

  private PostgresSession outsideQuestions() {
    if (depth > 0) {
      throw new IllegalStateException("an update within a question");
    }
    return session();
  }

  /** The right to write is kept in between: a session may take it again while it has it. */
  @Override
  public void unlessOthersWrite(Runnable updates) {
    PostgresSession connected = outsideQuestions();
    try {
      connected.connection().rollback();
      open = null;
      if (!connected.tryLock(PostgresSession.Lock.WRITE)) {
        return;
      }
      updates.run();
      // an update that failed has ended the session, and given the right back
      if (connected == session) {
        open = null;
        connected.unlock(PostgresSession.Lock.WRITE);
      }
    } catch (SQLException e) {
      throw lost("write", e);
    } catch (RuntimeException e) {
      disconnect();
      throw e;
    }
  }

  private <R> Outcome<R> write(
      PostgresSession connected, String who, Function<ClusterState, Outcome<R>> operation)
      throws SQLException {
    PostgresDatabase database = PostgresDatabase.toWrite(connected, placed(cell).identity());
    state.keep(database.revision());
    open = database;
    ClusterState before = state.whole();
    depth++;
    Outcome<R> outcome;
    try {
      outcome = operation.apply(before);
    } finally {
      depth--;
    }
    if (!outcome.changes().isEmpty()) {
      database.write(before, outcome.changes(), who, clock.instant());
      database.save();
      updated = true;
      state.become(before.applyCommitted(outcome.changes()));
    }
    new AccountingCatchUp(cell, database).run();
    return outcome;
  }

  /** Waits for the right to write. */
  private void await(PostgresSession connected) throws SQLException {
    if (connected.tryLock(PostgresSession.Lock.WRITE)) {
      return;
    }
    contention.begins();
    connected.awaitWriting(delays::waitsFor, this::endInVain);
  }

  /** Ends a wait that is in vain. */
  private void endInVain() {
    Optional<RuntimeException> end = contention.end();
    if (end.isPresent()) {
      throw end.get();
    }
  }

  @Override
  public Optional<String> script(JobId job) {
    return ask(known -> database().history().script(job));
  }

  @Override
  public boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
    return ColumnarAccounting.of(cell).visit(conditions, visitor);
  }

  @Override
  public List<ObjectRevision> history() {
    return ask(known -> database().history().history());
  }

  @Override
  public List<JobEvent> jobEvents() {
    return ask(known -> database().history().jobEvents());
  }

  @Override
  public List<JobEvent> jobEvents(JobId job) {
    return ask(known -> database().history().jobEvents(job));
  }

  @Override
  public boolean holdsUpdates() {
    return updated;
  }

  /** The next question is about the state of its own moment. */
  @Override
  public void release() {
    PostgresSession known = session;
    if (known == null || depth > 0) {
      return;
    }
    updated = false;
    open = null;
    try {
      known.connection().rollback();
    } catch (SQLException e) {
      // what was answered is saved
      disconnect();
    }
  }

  @Override
  public void close() {
    disconnect();
  }
}
