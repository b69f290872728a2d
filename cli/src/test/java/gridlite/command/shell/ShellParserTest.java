package gridlite.command.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notation of {@code gridlite shell}. */
class ShellParserTest {
  private static final Map<String, String> VARIABLES =
      Map.of("HOME", "/home/alice", "A", "a b", "?", "7");

  private static List<ShellStep> parse(String text) {
    return ShellParser.parse(text + "\n", 1, name -> VARIABLES.getOrDefault(name, ""));
  }

  private static List<String> words(String text) {
    List<ShellStep> steps = parse(text);
    assertThat(steps).hasSize(1);
    return steps.get(0).words();
  }

  @Test
  void wordsAreQuotedAsInTheSystemsShell() {
    assertThat(words("a  b\tc")).containsExactly("a", "b", "c");
    assertThat(words("a 'b  $A \"' \"c '$A' \\\" \\x\""))
        .containsExactly("a", "b  $A \"", "c 'a b' \" \\x");
    assertThat(words("a '' \"\" b\\ c \\'")).containsExactly("a", "", "", "b c", "'");
    assertThat(words("a x'y'\"z\"")).containsExactly("a", "xyz");
    assertThat(words("a 'b\nc' d\\\ne")).containsExactly("a", "b\nc", "de");
    assertThat(words("qstat -u * -q [ab]? {x}"))
        .containsExactly("qstat", "-u", "*", "-q", "[ab]?", "{x}");
    assertThat(words("a # b")).containsExactly("a");
    assertThat(words("a b#c")).containsExactly("a", "b#c");
  }

  @Test
  void variablesAreOneWord() {
    assertThat(words("a $A ${A}c $? $ $NONE")).containsExactly("a", "a b", "a bc", "7", "$", "");
    assertThat(words("a ~ ~/x x~ '~'"))
        .containsExactly("a", "/home/alice", "/home/alice/x", "x~", "~");
    ShellStep step = parse("X=1 Y='a b' qsub Z=2").get(0);
    assertThat(step.variables()).containsExactly(Map.entry("X", "1"), Map.entry("Y", "a b"));
    assertThat(step.words()).containsExactly("qsub", "Z=2");
  }

  @Test
  void commandsAreJoined() {
    assertThat(parse("a; b && c || d\n\ne"))
        .extracting(step -> step.joint() + " " + step.words() + " " + step.line())
        .containsExactly(
            "ALWAYS [a] 1",
            "ALWAYS [b] 1",
            "AFTER_SUCCESS [c] 1",
            "AFTER_FAILURE [d] 1",
            "ALWAYS [e] 3");
  }

  @Test
  void streamsAreRedirected() {
    assertThat(parse("a >b >> c <d 2> e 2>>f 2>&1 1>g x2 >'h i'").get(0).redirections())
        .extracting(redirection -> redirection.kind() + " " + redirection.target())
        .containsExactly(
            "OUTPUT b",
            "APPEND c",
            "INPUT d",
            "ERROR e",
            "APPEND_ERROR f",
            "ERROR_TO_OUTPUT ",
            "OUTPUT g",
            "OUTPUT h i");
  }

  @Test
  void aTextStandsInTheLinesThatFollow() {
    List<ShellStep> steps = parse("qsub <<END a\nx $A\n y\\$A\nEND\nb <<'E'\n$A\nE");
    assertThat(steps.get(0).words()).containsExactly("qsub", "a");
    assertThat(steps.get(0).redirections().get(0).target()).isEqualTo("x a b\n y$A\n");
    assertThat(steps.get(1).redirections().get(0).target()).isEqualTo("$A\n");
    assertThat(steps.get(1).line()).isEqualTo(5);
  }

  @Test
  void theSystemsShellGetsWhatIsBehindAPipeAndAnExclamationMark() {
    List<ShellStep> steps = parse("a | grep 'x;y' | wc -l > z && b; c\n! ls *; date");
    assertThat(steps.get(0).pipe()).contains("grep 'x;y' | wc -l > z");
    assertThat(steps.get(1).words()).containsExactly("b");
    assertThat(steps.get(3).system()).contains("ls *; date");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a 'b",
        "a \"b",
        "a \"b\\",
        "a \\",
        "a &&",
        "a ||",
        "a |",
        "a <<E",
        "a <<E\nx",
        "a | b 'c"
      })
  void aLineMayGoOn(String text) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(ShellParser.UnfinishedException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a &",
        "a $(b)",
        "a `b`",
        "(a)",
        "a <<< b",
        "a >| b",
        "a >&2",
        "a >",
        "> a",
        "&& a",
        "| a",
        "a $1",
        "a ${A:-b}",
        "!",
        "a <<E; b",
        "a \"$(b)\"",
        "a <&3"
      })
  void whatIsNotKnownIsRefused(String text) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("line 1: this shell does not know");
  }

  @Test
  void coloursChangeNoCharacter() {
    String line = "X=1 qstat -u 'a b' | grep \"x\\\"y && qsub nope; nope <<E ${A}";
    String coloured = ShellColours.of(line, "qstat"::equals);
    assertThat(coloured.replaceAll("\u001b\\[[0-9]+m", "")).isEqualTo(line);
    assertThat(coloured).contains("\u001b[32mqstat\u001b[0m", "\u001b[36m-u\u001b[0m");
    assertThat(ShellColours.of("qstta", "qstat"::equals)).isEqualTo("\u001b[31mqstta\u001b[0m");
  }
}
