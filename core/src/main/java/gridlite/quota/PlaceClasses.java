package gridlite.quota;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Queue instances that no filter of queues or hosts tells apart: what is worked out for one of a
 * class holds for all. There are few classes, however many hosts there are.
 */
final class PlaceClasses {
  private record Instance(String queue, String host) {}

  /**
   * A class.
   *
   * @param number its number
   * @param rules of each set, in order, the rules whose filters of queues and hosts match
   */
  record PlaceClass(int number, List<BitSet> rules) {}

  private final List<CompiledSet> sets;
  private final Map<Instance, PlaceClass> known = new HashMap<>();
  private final Map<List<BitSet>, PlaceClass> classes = new HashMap<>();

  PlaceClasses(List<CompiledSet> sets) {
    this.sets = sets;
  }

  /** The class of a queue instance. */
  PlaceClass of(String queue, String host) {
    return known.computeIfAbsent(new Instance(queue, host), this::workOut);
  }

  private PlaceClass workOut(Instance instance) {
    List<BitSet> rules = new ArrayList<>(sets.size());
    for (CompiledSet set : sets) {
      rules.add(set.rulesAt(instance.queue(), instance.host()));
    }
    return classes.computeIfAbsent(rules, r -> new PlaceClass(classes.size(), r));
  }
}
