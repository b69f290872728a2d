package gridlite.command.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.command.report.UsageReport.By;
import gridlite.command.report.UsageReport.Question;
import gridlite.command.report.UsageReport.Sum;
import gridlite.job.AccountingEntry;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Sums of usage over periods. */
class UsageReportTest {
  private static final Instant MIDNIGHT = Instant.parse("2026-03-01T00:00:00Z");

  private static final long NEVER = Long.MIN_VALUE;

  /** A record of accounting(5); times are seconds after a midnight. */
  static AccountingEntry entry(String owner, long submitted, long start, long end, long slots) {
    return entry(owner, submitted, start, end, slots, "NONE", 0);
  }

  private static AccountingEntry entry(
      String owner, long submitted, long start, long end, long slots, String part, int status) {
    long zero = MIDNIGHT.getEpochSecond();
    List<String> fields = new ArrayList<>(List.of("all.q", "n1", "users", owner, "job", "1", "a"));
    fields.addAll(List.of("0", "" + (zero + submitted), "" + (start == NEVER ? 0 : zero + start)));
    fields.addAll(List.of("" + (zero + end), "0", "" + status, "0"));
    for (int i = 0; i < 17; i++) {
      fields.add("0");
    }
    fields.addAll(List.of("web", "dep", "NONE", "" + slots, "0", "1800", "0", "0", "-l a"));
    fields.addAll(List.of("0", part, "0", "0", "0"));
    return AccountingEntry.parse(String.join(":", fields)).orElseThrow();
  }

  private static UsageReport days(By by, AccountingEntry... entries) {
    UsageReport report =
        new UsageReport(
            new Question(
                by, MIDNIGHT, MIDNIGHT.plus(Duration.ofDays(2)), Period.DAY, ZoneOffset.UTC));
    for (AccountingEntry entry : entries) {
      report.add(entry);
    }
    return report;
  }

  @Test
  void aTaskThatRunsOverMidnightCountsOnBothDays() {
    UsageReport report = days(By.USER, entry("alice", 79_000, 82_800, 93_600, 4));
    Sum sum = report.sums().get(0);
    assertThat(sum.slotHours(0)).isEqualTo(4);
    assertThat(sum.slotHours(1)).isEqualTo(8);
    assertThat(sum.slotHours()).isEqualTo(12);
    assertThat(sum.cpuHours()).isEqualTo(0.5);
    assertThat(sum.meanWait()).isEqualTo(Duration.ofSeconds(3800));
  }

  @Test
  void ofATaskTheTimeThatIsLookedAtCounts() {
    UsageReport report =
        days(
            By.USER,
            entry("early", -9000, -3600, 3600, 1),
            entry("late", 0, 2 * 86_400 - 3600, 3 * 86_400, 1),
            entry("before", -9000, -3600, 0, 1),
            entry("behind", 0, 2 * 86_400, 3 * 86_400, 1));
    assertThat(report.sums()).extracting(Sum::name).containsExactly("early", "late", "before");
    assertThat(report.sums()).extracting(Sum::slotHours).containsExactly(1.0, 1.0, 0.0);
    assertThat(report.sums()).extracting(Sum::tasks).containsExactly(1L, 0L, 1L);
  }

  @Test
  void slotsOfAParallelJobCountOnceHoweverManyRecordsItHas() {
    UsageReport report =
        days(
            By.PROJECT,
            entry("alice", 0, 0, 3600, 8),
            entry("alice", 0, 0, 3600, 8, "1.n2", 0),
            entry("alice", 0, 0, 3600, 8, "2.n2", 0));
    assertThat(report.total().slotHours()).isEqualTo(8);
    assertThat(report.total().tasks()).isEqualTo(1);
    assertThat(report.total().cpuHours()).isEqualTo(1.5);
    assertThat(report.sums()).extracting(Sum::name).containsExactly("web");
  }

  @Test
  void whatCouldNotRunIsATaskThatFailedAndUsedNothing() {
    UsageReport report =
        days(By.QUEUE, entry("a", 0, NEVER, 60, 1), entry("b", 0, 0, 60, 1, "NONE", 3));
    assertThat(report.total().failed()).isEqualTo(1);
    assertThat(report.total().tasks()).isEqualTo(2);
    assertThat(report.total().slotHours()).isEqualTo(60 / 3600.0);
  }

  @Test
  void aDayIsThatOfTheCallerAlsoWhereClocksAreChanged() {
    ZoneId zone = ZoneId.of("Europe/Berlin");
    Instant from = Instant.parse("2026-03-28T23:00:00Z");
    Question question =
        new Question(By.USER, from, from.plus(Duration.ofDays(2)), Period.DAY, zone);
    UsageReport report = new UsageReport(question);
    report.add(entry("alice", 0, 28 * 86_400 - 3600, 30 * 86_400, 1));
    assertThat(report.label(0)).isEqualTo("2026-03-29");
    assertThat(report.sums().get(0).slotHours(0)).isEqualTo(23);
    assertThat(report.sums().get(0).slotHours(1)).isEqualTo(24);
  }

  @Test
  void aQuestionOfTooManyPeriodsIsKnown() {
    Question hours = new Question(By.USER, Instant.EPOCH, MIDNIGHT, Period.HOUR, ZoneOffset.UTC);
    assertThat(hours.isTooLong()).isTrue();
    Question months = new Question(By.USER, Instant.EPOCH, MIDNIGHT, Period.MONTH, ZoneOffset.UTC);
    assertThat(months.isTooLong()).isFalse();
  }

  /** Whatever the periods and the zone are, they hold what was used within the time, no less. */
  @Property(tries = 200)
  void thePeriodsAddUpToWhatWasUsed(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> zones = List.of("UTC", "America/Sao_Paulo", "Asia/Kathmandu", "Europe/Berlin");
    long from = random.nextInt(40_000_000) - 20_000_000;
    long to = from + 1 + random.nextInt(5_000_000);
    Question question =
        new Question(
            By.USER,
            MIDNIGHT.plusSeconds(from),
            MIDNIGHT.plusSeconds(to),
            Period.values()[random.nextInt(Period.values().length)],
            ZoneId.of(zones.get(random.nextInt(zones.size()))));
    UsageReport report = new UsageReport(question);
    double expected = 0;
    for (int i = 0; i < 20; i++) {
      long start = from - 1_000_000 + random.nextInt(7_000_000);
      long end = start + random.nextInt(3_000_000);
      long slots = 1 + random.nextInt(64);
      report.add(entry("user" + i % 3, start, start, end, slots));
      expected += (double) slots * Math.max(0, Math.min(end, to) - Math.max(start, from)) / 3600;
    }
    assertThat(report.total().slotHours()).isCloseTo(expected, within(1e-6 * (1 + expected)));
  }
}
