package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * Runs the commands by which docs/clusters.md leads from two machines to a cluster, as they are
 * printed there, on two machines that are namespaces of this one. Skipped where that can't be had.
 */
@ResourceLock(SlurmPrograms.MACHINES)
class ClusterGuideIT {
  private static final Path HOME = CellCommands.BIN.resolveSibling("");

  /** A machine that is named before commands, or a block of commands. */
  private static final Pattern STEP =
      Pattern.compile("On `(\\w+)`|```sh\n(.*?)```", Pattern.DOTALL);

  /** The processors and the memory of the node in the guide: those of this machine go there. */
  private static final String SIZE = ":8:16000";

  @TempDir Path directory;

  @Test
  void theCommandsOfTheGuideLeadToARunningCluster() throws Exception {
    SlurmPrograms.assumeMachines();
    String answer = run(commands(blocks()));
    assertThat(answer)
        .contains("ok      host node01: spool, lock, users, groups and clock are as here")
        .endsWith("Job 1 exited with exit code 0.\n")
        .doesNotContain("error");
  }

  private List<String> commands(List<Path> blocks) {
    List<String> command = new ArrayList<>();
    command.add("bash");
    command.add(
        HOME.resolve("cli/src/test/resources/gridlite/execution/two-machines.sh").toString());
    command.add(directory.resolve("machines").toString());
    command.add(CellCommands.BIN.toString());
    blocks.forEach(block -> command.add(block.toString()));
    return command;
  }

  /** The blocks of the section, each in a file whose name ends with its machine. */
  private List<Path> blocks() throws IOException, InterruptedException {
    String guide = Files.readString(HOME.resolve("docs/clusters.md"));
    int start = guide.indexOf("## From two Debian machines to a cluster");
    String section = guide.substring(start, guide.indexOf("\n## ", start));
    List<Path> blocks = new ArrayList<>();
    String machine = "head";
    for (MatchResult step : STEP.matcher(section).results().toList()) {
      if (step.group(1) != null) {
        machine = step.group(1);
      } else {
        blocks.add(
            Files.writeString(
                directory.resolve("block" + blocks.size() + "." + machine),
                step.group(2).replace(SIZE, size())));
      }
    }
    assertThat(blocks).hasSize(4);
    return blocks;
  }

  /** What {@code slurmd -C} prints, as the guide has it typed. */
  private String size() throws IOException, InterruptedException {
    String printed = run(List.of("/usr/sbin/slurmd", "-C"));
    return ":"
        + printed.replaceAll("(?s).* CPUs=(\\d+).*", "$1")
        + ":"
        + printed.replaceAll("(?s).*RealMemory=(\\d+).*", "$1");
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    Files.createDirectories(directory.resolve("machines"));
    Path output = Files.createTempFile(directory, "output", "");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(output.toFile()).start().waitFor();
    return Files.readString(output, StandardCharsets.UTF_8);
  }
}
