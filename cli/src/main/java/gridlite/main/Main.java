package gridlite.main;

import gridlite.remote.Client;
import gridlite.run.CellFinder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Where a process begins: the name of the command, then its arguments. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] words) {
    String[] called = words.length == 0 ? new String[] {"gridlite", "help"} : words;
    Map<String, String> environment = System.getenv();
    CellFinder.Found found = CellFinder.find(environment);
    OptionalInt served =
        isOwnBusiness(called)
            ? OptionalInt.empty()
            : Client.run(found.cell().directory(), called, environment);
    int status = served.isPresent() ? served.getAsInt() : embedded(called, environment, found);
    // everything is written and closed; waiting for threads of libraries would only take time
    Runtime.getRuntime().halt(status);
  }

  /** Whether a command is about cells and daemons, so that no daemon can run it. */
  private static boolean isOwnBusiness(String[] words) {
    if (!words[0].equals("gridlite")) {
      return false;
    }
    return words.length == 1 || !Gridlite.needsCell(words[1]);
  }

  private static int embedded(
      String[] words, Map<String, String> environment, CellFinder.Found found) {
    List<String> arguments = Arrays.asList(words).subList(1, words.length);
    return Wiring.runEmbedded(words[0], arguments, environment, found);
  }
}
