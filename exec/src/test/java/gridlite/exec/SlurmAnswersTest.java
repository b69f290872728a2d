package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.name.HostName;
import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer of Slurm's that is not whole is never read as "nothing". */
class SlurmAnswersTest {
  @Test
  void jobsOfTheCellAreKnownByTheirNames() throws IOException {
    String answer =
        "7|RUNNING|None|gl:a:1.1.1\n8|PENDING|Priority|gl:b:1.1.1\n9|RUNNING|None|x|y\n";
    assertThat(SlurmAnswers.jobs(answer, "gl:a:"))
        .isEqualTo(Map.of("1.1.1", new SlurmAnswers.SlurmJob("7", "RUNNING", "None")));
    assertThat(SlurmAnswers.jobs("", "gl:a:")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"7|RUNNING|None|gl:a:1.1.1", "7|RUNNING\n", "\n", "error\n"})
  void jobsThatAreCutShortAreNoAnswer(String answer) {
    assertThatThrownBy(() -> SlurmAnswers.jobs(answer, "gl:a:")).isInstanceOf(IOException.class);
  }

  @Test
  void aNodeReportsItsLoadWhileItIsReached() throws IOException {
    String answer =
        "NodeName=n1 Arch=x86_64 CPUTot=4 CPULoad=2.00 RealMemory=1000 FreeMem=400 State=IDLE+DRAIN"
            + " Reason=x\nNodeName=n2 State=IDLE* CPULoad=N/A\nNodeName=n3 State=DOWN*\n";
    Map<HostName, SlurmNode> nodes = SlurmAnswers.nodes(answer);
    SlurmNode first = nodes.get(HostName.of("n1"));
    assertThat(first.isUp()).isTrue();
    assertThat(first.load())
        .containsEntry("np_load_avg", "0.500000")
        .containsEntry("num_proc", "4")
        .containsEntry("mem_used", "600.000000M")
        .containsEntry("arch", "lx-amd64");
    assertThat(nodes.get(HostName.of("n2")).isUp()).isFalse();
    assertThat(nodes.get(HostName.of("n3")).isUp()).isFalse();
  }

  @Test
  void aNodeWithoutAStateIsNoAnswer() {
    assertThatThrownBy(() -> SlurmAnswers.nodes("NodeName=n1 CPUTot=4\n"))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theStartOfTheControllerIsReadInUtc() {
    assertThat(
            SlurmAnswers.controllerStart("x = y\nBOOT_TIME               = 2026-03-01T12:00:05\n"))
        .contains(Instant.parse("2026-03-01T12:00:05Z"));
    assertThat(SlurmAnswers.controllerStart("BOOT_TIME = (null)\n")).isEmpty();
    assertThat(SlurmAnswers.controllerStart("")).isEmpty();
  }

  @Test
  void aCommandThatDoesNotAnswerInTimeOrFailsIsNoAnswer(@TempDir Path directory) throws Exception {
    program(directory.resolve("slow"), "exec sleep 600");
    program(directory.resolve("wrong"), "echo text; echo trouble >&2; exit 3");
    SlurmCommands commands =
        new SlurmCommands(Map.of("PATH", directory + ":/usr/bin:/bin"), Duration.ofSeconds(1));
    assertThatThrownBy(() -> commands.run("", List.of(directory.resolve("slow").toString())))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has not answered in 1 s");
    assertThatThrownBy(() -> commands.run("", List.of(directory.resolve("wrong").toString())))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("failed with status 3: trouble");
    assertThatThrownBy(() -> commands.run("", List.of("/nowhere/squeue")))
        .isInstanceOf(IOException.class);
  }

  private static void program(Path file, String line) throws IOException {
    ProgramFile.write(file, line);
  }

  @Test
  void aNodeThatHasBeenGivenANumberTwiceIsToldFromOthersThatAreDrained() throws IOException {
    String node = "NodeName=node01 State=IDLE+DRAIN CPUTot=4 Reason=";
    String who = " [slurm@2026-11-25T02:51:53]\n";
    assertThat(SlurmAnswers.nodes(node + "Duplicate jobid" + who).values())
        .allMatch(SlurmNode::hasNumberTwice);
    assertThat(SlurmAnswers.nodes(node + "Duplicate fans" + who).values())
        .noneMatch(SlurmNode::hasNumberTwice);
  }
}
