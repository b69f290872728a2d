package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class InterruptTest {
  private static final int STATUS = 7;

  /** A process that is already ending when it begins to catch interrupts. */
  public static void main(String[] arguments) throws InterruptedException {
    CountDownLatch ending = new CountDownLatch(1);
    Thread caller = Thread.currentThread();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  ending.countDown();
                  try {
                    caller.join(TimeUnit.SECONDS.toMillis(20));
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                }));
    new Thread(() -> System.exit(STATUS)).start();
    ending.await();
    Interrupt.passTo(() -> System.out.println("passed on"));
  }

  @Test
  void oneThatHasComeBeforeIsPassedOn() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                InterruptTest.class.getName())
            .redirectErrorStream(true)
            .start();
    String written = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(written).isEqualTo("passed on\n");
    assertThat(process.waitFor()).isEqualTo(STATUS);
  }
}
