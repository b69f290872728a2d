package gridlite.run;

import java.util.Arrays;
import java.util.List;

/** Where a process begins: the name of the command, then its arguments. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] words) {
    String name = words.length == 0 ? "gridlite" : words[0];
    List<String> arguments =
        words.length == 0 ? List.of() : Arrays.asList(words).subList(1, words.length);
    int status =
        Wiring.runEmbedded(name, arguments, System.getenv(), CellFinder.find(System.getenv()));
    // everything is written and closed; waiting for threads of libraries would only take time
    Runtime.getRuntime().halt(status);
  }
}
