package gridlite.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;

/** Moves of files that are taken back together, unless all of them have succeeded. */
final class FileMoves implements AutoCloseable {
  private record Move(Path from, Path to) {}

  private final Deque<Move> done = new ArrayDeque<>();

  /** Moves what is there. */
  void move(Path from, Path to) throws IOException {
    if (Files.exists(from)) {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
      done.push(new Move(from, to));
    }
  }

  /** All has succeeded: nothing is taken back. */
  void keep() {
    done.clear();
  }

  /** Takes back what was moved, the last first. */
  @Override
  public void close() throws IOException {
    while (!done.isEmpty()) {
      Move last = done.pop();
      Files.move(last.to(), last.from(), StandardCopyOption.ATOMIC_MOVE);
    }
  }
}
