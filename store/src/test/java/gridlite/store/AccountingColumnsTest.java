package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.FieldCondition;
import gridlite.job.FinishedTask;
import gridlite.port.AccountingLine;
import gridlite.port.AccountingVisitor;
import gridlite.port.StoreException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the columns pass on is compared with what is read from the file as a whole. */
class AccountingColumnsTest {
  private static final String PUBLIC = "rw-r--r--";

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final AccountingFileSample sample = new AccountingFileSample(random);
  @TempDir private Path cell;
  private Path file;
  private Path columns;

  @BeforeEach
  void nameFiles() throws IOException {
    System.out.println("seed " + seed);
    file = cell.resolve("common").resolve("accounting");
    columns = file.resolveSibling("accounting.columns");
    Files.createDirectories(file.resolveSibling(""));
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.ISO_8859_1);
  }

  private void add(String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.ISO_8859_1, StandardOpenOption.APPEND);
  }

  private String read() throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  private void append(String... lines) {
    new AccountingLog(cell)
        .append(new AccountingLog.Pending(file.toFile().length(), List.of(lines)));
  }

  private static boolean meets(FinishedTask task, List<FieldCondition> conditions) {
    return conditions.stream().allMatch(condition -> condition.holds(task));
  }

  /** Collects what a listing with conditions would see. */
  private static class Listing implements AccountingVisitor {
    private final List<FieldCondition> conditions;
    private final List<String> seen = new ArrayList<>();
    private int passedOn;

    Listing(List<FieldCondition> conditions) {
      this.conditions = conditions;
    }

    @Override
    public void task(FinishedTask task) {
      passedOn++;
      if (meets(task, conditions)) {
        StringBuilder fields = new StringBuilder();
        for (Field field : Field.values()) {
          fields.append(task.text(field)).append(':').append(task.real(field)).append(' ');
        }
        seen.add(fields.append(String.join(":", task.record().fields())).toString());
      }
    }

    @Override
    public void line(AccountingLine line) {
      if (AccountingEntry.isNothing(line.text())) {
        return;
      }
      AccountingEntry.parse(line.text())
          .ifPresentOrElse(this::task, () -> seen.add("invalid entry in line " + line.number()));
    }
  }

  private List<String> scanned(List<FieldCondition> conditions) throws IOException {
    Listing listing = new Listing(conditions);
    try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      long number = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        listing.line(new AccountingLine(number, line));
      }
    }
    return listing.seen;
  }

  private Listing visited(List<FieldCondition> conditions) {
    Listing listing = new Listing(conditions);
    assertThat(new ColumnarAccounting(file, 0).visit(conditions, listing)).isTrue();
    return listing;
  }

  private void assertAsScanned(List<FieldCondition> conditions) throws IOException {
    assertThat(visited(conditions).seen)
        .as("seed %s, %s", seed, conditions)
        .isEqualTo(scanned(conditions));
  }

  private void assertAsScanned() throws IOException {
    assertAsScanned(sample.conditions());
  }

  private Object node(Path of) throws IOException {
    return Files.getAttribute(of, "unix:ino");
  }

  @Test
  void anyFileIsListedByAnyConditionsAsItIsRead() throws IOException {
    write(sample.lines(AccountingPart.LINES + 2000));
    assertAsScanned(List.of());
    for (int i = 0; i < 8; i++) {
      assertAsScanned();
    }
  }

  @Test
  void smallFilesHaveNoColumns() throws IOException {
    write(sample.lines(100));
    assertThat(ColumnarAccounting.of(cell).visit(List.of(), new Listing(List.of()))).isFalse();
    assertThat(columns).doesNotExist();
  }

  @Test
  void aFileOfOneLineAndAnEmptyOneAreListed() throws IOException {
    for (String text : List.of("", "\n", "#", sample.record(3), sample.record(3) + "\n", "\r")) {
      write(text);
      assertAsScanned(List.of());
    }
  }

  @Test
  void whatIsAppendedIsListedAndColumnsAreNotMadeAnewForEachRecord() throws IOException {
    write(sample.lines(3000));
    assertAsScanned();
    Object made = node(columns);
    for (int i = 0; i < 30; i++) {
      append(sample.record(i), sample.record(i));
      assertThat(AccountingColumns.open(file).orElseThrow().isOf(FileStamp.of(file))).isTrue();
      assertAsScanned();
    }
    assertThat(node(columns)).as("nothing was made anew").isEqualTo(made);
    long size = Files.size(columns);
    for (int i = 0; i < 10; i++) {
      append(sample.lines(random.nextInt(200)).split("\n", -1));
      assertAsScanned();
    }
    // the number of a file may be used again
    assertThat(Files.size(columns)).as("they have grown").isGreaterThan(size);
  }

  @Test
  void columnsOfFullPartsAreKeptWhenTheFileGrows() throws IOException {
    write(sample.lines(AccountingPart.LINES + 100));
    assertAsScanned();
    add(sample.lines(AccountingPart.LINES));
    // the second part is not what it was
    assertAsScanned();
    try (AccountingColumns found = AccountingColumns.open(file).orElseThrow()) {
      assertThat(found.parts()).hasSize(3);
      assertThat(found.isOf(FileStamp.of(file))).isTrue();
    }
    assertAsScanned(List.of());
  }

  @Test
  void editsTruncationsRotationsAndForeignLinesAreSeen() throws IOException {
    write(sample.lines(1500));
    for (int i = 0; i < 30; i++) {
      change();
      assertAsScanned();
    }
  }

  private void change() throws IOException {
    String text = read();
    switch (random.nextInt(7)) {
      case 0 -> write(text.replaceFirst(":alice:", ":ALICE:"));
      case 1 -> write(text.substring(0, text.length() - random.nextInt(text.length() / 2)));
      case 2 -> {
        Files.move(file, file.resolveSibling("accounting." + random.nextInt()));
        write(sample.lines(random.nextInt(1500)));
      }
      case 3 -> add(sample.line());
      case 4 -> add("\n" + sample.lines(random.nextInt(800)));
      case 5 -> Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
      default -> append(sample.record(random.nextInt(400)));
    }
  }

  @Test
  void aFlippedBitAnywhereChangesNoListing() throws IOException {
    write(sample.lines(12));
    List<String> all = scanned(List.of());
    visited(List.of());
    byte[] made = Files.readAllBytes(columns);
    for (int at = 0; at < made.length; at++) {
      byte[] damaged = made.clone();
      damaged[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(columns, damaged);
      assertThat(visited(List.of()).seen).as("seed %s, byte %s", seed, at).isEqualTo(all);
    }
  }

  @Test
  void columnsThatWereCutOffOrAreOfAnotherFormAreMadeAnew() throws IOException {
    write(sample.lines(300));
    assertAsScanned();
    byte[] made = Files.readAllBytes(columns);
    for (int i = 0; i < 40; i++) {
      Files.write(columns, Arrays.copyOf(made, random.nextInt(made.length)));
      assertAsScanned();
      Files.write(columns, Arrays.copyOf(Arrays.copyOf(made, random.nextInt(99)), made.length));
      assertAsScanned();
    }
    assertThat(AccountingColumns.open(file)).isPresent();
  }

  @Test
  void aDamagedColumnIsReadFromTheLinesAndMadeAnew() throws IOException {
    write(sample.lines(500));
    visited(List.of());
    byte[] made = Files.readAllBytes(columns);
    for (int i = 0; i < 20; i++) {
      byte[] damaged = made.clone();
      int directory = made.length - AccountingPart.ENTRY;
      damaged[ColumnsHead.SIZE + random.nextInt(directory - ColumnsHead.SIZE)] ^= 1;
      Files.write(columns, damaged);
      assertAsScanned(List.of());
      assertThat(columns).doesNotExist();
      assertAsScanned();
      assertThat(Files.readAllBytes(columns)).hasSameSizeAs(made);
    }
  }

  @Test
  void whoIsKilledBetweenFileAndColumnsLeavesThemComparedWithTheText() throws IOException {
    write(sample.lines(3000));
    assertAsScanned();
    byte[] before = Files.readAllBytes(columns);
    append(sample.record(3));
    Files.write(columns, before);
    Object made = node(columns);
    assertAsScanned();
    try (AccountingColumns found = AccountingColumns.open(file).orElseThrow()) {
      assertThat(found.isOf(FileStamp.of(file))).isTrue();
    }
    assertThat(node(columns)).as("they hold for the longer file").isEqualTo(made);
  }

  @Test
  void onlyTheJobsAndTimesThatAreAskedForAreLookedAt() throws IOException {
    StringBuilder text = new StringBuilder();
    int jobs = 2 * AccountingPart.LINES;
    for (int job = 1; job <= jobs; job++) {
      text.append(sample.record(job)).append('\n');
    }
    write(text.toString());
    int wanted = 1 + random.nextInt(jobs);
    List<FieldCondition> ofJob = List.of(FieldCondition.equal(Field.JOB_NUMBER, wanted));
    assertThat(visited(List.of()).passedOn).isEqualTo(jobs);
    assertThat(visited(ofJob).passedOn).isEqualTo(1);
    assertThat(visited(ofJob).seen).isEqualTo(scanned(ofJob));
    try (AccountingColumns found = AccountingColumns.open(file).orElseThrow()) {
      int field = Field.JOB_NUMBER.ordinal();
      assertThat(found.parts().get(1).smallest(field)).isEqualTo(AccountingPart.LINES + 1);
      assertThat(found.parts().get(1).largest(field)).isEqualTo(2 * AccountingPart.LINES);
    }
  }

  @Test
  void columnsAreReadableForAllAndTakeThePlaceOfTheListByJobNumber() throws IOException {
    Path list = file.resolveSibling("accounting.index");
    Files.writeString(list, "list");
    write(sample.lines(100));
    assertAsScanned();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(columns)))
        .isEqualTo(PUBLIC);
    assertThat(list).doesNotExist();
    assertThat(file.resolveSibling("").toFile().list())
        .containsExactlyInAnyOrder("accounting", "accounting.columns");
  }

  @Test
  void aLinkInPlaceOfTheColumnsIsNeitherReadNorWrittenThrough() throws IOException {
    write(sample.lines(2000));
    assertAsScanned();
    Path elsewhere = cell.resolve("elsewhere");
    Files.move(columns, elsewhere);
    byte[] there = Files.readAllBytes(elsewhere);
    Files.createSymbolicLink(columns, elsewhere);
    append(sample.record(1));
    assertThat(elsewhere).hasBinaryContent(there);
    assertThat(AccountingColumns.open(file)).isEmpty();
    assertAsScanned();
    assertThat(columns).isRegularFile();
    assertThat(Files.isSymbolicLink(columns)).isFalse();
    assertThat(elsewhere).hasBinaryContent(there);
  }

  @Test
  void aLineThatIsNotWhereTheColumnsSayIsReported() throws IOException {
    write(sample.record(1) + "\n" + sample.record(2) + "\n");
    Listing listing =
        new Listing(List.of()) {
          @Override
          public void task(FinishedTask task) {
            try (RandomAccessFile text = new RandomAccessFile(file.toFile(), "rw")) {
              text.setLength(10);
            } catch (IOException e) {
              throw new AssertionError(e);
            }
            task.record();
          }
        };
    assertThatThrownBy(() -> new ColumnarAccounting(file, 0).visit(List.of(), listing))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("was changed while it was read");
  }

  @Test
  void processesThatListAndAppendAtTheSameTimeDoNotDisturbEachOther() throws Exception {
    write(sample.lines(1000));
    List<Process> others = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      others.add(OtherProcess.of(Lister.class, file).inheritIO().start());
    }
    for (int i = 0; i < 30; i++) {
      append(sample.lines(1 + i).split("\n", -1));
      assertAsScanned();
    }
    for (Process other : others) {
      assertThat(other.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(other.exitValue()).isZero();
    }
    assertAsScanned(List.of());
  }

  /** Lists an accounting file that grows: each time at least what it had before. */
  static final class Lister {
    private Lister() {}

    public static void main(String[] words) {
      List<String> before = List.of();
      for (int i = 0; i < 10; i++) {
        Listing listing = new Listing(List.of());
        if (!new ColumnarAccounting(Path.of(words[0]), 0).visit(List.of(), listing)) {
          throw new AssertionError("no columns");
        }
        List<String> now = listing.seen;
        if (now.size() < before.size() || !now.subList(0, before.size()).equals(before)) {
          throw new AssertionError("round " + i + ": what was listed is not there any more");
        }
        // a line that is being written may not be whole yet
        before = now.subList(0, Math.max(0, now.size() - 1));
      }
    }
  }
}
