package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.JobId;
import gridlite.port.AccountingLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccountingIndexTest {
  private static final int JOBS = 400;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  @TempDir private Path cell;
  private Path file;
  private Path index;

  @BeforeEach
  void writeFile() throws IOException {
    System.out.println("seed " + seed);
    file = cell.resolve("common").resolve("accounting");
    index = file.resolveSibling("accounting.index");
    Files.createDirectories(file.resolveSibling(""));
    StringBuilder text = new StringBuilder();
    while (text.length() < AccountingIndex.WORTHWHILE + 1000) {
      text.append(line()).append('\n');
    }
    write(text.toString());
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);
  }

  private String read() throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  private static String record(String job) {
    return "all.q:n1:staff:alice:gr\u00f6\u00dfe:"
        + job
        + ":sge:0:1700000000:1700000100:1700003700:0:0:60:0.25:0.05:1024:0:0:0:0:100:2:0:10:20:0:0:0:30:40:NONE:defaultdepartment:smp:4:3:0.3:12.5:1.25:-l"
        + " h_rt=1:0:0:0.5:NONE:1073741824:0:0";
  }

  private String job() {
    return Integer.toString(random.nextInt(JOBS));
  }

  private String line() {
    return switch (random.nextInt(40)) {
      case 0 -> "";
      case 1 -> "# :::::" + job();
      case 2 -> "no record";
      case 3 -> record("x" + job());
      case 4 -> record(job() + ".5");
      case 5 -> record("-" + job());
      case 6 -> record(" " + job());
      default -> record(job());
    };
  }

  /** Lines that a listing of a job sees in a file that is read as a whole. */
  private List<AccountingLine> scanned(long job) throws IOException {
    List<AccountingLine> found = new ArrayList<>();
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      long number = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        if (isSeen(job, line)) {
          found.add(new AccountingLine(number, line));
        }
      }
    }
    return found;
  }

  private static boolean isSeen(long job, String line) {
    if (line.isBlank() || line.startsWith("#")) {
      return false;
    }
    Optional<AccountingEntry> entry = AccountingEntry.parse(line);
    return entry.isEmpty() || entry.get().whole(Field.JOB_NUMBER) == job;
  }

  private void assertFoundAsScanned() throws IOException {
    for (long job : new long[] {0, random.nextInt(JOBS), random.nextInt(JOBS), JOBS + 1}) {
      Optional<List<AccountingLine>> lines = AccountingIndex.of(cell).lines(JobId.of(job));
      assertThat(lines).isPresent();
      List<AccountingLine> seen =
          lines.get().stream().filter(line -> isSeen(job, line.text())).toList();
      assertThat(seen).as("job %s", job).isEqualTo(scanned(job));
    }
  }

  private void append(String... lines) {
    new AccountingLog(cell)
        .append(new AccountingLog.Pending(file.toFile().length(), List.of(lines)));
  }

  @Test
  void findsWhatAScanFinds() throws IOException {
    assertFoundAsScanned();
    assertThat(index).exists();
  }

  @Test
  void growsWithTheFile() throws IOException {
    assertFoundAsScanned();
    Object made = Files.getAttribute(index, "unix:ino");
    for (int i = 0; i < 20; i++) {
      append(record(job()), record(job()));
      assertFoundAsScanned();
    }
    assertThat(Files.getAttribute(index, "unix:ino")).as("nothing was made anew").isEqualTo(made);
  }

  @Test
  void anEditAnAppendedLineAndARotationAreSeen() throws IOException {
    assertFoundAsScanned();
    String text = read();
    write(text.replaceFirst(":1:sge", ":2:sge"));
    assertFoundAsScanned();
    Files.writeString(
        file, record("7") + "\n", StandardCharsets.ISO_8859_1, StandardOpenOption.APPEND);
    assertFoundAsScanned();
    Files.move(file, file.resolveSibling("accounting.0"));
    append(record("8"));
    assertThat(AccountingIndex.of(cell).lines(JobId.of(8))).as("too small for a list").isEmpty();
    write(text.substring(text.indexOf('\n') + 1));
    append(record("9"));
    assertFoundAsScanned();
  }

  @Test
  void aLineThatIsNotWhatTheListSaysMakesItAnew() throws IOException {
    assertFoundAsScanned();
    FileTime times = Files.getLastModifiedTime(file);
    byte[] list = Files.readAllBytes(index);
    for (int trial = 0; trial < 10; trial++) {
      byte[] damaged = list.clone();
      for (int i = 0; i < 2000; i++) {
        // places of lines: numbers that are wrong can't all be noticed, but nobody writes them
        int entry = random.nextInt((damaged.length - 64) / 16);
        damaged[64 + 16 * entry + 8 + 4 + random.nextInt(4)] ^= (byte) (1 << random.nextInt(8));
      }
      Files.write(index, damaged);
      for (long job = 0; job < 20; job++) {
        long wanted = job;
        Optional<List<AccountingLine>> lines = AccountingIndex.of(cell).lines(JobId.of(job));
        assertThat(lines).isPresent();
        assertThat(lines.get().stream().filter(line -> isSeen(wanted, line.text())).toList())
            .isEqualTo(scanned(job));
      }
    }
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(times);
  }

  @Test
  void aListThatWasCutOffOrIsOfAnotherFormIsMadeAnew() throws IOException {
    assertFoundAsScanned();
    byte[] list = Files.readAllBytes(index);
    Files.write(index, Arrays.copyOf(list, list.length - 5));
    assertFoundAsScanned();
    Files.write(index, new byte[] {1, 2, 3});
    assertFoundAsScanned();
  }

  @Test
  void whoeverIsKilledBetweenFileAndListLeavesOneThatDoesNotFit() throws IOException {
    assertFoundAsScanned();
    byte[] before = Files.readAllBytes(index);
    append(record("3"));
    Files.write(index, before);
    assertFoundAsScanned();
    append(record("4"));
    Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
    assertFoundAsScanned();
  }

  @Test
  void aFileWithoutALastEndOrWithOtherEndsIsReadAsItIs() throws IOException {
    write(read() + record("5"));
    assertFoundAsScanned();
    append(record("6"));
    assertFoundAsScanned();
    write(read().replaceFirst("\n", "\r\n"));
    assertThat(AccountingIndex.of(cell).lines(JobId.of(5))).isEmpty();
  }

  @Test
  void jobsThatEndInTheirOrderAreFoundInTheirBlocks() throws IOException {
    StringBuilder text = new StringBuilder("# head\n");
    int most = 5 * AccountingBlocks.LINES;
    for (int number = 1; number <= most; number++) {
      // each block has a late one of a former block
      int late = number % 700 == 0 ? random.nextInt(number) + 1 : number;
      text.append(record(Integer.toString(late))).append('\n');
    }
    write(text.toString());
    assertBlocksAreFoundAsScanned(most);
    for (int number = most + 1; number < most + 40; number++) {
      append(record(Integer.toString(number)), record(job()));
      assertThat(AccountingIndex.of(cell).lines(JobId.of(number)).orElseThrow()).hasSize(1);
    }
    assertBlocksAreFoundAsScanned(most + 40);
  }

  private void assertBlocksAreFoundAsScanned(int most) throws IOException {
    Map<Integer, List<AccountingLine>> byJob = new HashMap<>();
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    for (int i = 1; i < lines.size(); i++) {
      int job = Integer.parseInt(lines.get(i).split(":", -1)[5]);
      byJob
          .computeIfAbsent(job, key -> new ArrayList<>())
          .add(new AccountingLine(i + 1L, lines.get(i)));
    }
    for (int job = 0; job <= most; job += job % 1000 < 40 ? 1 : 23) {
      assertThat(AccountingIndex.of(cell).lines(JobId.of(job)).orElseThrow())
          .as("job %s", job)
          .isEqualTo(byJob.getOrDefault(job, List.of()));
    }
  }

  @Test
  void aListWhoseEndWasNeverWrittenIsMadeAnew() throws IOException {
    assertFoundAsScanned();
    byte[] list = Files.readAllBytes(index);
    Files.write(index, Arrays.copyOf(Arrays.copyOf(list, list.length - 160), list.length));
    assertFoundAsScanned();
    Files.write(index, Arrays.copyOf(list, list.length - 160));
    assertFoundAsScanned();
  }
}
