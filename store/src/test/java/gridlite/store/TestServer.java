package gridlite.store;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.testkit.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The server of this process's tests, which starts with the first and ends with the last. */
final class TestServer {
  private static final Optional<PostgresServer> SERVER = started();

  private TestServer() {}

  private static Optional<PostgresServer> started() {
    try {
      Optional<PostgresServer> server = PostgresServer.start();
      if (server.isPresent()) {
        // the driver's own way to the file that libpq reads
        System.setProperty("org.postgresql.pgpassfile", server.get().passwords().toString());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server.get())));
      }
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void end(PostgresServer server) {
    try {
      server.end();
    } catch (IOException | InterruptedException e) {
      System.err.println("can't end the server of tests: " + e);
    }
  }

  /** The server; where there is none, the test is skipped. */
  static PostgresServer get() {
    assumeTrue(SERVER.isPresent(), "no PostgreSQL to start");
    return SERVER.orElseThrow();
  }
}
