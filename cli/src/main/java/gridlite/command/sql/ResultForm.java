package gridlite.command.sql;

import gridlite.json.JsonDocument;
import gridlite.port.QueryTables.Answer;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.Csv;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.terminal.Cells;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The forms in which the answer to a query is written. */
enum ResultForm {
  /** A table for people. */
  PLAIN {
    @Override
    Writer writer(TextOutput out, Times times) {
      return new TableWriter(out, times);
    }
  },
  /** Comma-separated values (RFC 4180), the names of the columns first. */
  CSV {
    @Override
    Writer writer(TextOutput out, Times times) {
      return new CsvWriter(out);
    }
  },
  /** JSON. */
  JSON {
    @Override
    Writer writer(TextOutput out, Times times) {
      return new JsonWriter(out);
    }
  };

  /** Writes an answer as it comes. */
  abstract Writer writer(TextOutput out, Times times);

  /** Gets an answer and its end. */
  interface Writer extends Answer {
    /** Writes what is left. */
    void end();
  }

  private static String text(Object value) {
    if (value instanceof Double real) {
      return Double.isFinite(real) ? digits(BigDecimal.valueOf(real)) : real.toString();
    }
    return value instanceof BigDecimal number ? digits(number) : value.toString();
  }

  private static String digits(BigDecimal number) {
    return number.stripTrailingZeros().toPlainString();
  }

  private static final class TableWriter implements Writer {
    /** Rows that are looked at for the widths of the columns, and written together. */
    private static final int SAMPLE = 10_000;

    private final TextOutput out;
    private final Times times;
    private final List<List<@Nullable Object>> waiting = new ArrayList<>();
    private List<String> names = List.of();
    private int[] widths = {};

    TableWriter(TextOutput out, Times times) {
      this.out = out;
      this.times = times;
    }

    @Override
    public void columns(List<String> columns) {
      names = columns;
      widths = columns.stream().mapToInt(name -> Cells.width(cell(name))).toArray();
    }

    @Override
    public void row(List<@Nullable Object> values) {
      waiting.add(values);
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Cells.width(cell(values.get(i))));
      }
      if (waiting.size() == SAMPLE) {
        writeRows();
      }
    }

    private void writeRows() {
      if (!names.isEmpty()) {
        write(new ArrayList<>(names));
        rule();
        names = List.of();
      }
      waiting.forEach(this::write);
      waiting.clear();
    }

    private void rule() {
      for (int i = 0; i < widths.length; i++) {
        out.add(i == 0 ? "" : "  ").repeat('-', widths[i]);
      }
      out.end();
    }

    private void write(List<? extends @Nullable Object> values) {
      int last = values.size() - 1;
      for (int i = 0; i <= last; i++) {
        Object value = values.get(i);
        String text = cell(value);
        out.add(i == 0 ? "" : "  ");
        if (value instanceof Number) {
          out.right(text, widths[i]);
        } else if (i == last) {
          out.add(text);
        } else {
          out.add(text).repeat(' ', widths[i] - Cells.width(text));
        }
      }
      out.end();
    }

    /** A value in one line, in which nothing can be taken for an order to the terminal. */
    private String cell(@Nullable Object value) {
      if (value == null) {
        return "";
      }
      if (value instanceof Instant when) {
        return times.table(when);
      }
      return Cells.clean(text(value));
    }

    @Override
    public void end() {
      writeRows();
    }
  }

  private static final class CsvWriter implements Writer {
    private final TextOutput out;

    CsvWriter(TextOutput out) {
      this.out = out;
    }

    @Override
    public void columns(List<String> names) {
      row(new ArrayList<>(names));
    }

    @Override
    public void row(List<@Nullable Object> values) {
      String comma = "";
      for (Object value : values) {
        out.add(comma).add(value == null ? "" : Csv.field(text(value)));
        comma = ",";
      }
      out.end();
    }

    @Override
    public void end() {
      // each row is written when it comes
    }
  }

  private static final class JsonWriter implements Writer {
    private final JsonDocument document;
    private List<String> names = List.of();

    JsonWriter(TextOutput out) {
      this.document = new JsonDocument(out);
    }

    @Override
    public void columns(List<String> columns) {
      Set<String> known = new HashSet<>();
      for (String name : columns) {
        if (!known.add(name)) {
          throw new GridException(
              Problem.refused("two columns are called " + name)
                  .hint("give one of them another name: " + name + " AS other"));
        }
      }
      names = columns;
      document.open().list("rows", "row");
    }

    @Override
    public void row(List<@Nullable Object> values) {
      document.open();
      for (int i = 0; i < names.size(); i++) {
        value(names.get(i), values.get(i));
      }
      document.close();
    }

    private void value(String name, @Nullable Object value) {
      if (value == null) {
        document.nothing(name);
      } else if (value instanceof Long number) {
        document.value(name, number.longValue());
      } else if (value instanceof BigDecimal
          || (value instanceof Double real && Double.isFinite(real))) {
        document.number(name, text(value));
      } else if (value instanceof Boolean truth) {
        document.value(name, truth.booleanValue());
      } else {
        document.value(name, value.toString());
      }
    }

    @Override
    public void end() {
      document.endList().close();
    }
  }
}
