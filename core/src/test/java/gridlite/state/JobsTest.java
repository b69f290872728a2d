package gridlite.state;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.UserName;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Jobs that are read when they are asked for are those that are there. */
class JobsTest {
  private static final int NUMBERS = 30;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  /** A store, and what it was asked. */
  private static final class Shelf implements Jobs.Source {
    private final TreeMap<JobId, Job> jobs = new TreeMap<>();
    private final List<String> asked = new ArrayList<>();

    @Override
    public Optional<Job> job(JobId id) {
      asked.add("job " + id);
      return Optional.ofNullable(jobs.get(id));
    }

    @Override
    public SortedTable<JobId, Job> begun(Map<JobId, Optional<Job>> known) {
      asked.add("begun");
      return table(jobs.values().stream().filter(job -> !job.tasks().isEmpty()).toList());
    }

    @Override
    public List<JobId> successors(JobId id) {
      asked.add("successors " + id);
      return jobs.values().stream()
          .filter(job -> job.predecessors().contains(id) || job.arrayPredecessors().contains(id))
          .map(Job::id)
          .toList();
    }

    @Override
    public SortedTable<JobId, Job> all(Map<JobId, Optional<Job>> known) {
      asked.add("all");
      return table(List.copyOf(jobs.values()));
    }
  }

  private static SortedTable<JobId, Job> table(List<Job> jobs) {
    SortedTable<JobId, Job> table = SortedTable.empty();
    for (Job job : jobs) {
      table = table.with(job.id(), job);
    }
    return table;
  }

  private Job job(JobId id) {
    SortedTable<Long, ArrayTask> tasks = SortedTable.empty();
    if (random.nextInt(3) == 0) {
      tasks = tasks.with(1L, ArrayTask.pending(1));
    }
    return new Job(
        id,
        new Job.Owner(UserName.of("alice"), "users", 1, 1),
        Instant.EPOCH,
        JobRequest.SCHEMA.template(),
        numbers(),
        numbers(),
        TaskSet.of(1),
        Map.of(),
        tasks,
        random.nextInt(5));
  }

  private List<JobId> numbers() {
    List<JobId> numbers = new ArrayList<>();
    while (random.nextInt(3) == 0) {
      numbers.add(JobId.of(random.nextInt(NUMBERS)));
    }
    return numbers;
  }

  @Test
  void namedBegunAndWaitingJobsAreReadAlone() {
    Shelf shelf = new Shelf();
    for (long id = 1; id < NUMBERS; id++) {
      shelf.jobs.put(JobId.of(id), job(JobId.of(id)));
    }
    Jobs jobs = Jobs.from(shelf);
    assertThat(jobs.find(JobId.of(3))).contains(shelf.jobs.get(JobId.of(3)));
    assertThat(jobs.find(JobId.of(3))).contains(shelf.jobs.get(JobId.of(3)));
    assertThat(jobs.find(JobId.of(NUMBERS + 3))).isEmpty();
    jobs.begun();
    jobs.with(job(JobId.of(4))).begun();
    assertThat(shelf.asked).containsExactly("job 3", "job " + (NUMBERS + 3), "begun");
    assertThat(jobs.areRead()).isFalse();
    jobs.all();
    assertThat(jobs.areRead()).isTrue();
  }

  @Test
  void theyAreThoseThatAreThereWhateverChanges() {
    for (int round = 0; round < 300; round++) {
      Shelf shelf = new Shelf();
      Jobs there = Jobs.of(SortedTable.empty());
      for (long id = 1; id < NUMBERS; id += 1 + random.nextInt(3)) {
        Job job = job(JobId.of(id));
        shelf.jobs.put(job.id(), job);
        there = there.with(job);
      }
      Jobs read = Jobs.from(shelf);
      for (int step = 0; step < 40; step++) {
        JobId id = JobId.of(random.nextInt(NUMBERS));
        switch (random.nextInt(6)) {
          case 0, 1 -> {
            Job job = job(id);
            there = there.with(job);
            read = read.with(job);
          }
          case 2 -> {
            there = withoutEnded(there, id);
            read = withoutEnded(read, id);
          }
          case 3 -> {
            if (random.nextInt(20) == 0) {
              read.all();
            }
          }
          case 4 -> {
            if (random.nextInt(4) == 0 && !read.areRead()) {
              // the store gets the changes
              shelf.jobs.clear();
              there.all().values().forEach(job -> shelf.jobs.put(job.id(), job));
              read = read.committed();
            }
          }
          default -> compare(read, there, id);
        }
      }
      assertThat(read.all()).as("seed %s", seed).isEqualTo(there.all());
    }
  }

  /** As the end of a job does it: those that wait for it wait no more. */
  private static Jobs withoutEnded(Jobs jobs, JobId id) {
    Jobs left = jobs.without(id);
    for (Job job : jobs.successors(id)) {
      if (!job.id().equals(id)) {
        left =
            left.with(
                job.withPredecessors(
                    job.predecessors().stream().filter(number -> !number.equals(id)).toList(),
                    job.arrayPredecessors().stream()
                        .filter(number -> !number.equals(id))
                        .toList()));
      }
    }
    return left;
  }

  private void compare(Jobs read, Jobs there, JobId id) {
    assertThat(read.find(id)).as("seed %s", seed).isEqualTo(there.find(id));
    assertThat(read.begun()).as("seed %s", seed).isEqualTo(there.begun());
    assertThat(read.successors(id)).as("seed %s", seed).isEqualTo(there.successors(id));
    List<JobId> waiting = new ArrayList<>();
    for (Job job : there.all().values()) {
      if (job.predecessors().contains(id) || job.arrayPredecessors().contains(id)) {
        waiting.add(job.id());
      }
    }
    assertThat(there.successors(id)).as("seed %s", seed).extracting(Job::id).isEqualTo(waiting);
  }
}
