package gridlite.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** JLine's editor while its terminal changes its size. */
class BuiltInEditorTest {
  private static final String[] KEYS = {"\u001bOA", "\u001bOB", "\u001bOB", "\u0005"};
  private static final String LEAVE = "\u0018";
  private static final int TYPED = 300;
  private static final int MOST_SIZES = 100_000;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  @TempDir Path directory;

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int line = 0; line < 40; line++) {
      text.append("word ".repeat(random.nextInt(30))).append('\n');
    }
    return text.toString();
  }

  private static void resize(Terminal terminal, AtomicBoolean isLeft, Random random) {
    for (int time = 0; time < MOST_SIZES && !isLeft.get(); time++) {
      terminal.setSize(new Size(random.nextInt(120), random.nextInt(50)));
      terminal.raise(Terminal.Signal.WINCH);
    }
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aSizeThatChangesDoesNotDisturbWhatIsDrawn() throws Exception {
    String text = text();
    Path file = Files.writeString(directory.resolve("file"), text);
    AtomicBoolean isLeft = new AtomicBoolean();
    try (PipedOutputStream typed = new PipedOutputStream();
        PipedInputStream keyboard = new PipedInputStream(typed, 1 << 16);
        Terminal terminal =
            new ExternalTerminal(
                "editor", "xterm", keyboard, OutputStream.nullOutputStream(), null)) {
      terminal.setSize(new Size(80, 24));
      Random sizes = new Random(seed);
      Thread resizing = new Thread(() -> resize(terminal, isLeft, sizes), "sizes " + seed);
      resizing.start();
      for (int key = 0; key < TYPED; key++) {
        typed.write(KEYS[random.nextInt(KEYS.length)].getBytes(StandardCharsets.US_ASCII));
      }
      typed.write(LEAVE.getBytes(StandardCharsets.US_ASCII));
      typed.flush();
      try {
        BuiltInEditor.edit(terminal, file);
      } finally {
        isLeft.set(true);
        resizing.join(TimeUnit.SECONDS.toMillis(30));
      }
      assertThat(resizing.isAlive()).as("seed " + seed).isFalse();
    }
    assertThat(file).as("seed " + seed).hasContent(text);
  }
}
