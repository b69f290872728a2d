package gridlite.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of the words and the status of munge's programs, with others in their place. */
class MungeTest {
  private static final String CREDENTIAL = "MUNGE:AwQFAAD+/=:";

  @TempDir Path programs;

  private Munge munge() {
    return new Munge(programs, "", Duration.ofSeconds(30));
  }

  private void program(String name, String text) throws IOException {
    ProgramFile.write(programs.resolve(name), text);
  }

  @Test
  void anOpenedCredentialHasUserGroupAndPayload() throws Exception {
    program("unmunge", "printf 'UID:   alice (1000)\\nGID:   staff (50)\\n\\none\\n\\ntwo'");
    assertThat(munge().open(CREDENTIAL))
        .isEqualTo(new Munge.Opened(1000, Optional.of("alice"), "staff", "one\n\ntwo"));
  }

  @Test
  void whoHasNoNameHereHasNone() throws Exception {
    program("unmunge", "printf 'UID:   ??? (4294967294)\\nGID:   ??? (77)\\n\\n'");
    assertThat(munge().open(CREDENTIAL))
        .isEqualTo(new Munge.Opened(4294967294L, Optional.empty(), "77", ""));
  }

  /** A payload is printed with some of them all the same. */
  @ParameterizedTest
  @CsvSource({
    "6, 75, munge does not work on the head node: why",
    "7, 75, munge does not work on the head node: why",
    "8, 1, not by the key of the head node",
    "14, 1, not by the key of the head node",
    "15, 1, is not of this time",
    "16, 1, is not of this time",
    "17, 1, has seen this munge credential before",
    "18, 1, was made for another user than the one of the daemon",
    "99, 75, munge does not work on the head node: why"
  })
  void whatIsNotOpenedIsRefusedWithTheReason(int status, int exit, String reason)
      throws IOException {
    program(
        "unmunge",
        "printf 'UID:   alice (1000)\\nGID:   staff (50)\\n\\none'; echo why >&2; exit " + status);
    assertThatThrownBy(() -> munge().open(CREDENTIAL))
        .isInstanceOfSatisfying(RefusalException.class, e -> assertThat(e.status()).isEqualTo(exit))
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "UID:  alice (1000)\\nGID:  staff (50)\\none",
        "UID:  alice (-1)\\nGID:  staff (50)\\n\\none",
        "GID:  staff (50)\\n\\nUID:  alice (1000)\\n"
      })
  void wordsThatNameNobodyAreRefused(String words) throws IOException {
    program("unmunge", "printf '" + words + "'");
    assertThatThrownBy(() -> munge().open(CREDENTIAL))
        .isInstanceOf(RefusalException.class)
        .hasMessageContaining("does not say who");
  }

  /** Such as options of the program, which it reads none of. */
  @ParameterizedTest
  @ValueSource(strings = {"", "MUNGE::", "--help", "MUNGE:a b:", "MUNGE:ab:\n\n", "xMUNGE:ab:"})
  void whatIsNoCredentialReachesNoProgram(String text) throws IOException {
    program("unmunge", "touch " + programs + "/called");
    assertThatThrownBy(() -> munge().open(text)).isInstanceOf(MalformedFrameException.class);
    assertThatThrownBy(() -> munge().open("MUNGE:" + "a".repeat(9000) + ":"))
        .isInstanceOf(MalformedFrameException.class);
    assertThat(programs.resolve("called")).doesNotExist();
  }

  @Test
  void aProgramThatDoesNotEndIsEnded() throws IOException {
    program("unmunge", "exec sleep 600");
    Munge impatient = new Munge(programs, "", Duration.ofMillis(300));
    assertThatThrownBy(() -> impatient.open(CREDENTIAL))
        .isInstanceOf(RefusalException.class)
        .hasMessageContaining("does not end within 300 ms");
  }

  /** More than a pipe holds, as of a credential that was compressed. */
  @Test
  void aProgramThatSaysTooMuchIsEnded() throws IOException {
    program("unmunge", "yes");
    Munge impatient = new Munge(programs, "", Duration.ofMillis(300));
    assertThatThrownBy(() -> impatient.open(CREDENTIAL)).isInstanceOf(RefusalException.class);
  }

  @Test
  void withoutTheProgramsItSaysSo() {
    assertThat(munge().isInstalled()).isFalse();
    assertThatThrownBy(() -> munge().open(CREDENTIAL))
        .isInstanceOf(RefusalException.class)
        .hasMessageContaining("can't run " + programs + "/unmunge");
    assertThatThrownBy(() -> munge().seal("text", 0))
        .hasMessageContaining("munge does not work on this host: can't run " + programs + "/munge");
  }

  @Test
  void aCredentialIsMadeForOneReaderOfWhatIsGiven() throws IOException {
    program(
        "munge", "{ echo \"$*\"; env; cat; } > " + programs + "/got; echo '" + CREDENTIAL + "'");
    Munge other = new Munge(programs, "/run/other", Duration.ofSeconds(30));
    assertThat(other.seal("text\n", 4294967294L)).isEqualTo(CREDENTIAL);
    assertThat(Files.readString(programs.resolve("got")))
        .startsWith("--restrict-uid=4294967294 --socket=/run/other\n")
        .endsWith("text\n")
        .doesNotContain("HOME=", "LD_");
  }

  @Test
  void whatMungeCantDoIsForItsUser() throws IOException {
    program("munge", "echo 'Did you start munged?' >&2; exit 6");
    assertThatThrownBy(() -> munge().seal("text", 0))
        .hasMessageContaining("munge does not work on this host: Did you start munged?");
    program("munge", "echo hello");
    assertThatThrownBy(() -> munge().seal("text", 0)).hasMessageContaining("status 0");
  }
}
