package gridlite.command;

import gridlite.job.AccountingEntry;
import gridlite.job.JobId;
import gridlite.port.AccountingLine;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CellFiles;
import gridlite.runtime.CommandContext;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The records of an accounting file, one after the other. A line that is none is reported on
 * standard error and passed over.
 *
 * @see "accounting(5)"
 */
public final class AccountingRecords {
  private final CommandContext context;
  private final Consumer<AccountingEntry> each;

  /** Records that are passed to somebody. */
  public AccountingRecords(CommandContext context, Consumer<AccountingEntry> each) {
    this.context = context;
    this.each = each;
  }

  /**
   * Reads the cell's file.
   *
   * @throws GridException when there is none: no job has ended yet
   */
  public void readCell() {
    Path file = file();
    readAll(file, () -> CellFiles.reader(file));
  }

  /** Reads the cell's file; where there is none, no job has ended yet. */
  public void readCellIfAny() {
    Path file = file();
    readAll(
        file,
        () -> {
          try {
            return CellFiles.reader(file);
          } catch (NoSuchFileException e) {
            return new BufferedReader(Reader.nullReader());
          }
        });
  }

  /**
   * Reads what the cell's file may have of a job, by the list of the file where there is one. Other
   * jobs' records may be among it.
   *
   * @return false when the whole file has to be read instead
   */
  public boolean readCellOf(JobId job) {
    Optional<List<AccountingLine>> lines = context.store().accountingOf(job);
    lines.ifPresent(found -> found.forEach(line -> read(line.number(), line.text())));
    return lines.isPresent();
  }

  private Path file() {
    return context.cell().common().resolve("accounting");
  }

  /** Opens a file. */
  public interface Opening {
    /** The file's text. */
    BufferedReader open() throws IOException;
  }

  /** Reads a file. */
  public void readAll(Path file, Opening opening) {
    try (BufferedReader reader = opening.open()) {
      long number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        read(number, line);
      }
    } catch (NoSuchFileException e) {
      throw new GridException(
          Problem.refused(file + ": No such file or directory").hint("no job has ended yet"));
    } catch (IOException e) {
      throw new GridException(Problem.refused(file + ": cannot be read: " + e.getMessage()));
    }
  }

  /**
   * Reads a line.
   *
   * @param number its number in the file, from 1
   */
  public void read(long number, String line) {
    if (AccountingEntry.isNothing(line)) {
      return;
    }
    Optional<AccountingEntry> entry = AccountingEntry.parse(line);
    if (entry.isEmpty()) {
      context.console().err("error: ignoring invalid entry in line " + number + "\n");
    }
    entry.ifPresent(each);
  }
}
