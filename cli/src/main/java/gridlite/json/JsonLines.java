package gridlite.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;

/** Lines of two blanks a level: a line a member, and arrays of plain values in one. */
final class JsonLines extends DefaultPrettyPrinter {
  private static final long serialVersionUID = 1L;

  private boolean flat;

  JsonLines() {
    super(
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("")
            .withRootSeparator(""));
    indentObjectsWith(new DefaultIndenter("  ", "\n"));
    indentArraysWith(new DefaultIndenter("  ", "\n"));
  }

  /** From now on the innermost array goes on in its line. */
  void beginLine() {
    flat = true;
  }

  /** From now on the elements of an array have lines of their own. */
  void endLine() {
    flat = false;
  }

  @Override
  public void beforeArrayValues(JsonGenerator generator) throws IOException {
    if (!flat) {
      super.beforeArrayValues(generator);
    }
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
    if (flat) {
      generator.writeRaw(", ");
    } else {
      super.writeArrayValueSeparator(generator);
    }
  }

  @Override
  public void writeEndArray(JsonGenerator generator, int count) throws IOException {
    super.writeEndArray(generator, flat ? 0 : count);
  }
}
