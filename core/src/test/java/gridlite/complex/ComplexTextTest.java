package gridlite.complex;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComplexTextTest {
  @Test
  void theBuiltInTableHasTheWidthsOfGridEngine() {
    assertThat(ComplexText.print(BuiltIns.attributes()))
        .startsWith(
            "#name               shortcut   type      relop requestable consumable default  urgency"
                + " \n"
                + "#--------------------------------------------------------------------------------------\n"
                + "arch                a          STRING    ==    YES         NO         NONE    "
                + " 0\n")
        .endsWith("# >#< starts a comment but comments are not saved across edits --------\n");
  }

  @Property(tries = 100)
  void whatIsPrintedIsReadBack(@ForAll("tables") List<Values> table) {
    ComplexText.Parsed parsed = ComplexText.parse("c", ComplexText.print(table));
    assertThat(parsed.problems()).isEmpty();
    assertThat(parsed.rows().stream().map(ComplexDefinition::row).toList())
        .containsExactlyInAnyOrderElementsOf(table)
        .isSortedAccordingTo(Comparator.comparing(row -> row.get(ComplexAttribute.NAME)));
  }

  @Test
  void aLineThatGoesOnIsOneRowAndItsPlacesAreKept() {
    ComplexText.Parsed parsed =
        ComplexText.parse(
            "c", "# here\nkk kk INT \\\n <= YES \\\n  maybe 0 0\nmm mm INT <= YES NO 0 0\n");
    assertThat(parsed.rows()).hasSize(1);
    assertThat(parsed.problems().get(0).text()).startsWith("c:4:3: consumable of \"kk\"");
  }

  @Provide
  Arbitrary<List<Values>> tables() {
    Arbitrary<String> words =
        Arbitraries.strings()
            .withCharRange('!', '~')
            .excludeChars('#')
            .ofMinLength(1)
            .ofMaxLength(30);
    // a backslash at the end of a line would join it with the next one
    Arbitrary<String> last = words.filter(word -> !word.endsWith("\\"));
    Arbitrary<Values> rows =
        Combinators.combine(
                words,
                words,
                Arbitraries.of(ComplexType.class),
                Arbitraries.of(Relop.class),
                Arbitraries.of(Requestable.class),
                Arbitraries.of(Consumable.class),
                words,
                last)
            .as(
                (name, shortcut, type, relop, requestable, consumable, initial, urgency) ->
                    ComplexAttribute.SCHEMA
                        .template()
                        .with(ComplexAttribute.NAME, name)
                        .with(ComplexAttribute.SHORTCUT, shortcut)
                        .with(ComplexAttribute.TYPE, type)
                        .with(ComplexAttribute.RELOP, relop)
                        .with(ComplexAttribute.REQUESTABLE, requestable)
                        .with(ComplexAttribute.CONSUMABLE, consumable)
                        .with(ComplexAttribute.DEFAULT, initial)
                        .with(ComplexAttribute.URGENCY, urgency));
    return rows.list().ofMaxSize(12);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1 a1 INTEGER <= YES NO 0 0 | c:1:7: type of \"a1\": \"INTEGER\" is not a type",
        "a1 a1 INT =< YES NO 0 0 | =<",
        "a1 a1 INT <= maybe NO 0 0 | maybe",
        "a1 a1 INT <= YES FORCED 0 0 | FORCED",
        "a1 a1 INT <= YES NO | eight columns",
        "a 1 a1 INT <= YES NO 0 0 | eight columns",
        "a1 a1 INT <= YES NO 0 high | \"high\" is not a number",
        "a1 a1 BOOL <= YES NO 0 0 | <= does not suit",
        "a1 a1 BOOL != YES NO 0 0 | !=",
        "a1 a1 HOST > YES NO NONE 0 | >",
        "a1 a1 INT >= YES YES 0 0 | needs the relation <=",
        "a1 a1 STRING == YES YES NONE 0 | can't be consumed",
        "a1 a1 BOOL == YES YES 0 0 | EXCL",
        "a1 a1 BOOL EXCL YES NO 0 0 | consumable",
        "a1 a1 INT EXCL YES YES 0 0 | BOOL",
        "a1 a1 INT <= YES NO 3 0 | default other than 0",
        "a1 a1 INT <= YES NO NONE 0 | NONE",
        "a1 a1 STRING == YES NO 0 0 | must be NONE",
        "a1 a1 INT <= FORCED YES 1 0 | must be requested",
        "a1 a1 INT <= YES YES some 0 | some",
        "slots s INT <= YES NO 0 0 | must stay consumable",
      })
  void aBadRowIsToldWithItsPlace(String row, String mentioned) {
    assertThat(problems(row)).hasSize(1);
    assertThat(problems(row).get(0)).startsWith("c:1:").contains(mentioned);
  }

  @Test
  void namesAndShortcutsAreOneNameSpace() {
    assertThat(
            problems(
                "lic lc INT <= YES YES 0 0\nlc x INT <= YES YES 0 0\ny lic INT <= YES YES 0 0"))
        .hasSize(2)
        .allMatch(problem -> problem.contains("\"lic\""));
  }

  @Test
  void everyBadRowIsTold() {
    assertThat(problems("a1 a1 INT <= YES NO 1 0\na2 a2\na3 a3 BOOL > YES NO 0 0")).hasSize(3);
  }

  private static List<String> problems(String text) {
    ComplexText.Parsed parsed = ComplexText.parse("c", text);
    List<Problem> problems = new ArrayList<>(parsed.problems());
    problems.addAll(ComplexRules.check(parsed.rows()));
    return problems.stream().map(Problem::text).toList();
  }
}
