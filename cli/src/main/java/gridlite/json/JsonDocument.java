package gridlite.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import gridlite.render.Document;
import gridlite.render.TextOutput;
import gridlite.value.Decimals;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;

/** Writes a {@link Document} as JSON, as it comes. */
public final class JsonDocument implements Document {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Something to write, which never fails: the text goes to memory. */
  private interface Step {
    void write(JsonGenerator generator) throws IOException;
  }

  private final TextOutput out;
  private final JsonLines lines = new JsonLines();
  private final JsonGenerator generator;
  private int level;

  /** A writer of one document. */
  public JsonDocument(TextOutput out) {
    this.out = out;
    try {
      this.generator = FACTORY.createGenerator(new Pieces(out)).setPrettyPrinter(lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a document. */
  public static String text(Consumer<JsonDocument> write) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    write.accept(new JsonDocument(out));
    out.flush();
    return text.toString();
  }

  /** The text of a list of names. */
  public static String text(List<String> names) {
    return text(
        document -> {
          document.list();
          names.forEach(document::item);
          document.endList();
        });
  }

  private JsonDocument write(Step step) {
    try {
      step.write(generator);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  private JsonDocument begin(Step step) {
    level++;
    return write(step);
  }

  private JsonDocument end(Step step) {
    write(step);
    lines.endLine();
    if (--level == 0) {
      write(JsonGenerator::close);
      out.end();
    }
    return this;
  }

  @Override
  public JsonDocument open() {
    return begin(JsonGenerator::writeStartObject);
  }

  @Override
  public JsonDocument open(String name) {
    return begin(to -> to.writeObjectFieldStart(name));
  }

  @Override
  public JsonDocument close() {
    return end(JsonGenerator::writeEndObject);
  }

  /** Begins a list that is the document itself. */
  public JsonDocument list() {
    return begin(JsonGenerator::writeStartArray);
  }

  @Override
  public JsonDocument list(String name, String item) {
    return begin(to -> to.writeArrayFieldStart(name));
  }

  @Override
  public JsonDocument endList() {
    return end(JsonGenerator::writeEndArray);
  }

  @Override
  public JsonDocument item(String text) {
    lines.beginLine();
    return write(to -> to.writeString(text));
  }

  @Override
  public JsonDocument item(long number) {
    lines.beginLine();
    return write(to -> to.writeNumber(number));
  }

  @Override
  public JsonDocument value(String name, String text) {
    return write(to -> to.writeStringField(name, text));
  }

  @Override
  public JsonDocument value(String name, long number) {
    return write(to -> to.writeNumberField(name, number));
  }

  @Override
  public JsonDocument value(String name, double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return value(name, number < 0 ? "-infinity" : "infinity");
    }
    return number(name, Decimals.fixed(number, number == Math.rint(number) ? 0 : 6));
  }

  @Override
  public JsonDocument value(String name, boolean truth) {
    return write(to -> to.writeBooleanField(name, truth));
  }

  /** A value that is not there. */
  public JsonDocument nothing(String name) {
    return write(to -> to.writeNullField(name));
  }

  /** A number as it is written. */
  public JsonDocument number(String name, String digits) {
    return write(
        to -> {
          to.writeFieldName(name);
          to.writeNumber(digits);
        });
  }

  /** Passes on what the generator's buffer can't hold. */
  private static final class Pieces extends Writer {
    private final TextOutput out;

    Pieces(TextOutput out) {
      this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) {
      out.add(new String(text, from, length));
      out.flush();
    }

    @Override
    public void flush() {
      // passed on already
    }

    @Override
    public void close() {
      // the output ends with the command
    }
  }
}
