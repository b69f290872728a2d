package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.remote.Client;
import gridlite.run.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DaemonTest {
  @TempDir Path cell;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private OptionalInt converse(Daemon.Service service, String... words) throws Exception {
    try (Daemon daemon = Daemon.listen(cell, service)) {
      Thread server = new Thread(() -> serve(daemon));
      server.start();
      OptionalInt status = Client.run(cell, words, Map.of("A", "ü=1"), out);
      daemon.stop();
      server.join();
      return status;
    }
  }

  private static void serve(Daemon daemon) {
    try {
      daemon.serve();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aClientGetsWhatTheCommandPrintsAndItsStatus() throws Exception {
    AtomicReference<Daemon.Request> seen = new AtomicReference<>();
    OptionalInt status =
        converse(
            (request, console) -> {
              seen.set(request);
              console.out("größe\n");
              console.out("two\n");
              return 3;
            },
            "qstat",
            "-u",
            "");
    assertThat(status).hasValue(3);
    assertThat(printed()).isEqualTo("größe\ntwo\n");
    assertThat(seen.get().words()).containsExactly("qstat", "-u", "");
    assertThat(seen.get().environment()).isEqualTo(Map.of("A", "ü=1"));
    assertThat(seen.get().directory()).isEqualTo(Path.of("").toAbsolutePath());
    assertThat(seen.get().user()).isEqualTo(System.getProperty("user.name"));
  }

  @Test
  void filesAreReadAtTheClient() throws Exception {
    Path file = Files.writeString(cell.resolve("script"), "#!/bin/sh\n");
    converse((request, console) -> print(console, file), "qsub");
    assertThat(printed()).isEqualTo("#!/bin/sh\n");
  }

  private static int print(Console console, Path file) {
    try {
      console.out(console.readFile(file));
      assertThatThrownBy(() -> console.readFile(Path.of("/no/such/file")))
          .isInstanceOf(NoSuchFileException.class);
      return 0;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void withoutADaemonNothingIsDone() {
    assertThat(Client.run(cell, new String[] {"qstat"}, Map.of(), out)).isEmpty();
    assertThat(Client.answers(cell)).isFalse();
  }

  @Test
  void aSocketThatAKilledDaemonHasLeftIsNoDaemon() throws IOException {
    Files.createFile(cell.resolve("daemon.sock"));
    assertThat(Client.run(cell, new String[] {"qstat"}, Map.of(), out)).isEmpty();
  }
}
