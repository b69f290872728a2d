package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import gridlite.remote.Client;
import gridlite.remote.Control;
import gridlite.remote.DirectoryException;
import gridlite.remote.Frame;
import gridlite.remote.ProcessSide;
import gridlite.remote.Socket;
import gridlite.runtime.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class DaemonTest {
  @TempDir Path cell;

  /** Small enough for tests to reach. */
  private static final Limits LIMITS = new Limits(3, 4, 3000, 4 << 20, 8 << 20, 9 << 20);

  private final List<String> log = new CopyOnWriteArrayList<>();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** What a test does while a daemon serves. */
  private interface Talk {
    void with() throws Exception;
  }

  /** A command that the daemon runs. */
  private interface Command {
    int run(Request request, Console console);
  }

  private void serving(Command command, Talk talk) throws Exception {
    serve((request, console) -> OptionalInt.of(command.run(request, console)), talk);
  }

  private void serve(Service service, Talk talk) throws Exception {
    try (Daemon daemon = Daemon.listen(cell, service, LIMITS, log::add)) {
      Thread server = new Thread(daemon::serve);
      server.start();
      talk.with();
      daemon.stop();
      server.join();
    }
  }

  private OptionalInt call(String... words) {
    return Client.run(cell, words, new ProcessSide(Map.of("A", "ü=1"), out));
  }

  private OptionalInt converse(Command command, String... words) throws Exception {
    AtomicReference<OptionalInt> status = new AtomicReference<>();
    serving(command, () -> status.set(call(words)));
    return status.get();
  }

  private SocketChannel connect() throws IOException {
    return Socket.DAEMON.use(cell, SocketChannel::open);
  }

  /** Waits for the end of a connection; gives what came before. */
  private static String rest(SocketChannel channel) throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    try {
      Channels.newInputStream(channel).transferTo(rest);
    } catch (IOException e) {
      // the daemon has closed the connection without having read it to its end
      assertThat(e).hasMessageContaining("reset");
    }
    return rest.toString(StandardCharsets.UTF_8);
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aClientGetsWhatTheCommandPrintsAndItsStatus() throws Exception {
    AtomicReference<Request> seen = new AtomicReference<>();
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
    assertThat(seen.get().variables()).isEqualTo(Map.of("A", "ü=1"));
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
  void filesAreListedAndWrittenAtTheClient() throws Exception {
    Path tree = cell.resolve("tree");
    converse(
        (request, console) -> {
          try {
            console.makeDirectory(tree.resolve("sub"));
            console.writeFile(tree.resolve("sub/b"), "ü");
            console.writeFile(tree.resolve("a"), "");
            console.out(console.listFiles(tree) + "\n");
            assertThatThrownBy(() -> console.listFiles(tree.resolve("a")))
                .isInstanceOf(NotDirectoryException.class);
            assertThatThrownBy(() -> console.readFile(tree)).isInstanceOf(DirectoryException.class);
            return 0;
          } catch (IOException e) {
            throw new AssertionError(e);
          }
        },
        "qconf");
    assertThat(printed()).isEqualTo("[a, sub/b]\n");
    assertThat(tree.resolve("sub/b")).content().isEqualTo("ü");
  }

  @Test
  void aLongFileComesInPiecesThatAreForgotten() throws Exception {
    byte[] content = new byte[(5 << 20) + 7];
    new Random(65941491).nextBytes(content);
    Path file = Files.write(cell.resolve("accounting"), content);
    AtomicReference<byte[]> seen = new AtomicReference<>();
    converse(
        (request, console) -> {
          try (InputStream in = console.openFile(file)) {
            seen.set(in.readAllBytes());
            return 0;
          } catch (IOException e) {
            throw new AssertionError(e);
          }
        },
        "qacct");
    assertThat(Arrays.equals(seen.get(), content)).isTrue();
  }

  private static int printAll(Console console, List<Path> files) {
    for (Console.Reading reading : console.readAll(files)) {
      try {
        console.out(reading.text() + "|");
      } catch (NoSuchFileException e) {
        console.out("none|");
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
    return 0;
  }

  @Test
  void severalFilesAreReadAtTheClient() throws Exception {
    Path first = Files.writeString(cell.resolve("first"), "one");
    Path empty = Files.writeString(cell.resolve("empty"), "");
    Path none = cell.resolve("none");
    // in pieces, which the question after it would end
    String much = "x".repeat((1 << 20) + 5);
    Path large = Files.writeString(cell.resolve("large"), much);
    List<Path> files = List.of(first, none, large, empty, first);
    converse((request, console) -> printAll(console, files), "qsub");
    assertThat(printed()).isEqualTo("one|none|" + much + "||one|");
  }

  @Test
  void severalFilesAreAskedForAtOnceAndTheAnswersMayComeTogether() throws Exception {
    List<Path> files = List.of(Path.of("/one"), Path.of("/two"), Path.of("/three"));
    serving(
        (request, console) -> printAll(console, files),
        () -> {
          try (SocketChannel channel = connect()) {
            channel.write(ByteBuffer.wrap(request("/", "18", "0", "1", "qsub")));
            List<Frame> answers = new ArrayList<>();
            for (Path file : files) {
              Frame question = Frame.read(channel);
              assertThat(question.kind()).isEqualTo(Frame.Kind.FILE);
              assertThat(question.text()).isEqualTo(file.toString());
              answers.add(new Frame(Frame.Kind.REPLY, "text", question.text()));
            }
            Frame.write(channel, answers);
            assertThat(Frame.read(channel).text()).isEqualTo("/one|/two|/three|");
            assertThat(Frame.read(channel).kind()).isEqualTo(Frame.Kind.EXIT);
          }
        });
  }

  @Test
  void aFileThatMustBeHeldAsAWholeIsLimited() throws Exception {
    Path file = Files.write(cell.resolve("script"), new byte[5 << 20]);
    OptionalInt status =
        converse(
            (request, console) -> {
              assertThatThrownBy(() -> console.readFile(file))
                  .isInstanceOf(GridException.class)
                  .hasMessageContaining("more than the 4 MiB");
              return 7;
            },
            "qsub");
    assertThat(status).hasValue(7);
  }

  @Test
  void aRequestThatIsTooLongIsRefusedAndTheClientHearsWhy() throws Exception {
    OptionalInt status = converse((request, console) -> 0, "qsub", "x".repeat(9 << 20));
    assertThat(status).hasValue(75);
  }

  @Test
  void aClientThatNeverEndsItsMessageIsCutOff() throws Exception {
    serving(
        (request, console) -> 0,
        () -> {
          try (SocketChannel silent = connect();
              SocketChannel half = connect()) {
            half.write(ByteBuffer.wrap(new byte[] {1, 0}));
            assertThat(rest(half)).isEmpty();
            assertThat(rest(silent)).isEmpty();
          }
          assertThat(call("qstat")).hasValue(0);
        });
    assertThat(log).hasSize(2).allMatch(line -> line.contains("cut off"));
  }

  @Test
  void memoryIsTakenForWhatHasComeNotForWhatIsAnnounced() throws Exception {
    serving(
        (request, console) -> 0,
        () -> {
          try (SocketChannel client = connect()) {
            client.write(ByteBuffer.allocate(5).put((byte) 1).putInt(1 << 30).flip());
            assertThat(rest(client)).contains("more than the 4 MiB that a command may send");
          }
        });
  }

  private static byte[] request(String... texts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Frame(Frame.Kind.REQUEST, texts).write(bytesOnly(bytes));
    return bytes.toByteArray();
  }

  private static ByteChannel bytesOnly(ByteArrayOutputStream bytes) {
    return new ByteChannel() {
      @Override
      public int write(ByteBuffer source) {
        int length = source.remaining();
        while (source.hasRemaining()) {
          bytes.write(source.get());
        }
        return length;
      }

      @Override
      public int read(ByteBuffer target) {
        return -1;
      }

      @Override
      public boolean isOpen() {
        return true;
      }

      @Override
      public void close() {}
    };
  }

  @Test
  void whatIsNoRequestEndsItsConnectionWithOneLine() throws Exception {
    List<byte[]> wrong =
        List.of(
            new byte[] {99, 0, 0, 0, 0},
            new byte[] {1, -1, -1, -1, -1},
            new byte[] {1, 0, 0, 0, 0},
            new byte[] {1, 0, 0, 0, 3, 1, 2, 3},
            new byte[] {1, 0, 0, 0, 4, -1, -1, -1, -1},
            new byte[] {2, 0, 0, 0, 0},
            new byte[] {14, 0, 0, 0, 5, 0, 0, 0, 1, 'x'},
            request("/", "18", "0", "0"),
            request("/", "18", "0", "2147483647", "qstat"),
            request("/", "18", "0", "-1", "qstat"),
            request("/", "18", "0", "many", "qstat"),
            request("/", "-1", "0", "1", "qstat"),
            request("/", "18", "4", "1", "qstat"),
            request("not/absolute", "18", "0", "1", "qstat"),
            request("/a\0b", "18", "0", "1", "qstat"),
            request("/", "18", "0", "1", "qstat\0"),
            request("/", "18", "0", "1", "qstat", "NAME"),
            request("/", "18", "0", "1", "qstat", "", "value"),
            request("/", "18", "0", "1", "qstat", "A=B", "value"));
    AtomicInteger ran = new AtomicInteger();
    serving(
        (request, console) -> ran.incrementAndGet(),
        () -> {
          for (byte[] bytes : wrong) {
            try (SocketChannel client = connect()) {
              client.write(ByteBuffer.wrap(bytes));
              client.shutdownOutput();
              assertThat(rest(client)).isEmpty();
            }
          }
        });
    assertThat(ran).hasValue(0);
    assertThat(log)
        .hasSize(wrong.size())
        .allMatch(line -> line.contains(": malformed message: ") && !line.contains("\n"));
  }

  @Test
  void aUserHasSoManyCommandsAndIsToldToTryAgain() throws Exception {
    CountDownLatch let = new CountDownLatch(1);
    serving(
        (request, console) -> await(let),
        () -> {
          // who connects first is let in first
          List<SocketChannel> clients = new ArrayList<>();
          for (int i = 0; i < LIMITS.connectionsOfUser(); i++) {
            SocketChannel client = connect();
            client.write(ByteBuffer.wrap(request("/", "18", "0", "1", "qstat")));
            clients.add(client);
          }
          assertThat(call("qstat")).hasValue(75);
          let.countDown();
          for (SocketChannel client : clients) {
            rest(client);
            client.close();
          }
          OptionalInt status = call("qstat");
          for (int i = 0; i < 1000 && status.getAsInt() != 0; i++) {
            // the end of a connection is seen before its place is free
            Thread.sleep(10);
            status = call("qstat");
          }
          assertThat(status).hasValue(0);
        });
    assertThat(log).anyMatch(line -> line.endsWith("too many commands at a time"));
  }

  private static int await(CountDownLatch latch) {
    try {
      latch.await();
      return 0;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aReaderThatIsStuckKeepsNobodyFromBeingServed() throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    serving(
        (request, console) -> {
          if (request.words().contains("-f")) {
            started.countDown();
            // more than the buffers of a connection hold
            console.out("x".repeat(8 << 20));
          }
          return 0;
        },
        () -> {
          try (SocketChannel stuck = connect()) {
            stuck.write(ByteBuffer.wrap(request("/", "18", "0", "2", "qstat", "-f")));
            started.await();
            assertThat(call("qstat")).hasValue(0);
          }
        });
  }

  @Test
  void aCommandEndsWhenItsClientHasGone() throws Exception {
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    serving(
        (request, console) -> {
          try {
            while (true) {
              console.out("line\n");
            }
          } catch (RuntimeException e) {
            end.complete(e);
            throw e;
          }
        },
        () -> {
          try (SocketChannel client = connect()) {
            client.write(ByteBuffer.wrap(request("/", "18", "0", "1", "qstat")));
            client.read(ByteBuffer.allocate(1));
          }
          assertThat(end.get(60, TimeUnit.SECONDS)).isInstanceOf(Console.CallerGoneException.class);
        });
    assertThat(log).isEmpty();
  }

  @Test
  void aCommandThatSaysNothingEndsWhenItsClientHasGone() throws Exception {
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    serving(
        (request, console) -> {
          try {
            while (true) {
              console.goOn();
              LockSupport.parkNanos(1_000_000);
            }
          } catch (RuntimeException e) {
            end.complete(e);
            throw e;
          }
        },
        () -> {
          try (SocketChannel client = connect()) {
            client.write(ByteBuffer.wrap(request("/", "18", "0", "1", "qsched")));
          }
          assertThat(end.get(60, TimeUnit.SECONDS)).isInstanceOf(Console.CallerGoneException.class);
        });
    assertThat(log).isEmpty();
  }

  @Test
  void aClientThatStillListensHasNotGone() throws Exception {
    serving(
        (request, console) -> {
          for (int i = 0; i < 6; i++) {
            LockSupport.parkNanos(250_000_000);
            console.goOn();
          }
          console.out("done\n");
          return 0;
        },
        () -> {
          try (SocketChannel client = connect()) {
            client.write(ByteBuffer.wrap(request("/", "18", "0", "1", "qsched")));
            client.shutdownOutput();
            assertThat(rest(client)).contains("done\n");
          }
        });
    assertThat(log).isEmpty();
  }

  @Test
  void aCellWithALongPathHasItsSocketInItsOwnDirectory() throws Exception {
    cell = Files.createDirectories(cell.resolve("x".repeat(100)).resolve("y".repeat(100)));
    assertThat(converse((request, console) -> 5, "qstat")).hasValue(5);
    serving((request, console) -> 0, () -> assertThat(cell.resolve("daemon.sock")).exists());
  }

  @Test
  void aCommandForTheCallersOwnProcessIsDeclined() throws Exception {
    serve(
        (request, console) -> OptionalInt.empty(),
        () -> assertThat(call("qstat", "--watch")).isEmpty());
    assertThat(printed()).isEmpty();
  }

  @Test
  void aDaemonSaysWhatStateItIsIn() throws Exception {
    Service service =
        new Service() {
          @Override
          public OptionalInt run(Request request, Console console) {
            return OptionalInt.of(0);
          }

          @Override
          public Optional<String> trouble() {
            return Optional.of("the disk is full");
          }
        };
    serve(
        service,
        () ->
            assertThat(Control.state(Socket.DAEMON, cell))
                .hasValue(
                    new Control.State(
                        ProcessHandle.current().pid(),
                        "broken",
                        "the disk is full",
                        Optional.empty())));
  }

  @Test
  void withoutADaemonNothingIsDone() {
    assertThat(Client.run(cell, new String[] {"qstat"}, new ProcessSide(Map.of(), out))).isEmpty();
    assertThat(Control.isThere(cell)).isFalse();
  }

  @Test
  void aSocketThatAKilledDaemonHasLeftIsNoDaemon() throws IOException {
    Files.createFile(cell.resolve("daemon.sock"));
    assertThat(Client.run(cell, new String[] {"qstat"}, new ProcessSide(Map.of(), out))).isEmpty();
  }

  /** Whoever can still connect is answered: only so may a daemon end by itself. */
  @Test
  void nobodyConnectsIntoTheEndOfADaemon() throws Exception {
    int clients = 20;
    for (int round = 0; round < 10; round++) {
      AtomicInteger answered = new AtomicInteger();
      AtomicInteger late = new AtomicInteger();
      CountDownLatch busy = new CountDownLatch(clients);
      List<CompletableFuture<Void>> all = new ArrayList<>();
      try (Daemon daemon =
          Daemon.listen(cell, (request, console) -> OptionalInt.of(0), Limits.usual(), log::add)) {
        Thread server = new Thread(daemon::serve);
        server.start();
        for (int i = 0; i < clients; i++) {
          all.add(
              CompletableFuture.runAsync(
                  () -> {
                    while (true) {
                      OptionalInt status =
                          Client.run(cell, words(), new ProcessSide(Map.of(), out));
                      if (status.isEmpty()) {
                        late.incrementAndGet();
                        return;
                      }
                      assertThat(status).hasValue(0);
                      if (answered.incrementAndGet() % 5 == 0) {
                        busy.countDown();
                      }
                    }
                  },
                  work -> new Thread(work).start()));
        }
        busy.await();
        daemon.stop();
        server.join();
      }
      CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).get(30, TimeUnit.SECONDS);
      assertThat(late.get()).isEqualTo(clients);
      assertThat(answered.get()).isGreaterThanOrEqualTo(clients);
    }
    assertThat(log).isEmpty();
  }

  private static String[] words() {
    return new String[] {"qstat"};
  }
}
