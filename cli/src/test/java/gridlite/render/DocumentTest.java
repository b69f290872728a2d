package gridlite.render;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.json.JsonDocument;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DocumentTest {
  private static String json(Consumer<Document> write) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    write.accept(new JsonDocument(out));
    out.flush();
    return text.toString();
  }

  @Test
  void jsonEscapesWhatItMust() {
    assertThat(json(d -> d.open().value("a", "\"\\\n\u0001ä").close()))
        .isEqualTo("{\n  \"a\": \"\\\"\\\\\\n\\u0001ä\"\n}\n");
  }

  @Test
  void emptyListsAndObjectsAreWrittenInOnePiece() {
    assertThat(json(d -> d.open().texts("none", "x", List.of()).close()))
        .isEqualTo("{\n  \"none\": []\n}\n");
  }

  @Test
  void infiniteNumbersAreTexts() {
    assertThat(json(d -> d.open().value("a", Double.POSITIVE_INFINITY).value("b", 1.5).close()))
        .isEqualTo("{\n  \"a\": \"infinity\",\n  \"b\": 1.500000\n}\n");
  }

  @Test
  void xmlNamesTheItemsOfLists() {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    Document document = new XmlDocument(out, "root");
    document.open().texts("names", "name", List.of("a<b")).close();
    out.flush();
    assertThat(text)
        .hasToString(
            "<?xml version='1.0'?>\n<root>\n  <names>\n    <name>a&lt;b</name>\n  </names>\n"
                + "</root>\n");
  }
}
