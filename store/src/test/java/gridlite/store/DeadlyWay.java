package gridlite.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/**
 * A way to a server of this machine, on which a process is killed at one of its requests. So it is
 * known that this happens within an update, between two of its statements.
 */
final class DeadlyWay implements AutoCloseable {
  /** When a process is killed. */
  enum Moment {
    /** The server does not get the request. */
    BEFORE_THE_REQUEST,
    /** The server is working on the request. */
    AFTER_THE_REQUEST,
    /** The server has done what was asked for, and the process has not heard of it. */
    BEFORE_THE_ANSWER;

    /** One of them. */
    static Moment any(Random random) {
      return values()[random.nextInt(values().length)];
    }
  }

  private static final int LARGEST = 1 << 16;

  private final ServerSocket entrance;
  private final int server;
  private volatile Death next = new Death(Aim.NONE);

  /**
   * A request of a process, of those that it sends on connections of its own.
   *
   * @param commits the end of so many updates is passed by
   * @param request number of the request, the first is 1; where updates are passed by, 1 is the one
   *     by which the end of the next begins, with its commit among those that follow
   */
  record Aim(int commits, int request, Moment moment) {
    private static final Aim NONE = new Aim(0, 0, Moment.BEFORE_THE_REQUEST);
  }

  /** The end of a process. */
  static final class Death {
    private final Aim aim;
    private final CompletableFuture<ProcessHandle> victim = new CompletableFuture<>();
    private final CompletableFuture<Boolean> connected = new CompletableFuture<>();
    private int commits;
    private int requests;

    Death(Aim aim) {
      this.aim = aim;
    }

    /** Says whose end it is. */
    void comesTo(Process process) {
      victim.complete(process.toHandle());
    }

    /** Waits until the process has connected. */
    void awaitConnection() {
      connected.join();
    }

    private synchronized boolean isNow(String request) {
      connected.complete(true);
      if (request.contains("NOTIFY")) {
        commits++;
      }
      if (aim.commits() > 0 && commits <= aim.commits()) {
        return false;
      }
      requests++;
      return requests == aim.request();
    }

    private Moment moment() {
      return aim.moment();
    }

    private void strike() {
      victim.join().destroyForcibly();
    }
  }

  /**
   * Opens a way.
   *
   * @param server port of the loopback
   */
  DeadlyWay(int server) throws IOException {
    this.server = server;
    entrance = new ServerSocket(0, 0, InetAddress.getByName("127.0.0.1"));
    start(this::accept);
  }

  int port() {
    return entrance.getLocalPort();
  }

  /**
   * Has a process killed that is about to start. What is connected already goes on unharmed, and so
   * does what connects afterwards.
   *
   * @return is to be told of the process
   */
  Death killAt(Aim aim) {
    Death death = new Death(aim);
    next = death;
    return death;
  }

  /** Has no process killed that connects from now on. */
  void spare() {
    next = new Death(Aim.NONE);
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "deadly way");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = entrance.accept();
        new Connection(client, new Socket(entrance.getInetAddress(), server), next).begin();
      }
    } catch (IOException e) {
      // closed
    }
  }

  private static final class Connection {
    private final Socket client;
    private final Socket server;
    private final Death death;
    private volatile boolean answerKills;

    Connection(Socket client, Socket server, Death death) {
      this.client = client;
      this.server = server;
      this.death = death;
    }

    void begin() {
      start(() -> pass(client, server, this::request));
      start(() -> pass(server, client, this::answer));
    }

    /** Passes bytes on. */
    private interface Passing {
      void pass(byte[] bytes, int length, OutputStream to) throws IOException;
    }

    private static void pass(Socket from, Socket to, Passing passing) {
      byte[] bytes = new byte[LARGEST];
      try (from;
          to) {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int length = in.read(bytes); length > 0; length = in.read(bytes)) {
          passing.pass(bytes, length, out);
        }
      } catch (IOException e) {
        // one of the two is gone: so is the connection
      }
    }

    /** The driver waits for an answer after each: what is read at once is one of them. */
    private void request(byte[] bytes, int length, OutputStream to) throws IOException {
      boolean isLast = death.isNow(new String(bytes, 0, length, StandardCharsets.ISO_8859_1));
      if (isLast && death.moment() == Moment.BEFORE_THE_REQUEST) {
        death.strike();
        return;
      }
      answerKills = isLast && death.moment() == Moment.BEFORE_THE_ANSWER;
      to.write(bytes, 0, length);
      if (isLast && death.moment() == Moment.AFTER_THE_REQUEST) {
        death.strike();
      }
    }

    private void answer(byte[] bytes, int length, OutputStream to) throws IOException {
      if (answerKills) {
        death.strike();
      } else {
        to.write(bytes, 0, length);
      }
    }
  }

  @Override
  public void close() throws IOException {
    entrance.close();
  }
}
