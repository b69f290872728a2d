package gridlite.command.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rows come back as they were, whatever is in them and however they are cut on their way. */
class RowTextTest {
  private static final List<String> PIECES =
      List.of("\\", "\t", "\n", "N", "\\N", "\\.", "n", "t", "\r", "ü", "\0", "x", "");

  @Test
  void anyRowsComeBack() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    List<List<@Nullable String>> rows = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 500; i++) {
      List<@Nullable String> row = new ArrayList<>();
      for (int column = 0; column < 3; column++) {
        row.add(random.nextInt(5) == 0 ? null : value(random));
      }
      rows.add(row);
      RowText.print(text, "job_environment", row);
    }
    text.append(RowText.END).append('\n');
    List<List<@Nullable String>> found = new ArrayList<>();
    RowStream stream = new RowStream((view, values) -> found.add(new ArrayList<>(values)));
    byte[] octets = text.toString().getBytes(StandardCharsets.UTF_8);
    for (int from = 0; from < octets.length; ) {
      assertThat(stream.isComplete()).isFalse();
      int length = Math.min(1 + random.nextInt(40), octets.length - from);
      stream.write(octets, from, length);
      from += length;
    }
    assertThat(found).as("seed " + seed).isEqualTo(rows);
    assertThat(stream.isComplete()).isTrue();
  }

  private static String value(Random random) {
    StringBuilder value = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      value.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return value.toString();
  }
}
