package gridlite.store;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.Counter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A cell as one file: the database, {@code common} with the accounting file, and what is known of
 * running tasks. It is a ZIP archive, whose entries carry checksums.
 */
public final class CellBackup {
  private static final String MARK = "gridlite-backup-1";

  /** The distance to the next job number where no proof says which were given after the backup. */
  private static final long SKIPPED_NUMBERS = 1000;

  private static final String COMMON = "common";
  private static final String TASKS = "spool/active_jobs";
  private static final String CLAIMS = "spool/begun";

  /**
   * The result of restoring a cell.
   *
   * @param next number that the next job will get at least
   * @param held jobs of which tasks that wait again have run since the backup
   * @param kept where that is which was in the cell before
   */
  public record Restored(long next, List<JobId> held, Path kept) {
    /** The same for people, a line each. */
    public List<String> lines() {
      List<String> lines = new ArrayList<>();
      lines.add("restored the cell; the next job gets number " + next + " or a higher one");
      lines.add("what was there is in " + kept);
      if (!held.isEmpty()) {
        String jobs = held.stream().map(String::valueOf).collect(Collectors.joining(","));
        lines.add("held, since they have run after the backup was made: jobs " + jobs);
        lines.add(
            "\"qdel\" removes them, \"qrls -h o\" lets them run again (qacct -f "
                + kept.resolve(COMMON).resolve("accounting")
                + " shows what has run)");
      }
      return lines;
    }
  }

  private CellBackup() {}

  /** Refuses to write a backup over a file that exists. */
  public static void refuseExisting(Path file) {
    if (Files.exists(file)) {
      throw new GridException(
          Problem.refused(file.toAbsolutePath() + ": there is a file of that name")
              .hint("--force replaces it"));
    }
  }

  /**
   * Writes a backup, whole or not at all, while the cell is in use. A file that exists is replaced.
   *
   * @param extent takes how far it is
   */
  public static void write(Path cell, Path file, Extent extent) {
    write(cell, file, extent, copy -> copy);
  }

  /** The same in the form that the version before knows, which restores it. */
  public static void writePrevious(Path cell, Path file, Extent extent) {
    write(cell, file, extent, CellBackup::former);
  }

  /** Makes the database that is packed of a copy of the cell's; both are directories. */
  private interface Conversion {
    Path of(Path copy) throws IOException;
  }

  private static Path former(Path copy) throws IOException {
    Path former = Files.createDirectory(copy.resolve("previous"));
    try (CellDatabase database = CellDatabase.open(copy, Access.READ)) {
      FormerTables.write(database, former);
    } catch (SQLException e) {
      throw Trouble.with(former, "write", e);
    }
    return former;
  }

  private static void write(Path cell, Path file, Extent extent, Conversion conversion) {
    Path target = file.toAbsolutePath();
    try {
      Path work =
          Files.createTempDirectory(target.getParent(), ".gridlite-backup-"); // for its owner alone
      try {
        Meter meter = new Meter(extent);
        expect(cell, meter);
        Snapshot.take(cell, work, meter);
        Path packed = conversion.of(work);
        Path unfinished = work.resolve("backup");
        try (FileChannel channel = PrivateFile.open(unfinished)) {
          pack(cell, packed, Channels.newOutputStream(channel), meter);
          channel.force(true);
        }
        Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        PrivateFile.syncNames(target.resolveSibling(""));
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw Trouble.with(target, "write", e);
    }
  }

  /** Takes note of what is to be done: the database is copied, read and packed. */
  private static void expect(Path cell, Meter meter) throws IOException {
    for (int i = 0; i < 3; i++) {
      meter.expect(CellDatabase.file(cell));
    }
    meter.expect(Proof.file(cell));
    for (Path other : others(cell)) {
      meter.expect(other);
    }
  }

  /** The files beside the database, as they are now: they must be of no earlier time than that. */
  private static List<Path> others(Path cell) throws IOException {
    List<Path> others = files(cell.resolve(COMMON));
    // made of the accounting file, by whoever reads it
    others.remove(AccountingColumns.beside(CellComparison.accounting(cell)));
    others.addAll(files(cell.resolve(TASKS)));
    return others;
  }

  private static void pack(Path cell, Path work, OutputStream out, Meter meter) throws IOException {
    ZipOutputStream archive = new ZipOutputStream(out);
    archive.putNextEntry(new ZipEntry(MARK));
    archive.closeEntry();
    for (Path file : List.of(CellDatabase.file(work), Proof.file(work))) {
      add(archive, file, file.getFileName().toString(), meter);
    }
    for (Path file : others(cell)) {
      add(archive, file, cell.relativize(file).toString(), meter);
    }
    archive.finish();
    archive.flush();
  }

  private static void add(ZipOutputStream archive, Path file, String name, Meter meter)
      throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      archive.putNextEntry(new ZipEntry(name));
      meter.copy(in, archive);
      archive.closeEntry();
    } catch (NoSuchFileException e) {
      // of a task that has ended meanwhile
    }
  }

  /** Ordinary files below a directory. */
  private static List<Path> files(Path directory) throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(directory)) {
      try (Stream<Path> all = Files.walk(directory)) {
        all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
            .forEach(files::add);
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }
    return files;
  }

  /**
   * Brings a backup back into a cell that nobody uses. What was there is kept beside it.
   *
   * @param keep directory in the cell that gets what is there now; when it exists, one beside it
   * @param extent takes how far it is
   */
  public static Restored restore(Path cell, Path file, Path keep, Extent extent) {
    try (ClusterLock lock = new ClusterLock(cell, "gridlite restore-backup", holder -> {})) {
      if (!lock.acquireNow()) {
        throw new StoreException(
            "cell " + cell + " is in use", "stop its daemon and commands before restoring it");
      }
      refuseServed(cell);
      refuseRunningTasks(cell);
      Path fresh = Files.createTempDirectory(cell, ".restore-");
      try {
        Meter meter = new Meter(extent);
        unpack(file, fresh, meter);
        Optional<Proof> packed = Proof.read(fresh);
        Snapshot.verified(fresh);
        meter.count(Files.size(CellDatabase.file(fresh)));
        Restored restored = settle(cell, fresh, packed, KeptFiles.unused(keep));
        exchange(cell, fresh, restored.kept());
        return restored;
      } finally {
        delete(fresh);
      }
    } catch (IOException | SQLException e) {
      throw Trouble.with(file, "restore", e);
    }
  }

  /** Writes the files of a backup; the database is read behind that, and counts twice. */
  private static void unpack(Path file, Path target, Meter meter) throws IOException {
    try (ZipFile archive = new ZipFile(file.toFile())) {
      if (archive.getEntry(MARK) == null) {
        throw new ZipException("it is not the backup of a cell");
      }
      archive.stream().forEach(entry -> meter.expect(entry.getSize()));
      ZipEntry database = archive.getEntry(CellDatabase.file(target).getFileName().toString());
      meter.expect(database == null ? 0 : database.getSize());
      for (Enumeration<? extends ZipEntry> all = archive.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        Path to = target.resolve(entry.getName()).normalize();
        if (!to.startsWith(target)) {
          throw new ZipException("it holds a file outside of the cell: " + entry.getName());
        }
        Files.createDirectories(to.getParent());
        try (InputStream in = archive.getInputStream(entry);
            FileChannel channel = PrivateFile.open(to)) {
          meter.copy(in, Channels.newOutputStream(channel));
          channel.force(true);
        }
        if (entry.getName().startsWith(COMMON + "/")) {
          Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rw-r--r--"));
        }
      }
    } catch (ZipException e) {
      throw new StoreException(
          file + " can't be restored: " + e.getMessage(), "nothing was changed");
    }
  }

  /**
   * No number that was given to a job since the backup is given again, and nothing that has run
   * since runs again by itself.
   *
   * @param packed of which cell the backup is
   */
  private static Restored settle(Path cell, Path fresh, Optional<Proof> packed, Path kept)
      throws IOException, SQLException {
    long known = CellCheck.highestNumber(cell);
    try (CellDatabase database = CellDatabase.open(fresh, Access.WRITE)) {
      Proof held = database.provable();
      boolean proven =
          packed.isPresent()
              && CellCheck.proof(cell)
                  .filter(proof -> proof.identity() == packed.get().identity())
                  .isPresent();
      long last = Math.max(held.job(), known) + (proven ? 0 : SKIPPED_NUMBERS);
      RestoredTasks tasks = RestoredTasks.of(database.state(), fresh.resolve(TASKS));
      List<Job> jobs = tasks.held(cell, fresh);
      List<Change> changes = new ArrayList<>(List.of(new Change.SetCounter(Counter.JOB, last)));
      jobs.forEach(job -> changes.add(new Change.PutJob(job)));
      database.write(database.state(), changes, "gridlite", Instant.EPOCH);
      database.commit();
      tasks.claim(fresh.resolve(CLAIMS));
      return new Restored(last + 1, jobs.stream().map(Job::id).toList(), kept);
    }
  }

  /** Nobody may write to a server whose cell is left; one that is gone does not matter. */
  private static void refuseServed(Path cell) throws SQLException {
    Optional<PostgresAddress.Placed> placed = PostgresAddress.of(cell);
    if (placed.isEmpty()) {
      return;
    }
    try (PostgresSession session =
        PostgresSession.connect(placed.get().address(), "gridlite restore-backup")) {
      if (session.takeAll()) {
        return;
      }
    } catch (StoreException e) {
      return;
    }
    throw new StoreException(
        "cell " + cell + " is in use", "stop its daemon and commands before restoring it");
  }

  private static void refuseRunningTasks(Path cell) throws IOException {
    for (Path file : files(cell.resolve(TASKS))) {
      if (file.endsWith("shepherd") && Shepherd.lives(file.resolveSibling(""))) {
        throw new StoreException(
            "task " + file.resolveSibling("").getFileName() + " of the cell is running",
            "delete it, or wait for its end, before restoring the cell");
      }
    }
  }

  /** Puts a cell's files aside and others in their place: all of them, or none. */
  private static void exchange(Path cell, Path fresh, Path kept) throws IOException {
    Files.createDirectories(kept.resolve("spool"));
    Files.createDirectories(cell.resolve("spool"));
    try (FileMoves moves = new FileMoves()) {
      for (String part :
          List.of(
              "gridlite.postgresql", "gridlite.mv.db", "gridlite.proof", COMMON, TASKS, CLAIMS)) {
        moves.move(cell.resolve(part), kept.resolve(part));
      }
      // the proof first: a database without one would be refused, and one that lacks is noticed
      for (String part : List.of("gridlite.proof", COMMON, CLAIMS, TASKS, "gridlite.mv.db")) {
        moves.move(fresh.resolve(part), cell.resolve(part));
      }
      open(cell.resolve(COMMON));
      open(cell.resolve(TASKS));
      moves.keep();
    }
    PrivateFile.syncNames(cell);
  }

  /** Directories that users' processes pass through. */
  private static void open(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      try (Stream<Path> all = Files.walk(directory)) {
        for (Path each : all.filter(Files::isDirectory).toList()) {
          Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
      }
    }
  }

  static void delete(Path directory) throws IOException {
    List<Path> all;
    try (Stream<Path> found = Files.walk(directory)) {
      all = new ArrayList<>(found.toList());
    }
    Collections.reverse(all);
    for (Path each : all) {
      Files.deleteIfExists(each);
    }
  }
}
