package gridlite.command.program;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PastEndsTest {
  @TempDir Path directory;

  private static String line(long job, long task, long submitted, long ended, int status) {
    return String.join(
            ":",
            "all.q:host:group:owner:name",
            Long.toString(job),
            "sge:0",
            Long.toString(submitted),
            Long.toString(submitted),
            Long.toString(ended),
            "0",
            Integer.toString(status),
            "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:defaultdepartment:NONE:1",
            Long.toString(task),
            "0:0:0:NONE:0:NONE:0:0:0")
        + "\n";
  }

  @Test
  void theLastRecordOfEachTaskIsFoundWhereverItIs() throws IOException {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("# a comment\n\nnot a record\n");
    long now = 1_000_000;
    for (long job = 1; job <= 3000; job++) {
      now += random.nextInt(100);
      text.append(line(job, 0, now, now + 10, 1));
      if (job % 100 == 0) {
        text.append(line(job, 0, now, now + 20, 2));
      }
    }
    Path file = Files.writeString(directory.resolve("accounting"), text);
    for (long job : new long[] {1, 2, 1500, 2999, 3000}) {
      TaskId task = new TaskId(JobId.of(job), 1);
      Map<TaskId, AccountingEntry> found =
          PastEnds.find(file, Set.of(task, new TaskId(JobId.of(4000), 1)));
      assertThat(found).as("seed " + seed).containsOnlyKeys(task);
      assertThat(found.get(task).whole(Field.EXIT_STATUS)).isEqualTo(job % 100 == 0 ? 2 : 1);
    }
  }

  @Test
  void withoutAFileOrTasksThereIsNone() {
    assertThat(PastEnds.find(directory.resolve("none"), Set.of(new TaskId(JobId.of(1), 1))))
        .isEmpty();
    assertThat(PastEnds.find(directory.resolve("none"), Set.of())).isEmpty();
  }
}
