package gridlite.command.qacct;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.value.Given;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AccountingTest {
  private static final String RECORD =
      "all.q:n1:staff:alice:build:7:sge:0:1700000000:1700000100:1700003700:100:137:3600.5:3000.25:"
          + "100.125:1024:0:0:0:0:100:2:0:10:20:0:0:0:30:40:NONE:defaultdepartment:smp:4:3:3100.375:"
          + "12.5:1.25:%s:0.5:NONE:1073741824:0:0";

  private static AccountingEntry entry(String category) {
    return AccountingEntry.parse(RECORD.replace("%s", category)).orElseThrow();
  }

  private static String table(UsageSummary summary) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    summary.writePlain(out);
    out.flush();
    return text.toString();
  }

  private static UsageSummary.Wanted by(String option, String value) {
    return new UsageSummary.Wanted(
        UsageSummary.GROUPINGS.stream()
            .filter(g -> g.option().equals(option))
            .findAny()
            .orElseThrow(),
        Given.text(value));
  }

  @Test
  void aCategoryMayHoldColons() {
    AccountingEntry entry = entry("-l h_rt=1:0:0");
    assertThat(entry.text(Field.CATEGORY)).isEqualTo("-l h_rt=1:0:0");
    assertThat(entry.real(Field.IO_WAIT)).isEqualTo(0.5);
    assertThat(entry.real(Field.MAX_VMEM)).isEqualTo(1073741824);
  }

  @Test
  void aLineWithTooFewFieldsOrWithoutNumbersIsNoRecord() {
    assertThat(AccountingEntry.parse("short line")).isEmpty();
    assertThat(AccountingEntry.parse("")).isEmpty();
    assertThat(AccountingEntry.parse("x:".repeat(50))).isEmpty();
  }

  @Test
  void wallclockIsCutToSecondsRecordByRecord() {
    UsageSummary summary = new UsageSummary(List.of());
    summary.add(entry("NONE"));
    summary.add(entry("NONE"));
    assertThat(summary.rows().get(0).wallclock()).isEqualTo(7200);
    assertThat(table(summary)).startsWith("Total System Usage\n    WALLCLOCK ");
  }

  @Test
  void aColumnIsAsWideAsItsTitleItsValuesAndWhatWasAskedFor() {
    UsageSummary summary = new UsageSummary(List.of(by("-o", "nosuch")));
    assertThat(table(summary)).startsWith("OWNER      WALLCLOCK").contains("=".repeat(119) + "\n");
  }

  @Test
  void aNumberThatWasAskedForIsNotFollowedByABlank() {
    UsageSummary any = new UsageSummary(List.of(by("-slots", "")));
    any.add(entry("NONE"));
    assertThat(table(any)).contains("\n    4          3600 ");
    UsageSummary one = new UsageSummary(List.of(by("-slots", "4")));
    one.add(entry("NONE"));
    assertThat(table(one)).contains("\n    4         3600 ");
  }

  @Test
  void hostsAreComparedInAnyCaseAndOwnersAsTheyAre() {
    assertThat(judge(Map.of(Field.HOST, "N1"))).isEqualTo(AccountingSelection.Verdict.COUNTED);
    assertThat(judge(Map.of(Field.OWNER, "Alice"))).isEqualTo(AccountingSelection.Verdict.LEFT_OUT);
  }

  private static AccountingSelection.Verdict judge(Map<Field, String> equal) {
    return new AccountingSelection(
            equal,
            Optional.empty(),
            Optional.of("7"),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Field.START_TIME,
            Optional.empty())
        .judge(entry("NONE"));
  }

  @Test
  void failuresAndSignalsHaveWords() {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    new PlainAccounting(out, Times.in(ZoneOffset.UTC)).write(entry("NONE"));
    out.flush();
    assertThat(text.toString())
        .contains("failed       100 : assumedly after job\n")
        .contains("exit_status  137                  (Killed)\n")
        .contains("mem          12.500GBs\n")
        .contains("maxvmem      1.000GB\n")
        .contains("qsub_time    Tue Nov 14 22:13:20 2023\n");
  }
}
