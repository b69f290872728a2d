package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Words that neither the product's sources nor its texts use, and what to write instead. */
class VocabularyTest {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  private static final Pattern CAMEL_CASE = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /**
   * A word or phrase that is out.
   *
   * @param pattern matches it in lower case, with parts of identifiers as words of their own
   * @param instead what to write, and why
   */
  private record Rule(Pattern pattern, String instead) {
    static Rule of(String regex, String instead) {
      // a phrase may go on behind the mark of a comment in the next line
      return new Rule(
          Pattern.compile("\\b(?:" + regex.replace(" ", "[\\s*#/]+") + ")\\b"), instead);
    }
  }

  private static final List<Rule> RULES =
      List.of(
          Rule.of(
              "tells?|told|telling",
              "it stood for eight things: report, print, say, notify, ask, distinguish, know"),
          Rule.of(
              "(?<!there[\\s*#/]{1,20})(?:is|are) no (?!longer|more|exception)\\w+",
              "is not a, are not: \"is no number\" is not English"),
          Rule.of("there twice", "is defined twice, is given twice: a thing is in one place"),
          Rule.of("the begin of|at begin of", "the start of: begin is a verb"),
          Rule.of("for ever", "permanently, or forever as one word"),
          Rule.of("said", "reported, stated, written: as a name it stood for messages and reasons"),
          Rule.of("[;:,] measured", "name the recorded scenario: conformance/AREA/NAME.t"));

  /** A first sentence that is a part of one. */
  private static final Pattern FREE_RELATIVE =
      Pattern.compile(
          "/\\*\\*[\\s*]*(?:What|Whatever|Whether|Which|Who|Whose|Why|Where|When|How)\\b.*");

  @Test
  void javadocBeginsWithAVerbOrANoun() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : texts()) {
      if (file.toString().endsWith(".java")) {
        Matcher matcher = FREE_RELATIVE.matcher(Files.readString(file));
        while (matcher.find()) {
          found.add(HOME.relativize(file) + ": " + matcher.group());
        }
      }
    }
    assertThat(found).as("\"Returns whether ...\", \"The reason why ...\"").isEmpty();
  }

  /** A comment that appeals to a recording names one that is there. */
  @Test
  void scenariosThatCommentsNameExist() throws IOException {
    Pattern scenario = Pattern.compile("conformance/[a-z]+/[a-z0-9-]+\\.t");
    int named = 0;
    for (Path file : texts()) {
      Matcher matcher = scenario.matcher(Files.readString(file));
      while (matcher.find()) {
        assertThat(HOME.resolve(matcher.group())).as("named by %s", file).exists();
        named++;
      }
    }
    assertThat(named).isGreaterThan(40);
  }

  @Test
  void noWordThatIsOutComesBack() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : texts()) {
      String text = words(Files.readString(file));
      for (Rule rule : RULES) {
        Matcher matcher = rule.pattern().matcher(text);
        while (matcher.find()) {
          long line = 1 + text.substring(0, matcher.start()).chars().filter(c -> c == '\n').count();
          found.add(
              HOME.relativize(file)
                  + ":"
                  + line
                  + ": "
                  + matcher.group()
                  + " -> "
                  + rule.instead());
        }
      }
    }
    assertThat(found).isEmpty();
  }

  /** Names of classes that were parts of a sentence rather than names of things. */
  private static final Set<String> FRAGMENTS =
      Set.of(
          "Drops",
          "Dropped",
          "PassedOver",
          "HeldBack",
          "Lacking",
          "NotAdmitted",
          "KeptForOthers",
          "OwnObstacles",
          "ClosedInWords",
          "RunPlaces",
          "Said",
          "Told",
          "ToldApart",
          "Words",
          "Form",
          "JobWords",
          "Presets",
          "EndOrder",
          "CatchUp",
          "RequestUnderWay",
          "FollowEnds");

  @Test
  void noClassIsNamedByAFragment() throws IOException {
    assertThat(texts())
        .extracting(file -> file.getFileName().toString().replaceFirst("[.]java$", ""))
        .doesNotContainAnyElementsOf(FRAGMENTS);
  }

  @Test
  void partsOfIdentifiersAreWords() {
    assertThat(words("int toldLines = MAX_TOLD;")).isEqualTo("int told lines = max told;");
  }

  private static String words(String text) {
    return CAMEL_CASE.matcher(text).replaceAll(" ").replace('_', ' ').toLowerCase(Locale.ROOT);
  }

  /** Sources of the product, and what users read. */
  private static List<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    texts.add(HOME.resolve("README.md"));
    for (String folder : List.of("man", "docs", "bin", "completions")) {
      addFiles(HOME.resolve(folder), texts);
    }
    for (String module : List.of("core", "store", "exec", "cli")) {
      addFiles(HOME.resolve(module).resolve("src/main"), texts);
    }
    return texts;
  }

  private static void addFiles(Path folder, List<Path> files) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      walk.filter(Files::isRegularFile).forEach(files::add);
    }
  }
}
