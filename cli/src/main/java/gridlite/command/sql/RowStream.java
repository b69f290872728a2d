package gridlite.command.sql;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes apart what {@code gridlite rows} writes, line by line as it comes. */
final class RowStream extends OutputStream {
  private final View.Sink sink;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private boolean ended;

  RowStream(View.Sink sink) {
    this.sink = sink;
  }

  /** Returns whether all has come. */
  boolean isComplete() {
    return ended;
  }

  @Override
  public void write(int octet) {
    if (octet == '\n') {
      take(line.toString(StandardCharsets.UTF_8));
      line.reset();
    } else {
      line.write(octet);
    }
  }

  @Override
  public void write(byte[] octets, int from, int length) {
    int start = from;
    for (int i = from; i < from + length; i++) {
      if (octets[i] == '\n') {
        line.write(octets, start, i - start);
        write('\n');
        start = i + 1;
      }
    }
    line.write(octets, start, from + length - start);
  }

  private void take(String text) {
    if (text.equals(RowText.END)) {
      ended = true;
      return;
    }
    List<@Nullable String> values = RowText.parse(text);
    sink.add(Views.named(String.valueOf(values.get(0))), values.subList(1, values.size()));
  }
}
