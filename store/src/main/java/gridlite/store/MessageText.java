package gridlite.store;

import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.value.Fact;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The texts of the messages of scheduling runs. */
final class MessageText {
  private static final String WORD = "w";
  private static final String NAMES = "n";
  private static final String WHOLE = "i";
  private static final String WHOLES = "l";
  private static final String AMOUNT = "a";
  private static final String MOMENT = "t";

  private MessageText() {}

  static void print(FieldWriter out, List<SchedulingMessage> messages) {
    Fact.Writer writer = new FactWriter(out);
    out.add(messages.size());
    for (SchedulingMessage message : messages) {
      out.add(message.kind().name()).add(message.reason().name()).add(message.text());
      out.add(message.facts().size());
      message.facts().forEach(fact -> fact.write(writer));
    }
  }

  /** Writes the type of each fact, so that it can be read. */
  private record FactWriter(FieldWriter out) implements Fact.Writer {
    @Override
    public void word(String name, String value) {
      out.add(WORD).add(name).add(value);
    }

    @Override
    public void names(String name, List<String> values) {
      out.add(NAMES).add(name).addAll(values);
    }

    @Override
    public void whole(String name, long value) {
      out.add(WHOLE).add(name).add(value);
    }

    @Override
    public void wholes(String name, List<Long> values) {
      out.add(WHOLES).add(name).addNumbers(values);
    }

    @Override
    public void amount(String name, double value) {
      out.add(AMOUNT).add(name).add(value);
    }

    @Override
    public void moment(String name, Instant value) {
      out.add(MOMENT).add(name).add(value);
    }
  }

  static List<SchedulingMessage> read(FieldReader in) {
    int count = in.count();
    List<SchedulingMessage> messages = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      MessageKind kind = MessageKind.valueOf(in.text());
      ReasonKind reason = ReasonKind.valueOf(in.text());
      String text = in.text();
      int number = in.count();
      List<Fact> facts = new ArrayList<>(number);
      for (int j = 0; j < number; j++) {
        facts.add(fact(in));
      }
      messages.add(new SchedulingMessage(kind, reason, facts, text));
    }
    return messages;
  }

  private static Fact fact(FieldReader in) {
    String type = in.text();
    String name = in.text();
    return switch (type) {
      case WORD -> new Fact.Word(name, in.text());
      case NAMES -> new Fact.Names(name, in.texts());
      case WHOLE -> new Fact.Whole(name, in.number());
      case WHOLES -> new Fact.Wholes(name, in.numbers());
      case AMOUNT -> new Fact.Amount(name, in.real());
      case MOMENT -> new Fact.Moment(name, in.instant());
      default -> throw new IllegalArgumentException("a fact of type " + type);
    };
  }
}
