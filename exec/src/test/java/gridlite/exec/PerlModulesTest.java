package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Debian of nothing but essential packages has {@code perl-base}, and jobs run there. */
@Tag("processes")
class PerlModulesTest {
  private static final Pattern USED =
      Pattern.compile("^\\s*(?:use|require)\\s+([A-Z]\\w*(?:::\\w+)*)", Pattern.MULTILINE);

  private static List<Path> files(Path directory, String pattern) throws Exception {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.getFileName().toString().matches(pattern)).toList();
    }
  }

  @Test
  void everyModuleIsOurOwnOrOfPerlBase() throws Exception {
    List<Path> bases = new ArrayList<>();
    for (Path processor : files(Path.of("/usr/lib"), ".*-linux-gnu")) {
      bases.addAll(files(processor, "perl-base"));
    }
    assumeTrue(!bases.isEmpty(), "needs Debian's perl-base");
    Path own = Path.of(Shepherds.class.getResource("shepherd.pl").toURI()).resolveSibling("");
    List<Path> programs = new ArrayList<>(files(own, ".*\\.p[lm]"));
    programs.addAll(files(Path.of("../libexec"), ".*\\.pl"));
    assertThat(programs).hasSizeGreaterThan(10);
    Set<String> used = new TreeSet<>();
    for (Path program : programs) {
      Matcher matcher = USED.matcher(Files.readString(program));
      while (matcher.find()) {
        used.add(matcher.group(1));
      }
    }
    used.removeIf(module -> Files.exists(own.resolve(module + ".pm")));
    assertThat(used).contains("Fcntl");
    List<String> command = new ArrayList<>();
    command.addAll(
        List.of(
            "perl",
            "-e",
            "BEGIN { @INC = shift } foreach (@ARGV) { eval \"require $_; 1\" or print \"$_\\n\" }",
            bases.get(0).toString()));
    command.addAll(used);
    Process perl = new ProcessBuilder(command).redirectErrorStream(true).start();
    assertThat(new String(perl.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
  }
}
