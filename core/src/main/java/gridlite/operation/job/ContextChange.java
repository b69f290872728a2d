package gridlite.operation.job;

import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;

/**
 * A change of a job's context: {@code -ac} adds, {@code -dc} removes, {@code -sc} replaces all.
 *
 * @param kind what to do with the variables
 * @param variables the variables; of DELETE the names count
 */
public record ContextChange(Kind kind, List<NameValue> variables) {
  /** A way to change the variables. */
  public enum Kind {
    ADD,
    DELETE,
    SET
  }

  /** Copies the list. */
  public ContextChange {
    variables = List.copyOf(variables);
  }

  /** A context after some changes, in their order; a variable set again keeps its place. */
  public static List<NameValue> apply(List<NameValue> context, List<ContextChange> changes) {
    List<NameValue> result = new ArrayList<>(context);
    for (ContextChange change : changes) {
      if (change.kind == Kind.SET) {
        result.clear();
      }
      for (NameValue variable : change.variables) {
        if (change.kind == Kind.DELETE) {
          result.removeIf(present -> present.name().equals(variable.name()));
        } else {
          put(result, variable);
        }
      }
    }
    return result;
  }

  /**
   * The changes themselves, as {@code qsub -verify} lists them: a sign in front of each one's
   * variables.
   */
  public static List<NameValue> spelled(List<ContextChange> changes) {
    List<NameValue> result = new ArrayList<>();
    for (ContextChange change : changes) {
      String sign =
          switch (change.kind) {
            case ADD -> "+";
            case DELETE -> "-";
            case SET -> "=";
          };
      result.add(new NameValue(sign, ""));
      result.addAll(change.variables);
    }
    return result;
  }

  private static void put(List<NameValue> context, NameValue variable) {
    for (int i = 0; i < context.size(); i++) {
      if (context.get(i).name().equals(variable.name())) {
        context.set(i, variable);
        return;
      }
    }
    context.add(variable);
  }
}
