package gridlite.remote;

import gridlite.value.Given;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Speaks with who serves a cell, its daemon or its helper, about that process itself. */
public final class Control {
  /** Asks for the state. */
  public static final String ASK_STATE = "state";

  /** Asks it to end; it answers only whom it does not obey. */
  public static final String STOP = "stop";

  /** The wish that a helper lets another process have the cell. */
  public static final String GIVE_WAY = "give way";

  /**
   * The time that an answer about the state may take. It waits for nothing in the cell, so a server
   * that takes longer is stopped, or on a machine that has come to a standstill.
   */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private Control() {}

  /** Somebody listens, and says nothing: a process that is stopped, as by SIGSTOP. */
  public static final class SilentException extends IOException {
    private static final long serialVersionUID = 1L;

    private SilentException(Duration patience) {
      super("it does not answer within " + patience.toMillis() + " ms");
    }
  }

  /**
   * The state that a daemon or helper reports of itself.
   *
   * @param process number of its process
   * @param word "serving", or "broken" when it can't write
   * @param detail why, for a state that is not the usual one
   * @param port address and port on which it listens for submit hosts, if it does
   */
  public record State(long process, String word, String detail, Optional<String> port) {}

  /** Returns whether a daemon listens. */
  public static boolean isThere(Path cell) {
    try {
      return state(Socket.DAEMON, cell).isPresent();
    } catch (SilentException e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * State of the one who serves a cell; empty when nobody listens. Who listens without a word is a
   * {@link SilentException}.
   */
  public static Optional<State> state(Socket socket, Path cell) throws IOException {
    return state(socket, cell, PATIENCE);
  }

  /** The same with another time for the answer. */
  static Optional<State> state(Socket socket, Path cell, Duration patience) throws IOException {
    // in a thread of its own: the kernel lets connecting wait for as long, when many wait already
    FutureTask<Optional<State>> question = new FutureTask<>(() -> ask(socket, cell));
    Thread thread = new Thread(question, "gridlite question");
    thread.setDaemon(true);
    thread.start();
    try {
      return question.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // an interrupt closes the connection
      question.cancel(true);
      throw new SilentException(patience);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException known ? known : new IOException(e.getCause());
    } catch (InterruptedException e) {
      question.cancel(true);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while it was asked", e);
    }
  }

  private static Optional<State> ask(Socket socket, Path cell) throws IOException {
    Optional<SocketChannel> connected = socket.connect(cell);
    if (connected.isEmpty()) {
      return Optional.empty();
    }
    try (SocketChannel channel = connected.get()) {
      new Frame(Frame.Kind.CONTROL, ASK_STATE).write(channel);
      Frame answer = Frame.read(channel);
      if (answer.kind() != Frame.Kind.STATE) {
        throw new IOException(answer.text().strip());
      }
      return Optional.of(
          new State(
              answer.number(0, 1, Integer.MAX_VALUE),
              answer.text(1),
              answer.text(2),
              answer.size() > 3 ? Given.text(answer.text(3)) : Optional.empty()));
    }
  }

  /**
   * Asks the helper of a cell, if there is one, to let another process have the cell: it may have
   * kept the database open for a command that did not come. Does not wait for it.
   */
  public static void askToGiveWay(Path cell) {
    try {
      Optional<SocketChannel> connected = Socket.HELPER.connect(cell);
      if (connected.isPresent()) {
        try (SocketChannel channel = connected.get()) {
          new Frame(Frame.Kind.CONTROL, GIVE_WAY).write(channel);
        }
      }
    } catch (IOException e) {
      // it lets go by itself a moment later
    }
  }

  /**
   * Asks the one who serves a cell to end, and returns when its process has closed the cell; false
   * when nobody listens.
   */
  public static boolean stop(Socket socket, Path cell) throws IOException {
    Optional<SocketChannel> connected = socket.connect(cell);
    if (connected.isEmpty()) {
      return false;
    }
    try (SocketChannel channel = connected.get()) {
      new Frame(Frame.Kind.CONTROL, STOP).write(channel);
      throw new IOException(Frame.read(channel).text().strip());
    } catch (EOFException e) {
      // it kept the connection until its end
      return true;
    }
  }
}
