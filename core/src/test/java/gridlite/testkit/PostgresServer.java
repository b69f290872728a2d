package gridlite.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * A PostgreSQL server for tests, of this process alone: on a port of the loopback, in a directory
 * of its own, without waits for the disk. It asks for a password. Its programs come from the class
 * path or from this machine; as root it runs as another user, since it refuses root.
 */
public final class PostgresServer {
  /** The role that everything belongs to. */
  public static final String USER = "gridlite";

  private static final String PASSWORD = "secret of a test";
  private static final String ARCHIVE = "/postgres-linux-x86_64.txz";
  private static final long PATIENCE_SECONDS = 60;

  private final Path directory;
  private final Path programs;
  private final int port;

  private PostgresServer(Path directory, Path programs, int port) {
    this.directory = directory;
    this.programs = programs;
    this.port = port;
  }

  /** Starts a server; empty where there is none to start. */
  public static Optional<PostgresServer> start() throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("gridlite-postgres-");
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    Optional<Path> programs = programs(directory);
    if (programs.isEmpty()) {
      delete(directory);
      return Optional.empty();
    }
    PostgresServer server = new PostgresServer(directory, programs.get(), freePort());
    server.initialize();
    server.startNow();
    return Optional.of(server);
  }

  /** Those of the class path if they run here, or installed ones. */
  private static Optional<Path> programs(Path directory) throws IOException, InterruptedException {
    try (InputStream archive = PostgresServer.class.getResourceAsStream(ARCHIVE)) {
      if (archive != null) {
        Path file = directory.resolve("programs.txz");
        Files.copy(archive, file);
        Path home = Files.createDirectory(directory.resolve("programs"));
        Path own = home.resolve("bin");
        if (run(List.of("tar", "-xJf", file.toString(), "-C", home.toString())) == 0
            && run(List.of(own.resolve("postgres").toString(), "--version")) == 0) {
          return Optional.of(own);
        }
      }
    }
    Path installed = Path.of("/usr/lib/postgresql");
    if (!Files.isDirectory(installed)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(installed)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
          .max(Comparator.naturalOrder());
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void initialize() throws IOException, InterruptedException {
    Path password = directory.resolve("password");
    Files.writeString(password, PASSWORD + "\n");
    Files.createDirectory(directory.resolve("own"));
    if (isRoot()) {
      run(List.of("chown", "nobody", directory.resolve("own").toString()));
    }
    require(
        as(
            "initdb",
            "-D",
            data(),
            "-U",
            USER,
            "--auth=scram-sha-256",
            "--pwfile=" + password,
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
            "--no-sync"));
  }

  private String data() {
    return directory.resolve("own").resolve("data").toString();
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private List<String> as(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(arguments));
    return command;
  }

  private static void require(List<String> command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("gridlite-postgres-", ".out");
    try {
      int status = run(command, output);
      if (status != 0) {
        throw new IOException(command + " ends with " + status + ": " + Files.readString(output));
      }
    } finally {
      Files.delete(output);
    }
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    return run(command, Path.of("/dev/null"));
  }

  private static int run(List<String> command, Path output)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(Path.of("/").toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException(command + " does not end");
    }
    return process.exitValue();
  }

  /** Starts a server that was stopped. */
  public void startNow() throws IOException, InterruptedException {
    String options =
        "-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
            + " -c max_connections=60 -c shared_buffers=16MB";
    require(
        as(
            "pg_ctl",
            "-D",
            data(),
            "-w",
            "-l",
            directory.resolve("own/log").toString(),
            "-o",
            options,
            "start"));
  }

  /** Ends it at once, as a crash does. */
  public void stopNow() throws IOException, InterruptedException {
    require(as("pg_ctl", "-D", data(), "-w", "-m", "immediate", "stop"));
  }

  /** Kills it without a warning, and waits for the end of all its processes. */
  public void kill() throws IOException, InterruptedException {
    String first = Files.readAllLines(Path.of(data(), "postmaster.pid")).get(0);
    ProcessHandle main = ProcessHandle.of(Long.parseLong(first)).orElseThrow();
    List<ProcessHandle> sessions = main.children().toList();
    main.destroyForcibly();
    awaitEnd(main);
    for (ProcessHandle session : sessions) {
      awaitEnd(session);
    }
  }

  private static void awaitEnd(ProcessHandle process) throws IOException, InterruptedException {
    try {
      process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("process " + process.pid() + " of the server does not end", e);
    }
  }

  /** The port of the loopback that it listens to. */
  public int port() {
    return port;
  }

  /** The address of a schema that no other test has. */
  public String freshAddress() {
    return freshAddress(port);
  }

  /**
   * The same by another way to the server.
   *
   * @param way a port of the loopback
   */
  public String freshAddress(int way) {
    return "postgresql://"
        + USER
        + "@127.0.0.1:"
        + way
        + "/postgres?schema=t"
        + UUID.randomUUID().toString().replace("-", "");
  }

  /** The address of the server for the driver, as {@link #USER}. */
  public String driverAddress() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
  }

  /** Writes the file of passwords that clients find by {@code PGPASSFILE}. */
  public Path passwords() throws IOException {
    Path file = directory.resolve("passwords");
    if (!Files.exists(file)) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(file, "127.0.0.1:*:*:" + USER + ":" + PASSWORD + "\n");
    }
    return file;
  }

  /** Ends it, and removes what it has. */
  public void end() throws IOException, InterruptedException {
    run(as("pg_ctl", "-D", data(), "-w", "-m", "immediate", "stop"));
    delete(directory);
  }

  private static void delete(Path directory) throws IOException, InterruptedException {
    run(List.of("rm", "-rf", directory.toString()));
  }
}
