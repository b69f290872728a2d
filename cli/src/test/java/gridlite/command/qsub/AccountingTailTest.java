package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccountingTailTest {
  @TempDir Path directory;
  private Path file = Path.of("accounting");

  @BeforeEach
  void aFile() {
    file = directory.resolve("accounting");
  }

  private void append(String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void onlyCompleteLinesThatAreNewAreTold() throws IOException {
    append("old\n");
    try (AccountingTail tail = new AccountingTail(file)) {
      assertThat(tail.lines()).isEmpty();
      append("one\ntw");
      assertThat(tail.lines()).containsExactly("one");
      append("o\n");
      assertThat(tail.lines()).containsExactly("two");
      assertThat(tail.lines()).isEmpty();
    }
  }

  @Test
  void aFileThatIsRotatedIsReadToItsEndAndThenTheNewOne() throws IOException {
    append("old\n");
    try (AccountingTail tail = new AccountingTail(file)) {
      append("before\n");
      Files.move(file, directory.resolve("accounting.0"));
      assertThat(tail.lines()).containsExactly("before");
      append("after, and longer than what was there before\n");
      assertThat(tail.lines()).containsExactly("after, and longer than what was there before");
    }
  }

  @Test
  void aFileThatIsEmptiedInPlaceIsReadFromItsBeginning() throws IOException {
    append("a line of the past\n");
    try (AccountingTail tail = new AccountingTail(file)) {
      Files.writeString(file, "new\n");
      assertThat(tail.lines()).containsExactly("new");
    }
  }

  @Test
  void aFileThatIsMadeLaterIsReadFromItsBeginning() throws IOException {
    try (AccountingTail tail = new AccountingTail(file)) {
      append("first\n");
      assertThat(tail.lines()).containsExactly("first");
    }
  }
}
