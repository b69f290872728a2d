package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ListFormat;
import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.problem.FormatException;
import gridlite.value.Given;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * An element of {@code subordinate_list}.
 *
 * @see "queue_conf(5), subordinate_list"
 */
public sealed interface Subordinate {
  /**
   * Returns how it is written, with a comma behind a number: Grid Engine puts none behind mere
   * names.
   */
  String text();

  /**
   * Returns how a queue instance shows it: a word a queue, with the slots that suspend it, the
   * limit of slot-wise subordination, the sequence number and the number of the victim; 0 where
   * there is none.
   */
  List<String> settings();

  /** Returns what identifies it in a list. */
  String key();

  /** Names of the queues that it suspends, or jobs of. */
  List<String> queues();

  /** The format of the list. */
  ListFormat<Subordinate> FORMAT =
      new ListFormat<>(
          ", \t",
          " ",
          "NONE",
          Subordinate::parse,
          Subordinate::text,
          Subordinate::key,
          Subordinate::visitReferences);

  private static void visitReferences(Subordinate element, Consumer<Reference> visitor) {
    for (String queue : element.queues()) {
      visitor.accept(new Reference(ObjectKind.CLUSTER_QUEUE, queue));
    }
  }

  /**
   * A queue whose instance is suspended as a whole.
   *
   * @param name the queue
   * @param slots slots of the superior queue that have to be in use; empty: all it has
   */
  record Queue(String name, Optional<Long> slots) implements Subordinate {
    @Override
    public String text() {
      return slots.map(number -> name + "=" + number + ",").orElse(name);
    }

    @Override
    public List<String> settings() {
      return List.of(name + "=" + slots.orElse(0L) + "=0=0=0");
    }

    @Override
    public String key() {
      return name;
    }

    @Override
    public List<String> queues() {
      return List.of(name);
    }
  }

  /**
   * Queues of which single jobs are suspended while more slots than the limit are in use in them
   * and the superior queue together.
   *
   * @param limit slots that may be in use on a host, at least 1
   * @param members the queues
   */
  record SlotWise(long limit, List<Member> members) implements Subordinate {
    /** Copies the list. */
    public SlotWise {
      members = List.copyOf(members);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder(SLOTS).append('=').append(limit).append('(');
      for (int i = 0; i < members.size(); i++) {
        Member member = members.get(i);
        text.append(i > 0 ? ", " : "").append(member.queue()).append(':');
        text.append(member.sequence()).append(':').append(member.victim().word());
      }
      return text.append(')').toString();
    }

    @Override
    public List<String> settings() {
      return members.stream().map(member -> member.setting(limit)).toList();
    }

    @Override
    public String key() {
      return SLOTS;
    }

    @Override
    public List<String> queues() {
      return members.stream().map(Member::queue).toList();
    }
  }

  /**
   * A queue of slot-wise subordination.
   *
   * @param queue its name
   * @param sequence jobs of queues with greater numbers are suspended first
   * @param victim which of its jobs is suspended first
   */
  record Member(String queue, long sequence, Victim victim) {
    private String setting(long limit) {
      return queue + "=0=" + limit + "=" + sequence + "=" + victim.number();
    }
  }

  /** The job of a queue that is suspended first. */
  enum Victim {
    /** The one that started last. */
    SHORTEST_RUNNING("sr", 1),
    /** The one that started first. */
    LONGEST_RUNNING("lr", 16);

    private final String word;
    private final int number;

    Victim(String word, int number) {
      this.word = word;
      this.number = number;
    }

    /** Spelling in the list. */
    public String word() {
      return word;
    }

    /** The number by which queue instances show it. */
    int number() {
      return number;
    }
  }

  /** Keyword of slot-wise subordination. */
  String SLOTS = "slots";

  private static Subordinate parse(String written) {
    // the store keeps elements as they are printed, some with their comma
    boolean comma = written.endsWith(",");
    String text = comma ? written.substring(0, written.length() - 1) : written;
    int equals = text.indexOf('=');
    if (equals < 0 && text.indexOf('(') < 0) {
      return new Queue(text, Optional.empty());
    }
    if (text.startsWith(SLOTS + "=") && text.indexOf('(') > 0) {
      return slotWise(text);
    }
    String slots = text.substring(equals + 1);
    return new Queue(
        text.substring(0, Math.max(equals, 0)),
        Given.text(slots).flatMap(spelled -> Given.number(number(text, equals + 1, spelled, 0))));
  }

  private static Subordinate slotWise(String text) {
    int open = text.indexOf('(');
    int equals = SLOTS.length();
    long limit = number(text, equals + 1, text.substring(equals + 1, open), 1);
    int close = text.endsWith(")") ? text.length() - 1 : text.length();
    List<Member> members = new ArrayList<>();
    int start = open + 1;
    while (start < close) {
      int comma = text.indexOf(',', start);
      int end = comma < 0 ? close : comma;
      if (!text.substring(start, end).isBlank()) {
        members.add(member(text, text.substring(start, end).trim(), start));
      }
      start = end + 1;
    }
    if (members.isEmpty()) {
      throw new FormatException(
          open, "\"" + text + "\" names no queue: expected slots=N(QUEUE:SEQUENCE:sr|lr,...)");
    }
    return new SlotWise(limit, members);
  }

  private static Member member(String whole, String text, int offset) {
    int first = text.indexOf(':');
    if (first < 0) {
      return new Member(text, 0, Victim.SHORTEST_RUNNING);
    }
    int second = text.indexOf(':', first + 1);
    String digits = text.substring(first + 1, second < 0 ? text.length() : second);
    long sequence = number(whole, offset + first + 1, digits, 0);
    String word = second < 0 ? Victim.SHORTEST_RUNNING.word() : text.substring(second + 1);
    for (Victim victim : Victim.values()) {
      if (victim.word().equals(word)) {
        return new Member(text.substring(0, first), sequence, victim);
      }
    }
    throw new FormatException(
        offset,
        "\""
            + word
            + "\" in \""
            + whole
            + "\": expected sr (shortest running) or lr (longest running)");
  }

  private static long number(String whole, int offset, String digits, long min) {
    try {
      return Formats.whole(digits, min, Integer.MAX_VALUE);
    } catch (FormatException e) {
      throw new FormatException(offset, "\"" + whole + "\": " + e.text());
    }
  }
}
