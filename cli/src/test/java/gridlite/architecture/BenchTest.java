package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Benches are run seldom, and from their sources: they have to fit the code all the same. */
class BenchTest {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  @TempDir Path output;

  @Test
  void benchesCompile() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      List<String> options =
          List.of("-d", output.toString(), "-proc:none", "-cp", String.join(":", classes()));
      compiler
          .getTask(null, files, found, options, null, files.getJavaFileObjectsFromPaths(sources()))
          .call();
    }
    assertThat(found.getDiagnostics())
        .filteredOn(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
        .isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("bench"))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** The modules, and whatever this test runs with. */
  private static List<String> classes() {
    List<String> places = new ArrayList<>();
    for (String module : List.of("core", "store", "exec", "cli")) {
      places.add(HOME.resolve(module).resolve("target/classes").toString());
    }
    for (String property : List.of("java.class.path", "jdk.module.path")) {
      places.addAll(List.of(System.getProperty(property, "").split(File.pathSeparator)));
    }
    places.removeIf(String::isEmpty);
    return places;
  }
}
