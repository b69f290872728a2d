package gridlite.command.qrsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The directories that calls of {@code qrsh} make and remove. */
class RemotePipesTest {
  @TempDir private Path parent;

  @Test
  void aDirectoryGoesWithItsCallAndNobodyElses() throws Exception {
    try (RemotePipes first = new RemotePipes(parent)) {
      Files.createFile(first.directory().resolve("out"));
      try (RemotePipes second = new RemotePipes(parent)) {
        assertThat(second.directory()).isNotEqualTo(first.directory());
      }
      assertThat(parent).isDirectoryContaining(first.directory()::equals);
      assertThat(first.directory().resolve("out")).exists();
    }
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void theNextCallRemovesWhatWasLeftButNotWhatIsBeingMade() throws Exception {
    Path left = Files.createDirectory(parent.resolve("qrsh.1"));
    Files.createFile(left.resolve("lock"));
    Files.createFile(left.resolve("in"));
    Path made = Files.createDirectory(parent.resolve("qrsh.2"));
    Files.createFile(made.resolve("unlocked"));
    Path other = Files.createDirectory(parent.resolve("other"));
    Files.createFile(other.resolve("lock"));
    new RemotePipes(parent).close();
    assertThat(left).doesNotExist();
    assertThat(made.resolve("unlocked")).exists();
    assertThat(other.resolve("lock")).exists();
  }
}
