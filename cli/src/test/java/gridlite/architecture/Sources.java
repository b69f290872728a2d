package gridlite.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The product's sources as trees.
 *
 * @param units the files
 * @param trees their positions and documentation
 */
record Sources(List<CompilationUnitTree> units, DocTrees trees) {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  /** Reads the sources of modules. */
  static Sources of(String... modules) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of(),
                  null,
                  files.getJavaFileObjectsFromPaths(paths(modules)));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      return new Sources(units, DocTrees.instance(task));
    }
  }

  /** Reads the sources of all modules. */
  static Sources ofAll() throws IOException {
    try (Stream<Path> directories = Files.list(HOME)) {
      return of(
          directories
              .filter(module -> Files.isDirectory(module.resolve("src/main/java")))
              .map(module -> module.getFileName().toString())
              .sorted()
              .toArray(String[]::new));
    }
  }

  private static List<Path> paths(String... modules) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (String module : modules) {
      try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(paths::add);
      }
    }
    return paths;
  }

  /** The name of a file's class. */
  static String name(CompilationUnitTree unit) {
    return Path.of(unit.getSourceFile().getName()).getFileName().toString().replace(".java", "");
  }
}
