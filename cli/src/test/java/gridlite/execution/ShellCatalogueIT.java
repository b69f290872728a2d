package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.catalogue.Catalogue;
import gridlite.catalogue.GridliteSyntax;
import gridlite.verb.VerbRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Every command and verb of the catalogue answers in {@code gridlite shell} as by itself. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShellCatalogueIT {
  /**
   * A line for each command and verb, which does the same when it is given twice; numbers in what
   * it prints may differ.
   */
  private static final List<String> LINES =
      List.of(
          "qsub -h -b y -N third sleep 1",
          "qrsh -help",
          "qalter -p -7 2",
          "qhold 2",
          "qrls 2",
          "qdel 99",
          "qresub 2",
          "qmod -sj 99",
          "qstat -s r -f",
          "qhost -q",
          "qselect -l slots=1",
          "qquota -u *",
          "qacct -o nobody",
          "qrsub -l slots=1",
          "qrstat -u *",
          "qrdel 99",
          "qconf -sq all.q",
          "qconf -sq nope",
          "qsched sharetree",
          "gridlite init",
          "gridlite doctor --help",
          "gridlite export exported",
          "gridlite import exported -dry",
          "gridlite history queue",
          "gridlite history job 1",
          "gridlite diff queue all.q",
          "gridlite restore queue all.q",
          "gridlite explain 99",
          "gridlite report --from 2020-01-01 --to 2020-01-08",
          "gridlite sql -fmt csv 'SELECT count(*) FROM jobs WHERE job < 3'",
          "gridlite web --nonsense",
          "gridlite top --help",
          "gridlite shell nothing",
          "gridlite simulate --workload nothing",
          "gridlite lint",
          "gridlite timezone",
          "gridlite backup missing/backup",
          "gridlite restore-backup --nonsense",
          "gridlite check",
          "gridlite database",
          "gridlite slurm check",
          "gridlite version",
          "gridlite help history",
          "gridlite engine",
          "gridlite rows nonsense",
          "gridlite page /nowhere",
          "gridlite look --nonsense",
          "gridlite submit --nonsense",
          "gridlite await --nonsense",
          "gridlite control hold 99",
          "gridlite complete gridlite hist");

  /** What is not tried, and why. */
  private static final Map<String, String> UNTRIED =
      Map.of(
          "gridlite daemon", "it says whether there is one, and only one of the two has one here",
          "gridlite tour", "it makes a cell of its own and shows it to somebody who presses keys",
          "gridlite adopt", "it takes a cell over that lies on another machine",
          "gridlite archive", "it writes the class-data archive of the installation",
          "gridlite manual", "it writes the manual pages of the source tree",
          "gridlite follow", "shepherds call it when a task has ended",
          "gridlite assist", "it is the helper, which gets its socket as standard input",
          "gridlite relay", "ssh calls it, and its standard streams are the protocol");

  private CellCommands cell = new CellCommands(Path.of("."));

  @BeforeAll
  void make(@TempDir Path root) throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "2", "--slots", "1");
    for (String name : List.of("first", "second")) {
      cell.run("qsub", "-b", "y", "-N", name, "sleep", "9000");
    }
    cell.run("qsched", "run");
  }

  @AfterAll
  void end() throws Exception {
    cell.end();
  }

  private static String subject(String line) {
    String[] words = line.split(" ", 3);
    return words[0].equals("gridlite") ? words[0] + " " + words[1] : words[0];
  }

  @Test
  void eachCommandAndVerbIsTriedOrNot() {
    Set<String> all = new LinkedHashSet<>();
    for (Catalogue row : Catalogue.values()) {
      all.add(row.command());
    }
    all.remove("gridlite");
    for (VerbRow row : GridliteSyntax.get().verbs()) {
      all.add("gridlite " + row.verb());
    }
    Set<String> known = new LinkedHashSet<>(UNTRIED.keySet());
    LINES.forEach(line -> known.add(subject(line)));
    assertThat(known).containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  void eachAnswersInTheShellAsByItself() throws Exception {
    Map<String, String> alone = new LinkedHashMap<>();
    cell.run("gridlite", "daemon", "start");
    try {
      for (String line : LINES) {
        CellCommands.Result result = cell.run("", words(line));
        alone.put(line, of(result.text(), result.status() == 0));
      }
    } finally {
      cell.run("gridlite", "daemon", "stop");
    }
    StringBuilder script = new StringBuilder();
    for (String line : LINES) {
      script.append("!echo '--- ").append(line.replace("'", "")).append("'\n");
      script.append(line).append(" < /dev/null 2>&1 || !echo failed\n");
    }
    Files.writeString(cell.root().resolve("script"), script);
    String all = cell.run("", List.of("gridlite", "shell", "script")).text();
    Map<String, String> together = new LinkedHashMap<>();
    for (String part : ("\n" + all).split("\n--- ", -1)) {
      String first = part.lines().findFirst().orElse("");
      for (String line : LINES) {
        if (first.equals(line.replace("'", ""))) {
          String text = part.substring(first.length()).strip();
          boolean failed = text.equals("failed") || text.endsWith("\nfailed");
          together.put(line, of(text.replaceFirst("(^|\n)failed$", ""), !failed));
        }
      }
    }
    assertThat(together).containsExactlyEntriesOf(alone);
  }

  /** Lines in an order of their own: the two streams are written side by side. */
  private static String of(String text, boolean succeeded) {
    List<String> lines = new ArrayList<>(text.strip().lines().toList());
    lines.sort(null);
    String all = String.join("\n", lines).replaceAll("[0-9]+", "#").replaceAll("[ -]+", " ");
    return (succeeded ? "" : "failed: ") + all;
  }

  private static List<String> words(String line) {
    int quote = line.indexOf('\'');
    String plain = quote < 0 ? line : line.substring(0, quote).strip();
    List<String> words = new ArrayList<>(List.of(plain.split(" ", -1)));
    if (quote >= 0) {
      words.add(line.substring(quote + 1, line.lastIndexOf('\'')));
    }
    return words;
  }
}
