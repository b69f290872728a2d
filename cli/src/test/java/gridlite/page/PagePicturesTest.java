package gridlite.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.JobRequest;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.CommandHarness;
import gridlite.testkit.JobBuilder;
import gridlite.testkit.PagePicture;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.InputSource;

/**
 * The pictures of {@code docs/looking.md} that show pages are these pages with their style, in the
 * frame of a picture. {@code -Dgridlite.guides.write=true} draws them anew.
 */
class PagePicturesTest {
  private static final Pattern INCLUDED =
      Pattern.compile("<div data-include=\"([^\"]*)\"[^>]*>.*?</div>", Pattern.DOTALL);
  private static final Pattern FILLED = Pattern.compile("data-fill=\"([^\"]*)\"");
  private static final Pattern START = Pattern.compile("data-start=\"([0-9]+)\">([^<]*)<");

  @TempDir private Path directory;
  private CommandHarness cell;

  /** Four hosts of four slots; alice and bob work, and slots are kept for a wide job of carol. */
  @BeforeEach
  void makeCell() throws IOException {
    cell = new CommandHarness(directory);
    cell.build(PagePicturesTest::fill);
    cell.succeed("qmod -d all.q@n4");
    cell.write("default/common/accounting", accounting());
    PagesTest.giveShares(cell);
  }

  private static ClusterBuilder fill(ClusterBuilder cluster) {
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 2L).parallelEnvironment("mpi", "$fill_up");
    cluster.host("n1").host("n2").host("n3").host("n4");
    cluster.queue("all.q", "n1 n2 n3 n4", "slots", "4", "pe_list", "mpi");
    cluster.quotas("{\nname perUser\nenabled TRUE\nlimit users {*} to slots=10\n}\n");
    job(cluster, "alice", "model", "5400").running("all.q@n1", 4).add();
    job(cluster, "alice", "model", "3600").running("all.q@n2", 4).add();
    job(cluster, "bob", "sweep", "1800").running("all.q@n3", 2).add();
    job(cluster, "carol", "wide", "1800").parallel("mpi", "8").reserve().add();
    // one slot stays free: nothing is kept for anybody while all are taken
    job(cluster, "bob", "sweep", "2700")
        .tasks(1, 6)
        .with(JobRequest.TASK_CONCURRENCY, Optional.of(1L))
        .add();
    job(cluster, "dave", "huge", "3600").parallel("mpi", "99").add();
    return cluster;
  }

  private static JobBuilder job(ClusterBuilder cluster, String owner, String name, String seconds) {
    return cluster.job(owner).with(JobRequest.NAME, name).ask("h_rt=" + seconds);
  }

  /** What three users have used on the days of a week. */
  private static String accounting() {
    StringBuilder lines = new StringBuilder();
    List<String> users = List.of("alice", "bob", "carol");
    for (int day = 1; day <= 7; day++) {
      long begin = 1_772_366_400L - day * 86_400L;
      for (int i = 0; i < users.size(); i++) {
        long seconds = 3600L * (1 + (day * (i + 2) + i) % 5);
        lines.append(
            ("all.q:n1:users:%s:run:%d:sge:0:%d:%d:%d:0:0:%d:1:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:"
                    + "defaultdepartment:NONE:%d:0:%d:0:0:-u %s:0:NONE:0:0:0\n")
                .formatted(
                    users.get(i),
                    day * 10 + i,
                    begin,
                    begin + 60,
                    begin + 60 + seconds,
                    seconds,
                    4 - i,
                    seconds,
                    users.get(i)));
      }
    }
    return lines.toString();
  }

  private String page(String address) {
    CommandHarness.Result result = cell.run("root", List.of("gridlite", "page", address), "");
    assertThat(result.status()).as(result.err()).isZero();
    return result.out();
  }

  @ParameterizedTest
  @CsvSource({
    "overview,/,980",
    "queues,/queues,660",
    "jobs,/jobs,620",
    "job,/job/4,1640",
    "plan,/plan,580",
    "quotas,/quotas,400",
    "priorities,/priorities,1000",
    "configuration,/configuration,1120",
    "usage,/usage?from=2026-02-22&to=2026-03-01,800"
  })
  void aPictureIsAPageAsItIsNow(String name, String address, int height) throws Exception {
    String drawn = framed(address, height);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(drawn)));
    PagePicture.compare("web-" + name + ".svg", drawn);
  }

  @Test
  void thePictureOfAReportIsWhatTheVerbDraws() throws IOException {
    String drawn = cell.succeed("gridlite report --from 2026-02-22 --to 2026-03-01 --svg");
    assertThat(drawn).contains("alice", "bob", "carol");
    PagePicture.compare("report.svg", drawn);
  }

  /** A page with all that it includes. */
  private String framed(String address, int height) throws IOException {
    String whole = page(address).replace(directory.toRealPath().toString(), "/var/lib/gridlite");
    Matcher included = INCLUDED.matcher(whole);
    whole = included.replaceAll(found -> Matcher.quoteReplacement(part(found.group(1))));
    return PagePicture.of(filled(whole), 1100, height);
  }

  /** A page with the column that comes later. */
  private String filled(String page) {
    Matcher fill = FILLED.matcher(page);
    if (!fill.find()) {
      return page;
    }
    String whole = page;
    Matcher start = START.matcher(part(fill.group(1)));
    while (start.find()) {
      String cell =
          "(" + Pattern.quote("data-start=\"" + start.group(1) + "\">") + "<a [^>]*>)[^<]*";
      whole = whole.replaceAll(cell, "$1" + Matcher.quoteReplacement(start.group(2)));
    }
    return whole;
  }

  private String part(String address) {
    String page = page(address.replace("&amp;", "&"));
    return page.substring(page.indexOf("</h1>") + "</h1>".length(), page.indexOf("</main>"));
  }
}
