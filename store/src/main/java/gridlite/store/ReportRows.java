package gridlite.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rows of the report of the last scheduling run, none of which is much longer than a page of
 * the database. A commit writes whole pages: with the report of ten thousand jobs in one row each
 * submission, whose counter of jobs is in a row beside it, wrote a megabyte.
 */
final class ReportRows {
  /** Characters of a row; a page has 16 KiB. */
  private static final int LENGTH = 12_000;

  private ReportRows() {}

  /** Puts a report in the place of what is there. */
  static void put(RowChanges rows, String text) throws SQLException {
    rows.removeRecords(StateTables.REPORT);
    List<String> parts = parts(text);
    for (int i = 0; i < parts.size(); i++) {
      rows.putRecord(StateTables.REPORT, name(i, parts.size()), parts.get(i));
    }
  }

  /**
   * The report, where there is one.
   *
   * @throws IllegalStateException if rows of it are missing, as a damaged database may have it
   */
  static Optional<String> text(Rows rows) {
    List<String> names = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    rows.records(
        StateTables.REPORT,
        (name, body) -> {
          names.add(name);
          text.append(body);
        });
    boolean former = names.equals(List.of(FormerTables.REPORT_NAME));
    for (int i = 0; i < names.size() && !former; i++) {
      if (!names.get(i).equals(name(i, names.size()))) {
        throw new IllegalStateException("rows of the last scheduling run's report are missing");
      }
    }
    return names.isEmpty() ? Optional.empty() : Optional.of(text.toString());
  }

  /** The name of a row, by which they are sorted and known to be complete: {@code 000001/57}. */
  private static String name(int index, int count) {
    return Integer.toString(1_000_001 + index).substring(1) + "/" + count;
  }

  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = Math.min(start + LENGTH, text.length());
      // both halves of a character stay in one row
      if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
        end--;
      }
      parts.add(text.substring(start, end));
      start = end;
    }
    return parts;
  }
}
