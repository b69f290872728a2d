package gridlite.store;

import gridlite.port.StoreException;
import gridlite.state.ClusterState;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/**
 * A copy of a cell's database, made while others write to it: H2 leaves what a version consists of
 * in place for longer than a copy takes, and a copy that caught half a commit does not fit its
 * checksums and is made again. The copy holds at least what had been answered when it began.
 */
final class Snapshot {
  private static final int TRIALS = 50;

  /** Bytes that are copied at a time. */
  private static final long PIECE = 1 << 23;

  private Snapshot() {}

  /**
   * Copies the database and its proof into a directory, and reads the copy: each byte counts twice.
   *
   * @return what the copy holds
   */
  static Proof take(Path cell, Path directory, Meter meter) {
    Optional<PostgresAddress.Placed> placed = PostgresAddress.of(cell);
    if (placed.isPresent()) {
      return takeFrom(placed.get(), directory);
    }
    for (int trial = 1; ; trial++) {
      try {
        Optional<Proof> proof = Proof.read(cell);
        copy(CellDatabase.file(cell), CellDatabase.file(directory), meter);
        if (proof.isPresent()) {
          proof.get().create(directory);
        }
        Proof held = verified(directory);
        meter.count(Files.size(CellDatabase.file(directory)));
        held.create(directory);
        return held;
      } catch (StoreException e) {
        if (trial == TRIALS) {
          throw e;
        }
      } catch (IOException e) {
        throw Trouble.with(CellDatabase.file(cell), "copy", e);
      }
    }
  }

  /** Copies what a server holds at one moment. */
  private static Proof takeFrom(PostgresAddress.Placed placed, Path directory) {
    try (PostgresSession session = PostgresSession.connect(placed.address(), "a copy")) {
      try {
        PostgresDatabase from = PostgresDatabase.ofMoment(session, placed.identity());
        CellDatabase to = CellDatabase.create(directory);
        DatabaseMove.copy(session.statements(), to.statements());
        to.adopt(0, from.revision());
        to.finish();
      } catch (SQLException e) {
        throw session.trouble("copy", e);
      } catch (IOException e) {
        throw Trouble.with(CellDatabase.file(directory), "write", e);
      }
    }
    return verified(directory);
  }

  private static void copy(Path from, Path to, Meter meter) throws IOException {
    try (FileChannel source = PrivateFile.read(from);
        FileChannel target = PrivateFile.open(to)) {
      target.truncate(0);
      long size = source.size();
      for (long at = 0; at < size; ) {
        long copied = source.transferTo(at, Math.min(PIECE, size - at), target.position(at));
        at += copied;
        meter.count(copied);
      }
      target.force(true);
    }
  }

  /**
   * Reads everything that a database holds, which this process alone uses. One of an earlier form
   * is brought to the newest.
   */
  static Proof verified(Path cell) {
    try (CellDatabase database = CellDatabase.open(cell, Access.READ)) {
      if (!database.isOutdated()) {
        return read(database);
      }
    }
    try (CellDatabase database = CellDatabase.open(cell, Access.WRITE)) {
      return read(database);
    }
  }

  private static Proof read(CellDatabase database) {
    ClusterState state = ResidentClusterStore.loaded(database.state());
    state.jobs().forEach(job -> database.history().script(job.key()));
    database.history().history();
    database.history().jobEvents();
    return database.provable();
  }
}
