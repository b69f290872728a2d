package gridlite.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gridlite.config.ShareTree;
import gridlite.format.Values;
import gridlite.problem.GridException;
import gridlite.value.ShareTreeNode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonReaderTest {
  private static Json read(String text) {
    return JsonReader.read("f", text);
  }

  @Test
  void valuesKnowWhereTheyBegin() {
    Json json = read("{\r\n  \"a\": [1, \"ä\\n\"],\r\n\t\"b\": null}");
    assertThat(json)
        .isInstanceOfSatisfying(
            Json.Obj.class,
            object -> {
              assertThat(object.members().keySet()).containsExactly("a", "b");
              assertThat(object.members().get("b")).isEqualTo(new Json.Word("null", 3, 7));
              assertThat(object.members().get("a"))
                  .isEqualTo(
                      new Json.Arr(
                          List.of(new Json.Word("1", 2, 9), new Json.Str("ä\n", 2, 12)), 2, 8));
            });
  }

  @Test
  void numbersStayAsWritten() {
    assertThat(read("1.50e3")).isEqualTo(new Json.Word("1.50e3", 1, 1));
  }

  /** One mistake each: its place and what was expected. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "``                     | 1:1  | it is empty",
        "{                      | 1:2  | it ends too early",
        "{\"a\": 1              | 1:8  | it ends too early",
        "[\"abc                 | 1:6  | it ends too early",
        "[1, 2] 3               | 1:8  | there is more after the end",
        "[1, 2]]                | 1:7  | expected the end of the text, found ']'",
        "nonsense               | 1:1  | expected a value, found 'nonsense'",
        "{a: 1}                 | 1:2  | expected a name in double quotes or '}', found 'a'",
        "{\"a\" 1}              | 1:6  | expected ':' and a value after the name \"a\", found '1'",
        "{\"a\": }              | 1:7  | expected ':' and a value after the name \"a\", found '}'",
        "{\"a\": 1 \"b\": 2}    | 1:9  | expected ',' and another member, or '}', found '\"'",
        "[1 2]                  | 1:4  | expected ',' and another value, or ']', found '2'",
        "[1,]                   | 1:4  | expected ',' and another value, or ']', found ']'",
        "[x]                    | 1:2  | expected a value or ']', found 'x'",
        "[01]                   | 1:3  | found '1'",
        "{\"a\": 1, \"a\": 2}   | 1:13 | the member \"a\" is defined twice",
        "[\"\\x\"]              | 1:4  | a backslash in a string stands for nothing",
        "[\"\\u0000\"]          | 1:2  | can hold the character",
        "[\"a\tb\"]             | 1:4  | another control character",
      })
  void aMistakeIsNamedWithItsPlace(String text, String place, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems().get(0).text())
                    .startsWith("f:" + place + ": this is not JSON: ")
                    .contains(message));
  }

  @Test
  void aShareTreeOfAllLevelsThatThereMayBeIsReadBack() {
    ShareTreeNode node = new ShareTreeNode("n", false, 1, List.of());
    for (int level = 0; level < ShareTreeNode.DEEPEST; level++) {
      node = new ShareTreeNode("n", false, 1, List.of(node));
    }
    Values tree = ShareTree.SCHEMA.template().with(ShareTree.ROOT, node);
    ObjectJson json = new ObjectJson(ShareTree.SCHEMA);
    assertThat(json.read("f", read(json.print(tree)), tree).object()).isEqualTo(tree);
  }

  @Test
  void deepTextsAreRefusedSoon() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          refused("[".repeat(1_000_000), "nested more than 256 levels");
          refused("{\"a\":".repeat(1_000_000), "nested more than 256 levels");
        });
    assertThat(read("[".repeat(256) + "]".repeat(256))).isInstanceOf(Json.Arr.class);
  }

  @Test
  void longWordsAndTextsAreRefused() {
    refused("[\"" + "x".repeat(JsonReader.LONGEST_STRING + 1) + "\"]", "1048576 characters");
    refused("[" + "1".repeat(2_000) + "]", "1000 of a number");
    refused("[" + " ".repeat(JsonReader.LONGEST_TEXT) + "]", "67108864 characters");
  }

  private static void refused(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(GridException.class)
        .hasMessageContaining(message);
  }
}
