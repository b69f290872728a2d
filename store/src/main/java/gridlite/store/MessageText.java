package gridlite.store;

import gridlite.state.MessageKind;
import gridlite.state.SchedulingMessage;
import gridlite.value.Fact;
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
    out.add(messages.size());
    for (SchedulingMessage message : messages) {
      out.add(message.kind().name()).add(message.text()).add(message.facts().size());
      for (Fact fact : message.facts()) {
        print(out, fact);
      }
    }
  }

  private static void print(FieldWriter out, Fact fact) {
    if (fact instanceof Fact.Word word) {
      out.add(WORD).add(word.name()).add(word.value());
    } else if (fact instanceof Fact.Names names) {
      out.add(NAMES).add(names.name()).addAll(names.values());
    } else if (fact instanceof Fact.Whole whole) {
      out.add(WHOLE).add(whole.name()).add(whole.value());
    } else if (fact instanceof Fact.Wholes wholes) {
      out.add(WHOLES).add(wholes.name()).addNumbers(wholes.values());
    } else if (fact instanceof Fact.Amount amount) {
      out.add(AMOUNT).add(amount.name()).add(amount.value());
    } else if (fact instanceof Fact.Moment moment) {
      out.add(MOMENT).add(moment.name()).add(moment.value());
    }
  }

  static List<SchedulingMessage> read(FieldReader in) {
    int count = in.count();
    List<SchedulingMessage> messages = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      MessageKind kind = MessageKind.valueOf(in.text());
      String text = in.text();
      int number = in.count();
      List<Fact> facts = new ArrayList<>(number);
      for (int j = 0; j < number; j++) {
        facts.add(fact(in));
      }
      messages.add(new SchedulingMessage(kind, facts, text));
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
