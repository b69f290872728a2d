package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cell that finds itself on another machine. */
class AdoptIT {
  @TempDir private Path root;

  @AfterEach
  void end() throws IOException, InterruptedException {
    new CellCommands(root).end();
  }

  @Test
  void aCellFromAnotherMachineRunsNothingUntilItIsAdopted() throws Exception {
    CellCommands cell = new CellCommands(root);
    cell.run("gridlite", "init");
    Path place = root.resolve("default/spool/place");
    String here = Files.readString(place);
    Files.writeString(place, here.replaceFirst("machine .*", "machine another"));
    CellCommands.Result refused = cell.run("", List.of("qsched", "run"));
    assertThat(refused.text()).contains("the cell was on another machine", "gridlite adopt");
    assertThat(refused.status()).isNotZero();
    CellCommands.Result adopted = cell.run("", List.of("gridlite", "adopt"));
    assertThat(adopted.status()).as(adopted.text()).isZero();
    assertThat(Files.readString(place)).isEqualTo(here);
    assertThat(cell.run("", List.of("qsched", "run")).status()).isZero();
  }
}
