package gridlite.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets of task numbers and the ja-task-ID column of qstat(1). */
class TaskSetTest {
  private static TaskSet set(Set<@LongRange(min = 1, max = 40) Long> numbers) {
    return TaskSet.ofNumbers(new ArrayList<>(numbers));
  }

  @ParameterizedTest
  @CsvSource({
    "'1 2 3 4 5', 1-5:1",
    "'2 5 8', 2-8:3",
    "'1 2', '1,2'",
    "'1 13 19 22 25 28', '1,13,19-28:3'",
    "'4 7 10 16', '4-10:3,16'",
    "'9', 9",
  })
  void threeOrMoreOfACommonStepAreARun(String numbers, String listed) {
    List<Long> all = new ArrayList<>();
    for (String number : numbers.split(" ", -1)) {
      all.add(Long.parseLong(number));
    }
    assertThat(TaskSet.ofNumbers(all)).hasToString(listed);
  }

  @Test
  void aMillionTasksAreOneRun() {
    assertThat(TaskSet.of(new TaskRange(1, 1_000_000, 1)).without(500_000).runs()).hasSize(2);
  }

  @Property
  void whatIsPrintedIsReadBack(@ForAll @Size(max = 12) Set<@LongRange(min = 1, max = 40) Long> a) {
    assertThat(TaskSet.parse(set(a).toString()).toList())
        .isEqualTo(new ArrayList<>(new TreeSet<>(a)));
  }

  @Property
  void setsBehaveAsSets(
      @ForAll @Size(max = 12) Set<@LongRange(min = 1, max = 40) Long> a,
      @ForAll @Size(max = 12) Set<@LongRange(min = 1, max = 40) Long> b,
      @ForAll @LongRange(min = 1, max = 40) long one) {
    TreeSet<Long> both = new TreeSet<>(a);
    both.retainAll(b);
    TreeSet<Long> either = new TreeSet<>(a);
    either.addAll(b);
    TreeSet<Long> rest = new TreeSet<>(a);
    rest.removeAll(b);
    TreeSet<Long> less = new TreeSet<>(a);
    less.remove(one);
    TreeSet<Long> more = new TreeSet<>(a);
    more.add(one);
    assertThat(set(a).and(set(b)).toList()).isEqualTo(new ArrayList<>(both));
    assertThat(set(a).or(set(b)).toList()).isEqualTo(new ArrayList<>(either));
    assertThat(set(a).minus(set(b)).toList()).isEqualTo(new ArrayList<>(rest));
    assertThat(set(a).without(one).toList()).isEqualTo(new ArrayList<>(less));
    assertThat(set(a).with(one).toList()).isEqualTo(new ArrayList<>(more));
    assertThat(set(a).size()).isEqualTo(a.size());
    assertThat(set(a).contains(one)).isEqualTo(a.contains(one));
  }

  @Test
  void aSetIsSplitAfterItsLowestNumbers() {
    TaskSet tasks = TaskSet.parse("1-9:2,20");
    assertThat(tasks.firstOf(2)).hasToString("1,3");
    assertThat(tasks.behind(2)).hasToString("5-9:2,20");
    assertThat(tasks.firstOf(5).toList()).containsExactly(1L, 3L, 5L, 7L, 9L);
    assertThat(tasks.behind(5).toList()).containsExactly(20L);
    assertThat(tasks.firstOf(Long.MAX_VALUE)).isEqualTo(tasks);
    assertThat(tasks.behind(Long.MAX_VALUE).isEmpty()).isTrue();
    assertThat(tasks.firstOf(0).isEmpty()).isTrue();
    assertThat(tasks.behind(0)).isEqualTo(tasks);
  }

  @Property
  void runsThatLieWithinEachOtherAreMadeOthers(
      @ForAll @Size(max = 4) List<@IntRange(min = 1, max = 9) Integer> firsts,
      @ForAll @IntRange(min = 1, max = 4) int step) {
    TreeSet<Long> numbers = new TreeSet<>();
    List<TaskRange> runs = new ArrayList<>();
    for (int first : firsts) {
      TaskRange run = new TaskRange(first, first + 3L * step, step);
      if (TaskSet.of(run).toList().stream().noneMatch(numbers::contains)) {
        runs.add(run);
        numbers.addAll(TaskSet.of(run).toList());
      }
    }
    TaskSet tasks = new TaskSet(runs);
    assertThat(tasks.toList()).isEqualTo(new ArrayList<>(numbers));
    for (long task = 1; task <= 22; task++) {
      assertThat(tasks.contains(task)).isEqualTo(numbers.contains(task));
    }
  }

  /**
   * Every second task of a hundred thousand, which are as many runs as tasks: with a look through
   * all of them for each task {@code qdel} would keep a cell locked for minutes.
   */
  @Test
  void setsOfManyRunsAreComparedInOneGo() {
    TaskSet all = TaskSet.of(new TaskRange(1, 400_000, 1));
    TaskSet odd = all.minus(TaskSet.of(new TaskRange(2, 400_000, 2)));

    assertThat(odd.runs()).hasSize(200_000);
    assertThat(all.and(odd).size()).isEqualTo(200_000);
    assertThat(all.minus(odd).size()).isEqualTo(200_000);
    assertThat(odd.or(all.minus(odd))).isEqualTo(all);
  }
}
