package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.ProgramFile;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pager, repetition and editor on terminals of several sizes, and on none. */
class TerminalIT {
  private static final String ALL_TASKS = "qstat -u alice -g d";
  private static final String LEAVE = "\u001b[?1049l";
  private static final String SHOW_CURSOR = "\u001b[?25h";
  private static final String YELLOW = "\u001b[33m";
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_X = "\u0018";

  @TempDir static Path root;
  private static CellCommands cell = new CellCommands(Path.of("."));

  /** A cell with a job of 30 tasks that wait. */
  @BeforeAll
  static void make() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate");
    cell.makeSmallSite();
    submit("alice");
  }

  /** Submits 30 tasks that wait; returns the number of the job. */
  private static String submit(String user) throws Exception {
    ProcessBuilder job =
        cell.command(List.of("qsub", "-terse", "-h", "-t", "1-30", "-b", "y", "sleep", "9"));
    job.environment().put("GRIDLITE_USER", user);
    job.redirectOutput(root.resolve("job").toFile());
    assertThat(job.start().waitFor()).isZero();
    return Files.readString(root.resolve("job")).split("\\.", 2)[0];
  }

  @AfterAll
  static void end() throws Exception {
    cell.end();
  }

  private PseudoTerminal on(int rows, int columns, String command) throws Exception {
    return new PseudoTerminal(cell, command, "xterm", rows, columns);
  }

  // ----------------------------------------------------------------------------- pager

  @Test
  void thePagerShowsPagesOfWhateverSizeTheScreenHas() throws Exception {
    try (PseudoTerminal terminal = on(10, 20, ALL_TASKS)) {
      assertThat(terminal.awaitRow("qstat: space"))
          .hasSize(10)
          .startsWith("job-ID  prior   name", "--------------------");
      terminal.type(" ");
      terminal.await("the second page", rows -> rows.get(9).equals(":"));
      terminal.resize(5, 120);
      // the task number is the last column
      assertThat(terminal.await("wide rows", rows -> rows.get(0).endsWith(" 1 8")))
          .hasSize(5)
          .endsWith(":");
      terminal.type(" ");
      terminal.await("a page is what the screen shows now", rows -> rows.get(0).endsWith(" 1 12"));
      terminal.type("/ 1 29\r");
      terminal.await("the line looked for", rows -> rows.get(0).endsWith(" 1 29"));
      terminal.type("q");
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).contains(LEAVE);
    }
  }

  @Test
  void aPagerThatIsLeftOpenKeepsTheCellFromNobody() throws Exception {
    try (PseudoTerminal terminal = on(10, 80, ALL_TASKS)) {
      terminal.awaitRow("qstat: space");
      assertThat(cell.run("qmod", "-d", "all.q@node01")).contains("changed state");
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void whatFitsIsNotPaged() throws Exception {
    try (PseudoTerminal terminal = on(34, 120, ALL_TASKS)) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).startsWith("job-ID").doesNotContain(LEAVE);
    }
    // the same rows, each of which takes two on a narrow screen
    try (PseudoTerminal terminal = on(34, 80, ALL_TASKS)) {
      terminal.awaitRow("qstat: space");
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void whoWaitsForASimulatedJobLearnsHowItStarts() throws Exception {
    String line = "GRIDLITE_USER=alice qsub -sync y -b y -N awaited true";
    try (PseudoTerminal terminal = on(34, 120, line)) {
      terminal.awaitRow("note: in a simulated cell no job starts by itself");
      terminal.awaitRow("  \"qsched run\" starts it");
      cell.run("qdel", "-u", "alice", "awaited");
      assertThat(terminal.end()).isZero();
    }
    try (PseudoTerminal terminal = on(34, 120, "GRIDLITE_USER=alice qsub -b y -h true")) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).doesNotContain("note");
    }
  }

  /** Finding S15. */
  @Test
  void aNoteIsGivenOfASetThatLimitsNothing() throws Exception {
    Path sets = Files.writeString(root.resolve("sets"), "{\n name idle\n limit to slots=2\n}\n");
    try (PseudoTerminal terminal = on(34, 200, "qconf -Arqs " + sets)) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written())
          .contains("note: \"idle\" limits nothing yet", "-rattr resource_quota enabled TRUE idle");
    }
    // programs get what Grid Engine prints and nothing else
    Files.writeString(sets, "{\n name idle\n limit to slots=3\n}\n");
    assertThat(cell.run("qconf", "-Mrqs", sets.toString(), "idle")).doesNotContain("note");
    Files.writeString(sets, "{\n name idle\n enabled FALSE\n limit to slots=2\n}\n");
    try (PseudoTerminal terminal = on(34, 200, "qconf -Mrqs " + sets + " idle")) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).doesNotContain("note");
    }
    cell.run("qconf", "-drqs", "idle");
  }

  @Test
  void aDumbTerminalGetsLinesAndNothingElse() throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(
            cell, ALL_TASKS + " && timeout 3 qstat -u alice --watch 1", "dumb", 10, 20)) {
      assertThat(terminal.end()).isEqualTo(124);
      assertThat(terminal.written()).doesNotContain("\u001b");
      assertThat(terminal.written().lines().filter(line -> line.startsWith("job-ID")).count())
          .isGreaterThan(1);
      assertThat(terminal.written().lines().filter(line -> line.contains(" alice ")).count())
          .isGreaterThan(30);
    }
  }

  // ----------------------------------------------------------------------------- repetition

  @ParameterizedTest
  @ValueSource(strings = {"q", CTRL_C})
  void aListingTallerThanTheScreenKeepsItsHeader(String leave) throws Exception {
    String job = submit("bob");
    String command =
        "before=$(stty -g); qstat -u bob -g d --watch 1; echo \"$?\";"
            + " [ \"$before\" = \"$(stty -g)\" ] && echo restored";
    try (PseudoTerminal terminal = on(8, 20, command)) {
      assertThat(terminal.awaitRow("25 more lines, 94 m"))
          .hasSize(8)
          .startsWith("job-ID  prior   name", "--------------------");
      terminal.resize(12, 60);
      List<String> resized = terminal.awaitRow("21 more lines, 54 more columns, ");
      assertThat(resized).hasSize(12).anyMatch(row -> row.endsWith(", every 1 s, q: end"));
      assertThat(resized.get(0)).startsWith("job-ID  prior   name       user ");
      // the next rounds show what has changed
      cell.run("qdel", job, "-t", "1-28");
      List<String> shorter =
          terminal.await("2 jobs", rows -> rows.get(4).isEmpty() && rows.get(3).contains(" bob "));
      assertThat(shorter.get(0)).startsWith("job-ID  prior   name       user ");
      terminal.type(leave);
      int status = terminal.end();
      assertThat(status).as(terminal.written()).isZero();
      String after = terminal.written().substring(terminal.written().lastIndexOf(LEAVE));
      assertThat(terminal.written()).contains(SHOW_CURSOR, YELLOW);
      assertThat(after).endsWith("0\r\nrestored\r\n");
    } finally {
      cell.run("qdel", job);
    }
  }

  @Test
  void theTerminalIsRestoredWhenTheWatchIsTerminated() throws Exception {
    String command = "NO_COLOR=1 timeout --foreground 3 " + ALL_TASKS + " --watch 60; stty -a";
    try (PseudoTerminal terminal = on(8, 80, command)) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written().substring(terminal.written().lastIndexOf(LEAVE)))
          .contains(" icanon ", " echo ");
      assertThat(terminal.written()).contains(SHOW_CURSOR).doesNotContain(YELLOW);
    }
  }

  @Test
  void aRoundThatFailsIsShownAfterwards() throws Exception {
    try (PseudoTerminal terminal = on(8, 80, "qstat -j 99 --watch 1")) {
      assertThat(terminal.end()).isEqualTo(1);
      String after = terminal.written().substring(terminal.written().lastIndexOf(LEAVE));
      assertThat(after).contains("99");
    }
  }

  // ----------------------------------------------------------------------------- editor

  @Test
  void theBuiltInEditorEditsOnANarrowScreen() throws Exception {
    try (PseudoTerminal terminal = on(10, 20, "qconf -mhgrp @allhosts")) {
      terminal.awaitRow("group_name @allhost");
      // smaller than the editor can draw on, and back
      terminal.resize(3, 8);
      terminal.type("\u001bOB");
      terminal.resize(14, 60);
      terminal.awaitRow("hostlist node01 node02");
      terminal.type("\u0005 node09" + CTRL_X);
      terminal.await("a question", rows -> rows.stream().anyMatch(row -> row.contains("Save")));
      terminal.type("n");
      assertThat(terminal.end()).isEqualTo(1);
    }
  }

  @Test
  void theBuiltInEditorSaves() throws Exception {
    try (PseudoTerminal terminal = on(10, 20, "qconf -mhgrp @allhosts")) {
      terminal.awaitRow("group_name @allhost");
      // to the second line, its end, and the last host away
      terminal.type("\u001bOB\u0005" + "\b".repeat(" node04".length()) + CTRL_X);
      terminal.await("a question", rows -> rows.stream().anyMatch(row -> row.contains("Save")));
      terminal.type("y\r");
      assertThat(terminal.end()).as(terminal.written()).isZero();
    }
    assertThat(cell.run("qconf", "-shgrp", "@allhosts"))
        .contains("node03")
        .doesNotContain("node04");
  }

  @Test
  void whereNoEditorCanBeUsedTheMessageSaysWhatToSet() throws Exception {
    try (PseudoTerminal terminal =
        new PseudoTerminal(cell, "qconf -mhgrp @allhosts", "dumb", 10, 40)) {
      assertThat(terminal.end()).isEqualTo(1);
      assertThat(terminal.written())
          .contains("EDITOR and VISUAL are not set", "TERM is \"dumb\"")
          .doesNotContain("Exception");
    }
    ProcessBuilder none = cell.command(List.of("qconf", "-mhgrp", "@allhosts"));
    none.environment().keySet().removeAll(List.of("EDITOR", "VISUAL"));
    none.redirectInput(new File("/dev/null")).redirectOutput(root.resolve("none").toFile());
    assertThat(none.start().waitFor()).isEqualTo(1);
    assertThat(root.resolve("none"))
        .content()
        .contains("EDITOR and VISUAL are not set", "needs a terminal");
  }

  // ----------------------------------------------------------------------------- daemon

  /** The client in Perl prints what fits, and leaves pages and the built-in editor to Java. */
  @Test
  void aServedCellHasTheSamePagerAndEditor() throws Exception {
    cell.run("gridlite", "daemon", "start");
    try {
      try (PseudoTerminal terminal = on(34, 120, ALL_TASKS + "; qstat -j 99")) {
        assertThat(terminal.end()).isEqualTo(1);
        assertThat(terminal.written()).startsWith("job-ID").contains("99").doesNotContain(LEAVE);
      }
      try (PseudoTerminal terminal = on(34, 80, ALL_TASKS)) {
        terminal.awaitRow("qstat: space");
        terminal.type("q");
        assertThat(terminal.end()).isZero();
      }
      try (PseudoTerminal terminal = on(34, 80, "PAGER=cat " + ALL_TASKS)) {
        assertThat(terminal.end()).isZero();
        assertThat(terminal.written()).startsWith("job-ID").doesNotContain(LEAVE);
      }
      try (PseudoTerminal terminal = on(10, 20, "qconf -mhgrp @allhosts")) {
        terminal.awaitRow("group_name @allhost");
        terminal.type(CTRL_X);
        assertThat(terminal.end()).isEqualTo(1);
      }
    } finally {
      cell.run("gridlite", "daemon", "stop");
    }
  }

  // ----------------------------------------------------------------------------- progress

  /** Work for many seconds. */
  private static void workload() throws Exception {
    StringBuilder jobs = new StringBuilder();
    for (int job = 1; job <= 20_000; job++) {
      String line = "%d %d -1 %d 1 -1 -1 1 90000 -1 1 %d 1 1 1 -1 -1 -1%n";
      jobs.append(line.formatted(job, job * 20, 300 + job % 700, job % 40));
    }
    Files.writeString(root.resolve("jobs.swf"), jobs);
  }

  @Test
  void somebodyAtATerminalSeesHowFarASimulationIsAndMayEndIt() throws Exception {
    workload();
    List<String> before = names();
    String command = "gridlite simulate --workload jobs.swf --jobs table --svg picture";
    try (PseudoTerminal terminal = on(24, 120, command)) {
      terminal.await(
          "how far it is", rows -> rows.stream().anyMatch(row -> row.matches("simulat.* %, .*")));
      assertThat(terminal.written()).contains("simulating cell, 20000 jobs, ");
      terminal.type(CTRL_C);
      assertThat(terminal.end()).isEqualTo(130);
    }
    assertThat(names()).isEqualTo(before);
  }

  @Test
  void nobodyElseSeesIt() throws Exception {
    workload();
    String command = "timeout 4 gridlite simulate --workload jobs.swf 2> errors; cat errors";
    try (PseudoTerminal terminal = on(24, 120, command)) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void somebodyAtATerminalSeesHowFarAnExportIsWhoeverRunsIt(String helper) throws Exception {
    // whoever writes the file that is a pipe waits for its reader, longer than a second
    String command =
        "export GRIDLITE_HELPER=%s; unset CI; mkdir -p far; rm -f far/schedconf; mkfifo far/schedconf;"
                .formatted(helper)
            + " (sleep 3; cat far/schedconf > scheduler) & gridlite export far; wait";
    try (PseudoTerminal terminal = on(24, 120, command)) {
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).containsPattern("writing \\d+ files, \\d+ %, [1-4] s");
      assertThat(terminal.written()).containsPattern("wrote \\d+ files to far");
    }
    cell.run("gridlite", "daemon", "stop");
  }

  private static List<String> names() throws Exception {
    try (var files = Files.list(root)) {
      return files
          .map(Path::toString)
          .filter(name -> !name.matches(".*/(errors|terminal)"))
          .sorted()
          .toList();
    }
  }

  // ----------------------------------------------------------------------------- start-up

  @Test
  void jlineIsLoadedOnlyForWhatNeedsAScreen() throws Exception {
    assertThat(classes("qstat -u alice -s r")).noneMatch(line -> line.contains(" org.jline."));
    assertThat(classes(ALL_TASKS + " | cat")).noneMatch(line -> line.contains(" org.jline."));
    assertThat(classes("qconf -sq all.q")).noneMatch(line -> line.contains(" org.jline."));
  }

  /** The classes that a command loads on a terminal. */
  private List<String> classes(String command) throws Exception {
    Path log = root.resolve("classes");
    String logging = "export _JAVA_OPTIONS=-Xlog:class+load:file=" + log + "; ";
    try (PseudoTerminal terminal = on(30, 120, logging + command)) {
      assertThat(terminal.end()).isZero();
    }
    List<String> classes = Files.readAllLines(log);
    assertThat(classes).anyMatch(line -> line.contains(" gridlite.main.Main "));
    return classes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void aRefusedTextMayBeEditedAgain(String helper) throws Exception {
    Path editor = root.resolve("editor");
    ProgramFile.write(
        editor, "if grep -q ^wrong $1; then echo back >> went; else :; fi\necho wrong >> $1");
    Files.deleteIfExists(root.resolve("went"));
    String command =
        "unset CI; GRIDLITE_HELPER=" + helper + " EDITOR=" + editor + " qconf -mhgrp @allhosts";
    try (PseudoTerminal terminal = on(24, 120, command)) {
      terminal.await(
          "the question", rows -> rows.stream().anyMatch(row -> row.startsWith("edit again? [y]")));
      assertThat(terminal.written()).contains("\"wrong\" ");
      terminal.type("\n");
      terminal.await(
          "the second question",
          rows -> rows.stream().filter(row -> row.startsWith("edit again? [y]")).count() == 2);
      terminal.type("n\n");
      assertThat(terminal.end()).isEqualTo(1);
      assertThat(terminal.written())
          .contains("nothing is changed; your text is kept in " + root + "/gridlite-")
          .contains("when it is corrected: qconf -Mhgrp " + root + "/gridlite-");
    }
    // what was typed first was there to be corrected
    assertThat(root.resolve("went")).hasContent("back");
  }
}
