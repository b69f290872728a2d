package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Waits through which something happens to whoever is at the other end. */
@Timeout(300)
class WaitingIT {
  @TempDir Path directory;
  @RegisterExtension DrmaaCell cell = new DrmaaCell(() -> directory);
  private Path out;

  @BeforeEach
  void nothingIsPrinted() {
    out = directory.resolve("printed");
  }

  /** Starts a program that waits for a job, and gives it when the job runs. */
  private Process waiting(String command, Map<String, String> more, String... after)
      throws IOException, InterruptedException {
    String calls =
        """
        init
        new 0
        set 0 drmaa_remote_command /bin/sh
        vector 0 drmaa_v_argv -c '%s'
        set 0 drmaa_output_path :/dev/null
        set 0 drmaa_join_files y
        run j 0
        await %%j running
        wait %%j 200
        %s
        exit
        """
            .formatted(command, String.join("\n", after));
    Process process = cell.start(calls, out, more, cell.compiled("test/c/drmaa-script.c"), "-v");
    DrmaaCell.await(out, "  running");
    return process;
  }

  private void ends(Process process) throws IOException, InterruptedException {
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).as(Files.readString(out)).isTrue();
  }

  @Test
  void aClientThatIsKilledFreesTheHelper() throws IOException, InterruptedException {
    // which leaves when nobody has needed it for a second: not the one of the commands before
    cell.succeed("gridlite", "daemon", "stop");
    Process process = waiting("sleep 300", Map.of("GRIDLITE_HELPER", "1"));
    Path socket = cell.place().resolve("helper.sock");
    assertThat(socket).exists();
    // it is needed for longer than that
    TimeUnit.SECONDS.sleep(3);
    assertThat(socket).exists();
    process.destroyForcibly();
    DrmaaCell.awaitGone(socket);
  }

  @Test
  void aHelperThatIsKilledIsFollowedByAnother() throws IOException, InterruptedException {
    Path go = directory.resolve("go");
    Process process = waiting("until test -e " + go + "; do sleep 0.1; done; exit 5", Map.of());
    Path socket = cell.place().resolve("helper.sock");
    assertThat(socket).exists();
    killServer(" gridlite assist");
    Files.createFile(go);
    ends(process);
    assertThat(out).content().contains("wait: SUCCESS", "exit status 5");
  }

  /** Kills the processes of the cell with a text among their words. */
  private void killServer(String text) throws IOException {
    List<ProcessHandle> found =
        ProcessHandle.allProcesses().filter(process -> isServer(process, text)).toList();
    assertThat(found).isNotEmpty();
    found.forEach(ProcessHandle::destroyForcibly);
  }

  private boolean isServer(ProcessHandle process, String text) {
    Path place = Path.of("/proc", Long.toString(process.pid()));
    return read(place.resolve("cmdline")).replace('\0', ' ').contains(text)
        && read(place.resolve("environ")).contains(directory.toString());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void aDaemonThatIsKilledIsFollowedByWhoeverComes() throws IOException, InterruptedException {
    cell.succeed("gridlite", "daemon", "start");
    Path go = directory.resolve("go");
    Process process = waiting("until test -e " + go + "; do sleep 0.1; done; exit 6", Map.of());
    killServer(" daemon run");
    Files.createFile(go);
    ends(process);
    assertThat(out).content().contains("wait: SUCCESS", "exit status 6");
  }

  @Test
  void aDaemonThatBeginsDuringAWaitTakesItOver() throws IOException, InterruptedException {
    Path go = directory.resolve("go");
    Process process = waiting("until test -e " + go + "; do sleep 0.1; done; exit 7", Map.of());
    cell.succeed("gridlite", "daemon", "start");
    Files.createFile(go);
    ends(process);
    assertThat(out).content().contains("wait: SUCCESS", "exit status 7");
  }

  @Test
  void aCellThatIsMovedEndsTheWaitWithItsName() throws IOException, InterruptedException {
    Path go = directory.resolve("go");
    Process process =
        waiting(
            "until test -e " + go + "; do sleep 0.1; done; exit 8",
            Map.of(),
            "system-command 'until test -e back; do sleep 0.1; done'",
            "wait %j 100");
    Path away = directory.resolve("away");
    Files.move(cell.place(), away);
    String printed = DrmaaCell.await(out, "\nwait: ");
    assertThat(printed).contains("wait: DRM_COMMUNICATION_FAILURE", cell.place().toString());
    // nothing was lost: where it was, it goes on
    Files.move(away, cell.place());
    Files.createFile(go);
    Files.createFile(directory.resolve("back"));
    ends(process);
    assertThat(out).content().contains("wait: SUCCESS", "exit status 8");
  }
}
