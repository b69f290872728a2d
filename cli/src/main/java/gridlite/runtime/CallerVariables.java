package gridlite.runtime;

import java.util.HashMap;
import java.util.Map;

/**
 * The variables of whoever called. The launcher gives Java a UTF-8 locale, since in another one it
 * can't name files with umlauts; what it has changed for that is put back here.
 */
public final class CallerVariables {
  private static final String LOCALE = "LC_ALL";
  private static final String FORMER_LOCALE = "GRIDLITE_LC_ALL";

  private CallerVariables() {}

  /** The caller's variables, from those of this process. */
  public static Map<String, String> of(Map<String, String> variables) {
    String former = variables.get(FORMER_LOCALE);
    if (former == null) {
      return variables;
    }
    Map<String, String> restored = new HashMap<>(variables);
    restored.remove(FORMER_LOCALE);
    if (former.isEmpty()) {
      restored.remove(LOCALE);
    } else {
      restored.put(LOCALE, former);
    }
    return restored;
  }
}
