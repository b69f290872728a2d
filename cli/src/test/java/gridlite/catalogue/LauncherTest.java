package gridlite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.runtime.CellFinder;
import gridlite.runtime.CommandPlace;
import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the launcher calls the client in Perl and where Java: in a copy of the product with a
 * client and a Java that say who they are.
 */
@Tag("processes")
class LauncherTest {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("bin/gridlite");

  @TempDir Path root;

  @BeforeEach
  void install() throws IOException {
    Files.createDirectories(root.resolve("bin"));
    Files.copy(LAUNCHER, root.resolve("bin/gridlite"));
    for (Catalogue row : Catalogue.values()) {
      if (row != Catalogue.GRIDLITE) {
        Files.createSymbolicLink(root.resolve("bin").resolve(row.command()), Path.of("gridlite"));
      }
    }
    Files.createDirectories(root.resolve("lib"));
    Files.createFile(root.resolve("lib/gridlite-cli.jar"));
    Files.createDirectories(root.resolve("libexec"));
    Files.writeString(
        root.resolve("libexec/client.pl"), "shift; print join('|', 'client', @ARGV), \"\\n\";\n");
    Path java = Files.createDirectories(root.resolve("java/bin")).resolve("java");
    ProgramFile.write(java, "echo \"java|${GRIDLITE_CLIENT-}\"");
  }

  private String call(Map<String, String> variables, String redirection, String... words)
      throws Exception {
    List<String> command =
        new ArrayList<>(List.of("sh", "-c", "\"$@\" " + redirection + " | cat", "sh"));
    command.add(root.resolve("bin").resolve(words[0]).toString());
    command.addAll(List.of(words).subList(1, words.length));
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
    builder.environment().keySet().retainAll(List.of("PATH"));
    builder.environment().put("JAVA_HOME", root.resolve("java").toString());
    builder.environment().putAll(variables);
    Process process = builder.redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
  }

  private Map<String, String> served() throws IOException {
    Map<String, String> variables = Map.of("SGE_ROOT", root.toString(), "SGE_CELL", "c");
    serve(variables);
    return variables;
  }

  /** Makes the socket of a cell; nobody listens. */
  private Path serve(Map<String, String> variables) throws IOException {
    Path cell = root.resolve(CellFinder.find(variables).cell().directory());
    Files.createDirectories(cell);
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(cell.resolve("daemon.sock")));
    }
    return cell;
  }

  static Stream<Map<String, String>> namesOfCells() {
    return Stream.of(
        Map.of("SGE_ROOT", "ROOT/a", "SGE_CELL", "c"),
        Map.of("SGE_ROOT", "ROOT/a", "SGE_CELL", ""),
        Map.of("SGE_ROOT", "ROOT/with blank", "HOME", "/nowhere"),
        Map.of("SGE_ROOT", "relative", "SGE_CELL", "a/b"),
        Map.of("SGE_ROOT", "/nowhere", "SGE_CELL", "ROOT/absolute"),
        Map.of("SGE_ROOT", "", "HOME", "ROOT/home"),
        Map.of("HOME", "ROOT/home", "XDG_DATA_HOME", "", "SGE_CELL", "c"),
        Map.of("HOME", "/nowhere", "XDG_DATA_HOME", "ROOT/data"));
  }

  @ParameterizedTest
  @MethodSource("namesOfCells")
  void theLauncherMeansTheCellThatJavaMeans(Map<String, String> names) throws Exception {
    Map<String, String> variables = new HashMap<>(names);
    variables.replaceAll((name, value) -> value.replace("ROOT", root.toString()));
    Path cell = serve(variables);
    String[] said = call(variables, "", "qstat", "-u", "*").split("\\|", -1);
    assertThat(said).hasSize(7).startsWith("client").endsWith("qstat", "-u", "*");
    assertThat(root.resolve(said[1]).toRealPath()).isEqualTo(root.resolve("lib").toRealPath());
    assertThat(said[2]).isEmpty();
    assertThat(root.resolve(said[3])).isEqualTo(cell);
    Files.delete(cell.resolve("daemon.sock"));
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
  }

  @Test
  void theClientIsAskedForWhatADaemonRuns() throws Exception {
    Map<String, String> variables = served();
    for (Catalogue row : Catalogue.values()) {
      // the one that lends a job its streams is a process of the caller's
      boolean asked = row.place() == CommandPlace.CELL && row != Catalogue.QRSH;
      assertThat(call(variables, "", row.command()).startsWith("client"))
          .as(row.command())
          .isEqualTo(asked);
    }
    for (GridliteVerb row : GridliteVerb.values()) {
      assertThat(call(variables, "", "gridlite", row.verb()).startsWith("client"))
          .as(row.verb())
          .isEqualTo(row.place() == CommandPlace.CELL);
    }
  }

  @Test
  void theCallerMayWantJava() throws Exception {
    Map<String, String> variables = new HashMap<>(served());
    variables.put("GRIDLITE_CLIENT", "java");
    assertThat(call(variables, "", "qstat")).isEqualTo("java|java");
    // what the client says when it leaves a command to Java is not for the job's environment
    variables.put("GRIDLITE_CLIENT", "declined");
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PERL5OPT", "PERLIO"})
  void aPerlThatIsSetUpOtherwiseIsLeftAlone(String variable) throws Exception {
    Map<String, String> variables = new HashMap<>(served());
    variables.put(variable, "-w");
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
  }

  @Test
  void theOwnerOfACellMayHaveAHelper() throws Exception {
    Map<String, String> variables = new HashMap<>(served());
    Path cell = root.resolve("c");
    Files.delete(cell.resolve("daemon.sock"));
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
    Files.createFile(cell.resolve("gridlite.mv.db"));
    String[] said = call(variables, "", "qstat").split("\\|", -1);
    assertThat(said).startsWith("client").endsWith("1", cell.toString(), "qstat");
    variables.put("CI", "true");
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
    // one that is there already may help
    Files.createFile(cell.resolve("helper.sock"));
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
    variables.put("GRIDLITE_HELPER", "30");
    assertThat(call(variables, "", "qstat")).startsWith("client");
    variables.put("GRIDLITE_HELPER", "off");
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
  }

  @Test
  void withoutTheClientOrAStandardStreamJavaDoesIt() throws Exception {
    Map<String, String> variables = served();
    assertThat(call(variables, "", "qstat")).startsWith("client");
    assertThat(call(variables, "<&-", "qstat")).isEqualTo("java|");
    assertThat(call(variables, "2>&-", "qstat")).isEqualTo("java|");
    Files.delete(root.resolve("libexec/client.pl"));
    assertThat(call(variables, "", "qstat")).isEqualTo("java|");
  }
}
