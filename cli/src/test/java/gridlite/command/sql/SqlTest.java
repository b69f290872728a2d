package gridlite.command.sql;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.Schemas;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers and refusals of {@code gridlite sql}. */
class SqlTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private CommandHarness.Result ask(String... words) {
    List<String> all = new ArrayList<>(List.of("gridlite", "sql"));
    all.addAll(List.of(words));
    return cell.run("root", all, "");
  }

  private String csv(String query) {
    CommandHarness.Result result = ask("-fmt", "csv", query);
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    return result.out();
  }

  @Test
  void jobsAreCountedByOwner() {
    assertThat(ask("SELECT owner, count(*) AS n FROM jobs GROUP BY owner ORDER BY owner").out())
        .isEqualTo("owner  n\n-----  -\nalice  2\nbob    1\n");
  }

  @Test
  void aJobHasTheValuesOfItsFirstLineInQstat() {
    assertThat(
            csv(
                "SELECT job, owner, state, slots, queue_instance, started IS NULL AS waits,"
                    + " is_array, unfinished_tasks, running_tasks FROM jobs ORDER BY job"))
        .isEqualTo(
            """
            job,owner,state,slots,queue_instance,waits,is_array,unfinished_tasks,running_tasks
            1,alice,r,2,all.q@n1,false,false,1,1
            2,bob,qw,1,,true,false,1,0
            3,alice,qw,1,,true,true,3,0
            """);
  }

  @Test
  void eachTaskIsARowWhetherItRunsOrWaits() {
    assertThat(csv("SELECT job, task, state, host FROM tasks ORDER BY job, task"))
        .isEqualTo("job,task,state,host\n1,1,r,n1\n2,1,qw,\n3,1,qw,\n3,2,qw,\n3,3,qw,\n");
  }

  @Test
  void whatJobsAskForAndGetCanBeJoined() {
    CommandHarness.Result job =
        cell.runAs("carol", "qsub -b y -l h_rt=60 -soft -l h_rt=30 -v 'A=x y' sleep 1");
    assertThat(job.status()).as(job.text()).isZero();
    assertThat(csv("SELECT job, variable, setting FROM job_environment WHERE variable = 'A'"))
        .isEqualTo("job,variable,setting\n4,A,x y\n");
    assertThat(
            csv(
                "SELECT owner, request, hard FROM jobs JOIN job_resources USING (job)"
                    + " WHERE resource = 'h_rt' ORDER BY hard"))
        .isEqualTo("owner,request,hard\ncarol,30,false\ncarol,60,true\n");
  }

  @Test
  void finishedJobsAreTheRecordsOfTheAccountingFile() throws IOException {
    cell.write(
        "default/common/accounting",
        "# comment\nall.q:n1:users:alice:a,b:7:sge:0:1772366400:1772366460:1772366520:0:3:60:1.5:0.5"
            + ":100:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:defaultdepartment:smp:2:0:2.0:1.0:0.0"
            + ":-U x -l a=1:2:0.0:NONE:1024.0:0:0\nno record\n");
    CommandHarness.Result result =
        ask(
            "-fmt",
            "csv",
            "SELECT job, task, name, project, parallel_environment, slots, started, exit_status,"
                + " wallclock, max_vmem FROM finished_jobs");
    assertThat(result.out().lines().skip(1))
        .containsExactly("7,1,\"a,b\",,smp,2,2026-03-01T12:01:00Z,3,60,1024");
    assertThat(result.err()).contains("line 3");
  }

  @Test
  void changesOfTheConfigurationAreRows() {
    cell.succeed("qconf -am bob");
    assertThat(csv("SELECT author, action, kind FROM configuration_changes ORDER BY number DESC"))
        .isEqualTo("author,action,kind\nroot,added,manager\n");
  }

  @Test
  void everyViewCanBeReadAsAWhole() {
    for (View<?> view : Views.ALL) {
      int columns = view.columns().size();
      String header = csv("SELECT * FROM " + view.name()).lines().findFirst().orElse("");
      assertThat(header.split(",")).as(view.name()).hasSize(columns);
    }
  }

  @Test
  void aViewIsFoundHoweverItsNameIsWritten() {
    for (String name : List.of("JOBS", "Jobs", "\"jobs\"", "PUBLIC.jobs", "U&\"j\\006Fbs\"")) {
      assertThat(csv("SELECT count(*) AS n FROM " + name)).as(name).isEqualTo("n\n3\n");
    }
    assertThat(csv("WITH a AS (TABLE jobs) SELECT count(*) AS n FROM a")).isEqualTo("n\n3\n");
  }

  @Test
  void theJsonFitsItsSchemaAndKeepsTypes() throws IOException {
    String json =
        ask(
                "-fmt",
                "json",
                "SELECT job, owner, project, priority, is_array, started FROM jobs WHERE job = 1")
            .out();
    Schemas.assertFits("sql", json);
    assertThat(json)
        .contains("\"job\": 1,", "\"owner\": \"alice\"", "\"project\": null", "\"is_array\": false")
        .containsPattern("\"started\": \"2026-03-01T..:..:..Z\"");
    Schemas.assertFits("sql", ask("-fmt", "json", "SELECT 1 AS one FROM jobs WHERE FALSE").out());
  }

  @Test
  void columnsOfOneNameAreRefusedWhereAMemberWouldBeLost() {
    CommandHarness.Result result = ask("-fmt", "json", "SELECT job, job FROM jobs");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("two columns are called job", "AS");
  }

  @Test
  void namesCannotDisturbTheTerminal() {
    assertThat(ask("SELECT 'a' || CHAR(27) || '[2J' || CHAR(10) || 'b' AS x").out())
        .isEqualTo("x\n-------\na?[2J?b\n");
  }

  @Test
  void numbersArePlain() {
    assertThat(csv("SELECT 1.50 AS a, CAST(1e12 AS DOUBLE PRECISION) AS b, 1e-7 AS c"))
        .isEqualTo("a,b,c\n1.5,1000000000000,0.0000001\n");
  }

  @Test
  void whatDoesMoreThanReadIsRefusedAndSaysSo() {
    for (String query :
        List.of("DELETE FROM jobs", "SELECT FILE_READ('/etc/passwd')", "SHUTDOWN")) {
      CommandHarness.Result result = ask(query);
      assertThat(result.status()).as(query).isEqualTo(1);
      assertThat(result.err()).as(query).contains("does more than to read the views");
      assertThat(result.out()).as(query).isEmpty();
    }
    assertThat(cell.state().jobs().size()).isEqualTo(3);
  }

  @Test
  void aMistakeIsNamedWithWhatCouldBeMeant() {
    CommandHarness.Result result = ask("SELECT ownr FROM jobs");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err())
        .contains("\"ownr\" not found\n  columns of jobs: job, name, owner, ")
        .doesNotContain("columns of tasks")
        .hasLineCount(2);
    assertThat(ask("SELECT x").err()).contains("columns of jobs: ", "columns of tasks: ");
    assertThat(ask("SELECT * FROM job").err())
        .contains("\"job\" not found")
        .contains("  views: " + String.join(", ", Views.ALL.stream().map(View::name).toList()));
    assertThat(ask("SELECT count(*) FROM jobs WHERE job = 'x'").err())
        .contains("\"x\"\n  gridlite_database(5)");
  }

  @Test
  void aQueryCanComeFromStandardInput() {
    CommandHarness.Result result =
        cell.run("root", List.of("gridlite", "sql"), "SELECT max(job) AS last\nFROM jobs;\n");
    assertThat(result.out()).isEqualTo("last\n----\n   3\n");
    assertThat(cell.run("root", List.of("gridlite", "sql"), " \n").err())
        .contains("there is no query");
    assertThat(ask(" ").err()).contains("there is no query");
  }

  @Test
  void anUnknownFormIsRefused() {
    assertThat(ask("-fmt", "xml", "SELECT 1").err()).contains("-fmt", "plain");
  }

  @Test
  void othersThanTheManagerMayAskToo() {
    CommandHarness.Result result =
        cell.runAs("bob", "gridlite sql 'SELECT count(*) AS n FROM jobs'");
    assertThat(result.out()).isEqualTo("n\n-\n3\n");
  }

  @Test
  void theViewsInAQueryAreThoseWhoseNamesItHolds() {
    assertThat(Views.in("SELECT * FROM finished_jobs")).containsExactly(RecordViews.FINISHED_JOBS);
    assertThat(Views.in("SELECT 1")).isEmpty();
  }
}
