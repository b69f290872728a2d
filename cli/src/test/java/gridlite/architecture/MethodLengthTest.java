package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** A method that does not fit on a screen does more than one thing. */
class MethodLengthTest {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));
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
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, List.of(), null, files.getJavaFileObjectsFromPaths(sources()));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      List<String> found = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse()) {
        new LongMethods(unit, positions, found).scan(unit, null);
      }
      return found;
    }
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : List.of("core", "store", "exec", "cli")) {
      try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
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
      String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
      String name = file.replace(".java", "") + "." + method.getName();
      if (last - first + 1 >= LINES && !TABLES.contains(name)) {
        found.add(name + ": " + (last - first + 1) + " lines");
      }
      return super.visitMethod(method, nothing);
    }
  }
}
