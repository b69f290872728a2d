package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import gridlite.runtime.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the guides in {@code docs} show is what the commands print, on simulated cells. */
class GuideTest {
  private static final Path PROJECT = SharedServer.PROJECT;
  @RegisterExtension static final SharedServer SERVER = new SharedServer();

  @TestFactory
  Stream<DynamicTest> theCommandsOfEachGuide() throws IOException {
    return guides().stream()
        .map(file -> dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws Exception {
    Path home = Files.createTempDirectory("guide.").toRealPath();
    try {
      new GuideRunner(PROJECT, SERVER.directory(), SERVER.variables()).check(file, home);
    } finally {
      SERVER.forget(home);
      Directories.remove(home);
    }
  }

  private static List<Path> guides() throws IOException {
    try (Stream<Path> files = Files.list(PROJECT.resolve("docs"))) {
      List<Path> guides = files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
      return guides.stream()
          .filter(file -> SharedServer.read(file).contains("```console"))
          .toList();
    }
  }

  @Test
  void linesOfABlockAreReadByTheirFirstCharacters() {
    String text =
        """
        # Title

        <!-- run
        site small
        -->

        ```console
        $ cat > file << END
        > one
        > END
        $ qstat
        two
        [1]
        ```

        ```sh
        $ no command
        ```
        """;
    Guide guide = Guide.of(text);
    assertThat(guide.steps())
        .containsExactly(
            new Guide.Step(
                List.of("site small"), List.of("cat > file << END", "one", "END"), List.of()),
            new Guide.Step(List.of(), List.of("qstat"), List.of("two", "[1]")));
    assertThat(guide.with(List.of(List.of(), List.of("two", "[1]")))).isEqualTo(text);
    assertThat(guide.with(List.of(List.of(), List.of("other")))).contains("$ qstat\nother\n```");
  }
}
