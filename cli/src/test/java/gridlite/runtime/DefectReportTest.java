package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DefectReportTest {
  @TempDir Path cell;

  @BeforeEach
  void isForItsOwner() throws IOException {
    Files.setPosixFilePermissions(cell, PosixFilePermissions.fromString("rwx------"));
  }

  private static List<Path> listed(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }

  private static List<Path> leftInTmp() throws IOException {
    return listed(Path.of(System.getProperty("java.io.tmpdir"))).stream()
        .filter(file -> file.getFileName().toString().startsWith("gridlite-trace"))
        .toList();
  }

  @Test
  void aTraceIsKeptInTheCellForItsOwner() throws Exception {
    List<Path> before = leftInTmp();
    String line = DefectReport.of(new IllegalStateException("odd", new IOException("why")), cell);
    Path file = listed(cell.resolve("defects")).get(0);
    assertThat(line)
        .isEqualTo(
            "gridlite: internal error: java.lang.IllegalStateException: odd: why (trace in "
                + file
                + ")\n");
    assertThat(file).content().contains("at gridlite.runtime.DefectReportTest", "Caused by");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(leftInTmp()).isEqualTo(before);
  }

  @Test
  void theirNumberIsBounded() throws Exception {
    Path directory = Files.createDirectory(cell.resolve("defects"));
    for (int i = 0; i < 40; i++) {
      Files.writeString(directory.resolve("1-" + i), "old");
    }
    DefectReport.of(new IllegalStateException("odd"), cell);
    assertThat(listed(directory)).hasSize(20);
  }

  @Test
  void whereThereIsNoCellNoneIsMade() {
    Path none = cell.resolve("none");
    assertThat(DefectReport.of(new IllegalStateException("odd"), none)).doesNotContain("trace in");
    assertThat(none).doesNotExist();
  }

  @Test
  void aLinkInItsPlaceIsNotFollowed() throws Exception {
    Path elsewhere = Files.createDirectory(cell.resolve("elsewhere"));
    Files.createSymbolicLink(cell.resolve("defects"), elsewhere);
    assertThat(DefectReport.of(new IllegalStateException("odd"), cell)).doesNotContain("trace in");
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void theDirectoryOfAnotherUserIsLeftAlone() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root can give files away");
    Files.setAttribute(cell, "unix:uid", 65534);
    assertThat(DefectReport.of(new IllegalStateException("odd"), cell)).doesNotContain("trace in");
    assertThat(listed(cell)).isEmpty();
    Files.setAttribute(cell, "unix:uid", 0);
  }
}
