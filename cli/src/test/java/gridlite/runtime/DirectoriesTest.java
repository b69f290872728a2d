package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoriesTest {
  @Test
  void aDirectoryGoesWithAllThatIsInItAndNothingElse(@TempDir Path home) throws IOException {
    Path other = Files.createDirectory(home.resolve("other"));
    Path kept = Files.writeString(other.resolve("kept"), "text");
    Path gone = home.resolve("gone");
    Files.createDirectories(gone.resolve("sub/empty"));
    Files.writeString(gone.resolve("sub/file"), "text");
    Files.createSymbolicLink(gone.resolve("link"), other);
    Directories.remove(gone);
    assertThat(gone).doesNotExist();
    assertThat(kept).exists();
  }
}
