package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that select by columns beside the accounting file, against reading the file. */
class AccountingColumnsIT {
  @TempDir Path root;

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  @Test
  void qacctShowsWhatItShowsOfTheFile() throws Exception {
    CellCommands cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate");
    Path file = root.resolve("default/common/accounting");
    Files.writeString(file, records());
    for (String options :
        List.of(
            "",
            "-o",
            "-o alice -P",
            "-j 77",
            "-j nosuch",
            "-j build -t 3-9:2 -fmt json",
            "-q all.q",
            "-b 202311150000 -e 202311160000",
            "-E -d 3 -b 202311142300 -h -D -g",
            "-A -pe -slots",
            "-slots 3",
            "-l h_rt=1 -q",
            "-m -u bob -fmt json")) {
      List<String> words = new ArrayList<>(List.of("qacct"));
      words.addAll(options.isEmpty() ? List.of() : List.of(options.split(" ", -1)));
      String selected = cell.run(words.toArray(String[]::new));
      words.addAll(List.of("-f", file.toString()));
      assertThat(selected).as(options).isEqualTo(cell.run(words.toArray(String[]::new)));
      assertThat(selected).contains("ignoring invalid entry in line 4242");
    }
    assertThat(file.resolveSibling("accounting.columns")).exists();
    assertThat(cell.run("gridlite", "sql", "SELECT count(*) FROM finished_jobs"))
        .contains(" 8999\n");
  }

  private static String records() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("# Version: 8.1.9\n");
    for (int line = 2; line <= 9001; line++) {
      if (line == 4242) {
        text.append("damaged\n");
        continue;
      }
      long start = 1_700_000_000L + line * 15L;
      text.append(random.nextBoolean() ? "all.q" : "gone.q").append(":host1:staff:");
      text.append(random.nextBoolean() ? "alice" : "bob").append(":build:").append(line / 10);
      text.append(":sge:0:").append(start - 5).append(':').append(start).append(':');
      text.append(start + random.nextInt(9000)).append(":0:0:").append(random.nextInt(9000));
      text.append(".5:")
          .append(random.nextDouble())
          .append(":0.050000:5000.000000:0:0:0:0:700:0:0");
      text.append(":0.000000:8:0:0:0:40:3:").append(random.nextBoolean() ? "NONE" : "vision");
      text.append(":defaultdepartment:NONE:").append(random.nextInt(5)).append(':');
      text.append(line % 10).append(':').append(random.nextInt(99)).append(".300000:0.001:0.000:");
      text.append("-l h_rt=1:0:0:0.000000:NONE:9000000.000000:0:0\n");
    }
    return text.toString();
  }
}
