package gridlite.command.qrsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The job that {@code qrsh} submits for a command line, without a terminal. */
class RemoteShellTest {
  private final List<String> submitted = new ArrayList<>();

  private int run(String line) {
    return RemoteShell.run(
        line.split(" "),
        words -> {
          submitted.addAll(words);
          return 7;
        },
        Optional::empty);
  }

  /** The word behind an option. */
  private String after(String option) {
    return submitted.get(submitted.indexOf(option) + 1);
  }

  @Test
  void aCommandIsAJobThatStartsAtOnceAndIsWaitedFor() {
    assertThat(run("qrsh -l h_rt=60 /bin/echo a b")).isEqualTo(7);
    assertThat(submitted).startsWith("qrsh", "-now", "y", "-b", "y", "-sync", "y");
    assertThat(submitted).containsSubsequence("-l", "h_rt=60", "/bin/echo", "a", "b");
    assertThat(submitted).endsWith("/bin/echo", "a", "b");
    assertThat(after("-N")).isEqualTo("echo");
  }

  @Test
  void itsStreamsArePipesThatGoWithIt() {
    run("qrsh /bin/true");
    Path in = Path.of(after("-i"));
    assertThat(in.getParent()).isEqualTo(Path.of(after("-o")).getParent());
    assertThat(in.getParent()).isEqualTo(Path.of(after("-e")).getParent());
    assertThat(in.getParent()).doesNotExist();
  }

  @Test
  void thePipesAreTheirOwnersAlone() {
    RemoteShell.run(
        new String[] {"qrsh", "-nostdin", "/bin/true"},
        words -> {
          Path pipes = Path.of(words.get(words.indexOf("-o") + 1)).getParent();
          try (Stream<Path> files = Files.list(pipes)) {
            submitted.add(Files.getAttribute(pipes, "unix:mode").toString());
            for (Path file : files.filter(f -> !f.endsWith("lock")).toList()) {
              submitted.add(
                  Integer.toOctalString((Integer) Files.getAttribute(file, "unix:mode") & 0777));
            }
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return 0;
        },
        Optional::empty);
    assertThat(submitted.subList(1, submitted.size())).containsExactly("600", "600", "600");
    assertThat(Integer.parseInt(submitted.get(0)) & 077).isZero();
  }

  @Test
  void whatTheCallerSaysCountsInsteadOfTheDefaults() {
    run("qrsh -now n -N mine -nostdin -noshell /bin/true");
    assertThat(submitted).containsSubsequence("-now", "n").doesNotContain("-nostdin", "-noshell");
    assertThat(submitted.stream().filter("-now"::equals)).hasSize(1);
    assertThat(submitted).containsSubsequence("-N", "mine").containsSubsequence("-shell", "n");
    assertThat(after("-i")).isEqualTo("/dev/null");
  }

  @Test
  void withoutACommandItIsALoginShell() {
    run("qrsh");
    assertThat(submitted).endsWith("$SHELL", "-l");
  }

  @ParameterizedTest
  @ValueSource(strings = {"qrsh -inherit", "qrsh -inherit localhost"})
  void aHostAndACommandAreNeededWithinAJob(String line) {
    assertThat(run(line)).isNotZero();
    assertThat(submitted).isEmpty();
  }

  @Test
  void aWrongOptionSubmitsNothing() {
    assertThat(run("qrsh -nosuch /bin/true")).isEqualTo(2);
    assertThat(submitted).isEmpty();
  }
}
