package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownLinesTest {
  @TempDir Path directory;

  private Path users(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void aFileThatIsAsItWasIsNotReadAgain() throws IOException {
    Path file = users("passwd", "one\ntwo\n");
    assertThat(KnownLines.of(file)).containsExactly("one", "two");
    assertThat(KnownLines.of(file)).isSameAs(KnownLines.of(file));
  }

  @Test
  void anotherFileInItsPlaceIsReadThoughItIsAsLongAndAsOld() throws IOException {
    Path file = users("passwd", "one\n");
    FileTime time = Files.getLastModifiedTime(file);
    assertThat(KnownLines.of(file)).containsExactly("one");
    Path other = users("passwd.new", "two\n");
    Files.setLastModifiedTime(other, time);
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(KnownLines.of(file)).containsExactly("two");
  }

  @Test
  void aFileThatIsWrittenAnewIsReadAgain() throws IOException {
    Path file = users("passwd", "one\n");
    assertThat(KnownLines.of(file)).containsExactly("one");
    users("passwd", "one\ntwo\n");
    assertThat(KnownLines.of(file)).containsExactly("one", "two");
    users("passwd", "one\nsix\n");
    Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    assertThat(KnownLines.of(file)).containsExactly("one", "six");
  }

  @Test
  void aFileThatHasGoneIsNotRemembered() throws IOException {
    Path file = users("passwd", "one\n");
    assertThat(KnownLines.of(file)).containsExactly("one");
    Files.delete(file);
    assertThatThrownBy(() -> KnownLines.of(file)).isInstanceOf(NoSuchFileException.class);
  }
}
