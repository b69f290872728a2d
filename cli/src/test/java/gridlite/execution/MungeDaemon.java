package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * A real munged with a key of its own, on a socket that no other program uses.
 *
 * @param socket its socket
 */
record MungeDaemon(Path socket) {
  private static final int KEY_BYTES = 64;

  /** Skips a test where munge is not installed. */
  static void assumeInstalled() {
    for (String program : List.of("sbin/munged", "bin/munge", "bin/unmunge")) {
      assumeTrue(
          Files.isExecutable(Path.of("/usr", program)),
          program + " is not installed (bin/cluster-packages)");
    }
  }

  /** Starts one in a directory that is made. */
  static MungeDaemon start(Path directory) throws IOException, InterruptedException {
    Path run = Files.createDirectory(directory);
    Files.setPosixFilePermissions(run, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path own = Files.createDirectory(run.resolve("own"));
    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    Path file = Files.write(own.resolve("key"), key);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Path socket = run.resolve("socket");
    List<String> words =
        List.of(
            "/usr/sbin/munged",
            "--force",
            "--socket=" + socket,
            "--key-file=" + file,
            "--pid-file=" + own.resolve("pid"),
            "--log-file=" + own.resolve("log"),
            "--seed-file=" + own.resolve("seed"));
    Path said = run.resolve("said");
    Process process =
        new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertThat(process.waitFor()).as(Files.readString(said)).isZero();
    return new MungeDaemon(socket);
  }

  /** Makes a credential, by a user's process where {@code as} makes one. */
  String seal(List<String> as, String payload, String... options)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(as);
    words.addAll(List.of("/usr/bin/munge", "--socket=" + socket));
    words.addAll(List.of(options));
    return filter(words, payload);
  }

  /** Opens a credential, which can be done once. */
  String open(String credential) throws IOException, InterruptedException {
    return filter(List.of("/usr/bin/unmunge", "--socket=" + socket), credential);
  }

  private String filter(List<String> words, String input) throws IOException, InterruptedException {
    Path given = Files.writeString(socket.resolveSibling("given"), input);
    Path got = socket.resolveSibling("got");
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.redirectInput(given.toFile()).redirectOutput(got.toFile());
    assertThat(builder.start().waitFor()).as(Files.readString(got)).isZero();
    return Files.readString(got).strip();
  }

  /** Stops it, if it still runs. */
  void stop() throws IOException, InterruptedException {
    List<String> words = List.of("/usr/sbin/munged", "--stop", "--socket=" + socket);
    Path said = socket.resolveSibling("said");
    new ProcessBuilder(words)
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start()
        .waitFor();
  }
}
