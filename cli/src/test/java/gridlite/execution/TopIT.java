package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code gridlite top} on terminals, screen by screen. */
class TopIT {
  private static final String LEAVE = "\u001b[?1049l";
  private static final String SHOW_CURSOR = "\u001b[?25h";
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_Z = "\u001a";
  private static final String UNCHANGED = " [ \"$before\" = \"$(stty -g)\" ] && echo unchanged";

  @TempDir static Path root;
  private static CellCommands cell = new CellCommands(Path.of("."));

  /** Sixteen slots, all of them in use by job 1 of alice for an hour; job 2 of bob waits. */
  @BeforeAll
  static void make() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate");
    cell.makeSmallSite();
    Path rules = root.resolve("rules");
    Files.writeString(rules, "{\n name most\n enabled TRUE\n limit users {alice} to slots=20\n}\n");
    cell.run("qconf", "-Arqs", rules.toString());
    submit("alice", "wide", "-pe", "rr", "16", "-l", "h_rt=3600");
    cell.run("qsched", "run");
    submit("bob", "next", "-l", "h_rt=60");
  }

  /** Submits a job; returns its number. */
  private static String submit(String user, String name, String... options) throws Exception {
    List<String> words = new ArrayList<>(List.of("qsub", "-terse", "-N", name, "-b", "y"));
    words.addAll(List.of(options));
    words.addAll(List.of("sleep", "90000"));
    ProcessBuilder job = cell.command(words);
    job.environment().put("GRIDLITE_USER", user);
    job.redirectOutput(root.resolve("job").toFile());
    assertThat(job.start().waitFor()).isZero();
    return Files.readString(root.resolve("job")).strip();
  }

  @AfterAll
  static void end() throws Exception {
    cell.end();
  }

  private PseudoTerminal on(int rows, int columns, String command) throws Exception {
    return new PseudoTerminal(cell, command, "xterm", rows, columns);
  }

  private static boolean has(List<String> rows, String text) {
    return rows.stream().anyMatch(row -> row.contains(text));
  }

  private static void awaitText(PseudoTerminal terminal, String text) throws Exception {
    terminal.await(text, rows -> has(rows, text));
  }

  private static void awaitState(PseudoTerminal terminal, String name, String state)
      throws Exception {
    terminal.await(
        name + " is " + state,
        rows -> rows.stream().anyMatch(row -> row.contains(name) && row.contains(state + " ")));
  }

  @Test
  void aSmallScreenShowsWhatRunsWhatWaitsWhyAndWhenItWillStart() throws Exception {
    try (PseudoTerminal terminal = on(15, 60, "gridlite top")) {
      List<String> rows =
          terminal.await("the expected start", screen -> screen.toString().contains(" ~"));
      assertThat(rows).hasSize(15);
      assertThat(rows.get(0)).startsWith(" gridlite top  1 running  1 waiting");
      assertThat(rows.get(1)).startsWith("[1 jobs] 2 queues  3 hosts  4 quotas");
      assertThat(rows.get(2)).startsWith("  all.q ").contains("[################] 16/16 slots");
      assertThat(rows.get(4)).contains("JOB", "NAME", "START");
      assertThat(rows.get(5)).startsWith("> 1       wide       alice   r ").contains(" 16 ");
      assertThat(rows.get(6)).startsWith("  2       next       bob     qw ").contains(" ~");
      assertThat(rows.get(14)).startsWith("?: help  q: end");
      terminal.type("j");
      // the whole reason of the job that is selected
      awaitText(terminal, "2: no slot is free");
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void allViewsAreReachedByKeys() throws Exception {
    try (PseudoTerminal terminal = on(15, 60, "gridlite top")) {
      terminal.awaitRow("> 1 ");
      terminal.type("\t");
      awaitText(terminal, "[2 queues]");
      terminal.awaitRow("> all.q ");
      terminal.type("\r");
      awaitText(terminal, "Queue all.q");
      awaitText(terminal, "all.q@node01");
      terminal.type("q3");
      terminal.awaitRow("> node01 ");
      terminal.type("\u001b[B\r");
      awaitText(terminal, "Host node02");
      terminal.type("\u001b");
      awaitText(terminal, "[3 hosts]");
      terminal.type("4");
      awaitText(terminal, "slots 16/20");
      terminal.type("\r");
      awaitText(terminal, "Quota most/1");
      awaitText(terminal, "16  user alice");
      terminal.type("q?");
      awaitText(terminal, "select a line");
      terminal.type("G");
      awaitText(terminal, "no start is known");
      terminal.type("qq");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void aJobIsExplainedHeldReleasedAndDeleted() throws Exception {
    String job = submit("carol", "mine");
    try (PseudoTerminal terminal = on(20, 100, "gridlite top")) {
      terminal.awaitRow("> 1 ");
      terminal.type("/mine\r");
      terminal.awaitRow("> " + job + " ");
      terminal.type("\r");
      awaitText(terminal, "job_number:");
      terminal.type("qe");
      awaitText(terminal, "job " + job + " (mine) waits");
      terminal.type("qp");
      awaitText(terminal, "Priority of job " + job);
      awaitText(terminal, "urgency");
      terminal.type("qw");
      awaitText(terminal, "is expected to start");
      terminal.type("qu");
      awaitText(terminal, "Quotas of job " + job);
      terminal.type("qh");
      awaitText(terminal, "hold back job " + job + " (mine) of carol?");
      terminal.type("y");
      awaitText(terminal, "modified hold of job " + job);
      awaitState(terminal, "mine", "held");
      terminal.type("r");
      awaitText(terminal, "release job " + job);
      terminal.type("y");
      // the question was in its place: what comes now is of the release
      awaitText(terminal, "modified hold of job " + job);
      awaitState(terminal, "mine", "waiting");
      terminal.type("d");
      awaitText(terminal, "delete job " + job);
      terminal.type("n");
      awaitText(terminal, "nothing is done");
      assertThat(cell.run("qstat", "-u", "carol")).contains("mine");
      terminal.type("dy");
      awaitText(terminal, "no such job");
      assertThat(cell.run("qstat", "-u", "carol")).doesNotContain("mine");
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void jobsAreSortedAndFiltered() throws Exception {
    try (PseudoTerminal terminal = on(20, 100, "gridlite top")) {
      terminal.awaitRow("> 1 ");
      terminal.type("ss");
      awaitText(terminal, "by newest");
      terminal.await("the newest first", rows -> place(rows, " 2 ") < place(rows, " 1 "));
      terminal.type("f");
      awaitText(terminal, "only running");
      terminal.await("what runs alone", rows -> !has(rows, " next "));
      terminal.type("f");
      terminal.await("what waits alone", rows -> !has(rows, " wide ") && has(rows, " next "));
      terminal.type("\u001b");
      terminal.await("all", rows -> has(rows, " wide ") && has(rows, " next "));
      terminal.type(CTRL_C);
      assertThat(terminal.end()).isZero();
    }
  }

  private static int place(List<String> rows, String text) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).startsWith(">" + text) || rows.get(i).startsWith(" " + text)) {
        return i;
      }
    }
    return -1;
  }

  @ParameterizedTest
  @ValueSource(strings = {"process", "daemon"})
  void whatHasChangedIsDrawnInPlaceAndNothingElse(String server) throws Exception {
    if (server.equals("daemon")) {
      cell.run("gridlite", "daemon", "start");
    }
    try (PseudoTerminal terminal = on(20, 100, "gridlite top")) {
      terminal.await("the expected start", screen -> screen.toString().contains(" ~"));
      int before = terminal.written().length();
      String job = submit("dave", "late");
      awaitText(terminal, " late ");
      String after = terminal.written().substring(before);
      // neither is the screen emptied nor the row of the views or a bar written again
      assertThat(after).doesNotContain("\u001b[2J", "\u001b[J", "\u001b[2;1H", "\u001b[3;1H");
      cell.run("qdel", job);
      terminal.await("it has gone", rows -> !has(rows, " late "));
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    } finally {
      cell.run("gridlite", "daemon", "stop");
    }
  }

  @Test
  void theScreenMayBeResized() throws Exception {
    try (PseudoTerminal terminal = on(15, 60, "gridlite top")) {
      terminal.awaitRow("> 1 ");
      terminal.resize(30, 120);
      awaitText(terminal, " running ");
      List<String> wide =
          terminal.await("hosts as bars, too", rows -> rows.size() == 30 && has(rows, "node04"));
      assertThat(wide.get(29)).startsWith("?: help");
      terminal.resize(4, 20);
      terminal.await(
          "what there is place for",
          rows -> rows.size() == 4 && rows.get(3).startsWith("?: help  q: end"));
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void withoutPlaceForTextEverythingIsPrintedOnce() throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(cell, "gridlite top && gridlite top | cat", "dumb", 24, 200)) {
      assertThat(terminal.end()).isZero();
      String text = terminal.written();
      assertThat(text).doesNotContain("\u001b");
      assertThat(text.lines().filter(line -> line.startsWith("gridlite top  "))).hasSize(2);
      assertThat(text)
          .contains("queue all.q", "host  node01", "quota users alice", "no slot is free");
    }
  }

  @Test
  void thereAreNoColoursWhereNoneAreWanted() throws Exception {
    try (PseudoTerminal terminal = on(15, 60, "gridlite top; NO_COLOR=1 gridlite top")) {
      terminal.awaitRow("> 1 ");
      assertThat(terminal.written()).contains("\u001b[32m");
      terminal.type("q");
      terminal.await("the end", rows -> terminal.written().contains(LEAVE));
      int first = terminal.written().lastIndexOf(LEAVE);
      terminal.await("the second", rows -> terminal.written().indexOf("> 1 ", first) > 0);
      assertThat(terminal.written().substring(first)).doesNotContain("\u001b[32m");
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", CTRL_C})
  void theTerminalIsLeftAsItWas(String key) throws Exception {
    String command = "before=$(stty -g); gridlite top; echo \"ended $?\";" + UNCHANGED;
    try (PseudoTerminal terminal = on(15, 60, command)) {
      terminal.awaitRow("> 1 ");
      terminal.type(key);
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).contains(SHOW_CURSOR);
      assertThat(terminal.written().substring(terminal.written().lastIndexOf(LEAVE)))
          .endsWith("ended 0\r\nunchanged\r\n");
    }
  }

  @Test
  void theTerminalIsLeftAsItWasWhenItIsTerminated() throws Exception {
    String command =
        "before=$(stty -g); gridlite top & echo $! > top.pid; fg %1 2> errors;"
            + " echo \"ended $?\";"
            + UNCHANGED;
    try (PseudoTerminal terminal = on(15, 60, "set -m; " + command)) {
      terminal.awaitRow("> 1 ");
      long process = Long.parseLong(Files.readString(root.resolve("top.pid")).strip());
      assertThat(ProcessHandle.of(process).orElseThrow().destroy()).isTrue();
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).contains(SHOW_CURSOR);
      assertThat(terminal.written().substring(terminal.written().lastIndexOf(LEAVE)))
          .contains("ended 143", "unchanged");
    }
  }

  @Test
  void itStopsAndGoesOn() throws Exception {
    String command =
        "set -m; before=$(stty -g); gridlite top; echo stopped;"
            + UNCHANGED
            + "; read line; fg; echo \"ended $?\";"
            + UNCHANGED;
    try (PseudoTerminal terminal = on(15, 60, command)) {
      terminal.awaitRow("> 1 ");
      terminal.type(CTRL_Z);
      terminal.await("the shell", rows -> terminal.written().contains("unchanged\r\n"));
      assertThat(terminal.written()).contains(SHOW_CURSOR);
      int stopped = terminal.written().length();
      terminal.type("\n");
      terminal.await("the picture again", rows -> terminal.written().indexOf("all.q", stopped) > 0);
      terminal.type("j");
      terminal.awaitRow("> 2 ");
      terminal.type("q");
      int status = terminal.end();
      assertThat(status).as(terminal.written()).isZero();
      assertThat(terminal.written().substring(terminal.written().lastIndexOf(LEAVE)))
          .endsWith("ended 0\r\nunchanged\r\n");
    }
  }
}
