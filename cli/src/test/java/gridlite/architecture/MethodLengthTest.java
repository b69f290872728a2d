package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A method that does not fit on a screen does more than one thing. */
class MethodLengthTest {
  private static final int LINES = 40;

  /** Methods that are tables: a row a line or two, and nothing else. */
  private static final Set<String> TABLES =
      Set.of(
          "GridliteVerb.create",
          "ObjectGrid.add",
          "OtherSwitches.verbs",
          "QuotaSwitches.verbs",
          "ShareTreeSwitches.verbs",
          "SpecialSwitches.queues");

  @Test
  void methodsHaveFewerThanFortyLines() throws IOException {
    assertThat(longMethods()).isEmpty();
  }

  private static List<String> longMethods() throws IOException {
    Sources sources = Sources.ofAll();
    List<String> found = new ArrayList<>();
    for (CompilationUnitTree unit : sources.units()) {
      new LongMethods(unit, sources.trees().getSourcePositions(), found).scan(unit, null);
    }
    return found;
  }

  /** Collects the long methods of a file. */
  private static final class LongMethods extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<String> found;

    LongMethods(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
      this.unit = unit;
      this.positions = positions;
      this.found = found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      LineMap lines = unit.getLineMap();
      long first = lines.getLineNumber(positions.getStartPosition(unit, method));
      long last = lines.getLineNumber(positions.getEndPosition(unit, method));
      String name = Sources.name(unit) + "." + method.getName();
      if (last - first + 1 >= LINES && !TABLES.contains(name)) {
        found.add(name + ": " + (last - first + 1) + " lines");
      }
      return super.visitMethod(method, nothing);
    }
  }
}
