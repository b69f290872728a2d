package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostgresAddressTest {
  @ParameterizedTest
  @CsvSource({
    "postgresql://db/cells, postgresql://db/cells?schema=gridlite",
    "postgresql://me@db.example.org:5433/cells?schema=two&sslmode=require,"
        + " postgresql://me@db.example.org:5433/cells?schema=two&sslmode=require",
    "postgresql://[::1]/cells?sslrootcert=%2Fetc%2Fa+b.pem,"
        + " postgresql://[::1]/cells?schema=gridlite&sslrootcert=%2Fetc%2Fa+b.pem"
  })
  void anAddressIsReadAndWritten(String given, String written) {
    PostgresAddress address = PostgresAddress.parse(given);
    assertThat(address.text()).isEqualTo(written);
    assertThat(PostgresAddress.parse(address.text())).isEqualTo(address);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mysql://db/cells | it names no server",
        "postgresql:///cells | expected",
        "postgresql://db | it names no database",
        "postgresql://db/ | it names no database",
        "postgresql://db/cells/more | it names no database",
        "postgresql://db/cells?schema=Two | small letters",
        "postgresql://db/cells?schema=a;drop | small letters",
        "postgresql://db/cells?schema=pg_x | small letters",
        "postgresql://db/cells?socketFactory=evil.Class | is not a setting",
        "postgresql://db/cells?sslfactory=evil.Class | is not a setting",
        "postgresql://db/cells?currentSchema=other | is not a setting",
        "postgresql://db/cells?sslmode | is not a setting",
        "postgresql://me:secret@db/cells | holds a password",
        "postgresql://db/cells?password=secret | holds a password"
      })
  void whatIsNoneIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> PostgresAddress.parse(text))
        .isInstanceOf(GridException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void itIsKeptInAFileOfTheOwnersAlone(@TempDir Path cell) throws Exception {
    PostgresAddress address = PostgresAddress.parse("postgresql://me@db/cells");
    assertThat(PostgresAddress.of(cell)).isEmpty();
    new PostgresAddress.Placed(address, -7).write(cell);
    assertThat(PostgresAddress.of(cell)).contains(new PostgresAddress.Placed(address, -7));
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(cell.resolve("gridlite.postgresql"))))
        .isEqualTo("rw-------");
  }
}
