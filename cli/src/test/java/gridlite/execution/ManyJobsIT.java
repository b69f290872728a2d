package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.store.Access;
import gridlite.store.H2ClusterStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** {@code gridlite web} and {@code gridlite top} with 100,000 jobs in the cell. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManyJobsIT {
  private static final long JOBS = 100_000;
  private static final long AT_ONCE = 5_000;
  private Path root;
  private CellCommands cell;

  @BeforeAll
  void make(@TempDir Path directory) throws Exception {
    root = directory;
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "100", "--slots", "16");
    cell.run("qsub", "-b", "y", "-N", "many", "-l", "h_rt=600", "sleep", "600");
    fill();
    cell.run("qsched", "run");
  }

  @AfterAll
  void end() throws Exception {
    cell.end();
  }

  /** Also without a daemon: {@code top} keeps the cell itself then. */
  @ParameterizedTest
  @ValueSource(strings = {"process", "daemon"})
  void topShowsOneHundredThousandJobs(String server) throws Exception {
    if (server.equals("daemon")) {
      cell.run("gridlite", "daemon", "start");
    }
    try (PseudoTerminal terminal = new PseudoTerminal(cell, "gridlite top", "xterm", 15, 60)) {
      terminal.await("the jobs", rows -> rows.get(0).contains("1600 running  98400 waiting"));
      terminal.type("G");
      List<String> rows =
          terminal.await("the last job", screen -> screen.toString().contains("> 100000 "));
      assertThat(rows.get(14)).startsWith("?: help  q: end");
      terminal.type("/9999\r");
      // which of them the mark is on depends on what was drawn while the filter was typed
      terminal.await(
          "the filter", screen -> screen.stream().anyMatch(row -> row.startsWith("> 9999")));
      terminal.type("G");
      terminal.await("the last of them", screen -> screen.toString().contains("> 99999 "));
      cell.run("qhold", "99999");
      terminal.await("what has changed", screen -> screen.get(0).contains(" 1 held"));
      cell.run("qrls", "99999");
      terminal.await("what has changed", screen -> screen.get(0).contains(" 98400 waiting"));
      terminal.type("q");
      assertThat(terminal.end()).isZero();
    } finally {
      cell.run("gridlite", "daemon", "stop");
    }
  }

  @Test
  void eachPageShowsOneHundredThousandJobs() throws Exception {
    Browser.assumeInstalled();
    try (WebSite site = new WebSite(cell);
        Browser browser = new Browser(site)) {
      for (String path : Browser.pages(1, JOBS)) {
        browser.show(path);
        assertThat(browser.text()).as(path).doesNotContain("could not be worked out");
        namesStayTexts(browser, path);
        browser.assertReadable(path);
        browser.telephone();
        if (!browser.driver().findElements(By.cssSelector("[data-narrow]")).isEmpty()) {
          // its picture for a telephone is another one
          browser.show(path);
        }
        browser.assertFitsTelephone(path);
        browser.desk();
        assertThat(browser.complaints()).as(path).isEmpty();
      }
      browser.picture("many-priorities");
      browser.show("/jobs?state=waiting");
      assertThat(browser.text()).contains("98400 lines", "page 1 of 984");
      assertThat(browser.driver().findElements(By.cssSelector("tbody tr"))).hasSize(100);
      browser.find("#q").sendKeys("99999", Keys.ENTER);
      browser.await(b -> browser.text().contains("1 line"));
      browser.driver().findElement(By.linkText("99999")).click();
      browser.await(
          b ->
              browser.text().contains("No start can be estimated: too many")
                  || browser.text().contains("It is expected to start at"));
      assertThat(browser.text()).contains("no slot is free", "place 98399 of 98400");
      browser.picture("many-job");
      whatChangesShows(browser);
    }
  }

  private static void namesStayTexts(Browser browser, String path) {
    assertThat(browser.driver().getTitle()).as(path).endsWith("gridlite");
    assertThat(browser.driver().findElements(By.cssSelector("main b, main script"))).isEmpty();
    if (path.equals("/jobs") || path.equals("/plan")) {
      assertThat((String) browser.script("return document.getElementById('main').textContent"))
          .as(path)
          .contains(BrowserIT.HOSTILE);
    }
  }

  private void whatChangesShows(Browser browser) throws Exception {
    browser.show("/jobs?state=held");
    assertThat(browser.text()).contains("0 lines");
    cell.run("qhold", "77777");
    browser.await(b -> browser.text().contains("1 line") && browser.text().contains("77777"));
    cell.run("qrls", "77777");
    browser.await(b -> browser.text().contains("0 lines"));
  }

  private void fill() {
    try (H2ClusterStore store =
        new H2ClusterStore(
            root.resolve("default"), "test", other -> {}, InstantSource.system(), Access.WRITE)) {
      for (boolean more = true; more; ) {
        more = store.update("test", ManyJobsIT::copies);
      }
    }
  }

  private static Outcome<Boolean> copies(ClusterState state) {
    long last = state.counter(Counter.JOB);
    Job model = state.job(JobId.of(last)).orElseThrow();
    long end = Math.min(JOBS, last + AT_ONCE);
    List<Change> changes = new ArrayList<>();
    for (long id = last + 1; id <= end; id++) {
      changes.add(new Change.PutJob(copy(model, JobId.of(id))));
    }
    changes.add(new Change.SetCounter(Counter.JOB, end));
    return new Outcome<>(changes, end < JOBS);
  }

  private static Job copy(Job job, JobId id) {
    return new Job(
        id,
        job.owner(),
        job.submitted(),
        // of each hundred jobs one has a name that is an attack
        id.number() % 100 == 50
            ? job.request().with(JobRequest.NAME, BrowserIT.HOSTILE)
            : job.request(),
        job.predecessors(),
        job.arrayPredecessors(),
        job.waiting(),
        job.holds(),
        job.tasks(),
        job.version());
  }
}
