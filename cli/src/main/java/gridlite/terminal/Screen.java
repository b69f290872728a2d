package gridlite.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jline.builtins.Less;
import org.jline.builtins.Source;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/**
 * The terminal of this process as a screen, by JLine: its size, pictures on all of it, a pager, an
 * editor, keys. However the process ends, the terminal is then as it was, but after {@code kill
 * -9}.
 */
public final class Screen implements AutoCloseable {
  /**
   * Something for which a picture may have to be drawn again.
   *
   * @param kind what it is
   * @param key name of the key that was pressed; see {@code Keys}
   */
  public record Event(Kind kind, String key) {
    /** The kinds of events. */
    public enum Kind {
      /** The screen has another size, or the picture was disturbed. */
      RESIZED,
      /** Somebody has called {@link #wake}. */
      WOKEN,
      /** A key was pressed. */
      KEY,
      /** Nothing will be typed any more. */
      ENDED
    }

    private static Event of(Kind kind) {
      return new Event(kind, "");
    }

    /** Returns whether the user wants no more of it: {@code q} or Ctrl-C. */
    public boolean isLeaving() {
      return kind == Kind.ENDED
          || kind == Kind.KEY && (key.equals("q") || key.equals("Q") || key.equals("ctrl-c"));
    }
  }

  private final Terminal terminal;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

  /**
   * One for the key that may be read now. The next one is read when the one before is done with:
   * JLine sets the terminal's modes before each read, and after {@code q} the terminal may already
   * have been given back.
   */
  private final Semaphore keyWanted = new Semaphore(1);

  private boolean keyInHand;
  private final Thread atExit = new Thread(this::end, "gridlite terminal");
  private volatile boolean takenOver;
  private volatile @Nullable TerminalSize known;
  private @Nullable Attributes before;
  private List<AttributedString> shown = List.of();
  private boolean isAway;
  private boolean hasEnded;

  /** A screen on a terminal of JLine's. */
  Screen(Terminal terminal) {
    this.terminal = terminal;
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /**
   * The terminal that standard input and output are.
   *
   * @throws IOException if they are none; see {@link StandardStreams#allowScreen}
   */
  public static Screen open() throws IOException {
    return new Screen(system().build());
  }

  private static TerminalBuilder system() {
    // by stty(1): the other ways unpack a native library into the temporary directory
    return TerminalBuilder.builder()
        .system(true)
        .provider("exec")
        .dumb(false)
        .encoding(StandardCharsets.UTF_8);
  }

  /** Its present size. */
  public TerminalSize size() {
    Size size = terminal.getSize();
    return TerminalSize.of(size.getRows(), size.getColumns());
  }

  // ----------------------------------------------------------------------------- pictures

  /**
   * Begins with pictures: keeps aside what is shown, and reads keys without showing them. Ctrl-Z
   * stops the process as usual; whenever it goes on, the picture is drawn again.
   */
  public void takeOver() {
    before = terminal.getAttributes();
    terminal.handle(Terminal.Signal.WINCH, signal -> redraw());
    terminal.handle(Terminal.Signal.CONT, signal -> comeBack());
    enter();
    Thread reading = new Thread(this::readKeys, "gridlite keys");
    reading.setDaemon(true);
    reading.start();
  }

  private synchronized void enter() {
    if (hasEnded) {
      // whoever was stopped and goes on may learn of it late
      return;
    }
    readKeyByKey(keys -> {});
    takenOver = true;
    shown = List.of();
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.cursor_invisible);
    terminal.puts(Capability.clear_screen);
    terminal.flush();
  }

  /** Has all of the picture drawn anew, in whatever size there is. */
  private void redraw() {
    forget();
    events.add(Event.of(Event.Kind.RESIZED));
  }

  private synchronized void forget() {
    known = null;
    if (takenOver) {
      terminal.puts(Capability.clear_screen);
    }
    shown = List.of();
  }

  /** The process was stopped by somebody else, and goes on. */
  private synchronized void comeBack() {
    if (!isAway) {
      enter();
      redraw();
    }
  }

  /**
   * Stops this process and those that it runs with, as the terminal does on Ctrl-Z; returns when
   * the user has it go on.
   */
  private void suspend() throws IOException {
    synchronized (this) {
      isAway = true;
      restore();
      if (before != null) {
        terminal.setAttributes(before);
      }
    }
    try {
      // the shell that stops them is among them, so that it ends when all go on
      new ProcessBuilder("/bin/sh", "-c", "kill -TSTP 0").start().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (this) {
      isAway = false;
      enter();
    }
    redraw();
  }

  /** Gets keys as they are typed, all of them, without showing them. */
  private void readKeyByKey(Consumer<Attributes> more) {
    Attributes keys = terminal.getAttributes();
    keys.setLocalFlags(
        EnumSet.of(
            Attributes.LocalFlag.ICANON, Attributes.LocalFlag.ECHO, Attributes.LocalFlag.ISIG),
        false);
    keys.setControlChar(Attributes.ControlChar.VMIN, 1);
    keys.setControlChar(Attributes.ControlChar.VTIME, 0);
    more.accept(keys);
    terminal.setAttributes(keys);
  }

  private void readKeys() {
    try {
      Keys keys = new Keys(terminal.reader());
      keyWanted.acquire();
      for (String key = keys.next(); !key.equals(Keys.END); key = keys.next()) {
        switch (key) {
          case "ctrl-l" -> redraw();
          case "ctrl-z" -> suspend();
          default -> {
            events.add(new Event(Event.Kind.KEY, key));
            keyWanted.acquire();
          }
        }
      }
    } catch (IOException e) {
      // no more keys
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    events.add(Event.of(Event.Kind.ENDED));
  }

  /** Ends a wait with {@link Event.Kind#WOKEN}; may be called by any thread. */
  public void wake() {
    events.add(Event.of(Event.Kind.WOKEN));
  }

  /** Waits for what comes next; the event before is done with. For one thread. */
  public Event await() throws InterruptedException {
    if (keyInHand) {
      keyWanted.release();
    }
    Event event = events.take();
    keyInHand = event.kind() == Event.Kind.KEY;
    return event;
  }

  /**
   * Draws lines from the top, in as many rows and columns as there are. The last row says how much
   * is not shown, and a note.
   */
  public void draw(List<String> lines, String note) {
    paint(picture(lines, note, pictureSize()));
  }

  /** Draws rows, as many and as wide as there is place. They may hold codes of colours. */
  public void draw(List<String> rows) {
    TerminalSize size = pictureSize();
    List<AttributedString> picture = new ArrayList<>();
    for (int i = 0; i < size.rows(); i++) {
      AttributedString row =
          i < rows.size() ? AttributedString.fromAnsi(rows.get(i)) : AttributedString.EMPTY;
      picture.add(row.columnSubSequence(0, size.columns() - (i == size.rows() - 1 ? 1 : 0)));
    }
    paint(picture);
  }

  /** The size that is drawn for: asked for once, and again when it has changed. */
  public TerminalSize pictureSize() {
    TerminalSize size = known;
    if (size == null) {
      size = size();
      known = size;
    }
    return size;
  }

  /** Writes the rows that have changed, and nothing where nothing has: so nothing flickers. */
  private synchronized void paint(List<AttributedString> picture) {
    if (isAway) {
      return;
    }
    int columns = pictureSize().columns();
    for (int row = 0; row < picture.size(); row++) {
      AttributedString line = picture.get(row);
      if (row < shown.size() && shown.get(row).equals(line)) {
        continue;
      }
      terminal.puts(Capability.cursor_address, row, 0);
      terminal.writer().write(line.toAnsi(terminal));
      // behind a full line the cursor still stands on its last character
      if (line.columnLength() < columns) {
        terminal.puts(Capability.clr_eol);
      }
    }
    shown = List.copyOf(picture);
    terminal.flush();
  }

  /** Returns what is seen of lines: a row each. */
  static List<AttributedString> picture(List<String> lines, String note, TerminalSize size) {
    List<AttributedString> rows = new ArrayList<>();
    int shown = Math.min(lines.size(), size.rows() - 1);
    int widest = 0;
    for (String line : lines.subList(0, shown)) {
      AttributedString whole = AttributedString.fromAnsi(line);
      widest = Math.max(widest, whole.columnLength());
      rows.add(whole.columnSubSequence(0, size.columns()));
    }
    while (rows.size() < size.rows() - 1) {
      rows.add(AttributedString.EMPTY);
    }
    String last =
        more(lines.size() - shown, " more line") + more(widest - size.columns(), " more column");
    // the last place of all stays free: some terminals scroll when it is filled
    rows.add(
        new AttributedString(last + note, AttributedStyle.INVERSE)
            .columnSubSequence(0, size.columns() - 1));
    return rows;
  }

  private static String more(int number, String what) {
    return number <= 0 ? "" : number + what + (number == 1 ? ", " : "s, ");
  }

  // ----------------------------------------------------------------------------- pager, editor

  /**
   * Shows a text page by page until the user leaves it.
   *
   * @param title what it is
   */
  public void page(String title, InputStream text) throws IOException {
    // keys that send signals do nothing, as in less(1)
    readKeyByKey(keys -> {});
    Less less =
        new Less(terminal, Path.of("/")) {
          @Override
          public void handle(Terminal.Signal signal) {
            // as many lines as there are now make a page
            window = Math.max(1, Screen.this.size().rows() - 1);
            halfWindow = Math.max(1, window / 2);
            // as wide as the screen was
            message = null;
            super.handle(signal);
          }
        };
    less.chopLongLines = true;
    String keys = title + ": space: next page, q: end, h: help";
    String help = keys.substring(0, Math.min(keys.length(), size().columns() - 1));
    takenOver = true;
    try {
      less.run(new Source.InputStreamSource(text, true, help));
      takenOver = false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets the user edit a file. */
  public void edit(Path file) throws IOException {
    takenOver = true;
    BuiltInEditor.edit(terminal, file);
    takenOver = false;
  }

  // ----------------------------------------------------------------------------- another program

  /**
   * The terminal that standard input and output are, of whatever kind; all its keys are left to
   * another program, which has a terminal of its own.
   *
   * @param resized gets the size whenever it has changed
   * @throws IOException if they are not a terminal
   */
  public static Screen lend(Consumer<TerminalSize> resized) throws IOException {
    // of the type nothing is used, and JLine would look no closer at a dumb one
    Screen screen = new Screen(system().type("ansi").build());
    screen.passKeysOn(resized);
    return screen;
  }

  private void passKeysOn(Consumer<TerminalSize> resized) {
    terminal.handle(Terminal.Signal.WINCH, signal -> resized.accept(size()));
    readKeyByKey(
        raw -> {
          raw.setLocalFlag(Attributes.LocalFlag.IEXTEN, false);
          raw.setInputFlags(
              EnumSet.of(
                  Attributes.InputFlag.BRKINT,
                  Attributes.InputFlag.ICRNL,
                  Attributes.InputFlag.IGNCR,
                  Attributes.InputFlag.INLCR,
                  Attributes.InputFlag.ISTRIP,
                  Attributes.InputFlag.IXON),
              false);
          raw.setOutputFlag(Attributes.OutputFlag.OPOST, false);
        });
  }

  // ----------------------------------------------------------------------------- end

  private synchronized void end() {
    hasEnded = true;
    restore();
  }

  private synchronized void restore() {
    if (takenOver) {
      takenOver = false;
      terminal.puts(Capability.cursor_normal);
      terminal.puts(Capability.exit_ca_mode);
      terminal.flush();
    }
  }

  /** Gives the terminal back as it was. */
  @Override
  public void close() throws IOException {
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // the process is ending, and it runs
    }
    end();
    terminal.close();
  }
}
