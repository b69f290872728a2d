package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * No method takes a boolean that chooses what it does: it is two methods, or takes an enum whose
 * constants say what they mean. A boolean that is a value may be given as one: a component of a
 * record, what {@code with...}, {@code set...} and {@code created} set, and what is written down as
 * true or false. What overrides a method is as that is declared.
 */
class BooleanParameterTest {
  /** Methods that write or convert a truth value. */
  private static final Set<String> WRITERS =
      Set.of("Document.value", "FieldWriter.add", "XmlJobDetails.flag");

  /** The package of the Java binding of DRMAA, whose signatures are the standard's. */
  private static final String STANDARD = "org.ggf.drmaa";

  @Test
  void booleansAreValues() throws IOException {
    Set<String> choosing = new TreeSet<>();
    for (CompilationUnitTree unit : Sources.ofAll().units()) {
      new Choosing(unit, choosing).scan(unit, null);
    }
    assertThat(choosing).as("methods that should be two, or take an enum").isEmpty();
  }

  @Test
  void whatWritesTruthValuesIsThere() throws IOException {
    Set<String> taking = new TreeSet<>();
    for (CompilationUnitTree unit : Sources.ofAll().units()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
          if (takesBoolean(method)) {
            taking.add(Sources.name(unit) + "." + method.getName());
          }
          return super.visitMethod(method, nothing);
        }
      }.scan(unit, null);
    }
    assertThat(taking).containsAll(WRITERS);
  }

  private static boolean takesBoolean(MethodTree method) {
    for (VariableTree parameter : method.getParameters()) {
      if (String.valueOf(parameter.getType()).equals("boolean")) {
        return true;
      }
    }
    return false;
  }

  /** Collects the methods of a file that take a boolean which is no value. */
  private static final class Choosing extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final Set<String> found;

    Choosing(CompilationUnitTree unit, Set<String> found) {
      this.unit = unit;
      this.found = found;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      String name = Sources.name(unit) + "." + method.getName();
      if (takesBoolean(method)
          && !isOfRecord(method)
          && !setsValue(method)
          && !overrides(method)
          && !WRITERS.contains(name)
          && !String.valueOf(unit.getPackageName()).equals(STANDARD)) {
        found.add(name);
      }
      return super.visitMethod(method, nothing);
    }

    private boolean isOfRecord(MethodTree method) {
      Tree type = getCurrentPath().getParentPath().getLeaf();
      return method.getReturnType() == null
          && type instanceof ClassTree
          && type.getKind() == Tree.Kind.RECORD;
    }

    private static boolean setsValue(MethodTree method) {
      return method.getName().toString().matches("(with|set)[A-Z].*|created");
    }

    private static boolean overrides(MethodTree method) {
      return method.getModifiers().getAnnotations().stream()
          .anyMatch(annotation -> annotation.getAnnotationType().toString().equals("Override"));
    }
  }
}
