package gridlite.quota;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rules of an enabled set; knows which of them concern each host that was asked for. */
final class CompiledSet {
  private final String name;
  private final List<CompiledRule> rules;
  private final Map<String, BitSet> byHost = new HashMap<>();

  CompiledSet(String name, List<CompiledRule> rules) {
    this.name = name;
    this.rules = List.copyOf(rules);
  }

  String name() {
    return name;
  }

  List<CompiledRule> rules() {
    return rules;
  }

  /**
   * The first of some rules that applies at a place.
   *
   * @param among indexes of the rules
   */
  Optional<CompiledRule> first(BitSet among, String queue, String host) {
    BitSet here = byHost.computeIfAbsent(host, this::rulesOn);
    for (int i = among.nextSetBit(0); i >= 0; i = among.nextSetBit(i + 1)) {
      if (here.get(i) && rules.get(i).queues().matches(queue)) {
        return Optional.of(rules.get(i));
      }
      // skip to the next rule that concerns the host
      int next = here.nextSetBit(i + 1);
      if (next < 0) {
        return Optional.empty();
      }
      i = next - 1;
    }
    return Optional.empty();
  }

  private BitSet rulesOn(String host) {
    BitSet matching = new BitSet(rules.size());
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).hosts().matches(host)) {
        matching.set(i);
      }
    }
    return matching;
  }
}
