package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The ways to a cell lead to the same results: a drawn workload and all its listings are the same
 * by processes of their own, with and without the copied rows that make listings fast, by a helper,
 * and by a daemon.
 */
@Timeout(300)
class SameResultsIT {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));

  private static final List<String> LISTINGS =
      List.of(
          "qstat -u '*'",
          "qstat -u alice -s p",
          "qstat -f -u '*'",
          "qstat -F slots,h_vmem",
          "qstat -u '*' -ext",
          "qstat -u '*' -urg",
          "qstat -u '*' -pri -r",
          "qstat -g c",
          "qstat -g d -u '*'",
          "qstat -u '*' -xml",
          "qstat -u '*' -fmt json",
          "qstat -j 1,2,5 | grep -v sge_o_path",
          "qhost -q -j",
          "qquota -u '*'",
          "qselect -l h_rt=60",
          "qconf -sq all.q",
          "qconf -srqs",
          "qacct -o 2>&1 | sed \"s,$SGE_ROOT,,\" | sort",
          "gridlite explain '*'");

  private final long seed = new Random().nextLong();
  private final Random random = new Random(seed);

  private String one(String... words) {
    return words[random.nextInt(words.length)];
  }

  private int number(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  private String submission() {
    String user = one("alice", "bob", "carol", "dave");
    String options =
        one("", "-pe smp " + number(2, 4), "-pe mpi 1-" + number(2, 9), "-t 1-" + number(2, 6))
            + " "
            + one("", "-l h_rt=" + number(100, 900), "-hold_jid 1", "-h", "-p -" + number(1, 99))
            + " "
            + one("", "-q '*@node0[12]'", "-soft -q '*@node03' -hard", "-R y", "-js 3");
    return "as " + user + " qsub -b y -N " + one("a", "b", "c") + " " + options + " sleep 500";
  }

  private String change() {
    int job = number(1, 12);
    return one(
        "qsched run",
        "schedule",
        "advance " + number(1, 600),
        "qhold " + job,
        "qrls " + job,
        "qdel " + job,
        "qalter -p -" + number(1, 500) + " " + job,
        "qalter -l h_rt=" + number(1, 5) + "00 " + job,
        "qmod -d all.q@node0" + number(1, 4),
        "qmod -e '*'",
        "qmod -sj " + job,
        "qmod -usj " + job,
        "qconf -mattr queue slots " + number(1, 6) + " all.q");
  }

  private List<String> commands() {
    List<String> commands = new ArrayList<>();
    commands.add("site small");
    commands.add(
        "printf '{\\n name two\\n enabled TRUE\\n limit users {*} to slots=%d\\n}\\n' > two;"
                .formatted(number(2, 5))
            + " qconf -Arqs two");
    for (int i = 0; i < 10; i++) {
      commands.add(submission());
    }
    commands.add("schedule");
    for (int i = 0; i < 10; i++) {
      commands.add(change());
      commands.add(one("qstat -u '*'", "qstat -f -u '*'", "qhost -j", "qquota -u '*'"));
    }
    commands.addAll(LISTINGS);
    return commands;
  }

  /**
   * A scenario of commands.
   *
   * @param before what is done in front of each
   */
  private static Scenario scenario(List<String> commands, String before) {
    List<Scenario.Step> steps = new ArrayList<>();
    commands.forEach(command -> steps.add(new Scenario.Step(List.of(before + command), List.of())));
    return new Scenario("drawn", "", steps);
  }

  private List<List<String>> printed(Scenario scenario, ScenarioRunner.Server server) {
    return new ScenarioRunner(HOME)
        .printed(
            scenario,
            new ScenarioRunner.Way(
                HOME.resolve("bin").toAbsolutePath(), Map.of(), server, root -> {}));
  }

  @Test
  void everyWayToACellLeadsToTheSameResults() {
    List<String> commands = commands();
    Scenario scenario = scenario(commands, "");
    Scenario withoutRows = scenario(commands, "rm -f $SGE_ROOT/$SGE_CELL/gridlite.rows; ");
    List<List<String>> alone = printed(scenario, ScenarioRunner.Server.NONE);
    assertThat(alone).as("steps that did not run").noneMatch(ScenarioRunner::hasNotRun);
    assertThat(String.join("\n", alone.get(commands.indexOf("qstat -u '*' -fmt json"))))
        .contains("\"state\"");
    Map<String, List<List<String>>> others =
        Map.of(
            "without copied rows", printed(withoutRows, ScenarioRunner.Server.NONE),
            "helper", printed(scenario, ScenarioRunner.Server.HELPER),
            "daemon", printed(scenario, ScenarioRunner.Server.DAEMON));
    others.forEach(
        (way, printed) -> {
          for (int i = 0; i < commands.size(); i++) {
            assertThat(printed.get(i))
                .as("%s of a workload drawn with seed %d: %s", way, seed, commands.get(i))
                .isEqualTo(alone.get(i));
          }
        });
  }
}
