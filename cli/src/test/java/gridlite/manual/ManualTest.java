package gridlite.manual;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.catalogue.GridliteSyntax;
import gridlite.option.MadeUpOption;
import gridlite.option.SubmitOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The generated files in the project are those that the tables give. */
class ManualTest {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  private static final Map<String, String> FILES =
      Manual.files(GridliteSyntax.get(), SubmitOptions.TABLE);

  @TestFactory
  Stream<DynamicTest> whatIsCommittedIsWhatTheTablesGive() {
    return FILES.entrySet().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getKey(),
                    () ->
                        assertThat(Files.readString(HOME.resolve(file.getKey())))
                            .as("bin/bless writes it again")
                            .isEqualTo(file.getValue())));
  }

  @Test
  void noOtherManualPageIsLeftOver() throws IOException {
    List<String> there = new ArrayList<>();
    try (Stream<Path> pages = Files.list(HOME.resolve("man"))) {
      pages.forEach(page -> there.add("man/" + page.getFileName()));
    }
    assertThat(FILES.keySet()).containsAll(there);
  }

  @Test
  void everyOptionIsDocumented() {
    for (CommandPage page : CommandPage.all(SubmitOptions.TABLE)) {
      assertThat(page.options())
          .as(page.name())
          .isNotEmpty()
          .allSatisfy(option -> assertThat(option.documentation()).as(option.name()).isNotBlank());
    }
  }

  /** A row of a table is all that a page and the completion need. */
  @Test
  void aMadeUpOptionIsInItsPageAndInTheCompletion() {
    Map<String, String> files = Manual.files(GridliteSyntax.get(), MadeUpOption.TABLE);
    assertThat(files.get("man/qsub.1"))
        .contains("\\fB\\-urgent\\fR \\fIy|n\\fR\nstart at once or never.");
    assertThat(files.get("man/qdel.1")).doesNotContain("urgent");
    assertThat(files.get("completions/gridlite.bash")).containsPattern("-wd -urgent\"");
  }
}
