package gridlite.quota;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rules of an enabled set; knows which of them concern each host that was asked for. */
final class CompiledSet {
  private final int index;
  private final String name;
  private final List<CompiledRule> rules;
  private final BitSet everywhere = new BitSet();
  private final Map<String, BitSet> byHost = new HashMap<>();

  /**
   * A set.
   *
   * @param index place among the enabled sets
   */
  CompiledSet(int index, String name, List<CompiledRule> rules) {
    this.index = index;
    this.name = name;
    this.rules = List.copyOf(rules);
    for (int i = 0; i < rules.size(); i++) {
      everywhere.set(i, rules.get(i).isEverywhere());
    }
  }

  int index() {
    return index;
  }

  String name() {
    return name;
  }

  List<CompiledRule> rules() {
    return rules;
  }

  /**
   * The first of some rules that applies.
   *
   * @param among indexes of the rules
   * @param here indexes of those that apply at a place
   */
  Optional<CompiledRule> first(BitSet among, BitSet here) {
    int i = among.nextSetBit(0);
    while (i >= 0 && !here.get(i)) {
      int next = here.nextSetBit(i + 1);
      i = next < 0 ? -1 : among.nextSetBit(next);
    }
    return i < 0 ? Optional.empty() : Optional.of(rules.get(i));
  }

  /** Drops what stands behind the first of some rules that applies in every place. */
  void dropUnreached(BitSet among) {
    int i = among.nextSetBit(0);
    while (i >= 0 && !everywhere.get(i)) {
      i = among.nextSetBit(i + 1);
    }
    if (i >= 0) {
      among.clear(i + 1, rules.size() + 1);
    }
  }

  /** Indexes of the rules whose filters of queues and hosts let a place pass. */
  BitSet rulesAt(String queue, String host) {
    BitSet onHost = byHost.computeIfAbsent(host, this::rulesOn);
    BitSet matching = new BitSet(rules.size());
    for (int i = onHost.nextSetBit(0); i >= 0; i = onHost.nextSetBit(i + 1)) {
      matching.set(i, rules.get(i).queues().matches(queue));
    }
    return matching;
  }

  private BitSet rulesOn(String host) {
    BitSet matching = new BitSet(rules.size());
    for (int i = 0; i < rules.size(); i++) {
      matching.set(i, rules.get(i).hosts().matches(host));
    }
    return matching;
  }
}
