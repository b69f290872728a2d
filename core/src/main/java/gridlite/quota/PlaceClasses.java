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
  /**
   * A class.
   *
   * @param number its number
   * @param rules of each set, in order, the rules whose filters of queues and hosts match
   */
  record PlaceClass(int number, List<BitSet> rules) {}

  private final List<CompiledSet> sets;
  private final Map<String, Map<String, PlaceClass>> known = new HashMap<>();
  private final Map<List<BitSet>, PlaceClass> classes = new HashMap<>();

  PlaceClasses(List<CompiledSet> sets) {
    this.sets = sets;
  }

  /** The class of a queue instance. */
  PlaceClass of(String queue, String host) {
    Map<String, PlaceClass> byHost = known.get(queue);
    if (byHost == null) {
      byHost = new HashMap<>();
      known.put(queue, byHost);
    }
    PlaceClass place = byHost.get(host);
    if (place == null) {
      place = workOut(queue, host);
      byHost.put(host, place);
    }
    return place;
  }

  private PlaceClass workOut(String queue, String host) {
    List<BitSet> rules = new ArrayList<>(sets.size());
    for (CompiledSet set : sets) {
      rules.add(set.rulesAt(queue, host));
    }
    return classes.computeIfAbsent(rules, r -> new PlaceClass(classes.size(), r));
  }
}
