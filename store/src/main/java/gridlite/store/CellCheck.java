package gridlite.store;

import gridlite.port.StoreException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Compares what a cell's files say, and mends what can be mended. */
public final class CellCheck {
  private CellCheck() {}

  /** The longest time for what is under way to be in all places, in milliseconds. */
  private static final long SETTLING = 1000;

  /**
   * Returns what is wrong with a cell, a line each; may be asked while the cell is in use.
   *
   * @param extent takes how far it is
   */
  public static List<String> problems(Path cell, Extent extent) {
    List<String> problems = new ArrayList<>();
    Meter meter = new Meter(extent);
    try {
      meter.expect(CellDatabase.file(cell));
      meter.expect(CellDatabase.file(cell)); // copied and read
      meter.expect(CellComparison.accounting(cell));
      List<String> mismatches = mismatches(cell, meter);
      if (!mismatches.isEmpty()) {
        TimeUnit.MILLISECONDS.sleep(SETTLING);
        // a task that ended between two looks is not a problem
        mismatches.retainAll(mismatches(cell, meter));
      }
      problems.addAll(mismatches);
    } catch (StoreException e) {
      problems.add(e.trouble());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw Trouble.with(cell, "check", e);
    }
    try {
      checkAccounting(cell, problems, meter);
      checkTasks(cell, problems);
    } catch (IOException e) {
      throw Trouble.with(cell, "check", e);
    }
    return problems;
  }

  /** Looks at a copy of the database, which others may write to. */
  private static List<String> mismatches(Path cell, Meter meter) throws IOException {
    List<String> texts = new ArrayList<>();
    Path work = Files.createTempDirectory("gridlite-check-");
    try {
      Snapshot.take(cell, work, meter);
      try (CellDatabase database = CellDatabase.open(work, Access.READ)) {
        CellComparison.of(database, cell).mismatches().forEach(each -> texts.add(each.text()));
        ColumnComparison.of(database.statements()).forEach(each -> texts.add(each.text()));
      }
    } catch (SQLException e) {
      throw Trouble.with(cell, "check", e);
    } catch (StoreException e) {
      // the copy is as damaged as what it is of, which is what has to be repaired
      throw e.inWords(text -> text.replace(work.toString(), cell.toString()));
    } finally {
      CellBackup.delete(work);
    }
    return texts;
  }

  /** Looks at each line: a file of a million records has hundreds of megabytes. */
  private static void checkAccounting(Path cell, List<String> problems, Meter meter)
      throws IOException {
    Path file = CellComparison.accounting(cell);
    if (!Files.exists(file)) {
      return;
    }
    try (FileChannel channel = FileChannel.open(file)) {
      if (!endsLine(channel, channel.size())) {
        problems.add(file + ": the last line has no end, as if its writer had been killed");
      }
    }
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      long number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        meter.count(line.length() + 1L);
        if (!line.startsWith("#") && jobOf(line) == 0) {
          problems.add(file + ":" + number + ": it is not an accounting record");
        }
      }
    }
  }

  /** Returns whether a line ends in front of a place. */
  private static boolean endsLine(FileChannel channel, long place) throws IOException {
    ByteBuffer last = ByteBuffer.allocate(1);
    return place == 0 || (channel.read(last, place - 1) == 1 && last.get(0) == '\n');
  }

  /** Job number of an accounting record; 0 when a line is none. */
  private static long jobOf(String line) {
    String[] fields = line.split(":", 8);
    return fields.length == 8 ? number(fields[5]) : 0;
  }

  private static long number(String text) {
    return text.matches("[0-9]{1,18}") ? Long.parseLong(text) : 0;
  }

  private static void checkTasks(Path cell, List<String> problems) throws IOException {
    Path tasks = cell.resolve("spool").resolve("active_jobs");
    if (!Files.isDirectory(tasks)) {
      return;
    }
    try (DirectoryStream<Path> all = Files.newDirectoryStream(tasks)) {
      for (Path task : all) {
        String name = task.getFileName().toString();
        if (!name.startsWith(".") && !name.matches("[0-9]+\\.[0-9]+")) {
          problems.add(task + ": it is not the directory of a task");
        } else if (!name.startsWith(".") && !Files.exists(task.resolve("attempt"))) {
          problems.add(task + ": it lacks the file \"attempt\"");
        }
      }
    }
  }

  /** Returns what is known of a cell's database without it; empty when that is damaged, too. */
  static Optional<Proof> proof(Path cell) throws IOException {
    try {
      return Proof.read(cell);
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  /** Highest job number that the files of a cell know of, its database aside. */
  static long highestNumber(Path cell) throws IOException {
    long highest = proof(cell).map(Proof::job).orElse(0L);
    Path accounting = cell.resolve("common").resolve("accounting");
    if (Files.exists(accounting)) {
      for (String line : Files.readAllLines(accounting, StandardCharsets.ISO_8859_1)) {
        highest = Math.max(highest, jobOf(line));
      }
    }
    Path tasks = cell.resolve("spool").resolve("active_jobs");
    if (Files.isDirectory(tasks)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(tasks)) {
        for (Path task : all) {
          highest = Math.max(highest, number(task.getFileName().toString().split("\\.", 2)[0]));
        }
      }
    }
    return highest;
  }

  /**
   * Makes a new database of what can be read of a damaged one, and puts aside what the spool and
   * the accounting file have too much. Everything is kept.
   *
   * @param suffix for the names of what is kept
   * @return what was done, a line each; nothing when there was nothing to mend
   */
  public static List<String> repair(Path cell, String suffix) {
    List<String> done = new ArrayList<>();
    refuseServer(cell);
    try (ClusterLock lock = new ClusterLock(cell, "gridlite check --repair", holder -> {})) {
      if (!lock.acquireNow()) {
        throw new StoreException("cell " + cell + " is in use", "stop its daemon and commands");
      }
      try {
        Snapshot.verified(cell);
        tidy(cell, suffix, done);
        return done;
      } catch (StoreException e) {
        done.add("damaged: " + e.trouble());
      }
      long revision = proof(cell).map(Proof::revision).orElse(0L);
      Path work = Files.createTempDirectory(cell, ".repair-");
      try {
        Salvage.copy(cell, work, highestNumber(cell), revision, done);
        for (Path each : List.of(CellDatabase.file(cell), Proof.file(cell))) {
          Path kept = KeptFiles.unused(each.resolveSibling(each.getFileName() + suffix));
          if (Files.exists(each)) {
            Files.move(each, kept, StandardCopyOption.ATOMIC_MOVE);
            done.add("kept " + kept);
          }
        }
        for (Path each : List.of(Proof.file(work), CellDatabase.file(work))) {
          Files.move(each, cell.resolve(each.getFileName()), StandardCopyOption.ATOMIC_MOVE);
        }
        PrivateFile.syncNames(cell);
      } finally {
        CellBackup.delete(work);
      }
      tidy(cell, suffix, done);
    } catch (IOException | SQLException e) {
      throw Trouble.with(CellDatabase.file(cell), "repair", e);
    }
    return done;
  }

  private static void refuseServer(Path cell) {
    if (PostgresAddress.isOf(cell)) {
      throw new StoreException(
          "cell " + cell + " is on a server, which keeps its tables by itself",
          "bring the server back from its own backup, or the cell from one of its own:"
              + " \"gridlite restore-backup FILE\"");
    }
  }

  /** Puts aside what the database has done with, and records that appear twice. */
  private static void tidy(Path cell, String suffix, List<String> done)
      throws IOException, SQLException {
    try (CellDatabase database = CellDatabase.open(cell, Access.WRITE)) {
      new AccountingCatchUp(cell, database).run();
      done.addAll(ColumnComparison.mend(database.statements()));
      database.commit();
      Set<Path> leftovers = new LinkedHashSet<>();
      for (CellComparison.Mismatch each : CellComparison.of(database, cell).mismatches()) {
        each.leftover().ifPresent(leftovers::add);
      }
      Path accounting = CellComparison.accounting(cell);
      if (leftovers.remove(accounting)) {
        database.accounted(singled(accounting, suffix, done));
      }
      for (Path each : leftovers) {
        Path kept =
            KeptFiles.unused(
                cell.resolve("spool" + suffix).resolve(cell.resolve("spool").relativize(each)));
        Files.createDirectories(kept.resolveSibling(""));
        Files.move(each, kept, StandardCopyOption.ATOMIC_MOVE);
        done.add("kept " + kept);
      }
    }
  }

  /** Writes the accounting file anew with each record once. Returns its size. */
  private static long singled(Path file, String suffix, List<String> done) throws IOException {
    // byte for byte: names in it may be of any encoding
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    Set<String> seen = new LinkedHashSet<>();
    StringBuilder once = new StringBuilder(text.length());
    for (String line : text.split("(?<=\n)", -1)) {
      if (jobOf(line) == 0 || seen.add(line.strip())) {
        once.append(line);
      }
    }
    Path fresh = file.resolveSibling("." + file.getFileName() + suffix);
    Files.copy(file, fresh, StandardCopyOption.COPY_ATTRIBUTES);
    Files.writeString(fresh, once, StandardCharsets.ISO_8859_1);
    Path kept = KeptFiles.unused(file.resolveSibling(file.getFileName() + suffix));
    Files.createLink(kept, file);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    PrivateFile.syncNames(file.resolveSibling(""));
    done.add("kept " + kept);
    return Files.size(file);
  }
}
