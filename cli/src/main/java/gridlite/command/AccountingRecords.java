package gridlite.command;

import gridlite.job.AccountingEntry;
import gridlite.job.FieldCondition;
import gridlite.job.FinishedTask;
import gridlite.port.AccountingLine;
import gridlite.port.AccountingVisitor;
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
  private final Consumer<FinishedTask> each;
  private final List<FieldCondition> conditions;

  /**
   * Records that are passed to somebody.
   *
   * @param each gets them, and keeps none: {@link FinishedTask#record} gives what can be kept
   */
  public AccountingRecords(CommandContext context, Consumer<FinishedTask> each) {
    this(context, List.of(), each);
  }

  /**
   * Records of which some are passed to somebody.
   *
   * @param conditions met by those that are wanted; others may be passed on, too
   */
  public AccountingRecords(
      CommandContext context, List<FieldCondition> conditions, Consumer<FinishedTask> each) {
    this.context = context;
    this.conditions = List.copyOf(conditions);
    this.each = each;
  }

  /**
   * Reads the cell's file.
   *
   * @throws GridException when there is none: no job has ended yet
   */
  public void readCell() {
    if (!readColumns()) {
      readAll(file(), () -> CellFiles.reader(file()));
    }
  }

  /** Reads the cell's file; where there is none, no job has ended yet. */
  public void readCellIfAny() {
    if (!readColumns()) {
      readAll(
          file(),
          () -> {
            try {
              return CellFiles.reader(file());
            } catch (NoSuchFileException e) {
              return new BufferedReader(Reader.nullReader());
            }
          });
    }
  }

  /** Reads the cell's file by what the store keeps of it; false where it keeps nothing. */
  private boolean readColumns() {
    return context
        .store()
        .visitAccounting(
            conditions,
            new AccountingVisitor() {
              @Override
              public void task(FinishedTask task) {
                each.accept(task);
              }

              @Override
              public void line(AccountingLine line) {
                read(line.number(), line.text());
              }
            });
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
