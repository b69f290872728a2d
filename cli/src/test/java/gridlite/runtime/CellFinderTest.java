package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CellFinderTest {
  @Test
  void rootAndCellAreTakenFromTheEnvironment() {
    CellFinder.Found found = CellFinder.find(Map.of("SGE_ROOT", "/srv/grid", "SGE_CELL", "lab"));
    assertThat(found.cell().directory()).isEqualTo(Path.of("/srv/grid/lab"));
    assertThat(found.ownByDefault()).isFalse();
  }

  @Test
  void theCellIsCalledDefaultUnlessNamed() {
    CellFinder.Found found = CellFinder.find(Map.of("SGE_ROOT", "/srv/grid", "SGE_CELL", ""));
    assertThat(found.cell().directory()).isEqualTo(Path.of("/srv/grid/default"));
  }

  @Test
  void withoutARootTheUserHasACellOfItsOwn() {
    CellFinder.Found found = CellFinder.find(Map.of("HOME", "/home/alice"));
    assertThat(found.cell().directory())
        .isEqualTo(Path.of("/home/alice/.local/share/gridlite/default"));
    assertThat(found.ownByDefault()).isTrue();
    assertThat(
            CellFinder.find(Map.of("HOME", "/home/alice", "XDG_DATA_HOME", "/data"))
                .cell()
                .directory())
        .isEqualTo(Path.of("/data/gridlite/default"));
  }

  @Test
  void withoutHomeTheListOfUsersHasIt() {
    assertThat(CellFinder.find(Map.of()).cell().directory())
        .isEqualTo(Path.of(System.getProperty("user.home"), ".local/share/gridlite/default"));
  }

  @Test
  void theLocaleThatTheLauncherChangedIsPutBack() {
    assertThat(CallerVariables.of(Map.of("LC_ALL", "C.UTF-8", "GRIDLITE_LC_ALL", ""))).isEmpty();
    assertThat(CallerVariables.of(Map.of("LC_ALL", "C.UTF-8", "GRIDLITE_LC_ALL", "C")))
        .isEqualTo(Map.of("LC_ALL", "C"));
    assertThat(CallerVariables.of(Map.of("LC_ALL", "de_DE.UTF-8")))
        .isEqualTo(Map.of("LC_ALL", "de_DE.UTF-8"));
  }
}
