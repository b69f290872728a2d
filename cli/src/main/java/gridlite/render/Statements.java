package gridlite.render;

import gridlite.job.Allocation;
import gridlite.state.SchedulingMessage;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/** Writes statements as data: their kind, their facts, and the sentence as {@code text}. */
public final class Statements {
  private Statements() {}

  /** Writes a list of statements whose sentences name no point in time. */
  public static Document write(Document out, String name, List<Statement> statements) {
    return write(out, name, statements, Document::text);
  }

  /**
   * Writes a list of statements.
   *
   * @param times writes the points in time of their sentences
   */
  public static Document write(
      Document out, String name, List<Statement> statements, Function<Instant, String> times) {
    out.list(name, "statement");
    for (Statement statement : statements) {
      write(out.open(), statement, times).close();
    }
    return out.endList();
  }

  /**
   * Writes the members of a statement whose sentence names no point in time into the object that is
   * open.
   */
  public static Document write(Document out, Statement statement) {
    return write(out, statement, Document::text);
  }

  /**
   * Writes the members of a statement into the object that is open.
   *
   * @param times writes the points in time of its sentence
   */
  public static Document write(Document out, Statement statement, Function<Instant, String> times) {
    out.value("kind", statement.kind());
    facts(out, statement.facts());
    return out.value("text", statement.sentence().text(times));
  }

  /**
   * Returns the sentences of some statements in one line.
   *
   * @param times writes points in time
   */
  public static String line(List<Statement> statements, Function<Instant, String> times) {
    StringBuilder line = new StringBuilder();
    for (Statement statement : statements) {
      line.append(line.length() > 0 ? "; " : "").append(statement.sentence().text(times));
    }
    return line.toString();
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
