package gridlite.conformance;

import gridlite.main.CommandServer;
import gridlite.runtime.Directories;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** For the tests of a class, this JVM runs the commands of {@code bin/}. */
final class SharedServer implements BeforeAllCallback, AfterAllCallback {
  /** Directory of the product. */
  static final Path PROJECT =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().normalize();

  private Path directory = PROJECT;
  private @Nullable CommandServer server;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    directory = Files.createTempDirectory("served.").toRealPath();
    server = new CommandServer(directory, true);
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    server().close();
    Directories.remove(directory);
  }

  private CommandServer server() {
    return Objects.requireNonNull(server, "before the first test");
  }

  /** Directory for what commands write. */
  Path directory() {
    return directory;
  }

  /** Variables by which a command finds the server. */
  Map<String, String> variables() {
    return server().variables(PROJECT.resolve("bin"));
  }

  /** Nothing of a cell is needed any more. */
  void forget(Path home) {
    server().forget(home);
  }

  /** Text of a file of the product. */
  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + file, e);
    }
  }
}
