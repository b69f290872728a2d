package gridlite.main;

import gridlite.remote.CellTrust;
import gridlite.remote.Client;
import gridlite.remote.Terminal;
import gridlite.run.CallerEnvironment;
import gridlite.run.CellFinder;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
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
    boolean terminal = isListing(called[0]) && Terminal.isStandardOutput();
    int status =
        Watch.isWanted(called)
            ? Watch.run(called, terminal)
            : called[0].equals("qrsh") ? RemoteShell.run(called) : run(called, terminal);
    // everything is written and closed; waiting for threads of libraries would only take time
    Runtime.getRuntime().halt(status);
  }

  private static int run(String[] called, boolean terminal) {
    Map<String, String> environment = CallerEnvironment.of(System.getenv());
    OutputStream out =
        terminal ? new Screen(environment) : new FileOutputStream(FileDescriptor.out);
    CellFinder.Found found = CellFinder.find(environment);
    int status = run(called, environment, found, out);
    try {
      out.close();
    } catch (IOException e) {
      // the reader has gone: it has seen what it wanted
      return status;
    }
    return status;
  }

  /** Whether a command lists things, so that it is worth paging. */
  private static boolean isListing(String name) {
    return switch (name) {
      case "qstat", "qhost", "qselect", "qquota", "qacct", "qrstat" -> true;
      default -> false;
    };
  }

  private static int run(
      String[] words, Map<String, String> environment, CellFinder.Found found, OutputStream out) {
    Path cell = found.cell().directory();
    // without a look at the table of verbs, which only loads more classes, for most commands
    boolean gridlite = words[0].equals("gridlite");
    if (!gridlite || Verb.usesCell(words)) {
      String objection = CellTrust.objection(cell);
      if (!objection.isEmpty()) {
        System.err.println(words[0] + ": " + objection);
        return 1;
      }
    }
    OptionalInt served =
        gridlite
            ? Verb.serve(cell, words, environment, out)
            : Client.run(cell, words, environment, out);
    return served.isPresent() ? served.getAsInt() : embedded(words, environment, found, out);
  }

  private static int embedded(
      String[] words, Map<String, String> environment, CellFinder.Found found, OutputStream out) {
    List<String> arguments = Arrays.asList(words).subList(1, words.length);
    return Wiring.runEmbedded(words[0], arguments, environment, found, out);
  }
}
