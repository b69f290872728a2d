package gridlite.manual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import gridlite.catalogue.GridliteSyntax;
import gridlite.option.MadeUpOption;
import gridlite.option.SubmitOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The generated files are those that prose and tables give, and the prose leaves nothing out. */
class ManualTest {
  private static final Path HOME =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().normalize();

  private static final Manual MANUAL = new Manual(GridliteSyntax.get(), SubmitOptions.TABLE);
  private static final Map<String, String> FILES = MANUAL.files();

  /** Pages of the system that ours refer to. */
  private static final Set<String> OF_THE_SYSTEM =
      Set.of("setrlimit(2)", "nice(2)", "signal(7)", "sh(1)", "stty(1)", "crypt(3)");

  @TestFactory
  Stream<DynamicTest> whatIsCommittedIsWhatProseAndTablesGive() {
    return FILES.entrySet().stream()
        .map(
            file ->
                dynamicTest(
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
  void everySourceIsUsed() throws IOException {
    Set<String> used = new HashSet<>(MANUAL.names());
    try (Stream<Path> sources =
        Files.list(HOME.resolve("cli/src/main/resources/gridlite/manual"))) {
      for (Path source : sources.toList()) {
        Matcher include =
            Pattern.compile("(?m)^@include (\\S+)$").matcher(Files.readString(source));
        while (include.find()) {
          used.add(include.group(1));
        }
      }
    }
    try (Stream<Path> sources =
        Files.list(HOME.resolve("cli/src/main/resources/gridlite/manual"))) {
      assertThat(sources.map(source -> source.getFileName().toString().replace(".txt", "")))
          .containsExactlyInAnyOrderElementsOf(used);
    }
  }

  @TestFactory
  Stream<DynamicTest> everyRowOfItsTableIsExplainedOnce() {
    return MANUAL.pages().stream()
        .map(
            page ->
                dynamicTest(
                    page.title(),
                    () ->
                        assertThat(page.explained())
                            .containsExactlyInAnyOrderElementsOf(page.rows().keySet())));
  }

  @TestFactory
  Stream<DynamicTest> everyPageHasItsSections() {
    return MANUAL.pages().stream().map(page -> dynamicTest(page.title(), () -> sections(page)));
  }

  private static void sections(Page page) {
    List<String> sections = new ArrayList<>();
    for (Block block : page.blocks()) {
      if (block instanceof Block.Heading heading && heading.level() == 1) {
        sections.add(heading.text());
      }
    }
    assertThat(sections).doesNotHaveDuplicates().contains("DESCRIPTION", "EXAMPLES", "SEE ALSO");
    if (isCommand(page)) {
      assertThat(sections).startsWith("SYNOPSIS", "DESCRIPTION").contains("EXIT STATUS", "FILES");
      assertThat(sections).containsAnyOf("OPTIONS", "VERBS");
    } else {
      assertThat(sections).startsWith("DESCRIPTION");
    }
  }

  private static boolean isCommand(Page page) {
    return page.head().section() == 1 && !page.rows().isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyPageThatIsReferredToExists() {
    Set<String> known = new TreeSet<>(OF_THE_SYSTEM);
    MANUAL.pages().forEach(page -> known.add(page.title()));
    Pattern reference = Pattern.compile("`([a-z_-]+)`\\(([1-9])\\)");
    return MANUAL.pages().stream()
        .map(
            page ->
                dynamicTest(
                    page.title(),
                    () -> {
                      Matcher matcher = reference.matcher(page.blocks().toString());
                      while (matcher.find()) {
                        assertThat(known).contains(matcher.group(1) + "(" + matcher.group(2) + ")");
                      }
                    }));
  }

  @TestFactory
  Stream<DynamicTest> manAndMandocHaveNothingToComplainOf() {
    assumeTrue(isInstalled("mandoc") || isInstalled("man"), "neither mandoc nor man is installed");
    return FILES.keySet().stream()
        .filter(file -> file.startsWith("man/"))
        .map(file -> dynamicTest(file, () -> assertThat(complaints(file)).isEmpty()));
  }

  private static String complaints(String file) throws IOException, InterruptedException {
    String page = HOME.resolve(file).toString();
    String complaints = "";
    if (isInstalled("mandoc")) {
      complaints += errorsOf("mandoc", "-T", "lint", "-W", "style", page);
    }
    if (isInstalled("man")) {
      complaints += errorsOf("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page);
    }
    return complaints;
  }

  private static boolean isInstalled(String program) {
    return Files.isExecutable(Path.of("/usr/bin", program));
  }

  /** What a program reports; what it writes otherwise is thrown away by {@code -Z} and lint. */
  private static String errorsOf(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C.UTF-8");
    boolean lints = command[0].equals("mandoc");
    builder.redirectErrorStream(lints);
    if (!lints) {
      builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    }
    Process process = builder.start();
    String complaints =
        new String(
            (lints ? process.getInputStream() : process.getErrorStream()).readAllBytes(),
            StandardCharsets.UTF_8);
    process.waitFor();
    return complaints;
  }

  @Test
  void everyPageIsShownAsTextInEightyColumns() {
    for (Page page : MANUAL.pages()) {
      String name = page.head().name();
      String text = MANUAL.text(name).orElseThrow();
      assertThat(text).startsWith(page.title().toUpperCase(Locale.ROOT));
      String prose =
          text.lines()
              .takeWhile(line -> !line.equals("EXAMPLES"))
              .filter(line -> line.length() > 100)
              .collect(Collectors.joining("\n"));
      assertThat(prose).as(name).isEmpty();
    }
  }

  @Test
  void aVerbAndAShortNameAreTopics() {
    assertThat(MANUAL.text("explain")).isEqualTo(MANUAL.text("gridlite-explain")).isPresent();
    assertThat(MANUAL.text("resource_quota")).isEqualTo(MANUAL.text("sge_resource_quota"));
    assertThat(MANUAL.text("nothing")).isEmpty();
  }

  /** A row of a table is all that a page and the completion need. */
  @Test
  void aMadeUpOptionIsInItsPageAndInTheCompletion() {
    Map<String, String> files = new Manual(GridliteSyntax.get(), MadeUpOption.TABLE).files();
    assertThat(files.get("man/qsub.1"))
        .contains("\\fB\\-urgent\\fR \\fIy|n\\fR\nstart at once or never.");
    assertThat(files.get("man/qdel.1")).doesNotContain("urgent");
    Manual manual = new Manual(GridliteSyntax.get(), MadeUpOption.TABLE);
    assertThat(CompletedWord.of(manual, CompletedWordTest.NO_NAMES, List.of("qsub", "-ur")))
        .containsExactly("-urgent");
    assertThat(CompletedWord.of(manual, CompletedWordTest.NO_NAMES, List.of("qsub", "-urgent", "")))
        .containsExactly("y", "n");
  }
}
