package gridlite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What may be missing is missing: no value stands for that, and no sentence has to be searched. */
class MissingValuesTest {
  /** Who writes or reads an encoding that has a value for what is missing. */
  private static final Pattern ENCODINGS =
      Pattern.compile(
          // rows of the store
          "gridlite\\.store\\..*"
              // the time of a store in memory stands still
              + "|gridlite\\.port\\.MemoryClusterStore"
              // the interface of others
              + "|org\\.ggf\\..*");

  /** Who searches sentences of libraries, which have nothing else. */
  private static final Set<String> READS_OTHERS =
      Set.of("JsonReader", "VerbSyntax", "QueryDatabase");

  /** Words of the documentation of a parameter by which one of its values means none. */
  private static final Pattern MEANS_NONE =
      Pattern.compile(
          "(?<![-.\\w])(empty|0|-1)(:| for\\b| where\\b| when\\b| while\\b| if\\b| unless\\b)|\\bor empty\\b|may be empty");

  /** Words of the documentation of a method that returns an empty text for none. */
  private static final Pattern EMPTY_FOR_NONE =
      Pattern.compile("\\bempty\\s+(when|where|for|if|unless|while)\\b|\\bno text\\b");

  private static final Set<String> PLAIN =
      Set.of("String", "long", "int", "double", "Long", "Integer", "Double", "Instant");

  private static final Pattern SENTENCE = Pattern.compile(".*[A-Za-z]{2,}[ ,:]+[A-Za-z]{2,}.*");
  private static final Set<String> SEARCHES =
      Set.of("contains", "startsWith", "endsWith", "indexOf", "matches");
  private static final Pattern SAID =
      Pattern.compile(".*(?i:message|sentence|reason\\b|problem\\b|trouble\\b).*", Pattern.DOTALL);

  @Test
  void nothingStandsForWhatIsMissing() throws IOException {
    Sources sources = Sources.of("core", "store", "exec", "cli", "drmaa");
    Markers markers = new Markers();
    for (CompilationUnitTree unit : sources.units()) {
      String name = unit.getPackageName() + "." + Sources.name(unit);
      if (!ENCODINGS.matcher(name).matches()) {
        markers.scan(unit, null);
      }
    }
    assertThat(markers.found).as("values that mean none").isEmpty();
  }

  @Test
  void noDocumentedValueMeansNone() throws IOException {
    Sources sources = Sources.of("core", "exec", "cli");
    Documented documented = new Documented(sources);
    for (CompilationUnitTree unit : sources.units()) {
      documented.scan(unit, null);
    }
    assertThat(documented.found).as("parameters of which a value means none").isEmpty();
  }

  @Test
  void noTextIsReturnedForNothing() throws IOException {
    Sources sources = Sources.of("core", "exec", "cli");
    Returned returned = new Returned(sources);
    for (CompilationUnitTree unit : sources.units()) {
      returned.scan(unit, null);
    }
    assertThat(returned.found).as("methods that return a text for nothing").isEmpty();
  }

  @Test
  void nothingRecognisesItsOwnSentences() throws IOException {
    Sources sources = Sources.of("core", "store", "exec", "cli", "drmaa");
    Searches searches = new Searches();
    for (CompilationUnitTree unit : sources.units()) {
      if (!READS_OTHERS.contains(Sources.name(unit))) {
        searches.scan(unit, null);
      }
    }
    assertThat(searches.found).as("searches for words of a message").isEmpty();
  }

  private static boolean isMinusOne(Tree value) {
    return value instanceof UnaryTree unary
        && unary.getKind() == Tree.Kind.UNARY_MINUS
        && unary.getExpression() instanceof LiteralTree literal
        && literal.getValue() instanceof Number number
        && number.longValue() == 1;
  }

  /** Collects values that are known to mean none. */
  private static final class Markers extends TreePathScanner<Void, Void> {
    private final Set<String> found = new TreeSet<>();
    private String method = "";

    private void find(String what) {
      found.add(Sources.name(getCurrentPath().getCompilationUnit()) + "." + method + ": " + what);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
      String outer = method;
      method = tree.getName().toString();
      super.visitMethod(tree, nothing);
      method = outer;
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
      String text = tree.toString();
      if (Set.of("Instant.EPOCH", "Double.NaN", "Float.NaN").contains(text)) {
        find(text);
      }
      return super.visitMemberSelect(tree, nothing);
    }

    /** Indices of texts and lists, and streams of bytes, have their own convention. */
    @Override
    public Void visitReturn(ReturnTree tree, Void nothing) {
      if (isMinusOne(tree.getExpression()) && !method.matches("(?i).*indexOf|read")) {
        find(tree.toString());
      }
      return super.visitReturn(tree, nothing);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
      if (tree.getMethodSelect() instanceof MemberSelectTree called
          && called.getIdentifier().toString().startsWith("orElse")
          && tree.getArguments().stream().anyMatch(MissingValuesTest::isMinusOne)) {
        find(tree.toString());
      }
      return super.visitMethodInvocation(tree, nothing);
    }
  }

  /** Collects record components and parameters whose documentation has a value mean none. */
  private static final class Documented extends TreePathScanner<Void, Void> {
    private final Sources sources;
    private final Set<String> found = new TreeSet<>();

    Documented(Sources sources) {
      this.sources = sources;
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
      if (tree.getKind() == Tree.Kind.RECORD) {
        look(
            tree.getMembers().stream()
                .filter(VariableTree.class::isInstance)
                .map(VariableTree.class::cast)
                .collect(Collectors.toList()));
      }
      return super.visitClass(tree, nothing);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
      look(tree.getParameters());
      return super.visitMethod(tree, nothing);
    }

    private void look(List<? extends VariableTree> parameters) {
      DocCommentTree comment = sources.trees().getDocCommentTree(getCurrentPath());
      if (comment == null) {
        return;
      }
      Map<String, String> types = new TreeMap<>();
      parameters.forEach(
          parameter ->
              types.put(parameter.getName().toString(), String.valueOf(parameter.getType())));
      for (DocTree tag : comment.getBlockTags()) {
        if (tag instanceof ParamTree parameter) {
          String name = parameter.getName().toString();
          String words = parameter.getDescription().toString();
          if (PLAIN.contains(types.getOrDefault(name, "")) && MEANS_NONE.matcher(words).find()) {
            found.add(Sources.name(getCurrentPath().getCompilationUnit()) + ": " + name);
          }
        }
      }
    }
  }

  /** Collects methods whose documentation has an empty text mean none. */
  private static final class Returned extends TreePathScanner<Void, Void> {
    private final Sources sources;
    private final Set<String> found = new TreeSet<>();

    Returned(Sources sources) {
      this.sources = sources;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
      DocCommentTree comment = sources.trees().getDocCommentTree(getCurrentPath());
      if (comment != null
          && String.valueOf(tree.getReturnType()).equals("String")
          && EMPTY_FOR_NONE.matcher(comment.toString()).find()) {
        found.add(
            Sources.name(getCurrentPath().getCompilationUnit()) + "." + tree.getName().toString());
      }
      return super.visitMethod(tree, nothing);
    }
  }

  /** Collects searches for words in what was written for people. */
  private static final class Searches extends TreePathScanner<Void, Void> {
    private final Set<String> found = new TreeSet<>();

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
      if (tree.getMethodSelect() instanceof MemberSelectTree called
          && SEARCHES.contains(called.getIdentifier().toString())
          && !tree.getArguments().isEmpty()
          && isForWords(called.getExpression(), tree.getArguments().get(0))) {
        found.add(Sources.name(getCurrentPath().getCompilationUnit()) + ": " + tree);
      }
      return super.visitMethodInvocation(tree, nothing);
    }

    private static boolean isForWords(ExpressionTree searched, ExpressionTree part) {
      return part instanceof LiteralTree literal
          && literal.getValue() instanceof String text
          && (SENTENCE.matcher(text).matches()
              || text.matches("[A-Za-z ]{3,}") && SAID.matcher(searched.toString()).matches());
    }
  }
}
