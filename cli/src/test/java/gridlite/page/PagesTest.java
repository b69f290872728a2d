package gridlite.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobRequest;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** What the pages of a cell show, and that names stay texts. */
class PagesTest {
  private static final String HOSTILE = "</title><script>x()</script>\"'&";

  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    cell.build(
        cluster ->
            cluster
                .quotas("{\nname per\nenabled TRUE\nlimit users {*} to slots=4\n}\n")
                .job(HOSTILE)
                .with(JobRequest.NAME, HOSTILE)
                .ask("lic=9")
                .add());
  }

  private String page(String address) {
    CommandHarness.Result result = cell.run("root", List.of("gridlite", "page", address), "");
    assertThat(result.status()).as(result.err()).isZero();
    return result.out();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/jobs",
        "/job/1",
        "/job/2",
        "/job/4",
        "/job-start/2",
        "/job-start/4",
        "/queues",
        "/plan",
        "/plan-picture",
        "/starts",
        "/quotas",
        "/priorities",
        "/configuration",
        "/usage",
        "/share-picture",
        "/plan-picture?narrow=yes",
        "/job-start/2?narrow=yes",
        "/job-starts?jobs=2,4,x",
        "/job-records/4",
        "/object?kind=queue&name=all.q"
      })
  void aPageIsWellFormedAndEscapesNames(String address) throws Exception {
    String page = page(address);
    assertThat(page).doesNotContain("<script>", "x()</").contains("<h1>", "<main id=");
    // elements without an end are the only ones that XML would not take
    String xml = page.replaceAll("<(meta|link|input)([^>]*)>", "<$1$2/>").substring(15);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  @Test
  void jobsPageAsksForTheStartsOfTheJobsThatWait() {
    assertThat(page("/jobs"))
        .contains("data-fill=\"/job-starts?jobs=", "data-start=\"2\"", "#when\">when?</a>");
    assertThat(page("/job-starts?jobs=2,77"))
        .containsPattern("data-start=\"2\">[0-9/]{10} [0-9:]{8}<")
        .contains("data-start=\"77\">too far off");
    assertThat(page("/job-starts?jobs=4")).contains("data-start=\"4\">unknown<");
  }

  @Test
  void whatARunLeavesOutIsCountedWhereOnlyThePlaceDiffers() {
    cell.build(
        cluster -> cluster.queue("hot.q", "n1 n2", "slots", "1", "load_thresholds", "load_avg=5"));
    cell.succeed("qsched load n1 load_avg=10");
    cell.succeed("qsched load n2 load_avg=20");
    cell.succeed("qmod -d all.q@n2");
    cell.succeed("qsched run");
    assertThat(page("/"))
        .contains(
            "<td class=\"number\">2</td>\n<td>overloaded: load_avg=5</td>",
            "<td class=\"number\">1</td>\n<td>disabled</td>",
            "<td class=\"number\">1</td>\n<td>full</td>");
  }

  @Test
  void aPlanForATelephoneIsNotWiderThanOne() {
    for (String address : List.of("/plan-picture", "/job-start/2")) {
      assertThat(page(address)).contains("width=\"1030\"");
      assertThat(page(address + "?narrow=yes")).contains("width=\"326\"");
    }
  }

  @Test
  void aPictureOfUsageIsAPictureAlone() {
    assertThat(page("/usage.svg")).startsWith("<svg ").contains("Slot hours by user");
  }

  @Test
  void aJobsPageSaysWhoDidWhatToIt() {
    cell.succeed("qhold 2");
    assertThat(page("/job/2")).contains("What has happened to it", "<td>root", "held: user hold");
    cell.succeed("qdel 2");
    assertThat(page("/job/2")).contains("It is over", "held: user hold", "<td>deleted");
  }

  @Test
  void aJobsPageSaysWhatWouldHelp() {
    assertThat(page("/job/2")).contains("What would help", "the next scheduling run starts it");
    cell.succeed("qhold 2");
    assertThat(page("/job/2")).contains("First of all: it is held", "qrls -h u");
    cell.succeed("qmod -d all.q@n2");
    cell.build(
        cluster -> {
          cluster.job("bob").parallel("smp", "2").add();
          return cluster.job("bob").parallel("smp", "2").reserve().add();
        });
    assertThat(page("/job/5"))
        .contains(
            "It needs 2 more slots in smp at once: a smaller number would start sooner, and -R y",
            "This would have to end in all.q@n2: the queue is disabled");
    assertThat(page("/job/6")).contains("would start sooner.").doesNotContain("and -R y");
    assertThat(page("/job/4")).contains("Change the request (qalter 4) or the configuration: ");
  }

  @Test
  void aJobThatIsOverHasItsHistory() {
    assertThat(page("/job-records/1")).contains("No run of it has ended yet.");
    cell.succeed("qdel 2");
    assertThat(page("/job/2")).contains("It is over", "data-include=\"/job-records/2\"");
  }

  @Test
  void anObjectIsShownWithItsChanges() {
    assertThat(page("/configuration")).contains("/object?kind=queue&amp;name=all.q", "all.q");
    assertThat(page("/object?kind=queue&name=all.q")).contains("qname", "Its changes");
    for (String address : List.of("/object?kind=queue&name=nosuch", "/object?kind=x&name=all.q")) {
      assertThat(cell.run("root", List.of("gridlite", "page", address), "").status())
          .as(address)
          .isNotZero();
    }
  }

  @Test
  void pagesHaveFormsOnlyWhereTheyAreAskedFor() {
    for (String address : List.of("/job/2", "/queues")) {
      assertThat(page(address)).as(address).doesNotContain("method=\"post\"");
      CommandHarness.Result result =
          cell.run("root", List.of("gridlite", "page", "--form=s3cret", address), "");
      assertThat(result.out())
          .as(address)
          .contains("method=\"post\" action=\"/act\"", "name=\"form\" value=\"s3cret\"");
    }
  }

  /** Makes a share tree of 70 shares for alice and 30 for bob. */
  static void giveShares(CommandHarness cell) throws IOException {
    for (String user : List.of("alice", "bob")) {
      cell.write(
          user, "name " + user + "\noticket 0\nfshare 0\ndelete_time 0\ndefault_project NONE\n");
      cell.succeed("qconf -Auser " + user);
    }
    cell.write(
        "tree",
        "id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1,2\nid=1\nname=alice\ntype=0\n"
            + "shares=70\nchildnodes=NONE\nid=2\nname=bob\ntype=0\nshares=30\nchildnodes=NONE\n");
    cell.succeed("qconf -Astree tree");
  }

  @Test
  void sharesOverTimeStandBesideTheirTargets() throws IOException {
    assertThat(page("/share-picture")).contains("There is no share tree.");
    giveShares(cell);
    assertThat(page("/share-picture")).contains("<svg ", "used 0.0 %, target 70.0 %", "/bob");
    // a week of nothing halves what alice has used; then bob uses as much in a day
    cell.write("default/common/accounting", used("alice", 9) + used("bob", 2));
    assertThat(page("/share-picture"))
        .contains(
            "2026-02-20, /alice: 100.0 %, with decay 100.0 %",
            "2026-02-27, /alice: 0.0 %, with decay 33.3 %",
            "2026-02-28, /alice: 0.0 %, with decay 33.3 %",
            "2026-02-27, /bob: 100.0 %, with decay 66.7 %");
  }

  /** A record of an hour, so many days before the first of March. */
  private static String used(String user, int days) {
    long begin = 1_772_323_200L - days * 86_400L;
    return ("all.q:n1:users:%s:run:7:sge:0:%d:%d:%d:0:0:3600:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:"
            + "defaultdepartment:NONE:1:0:0:0:0:-u %s:0:NONE:0:0:0\n")
        .formatted(user, begin, begin, begin + 3600, user);
  }

  @Test
  void theJobsThatAFilterSelectsAreShown() {
    assertThat(page("/jobs")).contains(">4 lines<", "/job/1\"", "/job/4\"", "running (r)");
    assertThat(page("/jobs?state=running")).contains(">1 line<", "/job/1\"");
    assertThat(page("/jobs?user=bob")).contains(">1 line<", "/job/2\"").doesNotContain("/job/1\"");
    assertThat(page("/jobs?q=JOB2")).contains(">1 line<", "/job/2\"");
    assertThat(page("/jobs?q=%3Cscript")).contains(">1 line<", "/job/4\"", "&lt;script");
    assertThat(page("/jobs?state=held")).contains(">0 lines<");
    assertThat(page("/jobs?page=999999999999")).contains("Jobs, page 1 of 1");
  }

  @Test
  void theJobsAreSorted() {
    String newest = page("/jobs?sort=newest");
    assertThat(newest.indexOf("/job/4\"")).isLessThan(newest.indexOf("/job/1\""));
    String number = page("/jobs?sort=number");
    assertThat(number.indexOf("/job/1\"")).isLessThan(number.indexOf("/job/4\""));
  }

  @Test
  void aHundredJobsAreOnAPage() {
    for (int i = 0; i < 120; i++) {
      cell.build(cluster -> cluster.job("carol").add());
    }
    String first = page("/jobs?user=carol&sort=number");
    assertThat(first).contains(">120 lines<", "page 1 of 2", "page=2\">Next page");
    assertThat(first.split("<tr>", -1)).hasSize(102);
    assertThat(page("/jobs?user=carol&sort=number&page=2"))
        .contains("/job/124\"", "page=1\">Previous page")
        .doesNotContain("Next page");
  }

  @Test
  void theJobsPageSaysWhyAndWhen() {
    assertThat(page("/job/2")).contains("can start: the next scheduling run puts it in all.q@n2");
    assertThat(page("/job/4")).contains("can never run", "prior = weight_priority*npprior");
    assertThat(page("/job/1")).contains("Tasks that run", "all.q@n1");
    assertThat(page("/job-start/2")).contains("It is expected to start at", "<svg ", "all.q@n2");
    assertThat(page("/job-start/4")).contains("No start can be estimated: it fits nowhere");
  }

  @Test
  void theOverviewCountsAndNamesReasons() {
    cell.succeed("qhold 2");
    assertThat(page("/"))
        .contains("<strong>1</strong>\n running", "<strong>1</strong>\n held", "2 of 4")
        .contains("Why jobs wait");
    assertThat(page("/starts")).contains("The next expected starts");
  }

  @Test
  void quotasAreGauges() {
    assertThat(page("/quotas"))
        .contains("<meter min=\"0\" max=\"100\" value=\"50\"", "2 of 4", "per/1", "users alice");
    assertThat(page("/quotas?q=nosuch")).contains("No limit is in use.");
  }

  @Test
  void whatKeepsAnInstanceOutIsNamed() {
    cell.succeed("qmod -d all.q@n2");
    assertThat(page("/queues"))
        .contains("all.q@n2</td>", ">d</td>", "2/2", "class=\"closed\"")
        .contains("the queue is disabled; &quot;qmod -e&quot; enables it");
    assertThat(page("/queues?q=n1")).doesNotContain("title=\"all.q@n2\"");
  }

  @Test
  void whatThereIsNotIsRefused() {
    for (String address :
        List.of(
            "/nosuch", "/job/99", "/job/x", "/change/99999", "/change/x", "jobs", "/jobs?q=%4")) {
      CommandHarness.Result result = cell.run("root", List.of("gridlite", "page", address), "");
      assertThat(result.status()).as(address).isNotZero();
      assertThat(result.out()).as(address).doesNotContain("</main>");
    }
  }

  @Test
  void usageIsATableToo() {
    assertThat(page("/usage.csv")).isEqualTo("user,begin,slot_hours\n");
    assertThat(page("/usage?by=project&from=2026-01-01&to=2026-02-01")).contains("by project");
    assertThat(cell.run("root", List.of("gridlite", "page", "/usage?from=x"), "").err())
        .contains("x is not a time");
  }

  @Test
  void theRevisionChangesWithTheCell() {
    String before = page("/revision");
    assertThat(page("/revision")).isEqualTo(before);
    cell.succeed("qhold 2");
    assertThat(page("/revision")).isNotEqualTo(before);
  }
}
