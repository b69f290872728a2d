package gridlite.terminal;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;
import org.jline.builtins.Nano;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/**
 * JLine's editor, on a terminal whose size may change at any time. The editor draws a new size in
 * the thread of the signal, in lists that its own thread is changing; so here either of them waits
 * for the other, and the editor's thread lets the signal in only while it waits for a key.
 */
final class BuiltInEditor extends Nano {
  /** The least size that JLine's editor is able to draw on. */
  private static final TerminalSize LEAST = new TerminalSize(5, 20);

  private final ReentrantLock drawing;

  private BuiltInEditor(Terminal terminal, ReentrantLock drawing) {
    super(lent(terminal, drawing), Path.of("/"));
    this.drawing = drawing;
  }

  /** Lets the user edit a file, until it is left. */
  static void edit(Terminal terminal, Path file) throws IOException {
    BuiltInEditor editor = new BuiltInEditor(terminal, new ReentrantLock());
    editor.open(file.toString());
    editor.run();
  }

  @Override
  public void run() throws IOException {
    drawing.lock();
    try {
      super.run();
    } finally {
      drawing.unlock();
    }
  }

  @Override
  protected void handle(Terminal.Signal signal) {
    drawing.lock();
    try {
      super.handle(signal);
    } finally {
      drawing.unlock();
    }
  }

  /** The terminal as the editor sees it: never too small, and read with the lock open. */
  private static Terminal lent(Terminal terminal, ReentrantLock drawing) {
    return (Terminal)
        Proxy.newProxyInstance(
            BuiltInEditor.class.getClassLoader(),
            new Class<?>[] {Terminal.class},
            (proxy, method, arguments) -> {
              Object result;
              try {
                result = method.invoke(terminal, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
              if (result instanceof Size size) {
                return large(TerminalSize.of(size.getRows(), size.getColumns()));
              }
              return result instanceof NonBlockingReader keys
                  ? new Keyboard(keys, drawing)
                  : result;
            });
  }

  private static Size large(TerminalSize size) {
    return new Size(Math.max(LEAST.columns(), size.columns()), Math.max(LEAST.rows(), size.rows()));
  }

  /** The keys that are typed; while the editor waits for it, a new size may be drawn. */
  private static final class Keyboard extends NonBlockingReader {
    private final NonBlockingReader keys;
    private final ReentrantLock drawing;

    private Keyboard(NonBlockingReader keys, ReentrantLock drawing) {
      this.keys = keys;
      this.drawing = drawing;
    }

    @Override
    protected int read(long timeout, boolean isPeek) throws IOException {
      drawing.unlock();
      try {
        return isPeek ? keys.peek(timeout) : keys.read(timeout);
      } finally {
        drawing.lock();
      }
    }

    @Override
    public int readBuffered(char[] buffer, int from, int length, long timeout) throws IOException {
      drawing.unlock();
      try {
        return keys.readBuffered(buffer, from, length, timeout);
      } finally {
        drawing.lock();
      }
    }

    @Override
    public int available() {
      return keys.available();
    }

    @Override
    public void close() throws IOException {
      keys.close();
    }
  }
}
