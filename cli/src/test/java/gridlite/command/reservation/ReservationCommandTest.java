package gridlite.command.reservation;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code qrsub}, {@code qrstat} and {@code qrdel}. */
class ReservationCommandTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void aReservationIsGrantedListedAndRemoved() {
    assertThat(cell.succeed("qrsub -a 203001010000 -d 1:0:0 -N morning -pe smp 2"))
        .isEqualTo("Your advance reservation 1 has been granted\n");
    assertThat(cell.succeed("qrstat").lines())
        .endsWith(
            "      1 morning    root         w     01/01/2030 00:00:00  01/01/2030 01:00:00  "
                + "01:00:00");
    assertThat(cell.succeed("qrstat -ar 1")).contains("granted_slots_list             all.q@n");
    cell.succeed("qrdel 1");
    assertThat(cell.succeed("qrstat")).isEmpty();
    assertThat(cell.fail("qrdel 1")).contains("\"1\" does not exist");
  }

  @Test
  void whatIsReservedIsNotReservedAgain() {
    cell.succeed("qrsub -a 203001010000 -d 1:0:0 -q all.q@n2 -pe smp 2");
    assertThat(cell.fail("qrsub -a 203001010030 -d 1:0:0 -q all.q@n2 -pe smp 1"))
        .contains("no suitable queues");
    cell.succeed("qrsub -a 203001010100 -d 1:0:0 -q all.q@n2 -pe smp 1");
  }

  @Test
  void ordinaryUsersNeedPermission() {
    String line = "qrsub -a 203001010000 -d 1:0:0 -pe smp 2";
    assertThat(cell.runAs("alice", line).text()).contains("must be manager or in userset");
    cell.succeed("qconf -au alice arusers");
    assertThat(cell.runAs("alice", line).status()).isZero();
  }
}
