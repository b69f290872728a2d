package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.remote.Control;
import gridlite.remote.Frame;
import gridlite.remote.Socket;
import gridlite.runtime.Console;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server on a socket that somebody else has made, and its end when nobody needs it. */
@Timeout(60)
class HandedOverSocketTest {
  private static final Duration LONG = Duration.ofMinutes(10);
  private static final Limits LIMITS = new Limits(3, 4, 3000, 4 << 20, 8 << 20, 9 << 20);

  @TempDir Path cell;
  private final List<String> log = new CopyOnWriteArrayList<>();

  /** A command that the helper runs. */
  private interface Command {
    OptionalInt run(Request request, Console console) throws Exception;
  }

  private final class Commands implements Service {
    private final Command command;
    private final AtomicReference<Daemon> daemon = new AtomicReference<>();
    private final CountDownLatch serves = new CountDownLatch(1);

    Commands(Command command) {
      this.command = command;
    }

    @Override
    public OptionalInt run(Request request, Console console) {
      try {
        return command.run(request, console);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void giveWay() {
      log.add("gives way");
    }

    @Override
    public void stop() {
      try {
        daemon.get().stop();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A socket on which clients may wait before anybody serves them. */
  private ServerSocketChannel made() throws IOException {
    ServerSocketChannel made = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    Socket.HELPER.use(cell, address -> made.bind(address, 1024));
    return made;
  }

  /** Serves until the server ends. */
  private CompletableFuture<Void> serve(
      ServerSocketChannel made, Duration idle, Limits limits, Command command)
      throws InterruptedException {
    Commands service = new Commands(command);
    CompletableFuture<Void> end =
        CompletableFuture.runAsync(
            () -> {
              try (Daemon daemon =
                  Daemon.on(made, cell, Lifetime.ofHelper(idle), service, limits, log::add)) {
                service.daemon.set(daemon);
                service.serves.countDown();
                daemon.serve();
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            },
            work -> new Thread(work).start());
    service.serves.await();
    return end;
  }

  private SocketChannel connect() throws IOException {
    return Socket.HELPER.use(cell, SocketChannel::open);
  }

  private static void request(SocketChannel client) throws IOException {
    new Frame(Frame.Kind.REQUEST, "/", "18", "0", "1", "qstat").write(client);
  }

  /** Returns what the server answers; empty when nobody has served a client that had connected. */
  private static Frame answer(SocketChannel client) throws IOException {
    request(client);
    return Frame.read(client);
  }

  @Test
  void whoWaitsBeforeTheServerIsThereIsServed() throws Exception {
    try (ServerSocketChannel made = made();
        SocketChannel early = connect()) {
      request(early);
      CompletableFuture<Void> end =
          serve(made, LONG, LIMITS, (request, console) -> OptionalInt.of(7));
      assertThat(Frame.read(early).text()).isEqualTo("7");
      assertThat(Control.stop(Socket.HELPER, cell)).isTrue();
      end.get();
    }
    assertThat(log).isEmpty();
  }

  @Test
  void whoWaitsForTheCellAsksItToGiveWay() throws Exception {
    CompletableFuture<Void> end =
        serve(made(), LONG, LIMITS, (request, console) -> OptionalInt.of(0));
    Control.askToGiveWay(cell);
    assertThat(Control.stop(Socket.HELPER, cell)).isTrue();
    end.get();
    assertThat(log).containsExactly("gives way");
    // nobody is there to ask
    Control.askToGiveWay(cell);
  }

  @Test
  void itEndsWhenNobodyHasNeededItForItsIdleTime() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    CompletableFuture<Void> end =
        serve(
            made(),
            Duration.ofMillis(300),
            LIMITS,
            (request, console) -> {
              go.await();
              return OptionalInt.of(0);
            });
    try (SocketChannel busy = connect()) {
      request(busy);
      // a command under way is a need, however long it takes
      Thread.sleep(1000);
      assertThat(end).isNotDone();
      assertThat(Socket.HELPER.of(cell)).exists();
      go.countDown();
      assertThat(Frame.read(busy).text()).isEqualTo("0");
    }
    end.get();
    assertThat(Socket.HELPER.of(cell)).doesNotExist();
  }

  /** Whoever connects is answered, whenever the server ends; whoever can't finds no socket. */
  @Test
  void aThousandConnectsMeetTheIdleEnd() throws Exception {
    AtomicInteger answered = new AtomicInteger();
    List<String> wrong = new CopyOnWriteArrayList<>();
    for (int round = 0; round < 5; round++) {
      CompletableFuture<Void> end =
          serve(
              made(),
              Duration.ofMillis(20),
              Limits.usual(),
              (request, console) -> OptionalInt.of(0));
      List<CompletableFuture<Void>> clients = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        clients.add(CompletableFuture.runAsync(() -> ask(answered, wrong)));
      }
      CompletableFuture.allOf(clients.toArray(new CompletableFuture<?>[0])).get();
      end.get(30, TimeUnit.SECONDS);
    }
    assertThat(wrong).isEmpty();
    assertThat(answered).hasPositiveValue();
    assertThat(log).isEmpty();
  }

  /** 50 connects, with pauses about as long as the idle time. */
  private void ask(AtomicInteger answered, List<String> wrong) {
    for (int i = 0; i < 50; i++) {
      try (SocketChannel client = connect()) {
        if (answer(client).kind() == Frame.Kind.EXIT) {
          answered.incrementAndGet();
        }
        Thread.sleep(i % 40);
      } catch (ConnectException e) {
        wrong.add("a socket that nobody listens on: " + e);
      } catch (SocketException e) {
        if (Files.exists(Socket.HELPER.of(cell))) {
          wrong.add(e.toString());
        }
        return;
      } catch (IOException | InterruptedException e) {
        wrong.add(e.toString());
      }
    }
  }

  @Test
  void aServerWhoseSocketIsGoneEnds() throws Exception {
    CompletableFuture<Void> end =
        serve(made(), Duration.ofSeconds(20), LIMITS, (request, console) -> OptionalInt.of(0));
    Files.delete(Socket.HELPER.of(cell));
    end.get(20, TimeUnit.SECONDS);
  }

  @Test
  void aServerRemovesNoSocketButItsOwn() throws Exception {
    CompletableFuture<Void> end =
        serve(made(), Duration.ofSeconds(1), LIMITS, (request, console) -> OptionalInt.of(0));
    Files.delete(Socket.HELPER.of(cell));
    try (ServerSocketChannel other = made()) {
      end.get(20, TimeUnit.SECONDS);
      assertThat(Socket.HELPER.of(cell)).exists();
      assertThat(other.isOpen()).isTrue();
    }
  }

  @Test
  void askedToEndItHidesAtOnceAndLetsCommandsComeToTheirEnd() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    CompletableFuture<Void> end =
        serve(
            made(),
            LONG,
            LIMITS,
            (request, console) -> {
              go.await();
              return OptionalInt.of(3);
            });
    try (SocketChannel busy = connect()) {
      request(busy);
      assertThat(Control.stop(Socket.HELPER, cell)).isTrue();
      assertThat(Socket.HELPER.of(cell)).doesNotExist();
      assertThat(end).isNotDone();
      go.countDown();
      assertThat(Frame.read(busy).text()).isEqualTo("3");
    }
    end.get();
  }

  @Test
  void whomItCanNotServeItLeavesToThemselves() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    CompletableFuture<Void> end =
        serve(
            made(),
            LONG,
            LIMITS,
            (request, console) -> {
              go.await();
              return OptionalInt.of(0);
            });
    List<SocketChannel> clients = new ArrayList<>();
    for (int i = 0; i < LIMITS.connectionsOfUser(); i++) {
      clients.add(connect());
      request(clients.get(i));
    }
    try (SocketChannel oneMore = connect()) {
      assertThat(Frame.read(oneMore).kind()).isEqualTo(Frame.Kind.DECLINE);
    }
    go.countDown();
    for (SocketChannel client : clients) {
      assertThat(Frame.read(client).text()).isEqualTo("0");
      client.close();
    }
    assertThat(Control.stop(Socket.HELPER, cell)).isTrue();
    end.get();
  }
}
