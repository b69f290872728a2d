package gridlite.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The schemas in {@code docs/schema}, and whether a JSON text fits one. */
public final class Schemas {
  private static final Path DIRECTORY =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("docs/schema");

  /** Refuses what a lenient reader would pass over. */
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.getInstance(VersionFlag.V202012);

  private Schemas() {}

  /** All schemas, by name of their file. */
  public static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      return files.sorted().toList();
    }
  }

  /** Reads a JSON text. */
  public static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (IOException e) {
      throw new AssertionError("not JSON: " + e.getMessage() + "\n" + text, e);
    }
  }

  /** Fails unless a text fits the schema of a name; gives what it holds. */
  public static JsonNode assertFits(String name, String text) throws IOException {
    JsonNode value = read(text);
    String schema = Files.readString(DIRECTORY.resolve(name + ".schema.json"));
    JsonSchema wanted = FACTORY.getSchema(schema);
    assertThat(wanted.validate(value)).as("%s: %s", name, text).isEmpty();
    return value;
  }
}
