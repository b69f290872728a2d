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

  /** The word as a part of a name, where none in front says which environment it is. */
  private static final Pattern PART =
      Pattern.compile(
          "(?:environments?[A-Z].*|.*(?<!Parallel|parallel|Checkpoint|checkpoint)Environments?(?![a-z]).*)");

  @Test
  void longerNamesSaySoToo() throws IOException {
    Set<String> unclear = new TreeSet<>();
    // names that the interface of others gives are not ours to choose
    for (CompilationUnitTree unit : Sources.of("core", "store", "exec", "cli").units()) {
      new Names(unit, PART, unclear).scan(unit, null);
    }
    assertThat(unclear).as("names with a part that says environment alone").isEmpty();
  }

  @Test
  void namesSayWhichEnvironmentIsMeant() throws IOException {
    Set<String> plain = new TreeSet<>();
    for (CompilationUnitTree unit : Sources.ofAll().units()) {
      new Names(unit, PLAIN, plain).scan(unit, null);
    }
    assertThat(plain)
        .as("types, methods, fields, parameters and variables of code called environment")
        .isEmpty();
  }

  /** Collects the names in a file that do not say which environment they mean. */
  private static final class Names extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final Pattern unclear;
    private final Set<String> found;

    Names(CompilationUnitTree unit, Pattern unclear, Set<String> found) {
      this.unit = unit;
      this.unclear = unclear;
      this.found = found;
    }

    private void look(Name name) {
      if (unclear.matcher(name).matches()) {
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
