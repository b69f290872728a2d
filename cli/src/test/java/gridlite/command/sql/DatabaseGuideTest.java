package gridlite.command.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** docs/database.md describes each view and column as it is, in order, and no other. */
class DatabaseGuideTest {
  private static final Pattern TITLE = Pattern.compile("## ([a-z_]+)");
  private static final Pattern ROW = Pattern.compile("\\| `([a-z_]+)` \\| `([A-Z ]+)` \\|.*");

  @Test
  void eachColumnIsDescribedWithItsType() throws IOException {
    List<String> described = new ArrayList<>();
    String view = "";
    for (String line : Files.readAllLines(Path.of("../docs/database.md"))) {
      Matcher title = TITLE.matcher(line);
      Matcher row = ROW.matcher(line);
      if (title.matches()) {
        view = title.group(1);
      } else if (row.matches()) {
        described.add(view + "." + row.group(1) + " " + row.group(2));
      }
    }
    List<String> actual = new ArrayList<>();
    for (View<?> each : Views.ALL) {
      each.table()
          .columns()
          .forEach(c -> actual.add(each.name() + "." + c.name() + " " + c.type().sql()));
    }
    assertThat(described).isEqualTo(actual);
  }
}
