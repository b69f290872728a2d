package gridlite.store;

import gridlite.job.AccountingEntry.Field;
import gridlite.job.FieldCondition;
import gridlite.job.FieldCondition.OfNumber;
import gridlite.job.FieldCondition.OfText;
import java.util.List;
import java.util.Random;

/** Lines of accounting files as they might be, good and bad ones, and conditions on them. */
final class AccountingFileSample {
  private static final int JOBS = 400;
  private static final long BEGIN = 1_700_000_000L;
  private static final List<String> ODD_NUMBERS =
      List.of(
          "",
          "nan",
          "-0",
          "-0.000000",
          "1e5",
          "007",
          " 7",
          "7.",
          ".5",
          "-3",
          "0x10",
          "1_000",
          "123456789012345",
          "1234567890123456",
          "99999999999999999999",
          "0.1234567890123456",
          "Infinity",
          "12d",
          "-7.250");

  private final Random random;

  AccountingFileSample(Random random) {
    this.random = random;
  }

  /** A record of a job, with values as they mostly are. */
  String record(long job) {
    long start = BEGIN + job * 60 + random.nextInt(1000);
    StringBuilder text = new StringBuilder();
    text.append(oneOf("all.q", "long.q", "gr\u00f6\u00dfe.q"))
        .append(":node")
        .append(random.nextInt(30));
    text.append(":staff:").append(oneOf("alice", "bob", "carol", "7")).append(':');
    text.append(oneOf("build", "test" + random.nextInt(90), "a")).append(':').append(job);
    text.append(":sge:0:").append(start - random.nextInt(500)).append(':').append(start);
    text.append(':').append(start + random.nextInt(9000)).append(":0:").append(random.nextInt(3));
    text.append(':').append(random.nextInt(9000)).append(':').append(real()).append(':');
    text.append(real()).append(":1024.000000:0:0:0:0:100:2:0:10.000000:20:0:0:0:30:40:");
    text.append(oneOf("NONE", "vision")).append(":defaultdepartment:").append(oneOf("NONE", "smp"));
    text.append(':').append(1 + random.nextInt(8)).append(':').append(random.nextInt(50));
    text.append(':').append(real()).append(':').append(real()).append(":0.000000:");
    text.append(oneOf("NONE", "-l h_rt=60", "-l h_rt=1:0:0 -u alice")).append(':').append(real());
    return text.append(":NONE:1073741824.000000:0:0").toString();
  }

  private String real() {
    return random.nextInt(1000) + "." + (100_000 + random.nextInt(900_000));
  }

  private String oneOf(String... words) {
    return words[random.nextInt(words.length)];
  }

  /** A line, mostly a record. */
  String line() {
    String record = record(random.nextInt(JOBS));
    return switch (random.nextInt(300)) {
      case 0 -> "";
      case 1 -> "# " + record;
      case 2 -> "no record";
      case 3 -> record.substring(0, random.nextInt(record.length()));
      case 4 -> "old:" + record.substring(record.length() / 2);
      case 5 -> record + "\r";
      case 6 -> record.replaceFirst(":", "\r");
      case 7 -> record + ":more:and more";
      case 8 -> "x".repeat(random.nextInt(20) == 0 ? 140_000 : 300);
      case 9 -> record.replaceFirst("h_rt", "\u0000".repeat(random.nextInt(999)));
      case 10 -> withOddNumber(record);
      default -> record;
    };
  }

  /** A record in which some field holds what is hardly a number. */
  private String withOddNumber(String record) {
    String[] fields = record.split(":", -1);
    fields[random.nextInt(fields.length)] = ODD_NUMBERS.get(random.nextInt(ODD_NUMBERS.size()));
    return String.join(":", fields);
  }

  /** So many lines, with their ends. */
  String lines(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(line()).append('\n');
    }
    return text.toString();
  }

  /** Some conditions; none often. */
  List<FieldCondition> conditions() {
    return switch (random.nextInt(8)) {
      case 0 -> List.of();
      case 1 -> List.of(condition(), condition());
      case 2 -> List.of(condition(), condition(), condition());
      default -> List.of(condition());
    };
  }

  private FieldCondition condition() {
    return switch (random.nextInt(9)) {
      case 0 -> FieldCondition.equal(Field.JOB_NUMBER, random.nextInt(JOBS + 20) - 10L);
      case 1 -> text(Field.OWNER, oneOf("alice", "bob", "nobody", "7"));
      case 2 -> text(Field.SLOTS, oneOf("4", "04", "nan", "7."));
      case 3 -> FieldCondition.atLeast(Field.START_TIME, time());
      case 4 -> FieldCondition.atMost(Field.END_TIME, time());
      case 5 -> new OfNumber(Field.TASK_NUMBER, 3, 40, 1 + random.nextInt(5));
      case 6 -> new OfText(Field.QUEUE, queue -> queue.startsWith("gr"));
      case 7 -> new OfNumber(Field.OWNER, 7, 7, 1);
      default -> {
        Field[] fields = Field.values();
        Field field = fields[random.nextInt(fields.length)];
        yield new OfNumber(field, random.nextInt(60), random.nextInt(2000), 1);
      }
    };
  }

  private static FieldCondition text(Field field, String text) {
    return new OfText(field, text::equals);
  }

  private long time() {
    return BEGIN + random.nextInt(JOBS * 70);
  }
}
