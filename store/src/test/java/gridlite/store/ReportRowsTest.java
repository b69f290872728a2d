package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.state.Change;
import gridlite.state.Counter;
import gridlite.state.MessageKind;
import gridlite.state.Outcome;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of the last scheduling run in the database. */
class ReportRowsTest {
  private static final int MESSAGES = 20_000;

  @TempDir Path cell;

  @BeforeEach
  void makeCell() {
    Sample.emptyCell(cell);
  }

  /** A report with different messages, each with a character of two halves in another place. */
  private static SchedulingReport report(int count) {
    List<SchedulingMessage> messages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String text = "x".repeat(i % 7) + "\ud83d\ude00 message " + i;
      messages.add(SchedulingMessage.of(MessageKind.QUOTA, ReasonKind.QUOTA, text));
    }
    return new SchedulingReport(Map.of(), Map.of(), messages, List.of());
  }

  private H2ClusterStore store() {
    return new H2ClusterStore(
        cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.WRITE);
  }

  private static void update(H2ClusterStore store, Change change) {
    store.update("alice", state -> new Outcome<>(List.of(change), 0));
  }

  private void put(SchedulingReport report) {
    try (H2ClusterStore store = store()) {
      update(store, new Change.PutReport(report));
    }
  }

  private SchedulingReport stored() {
    try (H2ClusterStore store = store()) {
      return store.read(state -> state.report());
    }
  }

  private long rows() throws Exception {
    try (CellDatabase database = CellDatabase.open(cell, Access.READ)) {
      return database.rows("record WHERE section = 'report'");
    }
  }

  @Test
  void aLargeReportHasManyRowsAndASmallerOneTakesTheirPlace() throws Exception {
    put(report(MESSAGES));
    assertThat(rows()).isGreaterThan(40);
    assertThat(stored()).isEqualTo(report(MESSAGES));

    put(report(3));
    assertThat(rows()).isEqualTo(1);
    assertThat(stored()).isEqualTo(report(3));
  }

  /** With the report in one row, each of these commits wrote it once more. */
  @Test
  void aCommitBesideALargeReportDoesNotWriteIt() throws IOException {
    try (H2ClusterStore store = store()) {
      update(store, new Change.SetCounter(Counter.JOB, 1));
      update(store, new Change.PutReport(report(MESSAGES)));
      long before = Files.size(CellDatabase.file(cell));
      for (long job = 2; job <= 6; job++) {
        update(store, new Change.SetCounter(Counter.JOB, job));
      }
      long each = (Files.size(CellDatabase.file(cell)) - before) / 5;
      assertThat(each).isLessThan(RecordText.print(report(MESSAGES)).length() / 4);
    }
  }

  @Test
  void aReportWithoutOneOfItsRowsIsNotRead() throws Exception {
    put(report(MESSAGES));
    OldCell.run(cell, "DELETE FROM record WHERE section = 'report' AND name LIKE '000007/%'");
    try (CellDatabase database = CellDatabase.openUnverified(cell)) {
      assertThatThrownBy(() -> database.tables().report())
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("rows");
    }
  }

  @Test
  void whatIsReadOfADamagedDatabaseHasNoPartOfAReport() throws Exception {
    put(report(MESSAGES));
    OldCell.run(cell, "DELETE FROM record WHERE section = 'report' AND name LIKE '000007/%'");
    Path work = Files.createDirectory(cell.resolve("work"));
    List<String> done = new ArrayList<>();
    Salvage.copy(cell, work, 1, 9, done);
    assertThat(done).anyMatch(line -> line.contains("report of the last scheduling run"));
    try (CellDatabase database = CellDatabase.openUnverified(work)) {
      assertThat(database.tables().report()).isEqualTo(SchedulingReport.NONE);
    }
  }
}
