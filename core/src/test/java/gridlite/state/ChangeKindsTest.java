package gridlite.state;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.name.ObjectKind;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What follows changes of objects, or of jobs, sees each kind of them. */
class ChangeKindsTest {
  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(ChangeKindsTest::kinds)
        : Stream.of(type);
  }

  /** The kinds of changes that hold something of a type. */
  private static List<Class<?>> with(Class<?> part) {
    return kinds(Change.class)
        .filter(
            kind ->
                Arrays.stream(kind.getRecordComponents())
                    .map(RecordComponent::getType)
                    .anyMatch(part::equals))
        .toList();
  }

  @Test
  void aChangeThatHoldsAKindOfObjectIsOneOfAnObject() {
    assertThat(with(ObjectKind.class))
        .hasSizeGreaterThan(2)
        .allMatch(Change.OfObject.class::isAssignableFrom);
  }

  @Test
  void aChangeThatHoldsAJobIsOneOfAJob() {
    assertThat(with(Job.class)).isNotEmpty().allMatch(Change.OfJob.class::isAssignableFrom);
  }
}
