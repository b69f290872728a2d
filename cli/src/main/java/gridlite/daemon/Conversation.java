package gridlite.daemon;

import gridlite.remote.Frame;
import gridlite.remote.MalformedFrameException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;

/**
 * The conversation between the daemon and one client, within the {@link Limits}: the one place
 * where something is read from a client. Only one thread uses it, but for {@link #write}.
 */
final class Conversation implements Frame.Allowance {
  private final Connection connection;
  private final Visitors.Visitor visitor;
  private final Limits limits;
  private final Deadline deadline;
  private long last;

  Conversation(
      Connection connection,
      Visitors.Visitor visitor,
      Limits limits,
      ScheduledExecutorService clock) {
    this.connection = connection;
    this.visitor = visitor;
    this.limits = limits;
    this.deadline = new Deadline(clock, limits.sendingMillis(), this::cutOff);
  }

  /** More was sent than can be held: a message for the client. */
  static final class TooMuchException extends IOException {
    private static final long serialVersionUID = 1L;

    TooMuchException(String message) {
      super(message);
    }
  }

  /** Waits for a first message, which has to come soon. */
  Frame readRequest() throws IOException {
    begun();
    return read();
  }

  /** Waits for a message. The client may take its time before it begins one. */
  Frame read() throws IOException {
    long before = visitor.bytes();
    try {
      Frame frame = Frame.read(connection, this);
      visitor.take(before + frame.weight() - visitor.bytes());
      last = frame.weight();
      return frame;
    } catch (IOException e) {
      if (!connection.isOpen()) {
        throw new MalformedFrameException("cut off in the middle of a message", e);
      }
      throw e;
    } finally {
      deadline.lift();
    }
  }

  /** The content of the last message is of no use any more. */
  void forgetLast() {
    visitor.take(-last);
    last = 0;
  }

  Connection connection() {
    return connection;
  }

  /** Sends messages: one after the other, whichever thread has some. */
  synchronized void write(Frame... frames) throws IOException {
    Frame.write(connection, List.of(frames));
  }

  /**
   * Returns whether the client has stopped sending, which is how it passes on an interrupt. Unasked
   * it sends nothing else.
   */
  boolean isEnded() throws IOException {
    return connection.isEnded();
  }

  /** Writes the last words to a client that may not listen. */
  void writeSoon(Frame frame) throws IOException {
    begun();
    try {
      write(frame);
    } finally {
      deadline.lift();
    }
  }

  /** Gives the client time to hear the last words. */
  void finish() throws IOException {
    begun();
    try {
      connection.finish();
    } finally {
      deadline.lift();
    }
  }

  /** Nothing is read or written any more. */
  void end() {
    deadline.end();
  }

  @Override
  public void begun() {
    deadline.set();
  }

  private void cutOff() {
    try {
      connection.close();
    } catch (IOException e) {
      // closed is closed
    }
  }

  @Override
  public void announced(int length) throws IOException {
    refuseBeyondRequest(length);
  }

  private void refuseBeyondRequest(int bytes) throws IOException {
    if (visitor.bytes() + bytes > limits.bytesOfRequest()) {
      throw new TooMuchException(
          "more than the "
              + (limits.bytesOfRequest() >> 20)
              + " MiB that a command may send to the daemon");
    }
  }

  @Override
  public void grows(int bytes) throws IOException {
    refuseBeyondRequest(bytes);
    if (!visitor.take(bytes)) {
      throw new TooMuchException(
          "the daemon has no memory left for what commands of "
              + visitor.user()
              + " send: try again later, or send less");
    }
  }
}
