package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CellTrustTest {
  private static final int NOBODY = 65534;

  @TempDir Path root;
  private Path cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = Files.createDirectory(root.resolve("default"));
    mode(root, "rwxr-xr-x");
    mode(cell, "rwxr-xr-x");
  }

  private static void mode(Path directory, String mode) throws IOException {
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString(mode));
  }

  private static void give(Path file, String attribute) throws IOException {
    assumeTrue(
        Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "root alone gives away");
    Files.setAttribute(file, attribute, NOBODY);
  }

  @Test
  void onesOwnCellIsUsedAndOneThatDoesNotExistYet() {
    assertThat(CellTrust.objection(cell)).isEmpty();
    assertThat(CellTrust.objection(root.resolve("other"))).isEmpty();
    assertThat(CellTrust.objection(root.resolve("no/such"))).isEmpty();
  }

  @Test
  void aDaemonThatIsNotTheOwnersOfTheCellIsNotSpokenTo() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(Socket.DAEMON.of(cell)));
      try (SocketChannel own = Socket.DAEMON.connect(cell).orElseThrow()) {
        assertThat(own.isConnected()).isTrue();
      }
      give(cell, "unix:uid");
      assertThatThrownBy(() -> Socket.DAEMON.connect(cell))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("not to the owner of the cell: it is not used");
    }
  }

  private String objection() {
    return CellTrust.objection(cell).orElseThrow().text();
  }

  @Test
  void aCellThatOthersCanWriteIsNotUsed() throws IOException {
    mode(cell, "rwxr-xrwx");
    assertThat(objection()).contains("others may write to " + cell, "chmod go-w");
  }

  @Test
  void aRootDirectoryThatOthersCanWriteIsNotUsed() throws IOException {
    mode(root, "rwxrwxrwx");
    assertThat(objection()).contains("others may write to " + root);
  }

  @Test
  void aDirectoryThatOnesOwnGroupCanWriteIsUsed() throws IOException {
    mode(cell, "rwxrwxr-x");
    assertThat(CellTrust.objection(cell)).isEmpty();
  }

  @Test
  void aDirectoryThatAnotherGroupCanWriteIsNotUsed() throws IOException {
    give(cell, "unix:gid");
    mode(cell, "rwxrwxr-x");
    assertThat(objection()).contains("others may write to " + cell);
  }

  @Test
  void anotherUsersCellIsNotUsedEvenByRoot() throws IOException {
    give(cell, "unix:uid");
    assertThat(objection()).contains(cell + " belongs to nobody");
  }

  @Test
  void aCellInAnotherUsersDirectoryIsNotUsed() throws IOException {
    give(root, "unix:uid");
    assertThat(objection()).contains(root + " belongs to nobody");
  }
}
