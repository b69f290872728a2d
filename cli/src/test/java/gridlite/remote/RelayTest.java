package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The relay for submit hosts: whom it lets in, and that it carries everything as it is. */
class RelayTest {
  @TempDir Path root;
  private Path cell = Path.of("/");
  private String name = "";
  private String number = "";

  @BeforeEach
  void makeCell() throws IOException {
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    cell = Files.createDirectory(root.resolve("cell"));
    Files.setPosixFilePermissions(cell, PosixFilePermissions.fromString("rwxr-xr-x"));
    name = Files.getOwner(Path.of("/proc/self")).getName();
    number = Files.getAttribute(Path.of("/proc/self"), "unix:uid").toString();
  }

  /** The bytes that a relay sent to its client, and its exit status. */
  private record Carried(byte[] bytes, int status) {
    String text() {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  private static Carried serve(byte[] sent) throws IOException {
    ByteArrayOutputStream got = new ByteArrayOutputStream();
    int status = new Relay(new ByteArrayInputStream(sent), got).serve();
    return new Carried(got.toByteArray(), status);
  }

  private static byte[] frame(Frame.Kind kind, String... texts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (String text : texts) {
      byte[] part = text.getBytes(StandardCharsets.UTF_8);
      bytes.write(ByteBuffer.allocate(4).putInt(part.length).array());
      bytes.write(part);
    }
    return ByteBuffer.allocate(5 + bytes.size())
        .put((byte) (kind == Frame.Kind.RELAY ? 19 : 1))
        .putInt(bytes.size())
        .put(bytes.toByteArray())
        .array();
  }

  private byte[] greeting() throws IOException {
    return frame(Frame.Kind.RELAY, Relay.PROTOCOL, cell.toString(), name, number);
  }

  private static byte[] join(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  /** Three megabytes are more than any buffer on the way holds. */
  @Test
  void everyByteIsCarriedBothWaysAndTheEndOfWhatIsSentToo() throws Exception {
    byte[] sent = new byte[3 << 20];
    new Random(7).nextBytes(sent);
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      Socket.DAEMON.use(cell, server::bind);
      CompletableFuture<byte[]> received = CompletableFuture.supplyAsync(() -> answer(server));
      Carried carried = serve(join(greeting(), sent));
      assertThat(received.get()).isEqualTo(sent);
      assertThat(carried.bytes()).isEqualTo(sent);
      assertThat(carried.status()).isZero();
    }
  }

  /** Reads to the end, then sends the same back. */
  private static byte[] answer(ServerSocketChannel server) {
    try (SocketChannel client = server.accept()) {
      byte[] read = Channels.newInputStream(client).readAllBytes();
      ByteBuffer back = ByteBuffer.wrap(read);
      while (back.hasRemaining()) {
        client.write(back);
      }
      return read;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A forged name or number opens nothing: it is compared with the kernel's, and shuts out. */
  @Test
  void aUserWhoIsAnotherHereIsRefused() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      Socket.DAEMON.use(cell, server::bind);
      server.configureBlocking(false);
      for (String[] other :
          new String[][] {{"mallory", number}, {name, "54321"}, {name, ""}, {"", number}}) {
        Carried carried =
            serve(frame(Frame.Kind.RELAY, Relay.PROTOCOL, cell.toString(), other[0], other[1]));
        assertThat(carried.status()).isEqualTo(1);
        assertThat(carried.text())
            .contains("a user must have the same name and number on both hosts");
      }
      assertThat(server.accept()).as("a connection to the daemon").isNull();
    }
  }

  @Test
  void aClientOfAnotherProtocolIsRefused() throws IOException {
    assertThat(serve(frame(Frame.Kind.RELAY, "2", cell.toString(), name, number)).text())
        .contains("both need the same version of gridlite");
  }

  @Test
  void withoutADaemonItSaysSo() throws IOException {
    assertThat(serve(greeting()).text()).contains("no daemon serves cell " + cell);
  }

  @Test
  void aCellThatOthersCanChangeIsRefused() throws IOException {
    Files.setPosixFilePermissions(cell, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(serve(greeting()).text()).contains("others may write to " + cell);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "cell", "../cell", "/a\0b", "-o"})
  void aDirectoryThatIsNotAbsoluteIsRefused(String directory) throws IOException {
    assertThat(serve(frame(Frame.Kind.RELAY, Relay.PROTOCOL, directory, name, number)).text())
        .contains("must be absolute");
  }

  /** Nothing is read to its end that announces to be long, and memory is not taken for it. */
  @Test
  void aGreetingOfImpossibleSizeIsRefusedByItsHeader() {
    for (int length : new int[] {1 << 15, Integer.MAX_VALUE, -1}) {
      byte[] header = ByteBuffer.allocate(5).put((byte) 19).putInt(length).array();
      assertThatThrownBy(() -> serve(header)).isInstanceOf(MalformedFrameException.class);
    }
  }

  @Test
  void aGreetingOfManyEmptyTextsIsRefused() {
    byte[] empty = ByteBuffer.allocate(5 + (1 << 14)).put((byte) 19).putInt(1 << 14).array();
    assertThatThrownBy(() -> serve(empty)).isInstanceOf(MalformedFrameException.class);
  }

  @Test
  void whatIsNotAGreetingIsRefused() throws IOException {
    byte[] request = frame(Frame.Kind.REQUEST, "/", "18", "0", "1", "qstat");
    assertThatThrownBy(() -> serve(request)).isInstanceOf(MalformedFrameException.class);
    assertThatThrownBy(() -> serve(frame(Frame.Kind.RELAY, Relay.PROTOCOL)))
        .isInstanceOf(MalformedFrameException.class);
    assertThatThrownBy(() -> serve("SSH-2.0-OpenSSH\n".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(MalformedFrameException.class);
    assertThatThrownBy(() -> serve(new byte[] {19, 0, 0})).isInstanceOf(EOFException.class);
  }
}
