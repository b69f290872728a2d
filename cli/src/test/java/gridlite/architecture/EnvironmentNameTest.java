package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.Name;
import org.junit.jupiter.api.Test;

/**
 * An environment is a parallel one, a checkpointing one, or the variables of a process. A name says
 * which: variables are called so.
 */
class EnvironmentNameTest {
  private static final Pattern PLAIN = Pattern.compile("environments?", Pattern.CASE_INSENSITIVE);

  @Test
  void namesSayWhichEnvironmentIsMeant() throws IOException {
    Set<String> plain = new TreeSet<>();
    for (CompilationUnitTree unit : Sources.ofAll().units()) {
      new Names(unit, plain).scan(unit, null);
    }
    assertThat(plain)
        .as("types, methods, fields, parameters and variables of code called environment")
        .isEmpty();
  }

  /** Collects the names in a file that do not say which environment they mean. */
  private static final class Names extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final Set<String> found;

    Names(CompilationUnitTree unit, Set<String> found) {
      this.unit = unit;
      this.found = found;
    }

    private void look(Name name) {
      if (PLAIN.matcher(name).matches()) {
        found.add(Sources.name(unit) + ": " + name);
      }
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      look(type.getSimpleName());
      return super.visitClass(type, nothing);
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      look(method.getName());
      return super.visitMethod(method, nothing);
    }

    @Override
    public Void visitVariable(VariableTree variable, Void nothing) {
      look(variable.getName());
      return super.visitVariable(variable, nothing);
    }
  }
}
