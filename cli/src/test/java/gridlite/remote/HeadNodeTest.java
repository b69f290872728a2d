package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.command.daemon.KeyFile;
import gridlite.daemon.CellKey;
import gridlite.value.Given;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A submit host and whatever may be at the other end: a daemon only if it has the cell's key. */
@Timeout(60)
class HeadNodeTest {
  @TempDir Path root;
  private Path cell = Path.of("/");

  @BeforeEach
  void makeCell() throws IOException {
    cell = Files.createDirectories(root.resolve("cell/common")).getParent();
    for (Path directory : new Path[] {root, cell, cell.resolve("common")}) {
      Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  private void write(String line) throws IOException {
    Files.writeString(HeadNode.file(cell), line + "\n");
  }

  private static String here() throws IOException {
    return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
  }

  @ParameterizedTest
  @CsvSource({
    "tcp://head:7000, head, 7000, ''",
    "tcp://head.example.org:65535 10.0.0.1, head.example.org, 65535, 10.0.0.1",
    "tcp://[fd00::1]:1 [::1], [fd00::1], 1, [::1]"
  })
  void aLineNamesHostPortAndAddress(String line, String host, int port, String address)
      throws IOException {
    assertThat(HeadNode.parse(cell, line))
        .isEqualTo(new HeadNode(cell, host, port, Given.text(address)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tcp://head",
        "tcp://head:0",
        "tcp://head:65536",
        "tcp://head:999999999999",
        "tcp://-head:1",
        "tcp://he ad:1",
        "tcp://head:1 two three",
        "tcp://:1",
        "tcp://head:1/path",
        "tcp://$(id):1"
      })
  void aLineThatNamesNoneIsRefused(String line) throws IOException {
    write(line);
    assertThatThrownBy(() -> HeadNode.elsewhere(cell))
        .hasMessageContaining(cell + "/common/head: expected tcp://HOST:PORT [ADDRESS]");
  }

  @Test
  void aLineForSshOrNoneIsNotOfThisKind() throws IOException {
    assertThat(HeadNode.elsewhere(cell)).isEmpty();
    write("head /srv/gridlite/default");
    assertThat(HeadNode.elsewhere(cell)).isEmpty();
    assertThat(HeadNode.here(cell)).isEmpty();
  }

  /** A file in a directory that machines share. */
  @Test
  void onTheMachineThatTheLineNamesItIsForTheDaemon() throws IOException {
    for (String name : new String[] {here(), here() + ".example.org"}) {
      write("tcp://" + name + ":7000");
      assertThat(HeadNode.elsewhere(cell)).isEmpty();
      assertThat(HeadNode.here(cell)).isPresent();
    }
    write("tcp://x" + here() + ":7000");
    assertThat(HeadNode.elsewhere(cell)).isPresent();
    assertThat(HeadNode.here(cell)).isEmpty();
  }

  @Test
  void aFileThatOthersCanWriteIsRefused() throws IOException {
    write("tcp://head:7000");
    Files.setPosixFilePermissions(
        HeadNode.file(cell), PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThatThrownBy(() -> HeadNode.elsewhere(cell))
        .hasMessageContaining("others may write to " + HeadNode.file(cell));
  }

  private static HeadNode at(Path cell, ServerSocket server) {
    return new HeadNode(cell, "127.0.0.1", server.getLocalPort(), Optional.empty());
  }

  private static ServerSocket listen() throws IOException {
    return new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
  }

  private static HeadNode.Meeting meet(HeadNode head) throws IOException {
    return head.meet(new Munge(Path.of("/no/programs"), "", Duration.ofSeconds(1)));
  }

  @Test
  void withoutACertificateNobodyIsCalled() throws IOException {
    try (ServerSocket server = listen()) {
      assertThatThrownBy(() -> meet(at(cell, server)))
          .hasMessageContaining(cell + "/common/head.pem is missing");
      Files.writeString(HeadNode.certificate(cell), "none");
      assertThatThrownBy(() -> meet(at(cell, server))).hasMessageContaining("is not a certificate");
    }
  }

  @Test
  void withoutADaemonItSaysSo() throws IOException {
    KeyFile.of(cell);
    ServerSocket server = listen();
    server.close();
    assertThatThrownBy(() -> meet(at(cell, server)))
        .hasMessageContaining("no daemon listens there");
  }

  /** Runs what somebody at the other end does, while a client comes. */
  private interface Other {
    void with(java.net.Socket client) throws IOException;
  }

  private void refused(Other other, String reason) throws Exception {
    try (ServerSocket server = listen()) {
      CompletableFuture<Void> served =
          CompletableFuture.runAsync(
              () -> {
                try (java.net.Socket client = server.accept()) {
                  other.with(client);
                } catch (IOException e) {
                  // what the client makes of it is the question
                }
              });
      assertThatThrownBy(() -> meet(at(cell, server))).hasMessageContaining(reason);
      served.get();
    }
  }

  /** Nothing is shown to it, not even a user's name. */
  @Test
  void aServerWithAnotherKeyIsNotUsed() throws Exception {
    KeyFile.of(cell);
    Path elsewhere = Files.createDirectories(root.resolve("other/common")).getParent();
    CellKey other = KeyFile.of(elsewhere);
    refused(
        client -> TlsLine.accept(client, other.context()),
        "who answers there has another key than " + cell + "/common/head.pem says");
  }

  @Test
  void aServerThatSpeaksSomethingElseIsNotUsed() throws Exception {
    CellKey key = KeyFile.of(cell);
    refused(client -> client.getOutputStream().write("220 mail\r\n".getBytes()), "no TLS 1.3");
    refused(client -> {}, "it has ended the connection at once");
    refused(
        client ->
            new Frame(Frame.Kind.CHALLENGE, "2", "0a", "0")
                .write(TlsLine.accept(client, key.context())),
        "it speaks protocol 2 and this host 1: both need the same version");
    refused(
        client ->
            new Frame(Frame.Kind.CHALLENGE, "1", "0a", "--help")
                .write(TlsLine.accept(client, key.context())),
        "a challenge by nobody");
    refused(
        client ->
            new Frame(Frame.Kind.FILE, "/etc/passwd").write(TlsLine.accept(client, key.context())),
        "the daemon began with FILE");
  }

  @Test
  void withoutMungeItSaysSo() throws Exception {
    CellKey key = KeyFile.of(cell);
    refused(
        client ->
            new Frame(Frame.Kind.CHALLENGE, "1", "0a", "0")
                .write(TlsLine.accept(client, key.context())),
        "munge does not work on this host: can't run /no/programs/munge");
  }
}
