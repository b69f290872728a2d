package gridlite.render;

import gridlite.job.Allocation;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.List;

/** Writes statements as data: their kind, their facts, and the sentence as {@code text}. */
public final class Statements {
  private Statements() {}

  /** Writes a list of statements. */
  public static Document write(Document out, String name, List<Statement> statements) {
    out.list(name, "statement");
    for (Statement statement : statements) {
      write(out.open(), statement).close();
    }
    return out.endList();
  }

  /** Writes the members of a statement into the object that is open. */
  public static Document write(Document out, Statement statement) {
    out.value("kind", statement.kind());
    for (Fact fact : statement.facts()) {
      if (fact instanceof Fact.Word word) {
        out.value(word.name(), word.value());
      } else if (fact instanceof Fact.Names names) {
        out.texts(names.name(), "name", names.values());
      } else if (fact instanceof Fact.Whole whole) {
        out.value(whole.name(), whole.value());
      } else if (fact instanceof Fact.Wholes wholes) {
        out.numbers(wholes.name(), "number", wholes.values());
      } else if (fact instanceof Fact.Amount amount) {
        out.value(amount.name(), amount.value());
      } else if (fact instanceof Fact.Moment moment) {
        out.value(moment.name(), moment.value());
      }
    }
    return out.value("text", statement.text());
  }

  /** Writes slots: how many in which queue instance. */
  public static Document places(Document out, String name, Allocation slots) {
    out.list(name, "place");
    for (Allocation.Grant grant : slots.grants()) {
      out.open().value("queue_instance", grant.instance().toString());
      out.value("slots", grant.slots()).close();
    }
    return out.endList();
  }
}
