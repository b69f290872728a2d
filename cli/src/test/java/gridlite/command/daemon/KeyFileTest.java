package gridlite.command.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.daemon.CellKey;
import gridlite.remote.HeadNode;
import gridlite.remote.Voucher;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.CertificateFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyFileTest {
  @TempDir Path cell;

  @BeforeEach
  void makeCell() throws IOException {
    Files.createDirectory(cell.resolve("common"));
  }

  private String published() throws Exception {
    try (InputStream text = Files.newInputStream(HeadNode.certificate(cell))) {
      return Voucher.fingerprint(CertificateFactory.getInstance("X.509").generateCertificate(text));
    }
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void theKeyIsItsOwnersAndItsCertificateEverybodys() throws Exception {
    CellKey key = KeyFile.of(cell);
    assertThat(key.fingerprint()).isEqualTo(published()).hasSize(64);
    assertThat(mode(cell.resolve("head.p12"))).isEqualTo("rw-------");
    assertThat(mode(HeadNode.certificate(cell))).isEqualTo("rw-r--r--");
    try (Stream<Path> files = Files.list(cell)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("common", "head.p12");
    }
  }

  @Test
  void theSameKeyIsUsedAgainAndPublishedAgain() throws Exception {
    String first = KeyFile.of(cell).fingerprint();
    Files.delete(HeadNode.certificate(cell));
    assertThat(KeyFile.of(cell).fingerprint()).isEqualTo(first).isEqualTo(published());
    Files.writeString(HeadNode.certificate(cell), "of an older key");
    assertThat(KeyFile.of(cell).fingerprint()).isEqualTo(published());
    Files.delete(cell.resolve("head.p12"));
    assertThat(KeyFile.of(cell).fingerprint()).isNotEqualTo(first).isEqualTo(published());
  }

  @Test
  void aKeyThatOthersCanReadIsRefused() throws IOException {
    KeyFile.of(cell);
    Path file = cell.resolve("head.p12");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertThatThrownBy(() -> KeyFile.of(cell))
        .hasMessageContaining(file + " can be read by others");
  }

  @Test
  void aDamagedKeyIsNamed() throws IOException {
    Path file = Files.writeString(cell.resolve("head.p12"), "x");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThatThrownBy(() -> KeyFile.of(cell))
        .hasMessageContaining("the key in " + file + " can't be used");
    assertThat(file).as("nothing is made in its place").hasContent("x");
  }
}
