package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameTest {
  @TempDir Path directory;

  @Property(tries = 100)
  void whatIsWrittenIsRead(@ForAll @Size(max = 5) List<String> texts) throws IOException {
    // text that is not text, such as half a surrogate pair, has no UTF-8
    List<String> encodable =
        texts.stream()
            .map(t -> new String(t.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
            .toList();
    Path file = Files.createTempFile("frame", "");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      Frame frame = new Frame(Frame.Kind.OUT, encodable);
      frame.write(channel);
      channel.position(0);
      Frame read = Frame.read(channel);
      assertThat(read.kind()).isEqualTo(frame.kind());
      assertThat(read.size()).isEqualTo(encodable.size());
      for (int i = 0; i < encodable.size(); i++) {
        assertThat(read.text(i)).isEqualTo(encodable.get(i));
      }
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void aConversationThatBreaksOffIsNoticed() throws IOException {
    Path file = Files.write(directory.resolve("frame"), new byte[] {3, 0, 0, 0, 9, 0});
    try (FileChannel channel = FileChannel.open(file)) {
      assertThatThrownBy(() -> Frame.read(channel)).isInstanceOf(EOFException.class);
    }
  }

  @Test
  void whatIsNoFrameIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("frame"), "GET / HTTP/1.1\n");
    try (FileChannel channel = FileChannel.open(file)) {
      assertThatThrownBy(() -> Frame.read(channel))
          .hasMessageStartingWith("not a frame of this protocol");
    }
  }
}
