package gridlite.runtime;

import gridlite.remote.CallerSide;
import gridlite.remote.LocalFiles;
import gridlite.terminal.Editor;
import gridlite.terminal.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The streams of a command that runs in the process of its caller. What is written is held back
 * while the store holds updates that the loss of power could undo: an answer is a promise.
 */
public final class LocalConsole implements Console {
  private static final int BUFFER_SIZE = 1 << 16;

  private final BooleanSupplier holdBack;
  private final Runnable release;
  private final CallerSide caller;
  private final HeldText pending = new HeldText();
  private boolean closed;
  private volatile boolean interrupted;

  /**
   * A console of this process.
   *
   * @param holdBack whether answers must wait for now
   * @param release ends that, and lets others use the cell
   * @param caller whose command it is
   */
  public LocalConsole(BooleanSupplier holdBack, Runnable release, CallerSide caller) {
    this.holdBack = holdBack;
    this.release = release;
    this.caller = caller;
  }

  @Override
  public void out(String text) {
    append(text, HeldText.Target.OUT);
  }

  @Override
  public void err(String text) {
    append(text, HeldText.Target.ERR);
  }

  @Override
  public Progress progress(String task) {
    return caller.isErrorTerminal()
        ? Progress.shown(task, text -> write(HeldText.Target.ERR, text))
        : Progress.unseen(task);
  }

  @Override
  public void catchInterrupt() {
    caller.passInterruptTo(() -> interrupted = true);
  }

  @Override
  public boolean isInterrupted() {
    return interrupted;
  }

  @Override
  public void goOn() {
    if (caller.isEnded()) {
      throw new CallerGoneException(new InterruptedException("Ctrl-C"));
    }
  }

  private void append(String text, HeldText.Target target) {
    goOn();
    if (pending.add(target, text) > BUFFER_SIZE && !holdBack.getAsBoolean()) {
      pending.showOn(this::write);
    }
  }

  @Override
  public void flush() {
    release.run();
    pending.showOn(this::write);
  }

  private void write(HeldText.Target target, String text) {
    try {
      if (!closed) {
        OutputStream stream =
            switch (target) {
              case OUT -> caller.out();
              case ERR -> caller.err();
            };
        stream.write(text.getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      // the reader has gone: it has seen what it wanted
      closed = true;
    }
  }

  @Override
  public String readInput() {
    flush();
    try {
      return new String(caller.readInput(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("can't read standard input", e);
    }
  }

  @Override
  public InputStream openFile(Path file) throws IOException {
    return LocalFiles.open(file);
  }

  @Override
  public void writeFile(Path file, String text) throws IOException {
    LocalFiles.write(file, text);
  }

  @Override
  public List<String> listFiles(Path directory) throws IOException {
    return LocalFiles.list(directory);
  }

  @Override
  public void makeDirectory(Path directory) throws IOException {
    LocalFiles.makeDirectory(directory);
  }

  @Override
  public boolean isTerminal() {
    return caller.isOutputTerminal();
  }

  @Override
  public Edited edit(String text, String suffix) {
    flush();
    Editor.Result result = caller.edit(text, suffix);
    return new Edited(
        result.text(), result.written(), result.status(), result.file(), result.problem());
  }

  @Override
  public boolean confirm(String question) {
    flush();
    return caller.confirm(question);
  }

  @Override
  public void discard(Edited edited) {
    Editor.discard(edited.keptIn());
  }
}
