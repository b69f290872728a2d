package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DeadlineTest {
  private static final long MILLIS = 200;

  private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1);
  private final CountDownLatch missed = new CountDownLatch(1);
  private final Deadline deadline = new Deadline(clock, MILLIS, this::miss);
  private volatile long at;

  private void miss() {
    at = System.nanoTime();
    missed.countDown();
  }

  @AfterEach
  void stop() {
    clock.shutdownNow();
  }

  /** Waits until the clock has done what was due by now. */
  private void letClockPass() throws Exception {
    clock.schedule(() -> {}, 2 * MILLIS, TimeUnit.MILLISECONDS).get();
  }

  @Test
  void oneThatIsSetIsMissed() throws InterruptedException {
    long before = System.nanoTime();
    deadline.set();
    missed.await();
    assertThat(at - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(MILLIS));
  }

  @Test
  void oneThatIsLiftedIsNot() throws Exception {
    deadline.set();
    deadline.lift();
    letClockPass();
    assertThat(missed.getCount()).isOne();
    assertThat(clock.getQueue()).isEmpty();
  }

  @Test
  void oneThatIsSetAgainCountsFromThere() throws Exception {
    deadline.set();
    clock.schedule(() -> {}, MILLIS / 2, TimeUnit.MILLISECONDS).get();
    deadline.lift();
    long before = System.nanoTime();
    deadline.set();
    deadline.set();
    missed.await();
    assertThat(at - before).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(MILLIS));
  }

  @Test
  void theClockHearsOfItOnceHoweverOftenItIsSet() {
    for (int i = 0; i < 100; i++) {
      deadline.set();
      deadline.lift();
    }
    assertThat(clock.getQueue()).hasSize(1);
    clock.setRemoveOnCancelPolicy(true);
    deadline.end();
    assertThat(clock.getQueue()).isEmpty();
  }
}
