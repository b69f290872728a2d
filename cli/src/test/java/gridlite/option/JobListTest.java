package gridlite.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.JobId;
import gridlite.operation.job.JobReference;
import gridlite.problem.GridException;
import gridlite.problem.ProblemKind;
import gridlite.value.TaskRange;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of jobs and tasks as qdel(1), qhold(1) and qmod(1) take them. */
class JobListTest {
  private static final JobList LIST =
      new JobList(ProblemKind.REFUSED, JobList.Separators.BLANKS_AND_COMMAS);

  @Test
  void numbersTasksNamesAndPatternsMayBeMixed() {
    assertThat(LIST.parse(List.of("7,8.2-6:2", "na*", "-t", "5", "9")))
        .containsExactly(
            JobReference.of(JobId.of(7)),
            JobReference.of(JobId.of(8)).withTasks(new TaskRange(2, 6, 2)),
            JobReference.named("na*").withTasks(new TaskRange(5, 5, 1)),
            JobReference.of(JobId.of(9)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1x", "0", "1.", "1-2", "1 2", "1..2", "1.x"})
  void whatLooksLikeANumberAndIsNoneIsRefusedByName(String text) {
    assertThatThrownBy(() -> LIST.parse(List.of(text)))
        .isInstanceOfSatisfying(
            GridException.class,
            problem ->
                assertThat(problem.problems().get(0).message()).contains("\"" + text + "\""));
  }

  @Test
  void commasAreNoSeparatorsForQmod() {
    JobList blanksOnly = new JobList(ProblemKind.REFUSED, JobList.Separators.BLANKS);
    assertThatThrownBy(() -> blanksOnly.parse(List.of("1,2")))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("1,2");
  }

  @Test
  void tasksNeedAJobInFront() {
    assertThatThrownBy(() -> LIST.parse(List.of("-t", "3", "5")))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("-t");
  }
}
