package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.command.daemon.KeyFile;
import gridlite.remote.Frame;
import gridlite.remote.Munge;
import gridlite.remote.RefusalException;
import gridlite.remote.TlsCaller;
import gridlite.remote.Voucher;
import gridlite.runtime.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.SSLException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Strangers at the port of a daemon, and those of them who show who they are. */
@Timeout(60)
class TcpEntranceTest {
  /** Long enough for a busy machine: whatever ends earlier did not end by it. */
  private static final Limits LIMITS = limits(40_000);

  private static final Duration EARLY = Duration.ofSeconds(20);

  /** For those whom it cuts off. */
  private static final long HASTE_MILLIS = 1500;

  @TempDir static Path keys;
  @TempDir Path cell;

  private final List<String> log = new CopyOnWriteArrayList<>();
  private int port;

  @BeforeAll
  static void makeKey() throws IOException {
    Files.createDirectory(keys.resolve("common"));
    KeyFile.of(keys);
  }

  private static Limits limits(long sendingMillis) {
    return new Limits(3, 4, sendingMillis, 4 << 20, 8 << 20, 9 << 20);
  }

  /** What a test does while a daemon serves. */
  private interface Talk {
    void with() throws Exception;
  }

  /** A command that the daemon runs. */
  private interface Command {
    int run(Request request, Console console);
  }

  /** A credential is the text that it vouches for, in the name of alice. */
  private static Munge.Opened open(String credential) throws RefusalException {
    if (credential.equals("replayed")) {
      throw new RefusalException("seen before");
    }
    if (credential.equals("busy")) {
      throw RefusalException.forNow("busy");
    }
    return new Munge.Opened(ownNumber(), Optional.of("alice"), "staff", credential);
  }

  /** A cell that is not root's serves its owner alone, which is not what is tested here. */
  private static long ownNumber() {
    try {
      int own = (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
      return own == 0 ? 1001 : own;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void serving(Command command, Talk talk) throws Exception {
    serving(LIMITS, command, talk);
  }

  private void serving(Limits limits, Command command, Talk talk) throws Exception {
    Service service = (request, console) -> OptionalInt.of(command.run(request, console));
    ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    port = socket.getLocalPort();
    try (Daemon daemon = Daemon.listen(cell, service, limits, log::add)) {
      daemon.open(socket, KeyFile.of(keys), TcpEntranceTest::open);
      Thread server = new Thread(daemon::serve);
      server.start();
      talk.with();
      daemon.stop();
      server.join();
    }
    assertThat(socket.isClosed()).isTrue();
  }

  private static int nothing(Request request, Console console) {
    throw new AssertionError("nobody was let in");
  }

  private Socket connect() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), port);
  }

  private TlsCaller call() throws Exception {
    return new TlsCaller(connect(), "TLSv1.3");
  }

  private static String fingerprint() throws IOException {
    return KeyFile.of(keys).fingerprint();
  }

  /** Answers the challenge as alice, with whatever is right. */
  private TlsCaller letIn() throws Exception {
    TlsCaller caller = call();
    admit(caller);
    return caller;
  }

  private void admit(TlsCaller caller) throws IOException {
    Frame challenge = Frame.read(caller);
    assertThat(challenge.kind()).isEqualTo(Frame.Kind.CHALLENGE);
    assertThat(challenge.text(1)).hasSize(64);
    Voucher proof = new Voucher(challenge.text(1), fingerprint(), "alice");
    new Frame(Frame.Kind.CREDENTIAL, proof.text()).write(caller);
    Frame welcome = Frame.read(caller);
    assertThat(welcome.kind()).isEqualTo(Frame.Kind.WELCOME);
    assertThat(welcome.text()).isEqualTo(cell.toString());
  }

  private static Frame request(String... words) {
    List<String> texts = new ArrayList<>(List.of("/", "18", "0", Integer.toString(words.length)));
    texts.addAll(List.of(words));
    return new Frame(Frame.Kind.REQUEST, texts);
  }

  /** What comes until the end: the kinds of frames and their first texts. */
  private static List<String> rest(TlsCaller caller) throws IOException {
    List<String> rest = new ArrayList<>();
    while (true) {
      Frame frame = Frame.read(caller);
      rest.add(frame.kind() + " " + frame.text().strip());
      if (frame.kind() == Frame.Kind.EXIT) {
        return rest;
      }
    }
  }

  /** Returns how long it takes until the other side has closed a connection. */
  private static Duration untilClosed(InputStream in) {
    long begin = System.nanoTime();
    try {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      // it may not have read everything
    }
    return Duration.ofNanos(System.nanoTime() - begin);
  }

  private void awaitLog(String text) throws InterruptedException {
    for (int i = 0; i < 200 && log.stream().noneMatch(line -> line.contains(text)); i++) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    assertThat(log).anyMatch(line -> line.contains(text));
  }

  @Test
  void aCommandIsThatOfTheUserWhomMungeNames() throws Exception {
    AtomicReference<Request> seen = new AtomicReference<>();
    serving(
        (request, console) -> {
          seen.set(request);
          console.out("größe\n");
          return 3;
        },
        () -> {
          try (TlsCaller caller = letIn()) {
            request("qstat", "-f").write(caller);
            assertThat(rest(caller)).containsExactly("OUT größe", "EXIT 3");
          }
        });
    assertThat(seen.get().user()).isEqualTo("alice");
    assertThat(seen.get().group()).isEqualTo("staff");
    assertThat(seen.get().words()).containsExactly("qstat", "-f");
    assertThat(log).isEmpty();
  }

  private void refused(String credential, String... answer) throws Exception {
    try (TlsCaller caller = call()) {
      Frame.read(caller);
      new Frame(Frame.Kind.CREDENTIAL, credential).write(caller);
      assertThat(rest(caller)).containsExactly(answer);
    }
    awaitLog("127.0.0.1: not let in: " + answer[0].substring("ERR ".length()));
  }

  @Test
  void aCredentialThatProvesNothingIsRefusedWithTheReason() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          refused("replayed", "ERR seen before", "EXIT 1");
          refused("busy", "ERR busy: try again later", "EXIT 75");
          String other = new Voucher("0a", fingerprint(), "alice").text();
          refused(other, "ERR the munge credential is not for this connection", "EXIT 1");
        });
  }

  /** Each connection has a challenge of its own, so what was shown once opens nothing again. */
  @Test
  void aProofOfAnotherConnectionIsRefused() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          try (TlsCaller first = call()) {
            String nonce = Frame.read(first).text(1);
            String proof = new Voucher(nonce, fingerprint(), "alice").text();
            refused(proof, "ERR the munge credential is not for this connection", "EXIT 1");
          }
        });
  }

  @Test
  void aRequestWithoutAProofIsRefused() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          try (TlsCaller caller = call()) {
            Frame.read(caller);
            request("qstat").write(caller);
            untilClosed(caller.input());
          }
          awaitLog("malformed message: a challenge is answered by REQUEST");
        });
  }

  @Test
  void whatIsTooLongForAProofIsRefusedByItsHeader() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          for (int length : new int[] {1 << 15, Integer.MAX_VALUE, -1}) {
            try (TlsCaller caller = call()) {
              Frame.read(caller);
              caller.write(ByteBuffer.allocate(5).put((byte) 21).putInt(length).flip());
              assertThat(untilClosed(caller.input())).isLessThan(EARLY);
            }
          }
          awaitLog("malformed message: more than a greeting may have");
          awaitLog("malformed message: a frame of impossible length -1");
        });
  }

  @Test
  void whoSaysNothingIsCutOff() throws Exception {
    serving(
        limits(HASTE_MILLIS),
        TcpEntranceTest::nothing,
        () -> {
          try (Socket silent = connect()) {
            untilClosed(silent.getInputStream());
          }
          try (TlsCaller silent = call()) {
            untilClosed(silent.input());
          }
        });
  }

  /** However often something comes, the time for all of it is the same. */
  @Test
  void whoIsSlowIsCutOff() throws Exception {
    serving(
        limits(HASTE_MILLIS),
        TcpEntranceTest::nothing,
        () -> {
          long begin = System.nanoTime();
          try (TlsCaller slow = call()) {
            Frame.read(slow);
            slow.write(ByteBuffer.allocate(5).put((byte) 21).putInt(8000).flip());
            assertThatThrownBy(
                    () -> {
                      while (true) {
                        slow.write(ByteBuffer.allocate(1));
                        TimeUnit.MILLISECONDS.sleep(50);
                      }
                    })
                .isInstanceOf(IOException.class);
          }
          assertThat(Duration.ofNanos(System.nanoTime() - begin))
              .isBetween(Duration.ofMillis(HASTE_MILLIS / 2), Duration.ofSeconds(15));
        });
  }

  @Test
  void whoDoesNotSpeakTls13IsNotLetIn() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          try (Socket plain = connect()) {
            plain
                .getOutputStream()
                .write("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            untilClosed(plain.getInputStream());
          }
          assertThatThrownBy(() -> new TlsCaller(connect(), "TLSv1.2").close())
              .isInstanceOf(SSLException.class);
          awaitLog("127.0.0.1: not let in: ");
        });
  }

  @Test
  void tooManyStrangersOfAHostDoNotComeIn() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          List<Socket> strangers = new ArrayList<>();
          try {
            for (int i = 0; i < 65; i++) {
              strangers.add(connect());
            }
            awaitLog("127.0.0.1: too many connections at a time");
            untilClosed(strangers.get(64).getInputStream());
          } finally {
            for (Socket stranger : strangers) {
              stranger.close();
            }
          }
        });
  }

  /** They would keep the cell from its next daemon. */
  @Test
  void strangersDoNotHoldUpTheEnd() throws Exception {
    AtomicReference<Duration> taken = new AtomicReference<>(Duration.ZERO);
    serving(
        TcpEntranceTest::nothing,
        () -> {
          Socket stranger = connect();
          CompletableFuture<Void> unused =
              CompletableFuture.runAsync(
                  () -> {
                    try (stranger) {
                      taken.set(untilClosed(stranger.getInputStream()));
                    } catch (IOException e) {
                      throw new UncheckedIOException(e);
                    }
                  });
          // nobody who came earlier is still to be accepted when another has been heard
          call().close();
        });
    assertThat(taken.get()).isLessThan(EARLY);
  }

  @Test
  void tooManyCommandsOfAUserAreRefusedWithStatus75() throws Exception {
    CompletableFuture<Void> end = new CompletableFuture<>();
    serving(
        (request, console) -> {
          end.join();
          return 0;
        },
        () -> {
          List<TlsCaller> callers = new ArrayList<>();
          for (int i = 0; i < LIMITS.connectionsOfUser(); i++) {
            TlsCaller caller = letIn();
            request("qstat").write(caller);
            callers.add(caller);
          }
          try (TlsCaller caller = call()) {
            String nonce = Frame.read(caller).text(1);
            String proof = new Voucher(nonce, fingerprint(), "alice").text();
            new Frame(Frame.Kind.CREDENTIAL, proof).write(caller);
            assertThat(rest(caller)).last().isEqualTo("EXIT 75");
          }
          end.complete(null);
          for (TlsCaller caller : callers) {
            assertThat(rest(caller)).containsExactly("EXIT 0");
            caller.close();
          }
        });
  }

  /** The last words would be lost, if the connection were closed before everything is read. */
  @Test
  void whoSendsTooMuchLearnsIt() throws Exception {
    serving(
        TcpEntranceTest::nothing,
        () -> {
          try (TlsCaller caller = letIn()) {
            request("qsub", "x".repeat(6 << 20)).write(caller);
            assertThat(rest(caller))
                .containsExactly(
                    "ERR more than the 4 MiB that a command may send to the daemon", "EXIT 75");
          }
        });
  }

  @Test
  void aLargeFileComesAsItIs() throws Exception {
    String text = "größe\n".repeat(150_000);
    serving(
        (request, console) -> {
          console.out(console.readInput().equals(text) ? "same" : "other");
          return 0;
        },
        () -> {
          try (TlsCaller caller = letIn()) {
            request("qsub").write(caller);
            assertThat(Frame.read(caller).kind()).isEqualTo(Frame.Kind.INPUT);
            new Frame(Frame.Kind.REPLY, text).write(caller);
            assertThat(rest(caller)).containsExactly("OUT same", "EXIT 0");
          }
        });
  }

  private static int awaitInterrupt(Console console) {
    console.catchInterrupt();
    while (!console.isInterrupted()) {
      LockSupport.parkNanos(10_000_000);
    }
    console.out("interrupted");
    return 7;
  }

  @Test
  void theEndOfWhatAClientSendsIsAnInterrupt() throws Exception {
    serving(
        (request, console) -> awaitInterrupt(console),
        () -> {
          try (TlsCaller caller = letIn()) {
            request("qsub", "-sync", "y").write(caller);
            assertThat(Frame.read(caller).kind()).isEqualTo(Frame.Kind.WAIT);
            caller.endSending();
            assertThat(rest(caller)).containsExactly("OUT interrupted", "EXIT 7");
          }
        });
  }

  /** As on the daemon's own machine. */
  @Test
  void aClientThatIsKilledEndsItsCommand() throws Exception {
    CompletableFuture<Integer> end = new CompletableFuture<>();
    serving(
        (request, console) -> {
          end.complete(awaitInterrupt(console));
          return 0;
        },
        () -> {
          Socket raw = connect();
          try (TlsCaller caller = new TlsCaller(raw, "TLSv1.3")) {
            admit(caller);
            request("qsub", "-sync", "y").write(caller);
            Frame.read(caller);
            raw.close();
          }
          assertThat(end.get(10, TimeUnit.SECONDS)).isEqualTo(7);
        });
  }
}
