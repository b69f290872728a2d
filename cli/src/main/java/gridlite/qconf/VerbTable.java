package gridlite.qconf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All switches of qconf by name. */
public final class VerbTable {
  private VerbTable() {}

  private static final List<List<Verb>> PARTS =
      List.of(
          ObjectGrid.verbs(),
          SpecialVerbs.verbs(),
          ShareTreeVerbs.verbs(),
          ComplexVerbs.verbs(),
          QuotaVerbs.verbs(),
          AttributeVerbs.verbs(),
          OtherVerbs.verbs());

  /** The switches. */
  public static Map<String, Verb> all() {
    Map<String, Verb> verbs = new LinkedHashMap<>();
    for (List<Verb> part : PARTS) {
      for (Verb verb : part) {
        verbs.put(verb.name(), verb);
      }
    }
    return verbs;
  }
}
