package gridlite.render;

import gridlite.job.Allocation;
import gridlite.state.SchedulingMessage;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.time.Instant;
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
    facts(out, statement.facts());
    return out.value("text", statement.text());
  }

  /** Writes the members of a message of the scheduler into the object that is open. */
  public static Document write(Document out, SchedulingMessage message) {
    out.value("kind", message.reason().word()).value("number", message.kind().number());
    facts(out, message.facts());
    return out.value("text", message.text());
  }

  private static void facts(Document out, List<Fact> facts) {
    Fact.Writer writer = new FactWriter(out);
    facts.forEach(fact -> fact.write(writer));
  }

  /** Writes each fact as a member. */
  private record FactWriter(Document out) implements Fact.Writer {
    @Override
    public void word(String name, String value) {
      out.value(name, value);
    }

    @Override
    public void names(String name, List<String> values) {
      out.texts(name, "name", values);
    }

    @Override
    public void whole(String name, long value) {
      out.value(name, value);
    }

    @Override
    public void wholes(String name, List<Long> values) {
      out.numbers(name, "number", values);
    }

    @Override
    public void amount(String name, double value) {
      out.value(name, value);
    }

    @Override
    public void moment(String name, Instant value) {
      out.value(name, value);
    }
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
