package gridlite.command.sql;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskFlag;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Jobs;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.CommandHarness;
import gridlite.value.SortedTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Queries of some columns have the answer that they have when all are read, and read no job where
 * outlines have them.
 */
class ExcerptTest {
  private static final int QUERIES = 60;

  /** A word by which all columns are read. */
  private static final String WHOLE = " -- with all";

  @TempDir private Path directory;
  private final long seed = Long.getLong("gridlite.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private CommandHarness cell;
  private ClusterState plain;

  /** Jobs that can't be read as a whole. */
  private record Unread(Jobs jobs) implements Jobs.Source {
    @Override
    public Optional<Job> job(JobId id) {
      throw new AssertionError("job " + id + " is read");
    }

    @Override
    public SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known) {
      return jobs.begun();
    }

    @Override
    public List<JobId> successors(JobId id) {
      throw new AssertionError("successors are read");
    }

    @Override
    public SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known) {
      throw new AssertionError("all jobs are read");
    }

    @Override
    public Optional<List<OutlinedJob>> outlines() {
      return Optional.of(jobs.outlines());
    }
  }

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    for (int i = 0; i < 12; i++) {
      String line =
          "qsub -b y -N n%d -p %d -A %s%s%s sleep 1"
              .formatted(
                  random.nextInt(5),
                  -random.nextInt(9),
                  any(List.of("sge", "other")),
                  any(List.of("", " -h", " -t 1-4", " -t 2-9:3", " -hold_jid_ad 3 -t 1-3")),
                  any(List.of("", " -pe smp 2", " -pe smp 1-2")));
      CommandHarness.Result result = cell.runAs(any(List.of("alice", "bob", "carol")), line);
      assertThat(result.status()).as(result.text()).isZero();
    }
    cell.build(this::started);
    plain = cell.state();
  }

  private <T> T any(List<T> choice) {
    return choice.get(random.nextInt(choice.size()));
  }

  /** Some tasks run, some have run before and wait, and most jobs have a priority. */
  private ClusterBuilder started(ClusterBuilder cluster) {
    Map<JobId, Double> priorities = new HashMap<>();
    for (Job job : cluster.state().jobs().values()) {
      Job now = job;
      for (long task : job.waiting().toList()) {
        ArrayTask run =
            ArrayTask.pending(task)
                .dispatched(
                    Allocation.serial(QueueInstanceName.of(any(List.of("all.q@n1", "all.q@n2")))),
                    cluster.now().plusNanos(random.nextInt()))
                .running(cluster.now());
        switch (random.nextInt(4)) {
          case 0 -> now = now.withTask(run);
          case 1 -> now = now.withTask(run.pendingAgain(TaskFlag.RESCHEDULED));
          default -> {
            // waits
          }
        }
      }
      cluster.apply(new Change.PutJob(now));
      priorities.put(job.id(), random.nextInt(4) / 4.0);
    }
    return cluster.priorities(priorities);
  }

  private List<String> some(List<String> names) {
    List<String> chosen = new ArrayList<>(names);
    Collections.shuffle(chosen, random);
    return chosen.subList(0, 1 + random.nextInt(chosen.size()));
  }

  private String csv(String query) {
    CommandHarness.Result result =
        cell.run("root", List.of("gridlite", "sql", "-fmt", "csv", query), "");
    assertThat(result.status()).as("seed %d, %s: %s", seed, query, result.text()).isZero();
    return result.out();
  }

  private String rows(String operand) {
    return cell.succeed("gridlite rows " + operand);
  }

  private void letNoJobBeRead() {
    cell.restore(plain.about(Jobs.from(new Unread(plain.storedJobs())), plain::report));
  }

  @Test
  void someColumnsOfAViewAreThoseOfTheWholeView() {
    for (View<?> view : Views.ALL) {
      for (int i = 0; i < 10; i++) {
        String query = query(view.name(), view.names());
        assertThat(csv(query)).as("seed %d, %s", seed, query).isEqualTo(csv(query + WHOLE));
      }
    }
  }

  /** A query whose order is certain: {@code jobs} is in that of {@code qstat}. */
  private String query(String view, List<String> names) {
    List<String> columns = some(names);
    String order = view.equals("jobs") ? "" : " ORDER BY " + String.join(", ", columns);
    return "SELECT " + String.join(", ", columns) + " FROM " + view + order;
  }

  @Test
  void columnsOfOutlinesNeedNoJob() {
    for (View<?> view : List.of(OutlineViews.JOBS, OutlineViews.TASKS)) {
      for (int i = 0; i < QUERIES / 2; i++) {
        cell.restore(plain);
        String query = query(view.name(), view.names());
        String byBodies = csv(query + WHOLE);
        letNoJobBeRead();
        assertThat(csv(query)).as("seed %d, %s", seed, query).isEqualTo(byBodies);
      }
    }
    assertThat(csv("SELECT count(*) AS n FROM jobs")).isEqualTo("n\n15\n");
  }

  @Test
  void aDaemonSendsTheColumnsThatAreNamed() {
    for (View<?> view : List.of(OutlineViews.JOBS, OutlineViews.TASKS)) {
      View<?> whole = Views.named(view.name());
      for (int i = 0; i < QUERIES / 2; i++) {
        cell.restore(plain);
        Excerpt excerpt = new Excerpt(whole, Set.copyOf(some(view.names())));
        List<String> expected = new ArrayList<>();
        rows(view.name()).lines().forEach(line -> expected.add(withoutOthers(line, excerpt)));
        letNoJobBeRead();
        assertThat(rows(excerpt.word()).lines())
            .as("seed %d, %s", seed, excerpt.word())
            .containsExactlyInAnyOrderElementsOf(expected);
      }
    }
  }

  private static String withoutOthers(String line, Excerpt excerpt) {
    if (line.equals(RowText.END)) {
      return line;
    }
    List<String> names = excerpt.view().names();
    List<String> values = new ArrayList<>(RowText.parse(line));
    for (int i = 0; i < names.size(); i++) {
      if (!excerpt.columns().contains(names.get(i))) {
        values.set(i + 1, null);
      }
    }
    StringBuilder text = new StringBuilder();
    RowText.print(text, values.get(0), values.subList(1, values.size()));
    return text.toString().strip();
  }

  @Test
  void columnsThatAQueryReadsWithoutNamingThemAreThere() {
    for (String query :
        List.of(
            "SELECT * FROM jobs",
            "SELECT j.* FROM jobs j",
            "TABLE jobs",
            "SELECT a.* FROM (TABLE jobs) a",
            "SELECT j.* FROM jobs j NATURAL JOIN tasks t ORDER BY job",
            "SELECT U&\"st\\0061te\" FROM jobs",
            "SELECT DISTINCT * FROM (SELECT * FROM jobs) ORDER BY 1",
            "SELECT owner FROM jobs WHERE 'r' IN (SELECT * FROM (SELECT state FROM tasks))",
            "VALUES (SELECT max(state) FROM jobs)")) {
      assertThat(csv(query)).as("seed %d, %s", seed, query).isEqualTo(csv(query + WHOLE));
    }
  }

  @Test
  void anOperandNamesTheColumnsInTheOrderOfTheView() {
    Excerpt excerpt = new Excerpt(JobViews.JOBS, Set.of("owner", "job"));
    assertThat(excerpt.word()).isEqualTo("jobs:job,owner");
    assertThat(Excerpt.parse("jobs:job,owner")).isEqualTo(excerpt);
    assertThat(Excerpt.whole(JobViews.JOBS).word()).isEqualTo("jobs");
    assertThat(Excerpt.parse("jobs")).isEqualTo(Excerpt.whole(JobViews.JOBS));
  }
}
