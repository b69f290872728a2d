package gridlite.command.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gridlite doctor} finds in the directory of a cell. */
class DoctorTest {
  @TempDir private Path directory;
  private CommandHarness harness;
  private Path cell;

  @BeforeEach
  void makeCell() throws IOException {
    harness = CommandHarness.withJobs(directory);
    cell = harness.directory().resolve("default");
    mode(cell, "rwxr-xr-x");
  }

  private static void mode(Path file, String mode) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
  }

  /** The line about a check, and those that belong to it. */
  private List<String> lines(String check) {
    return harness.run("gridlite doctor").text().lines().filter(l -> l.contains(check)).toList();
  }

  @Test
  void aFileThatOthersMayChangeIsAnErrorWithItsMend() throws IOException {
    Path accounting = cell.resolve("common/accounting");
    Files.createFile(accounting);
    mode(accounting, "rw-r--r--");
    assertThat(harness.run("gridlite doctor").text()).doesNotContain("has mode");
    mode(accounting, "rw-rw-rw-");
    assertThat(harness.fail("gridlite doctor"))
        .contains(accounting + " has mode 666", "chmod 644 " + accounting);
  }

  @Test
  void aDirectoryAboveThatEverybodyMayChangeIsAnError() throws IOException {
    mode(harness.directory(), "rwxrwxrwx");
    assertThat(harness.fail("gridlite doctor"))
        .contains("everybody can put another cell in the place of this one")
        .contains("chmod o-w " + harness.directory());
  }

  @Test
  void aDatabaseOfTheFutureIsAMatterOfTheClock() throws IOException {
    Path database = cell.resolve("gridlite.mv.db");
    Files.createFile(database);
    mode(database, "rw-------");
    Files.setLastModifiedTime(database, FileTime.from(Instant.now().plusSeconds(7200)));
    assertThat(lines("clock").get(0)).contains("in the future");
    Files.setLastModifiedTime(database, FileTime.from(Instant.now().minusSeconds(5)));
    assertThat(lines("clock").get(0)).contains("not behind the last change");
  }

  @Test
  void anErrorKeepsNoOtherCheckFromBeingMade() throws IOException {
    Files.createFile(cell.resolve("daemon.log"));
    mode(cell.resolve("daemon.log"), "rw-r--r--");
    assertThat(harness.fail("gridlite doctor"))
        .contains("daemon.log has mode 644")
        .contains("programs")
        .contains("space")
        .contains("clock");
  }

  @Test
  void aMissingPerlIsAnErrorWithWhatToInstall() throws IOException {
    assertThat(InstallationChecks.perl(directory.resolve("perl")).advice().orElseThrow())
        .contains("perl-base");
    assertThat(lines("perl: ")).hasSize(1);
  }

  @Test
  void aModuleThatPerlLacksIsNamed() throws IOException {
    Path perl = directory.resolve("perl");
    Files.writeString(
        perl,
        "#!/bin/sh\nexec /usr/bin/perl -e 'BEGIN { unshift @INC, sub { die qq(no $_[1]\\n)"
            + " if $_[1] eq q(Fcntl.pm) } } require q(./) . $ARGV[1]' -- \"-c\" shepherd.pl\n");
    mode(perl, "rwxr-xr-x");
    Finding finding = InstallationChecks.perl(perl);
    assertThat(finding.level()).isEqualTo(Level.ERROR);
    assertThat(finding.text()).contains("can't run jobs: no Fcntl.pm");
    assertThat(InstallationChecks.perl(Path.of("/usr/bin/perl")).level()).isEqualTo(Level.OK);
  }

  @Test
  void anArchiveThatIsMissingOrDoesNotFitIsMadeAgain() throws IOException {
    Path archive = directory.resolve("gridlite.jsa");
    assertThat(InstallationChecks.unusedArchive(archive).text()).contains("there is no " + archive);
    Files.createFile(archive);
    assertThat(InstallationChecks.unusedArchive(archive).text()).contains("of another Java");
    assertThat(InstallationChecks.unusedArchive(archive).advice().orElseThrow())
        .contains("gridlite archive");
  }

  @Test
  void locksAreTriedOutAndLeaveNothing() throws IOException {
    assertThat(InstallationChecks.locks(cell, "ext4").level()).isEqualTo(Level.OK);
    assertThat(InstallationChecks.locks(cell, "nfs4").text()).contains("is on nfs4");
    assertThat(InstallationChecks.locks(cell.resolve("none"), "ext4").level())
        .isEqualTo(Level.ERROR);
    try (var files = Files.list(cell)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.contains(".doctor"));
    }
  }

  @Test
  void javaIsNamed() {
    assertThat(lines("java: ").get(0)).contains(System.getProperty("java.version"));
  }
}
