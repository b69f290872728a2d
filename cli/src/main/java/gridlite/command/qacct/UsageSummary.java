package gridlite.command.qacct;

import gridlite.job.AccountingEntry.Field;
import gridlite.job.FinishedTask;
import gridlite.render.TextOutput;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Sums over accounting records, in groups: the tables of {@code qacct}.
 *
 * @see "qacct(1), OUTPUT FORMAT"
 */
public final class UsageSummary {
  /**
   * A column that groups records; all of them in the order of the table.
   *
   * @param option option that asks for it
   * @param number whether it is a column of numbers
   */
  public record Grouping(String option, String title, Field field, boolean number) {}

  /** The columns. */
  public static final List<Grouping> GROUPINGS =
      List.of(
          new Grouping("-h", "HOST", Field.HOST, false),
          new Grouping("-q", "CLUSTER QUEUE", Field.QUEUE, false),
          new Grouping("-g", "GROUP", Field.GROUP, false),
          new Grouping("-o", "OWNER", Field.OWNER, false),
          new Grouping("-P", "PROJECT", Field.PROJECT, false),
          new Grouping("-D", "DEPARTMENT", Field.DEPARTMENT, false),
          new Grouping("-pe", "PE", Field.PARALLEL_ENVIRONMENT, false),
          new Grouping("-slots", "SLOTS", Field.SLOTS, true),
          new Grouping("-ar", "AR", Field.RESERVATION, true),
          new Grouping("-A", "ACCOUNT", Field.ACCOUNT, false));

  private static final int NUMBER_WIDTH = 5;

  /** A grouping that was asked for, and the value it was asked for with; empty: any. */
  public record Wanted(Grouping grouping, Optional<String> value) {}

  /**
   * A row.
   *
   * @param keys values of the grouping columns
   * @param wallclock whole seconds
   * @param cpu seconds
   * @param memory GB seconds
   * @param io GB
   * @param ioWait seconds
   */
  public record Row(
      List<String> keys,
      long wallclock,
      double userTime,
      double systemTime,
      double cpu,
      double memory,
      double io,
      double ioWait) {}

  /** Sums of the records of a row. */
  private static final class Sums {
    private final List<String> keys;
    private long wallclock;
    private double userTime;
    private double systemTime;
    private double cpu;
    private double memory;
    private double io;
    private double ioWait;

    Sums(List<String> keys) {
      this.keys = keys;
    }

    void add(FinishedTask task) {
      wallclock += task.whole(Field.WALLCLOCK);
      userTime += task.real(Field.USER_TIME);
      systemTime += task.real(Field.SYSTEM_TIME);
      cpu += task.real(Field.CPU);
      memory += task.real(Field.MEMORY);
      io += task.real(Field.IO);
      ioWait += task.real(Field.IO_WAIT);
    }

    Row row() {
      return new Row(keys, wallclock, userTime, systemTime, cpu, memory, io, ioWait);
    }
  }

  private final List<Wanted> wanted;
  private final Map<List<String>, Sums> sums = new LinkedHashMap<>();
  private @Nullable Sums last;

  /** A summary by some columns, in the order of {@link #GROUPINGS}; by none: one row. */
  public UsageSummary(List<Wanted> wanted) {
    this.wanted = List.copyOf(wanted);
  }

  /** Counts a record. */
  public void add(FinishedTask task) {
    Sums row = last;
    if (row == null || !isOf(row, task)) {
      List<String> keys = new ArrayList<>(wanted.size());
      for (Wanted column : wanted) {
        keys.add(key(column, task));
      }
      row = sums.computeIfAbsent(keys, Sums::new);
      last = row;
    }
    row.add(task);
  }

  /** Returns whether a record is of a row; those of one user often follow each other. */
  private boolean isOf(Sums row, FinishedTask task) {
    for (int i = 0; i < wanted.size(); i++) {
      if (!key(wanted.get(i), task).equals(row.keys.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static String key(Wanted column, FinishedTask task) {
    Field field = column.grouping().field();
    return column.grouping().number() ? Long.toString(task.whole(field)) : task.text(field);
  }

  /** The columns that group. */
  public List<Wanted> columns() {
    return wanted;
  }

  /**
   * The rows, ordered by their keys but the account. Of those that differ in the account alone the
   * one whose first record comes last is the first.
   */
  public List<Row> rows() {
    List<Row> sorted = new ArrayList<>(sums.size());
    sums.values().forEach(row -> sorted.add(row.row()));
    Collections.reverse(sorted);
    sorted.sort(this::compare);
    return sorted;
  }

  private int compare(Row a, Row b) {
    for (int i = 0; i < wanted.size(); i++) {
      Grouping grouping = wanted.get(i).grouping();
      if (grouping.field() == Field.ACCOUNT) {
        continue;
      }
      Comparator<String> order =
          grouping.number() ? Comparator.comparingLong(Long::parseLong) : Comparator.naturalOrder();
      int difference = order.compare(a.keys().get(i), b.keys().get(i));
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  /** Writes the table. */
  public void writePlain(TextOutput out) {
    List<Row> sorted = rows();
    int[] widths = new int[wanted.size()];
    String[] separators = separators(sorted);
    int width = 112;
    for (int i = 0; i < widths.length; i++) {
      widths[i] = width(wanted.get(i), i, sorted);
      width += widths[i] + separators[i].length();
    }
    if (wanted.isEmpty()) {
      out.add("Total System Usage").end();
    }
    for (int i = 0; i < widths.length; i++) {
      out.left(wanted.get(i).grouping().title(), widths[i]);
      out.add(separators[i]);
    }
    out.right("WALLCLOCK", 13).right("UTIME", 14).right("STIME", 14).right("CPU", 14);
    out.right("MEMORY", 19).right("IO", 19).right("IOW", 19).end();
    out.repeat('=', width).end();
    for (Row row : sorted) {
      for (int i = 0; i < widths.length; i++) {
        if (wanted.get(i).grouping().number()) {
          out.right(row.keys().get(i), widths[i]);
        } else {
          out.left(row.keys().get(i), widths[i]);
        }
        out.add(separators[i]);
      }
      out.right(row.wallclock(), 13).fixed(row.userTime(), 14, 3);
      out.fixed(row.systemTime(), 14, 3).fixed(row.cpu(), 14, 3).fixed(row.memory(), 19, 3);
      out.fixed(row.io(), 19, 3).fixed(row.ioWait(), 19, 3).end();
    }
  }

  /**
   * The end of each column: a blank; nothing behind numbers in a table that has no row or, as all
   * its columns were asked for with values, no more than one.
   */
  private String[] separators(List<Row> rows) {
    boolean list = !rows.isEmpty() && wanted.stream().anyMatch(asked -> asked.value().isEmpty());
    return wanted.stream()
        .map(column -> list || !column.grouping().number() ? " " : "")
        .toArray(String[]::new);
  }

  private static int width(Wanted column, int index, List<Row> rows) {
    if (column.grouping().number()) {
      return NUMBER_WIDTH;
    }
    // a queue pattern is not a name that the column could show
    boolean pattern = column.grouping().field() == Field.QUEUE;
    int ofValue = pattern ? 0 : column.value().map(String::length).orElse(0);
    int width = Math.max(column.grouping().title().length(), ofValue);
    for (Row row : rows) {
      width = Math.max(width, row.keys().get(index).length());
    }
    return width;
  }
}
