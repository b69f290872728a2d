package gridlite.command.qconf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All switches of qconf by name. */
public final class SwitchTable {
  private SwitchTable() {}

  private static final List<List<Switch>> PARTS =
      List.of(
          ObjectGrid.verbs(),
          SpecialSwitches.verbs(),
          ShareTreeSwitches.verbs(),
          ComplexSwitches.verbs(),
          QuotaSwitches.verbs(),
          AttributeSwitches.verbs(),
          OtherSwitches.verbs());

  /** The switches. */
  public static Map<String, Switch> all() {
    Map<String, Switch> verbs = new LinkedHashMap<>();
    for (List<Switch> part : PARTS) {
      for (Switch verb : part) {
        verbs.put(verb.name(), verb);
      }
    }
    return verbs;
  }
}
