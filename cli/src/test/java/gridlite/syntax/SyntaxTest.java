package gridlite.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import gridlite.problem.ProblemKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Grid Engine's words mean, where a parser of other words would take them otherwise. */
class SyntaxTest {
  private static final List<Option> OPTIONS =
      List.of(
          Option.flag("-b", "a flag"),
          Option.one("-by", "value", "begins like the flag"),
          Option.one("-l", "name=value,...", "one operand"),
          Option.of("-pe", Operands.TWO, "name slots", "two operands"),
          Option.of(
              "-binding", Operands.ONE.after("env", "set"), "[env|set] strategy", "one or two"),
          Option.optional("-j", "job", "an optional operand"),
          Option.many("-s", "job ...", "many operands"),
          new Option("--", Operands.REST, Optional.empty(), Optional.of("all that is left")));

  private static final Syntax ANYWHERE =
      new Syntax("try", ProblemKind.USAGE, Syntax.FreeWords.ANYWHERE, OPTIONS);
  private static final Syntax END_OPTIONS =
      new Syntax("try", ProblemKind.USAGE, Syntax.FreeWords.END_OPTIONS, OPTIONS);
  private static final Syntax NONE =
      new Syntax("try", ProblemKind.USAGE, Syntax.FreeWords.NONE, OPTIONS);
  private static final Syntax DASHES =
      new Syntax(
          "try",
          Wording.of("try", ProblemKind.USAGE),
          Syntax.FreeWords.ANYWHERE,
          Syntax.Dash.WORD,
          OPTIONS);

  private static String read(Syntax syntax, String... words) {
    List<String> uses = new ArrayList<>();
    for (LinePart part : syntax.parse(List.of(words)).parts()) {
      if (part instanceof OptionUse use) {
        uses.add(use.name() + use.operands());
      } else if (part instanceof FreeWord word) {
        uses.add("[" + word.text() + "]");
      }
    }
    return String.join(" ", uses);
  }

  @Test
  void optionsAndWordsKeepTheirOrder() {
    assertThat(read(ANYWHERE, "7", "-l", "a", "8", "-b", "-l", "b", "9"))
        .isEqualTo("[7] -l[a] [8] -b[] -l[b] [9]");
  }

  @Test
  void namesThatBeginAlikeAreNotClusters() {
    assertThat(read(ANYWHERE, "-by", "x", "-b", "y")).isEqualTo("-by[x] -b[] [y]");
  }

  @Test
  void operandsThatAnOptionNeedsMayLookLikeOptions() {
    assertThat(read(ANYWHERE, "-l", "-10", "-l", "-b", "-pe", "-x", "-y"))
        .isEqualTo("-l[-10] -l[-b] -pe[-x, -y]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-7", "-1.5", "-0x10", "-l=x", "-bby", "--", "-unknown", "-B"})
  void wordsWithADashAreOptionsWhateverTheyLookLike(String word) {
    if (word.equals("--")) {
      assertThat(read(ANYWHERE, word, "-unknown")).isEqualTo("--[-unknown]");
      return;
    }
    assertThatThrownBy(() -> read(ANYWHERE, "7", word, "-l"))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("try: invalid option argument \"" + word + "\"");
    assertThat(read(DASHES, "7", word, "8")).isEqualTo("[7] [" + word + "] [8]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@file", "%s", "${user.name}", "'quoted'", "\"quoted\"", "a=b", "-", ""})
  void wordsAreTakenAsTheyAre(String word) {
    assertThat(read(ANYWHERE, "-l", word, word, "-j", word))
        .isEqualTo("-l[" + word + "] [" + word + "] -j[" + word + "]");
  }

  @Test
  void optionalOperandsEndAtAnOption() {
    assertThat(read(ANYWHERE, "-j", "-b", "-j", "7", "-j")).isEqualTo("-j[] -b[] -j[7] -j[]");
    assertThat(read(ANYWHERE, "-s", "1", "2", "-b", "-s", "3")).isEqualTo("-s[1, 2] -b[] -s[3]");
    assertThat(read(DASHES, "-s", "-x", "-b")).isEqualTo("-s[-x] -b[]");
  }

  @Test
  void aWordMayStandInFrontOfTheOperand() {
    assertThat(read(ANYWHERE, "-binding", "env", "linear", "-binding", "linear", "x"))
        .isEqualTo("-binding[env, linear] -binding[linear] [x]");
  }

  @Test
  void theFirstWordEndsTheOptions() {
    assertThat(read(END_OPTIONS, "-b", "script", "-l", "-unknown"))
        .isEqualTo("-b[] [script] [-l] [-unknown]");
  }

  @Test
  void whatIsWrongIsSaidOfTheFirstWord() {
    assertThatThrownBy(() -> read(NONE, "-b", "7", "-unknown"))
        .hasMessageContaining("try: invalid option argument \"7\"");
    assertThatThrownBy(() -> read(ANYWHERE, "-b", "-pe", "mpi"))
        .hasMessageContaining("try: -pe option must have argument name slots");
    assertThatThrownBy(() -> read(ANYWHERE, "-binding", "env"))
        .hasMessageContaining("-binding option must have argument");
    assertThatThrownBy(() -> read(ANYWHERE, "-bindin"))
        .hasMessageContaining("did you mean -binding?");
  }

  @Test
  void whatStandsBeforeAWrongWordIsThere() {
    Parsed line = NONE.read(List.of("-b", "-l", "a", "oops", "-b"));
    assertThat(line.parts()).hasSize(2);
    assertThat(line.problem()).isPresent();
  }

  /** Ten times the words take about ten times as long: picocli copies what is left only once. */
  @Test
  void manyWordsAreReadInOneGo() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      words.add("-b");
      words.add("word" + i);
    }
    assertThat(ANYWHERE.parse(words).words()).hasSize(100_000);
  }
}
