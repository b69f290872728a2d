package gridlite.page;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.JobRequest;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.CommandHarness;
import gridlite.testkit.JobBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
  private static final Path PICTURES =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().resolve("docs/pictures");
  private static final Pattern INCLUDED =
      Pattern.compile("<div data-include=\"([^\"]*)\">.*?</div>", Pattern.DOTALL);
  private static final int WIDTH = 1100;

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
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 2L).environment("mpi", "$fill_up");
    cluster.host("n1").host("n2").host("n3").host("n4");
    cluster.queue("all.q", "n1 n2 n3 n4", "slots", "4", "pe_list", "mpi");
    cluster.quotas("{\nname perUser\nenabled TRUE\nlimit users {*} to slots=10\n}\n");
    job(cluster, "alice", "model", "5400").running("all.q@n1", 4).add();
    job(cluster, "alice", "model", "3600").running("all.q@n2", 4).add();
    job(cluster, "bob", "sweep", "1800").running("all.q@n3", 2).add();
    job(cluster, "carol", "wide", "1800").parallel("mpi", "8").reserve().add();
    job(cluster, "bob", "sweep", "2700").tasks(1, 6).add();
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
    "overview,/,900",
    "queues,/queues,660",
    "jobs,/jobs,540",
    "job,/job/4,1640",
    "plan,/plan,580",
    "quotas,/quotas,400",
    "priorities,/priorities,1000"
  })
  void aPictureIsAPageAsItIsNow(String name, String address, int height) throws Exception {
    String drawn = framed(address, height);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(drawn)));
    compare("web-" + name + ".svg", drawn);
  }

  @Test
  void thePictureOfAReportIsWhatTheVerbDraws() throws IOException {
    String drawn = cell.succeed("gridlite report --from 2026-02-22 --to 2026-03-01 --svg");
    assertThat(drawn).contains("alice", "bob", "carol");
    compare("report.svg", drawn);
  }

  private static void compare(String name, String drawn) throws IOException {
    Path picture = PICTURES.resolve(name);
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(picture, drawn);
    }
    assertThat(picture).content().isEqualTo(drawn);
  }

  /** A page with all that it includes, as a document that needs no other. */
  private String framed(String address, int height) throws IOException {
    String page = page(address);
    String title = page.replaceFirst("(?s).*<title>(.*?)</title>.*", "$1");
    String body = page.substring(page.indexOf("<header>"), page.indexOf("</body>"));
    String whole = body.replace(directory.toRealPath().toString(), "/var/lib/gridlite");
    Matcher included = INCLUDED.matcher(whole);
    whole = included.replaceAll(found -> Matcher.quoteReplacement(part(found.group(1))));
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img">
        <title>%s</title>
        <style>
        %s</style>
        <foreignObject width="100%%" height="100%%">
        <body xmlns="http://www.w3.org/1999/xhtml" style="height: 100%%; box-sizing: border-box; overflow: hidden">
        %s
        </body>
        </foreignObject>
        </svg>
        """
        .formatted(WIDTH, height, WIDTH, height, title, style(), closed(whole));
  }

  private String part(String address) {
    String page = page(address.replace("&amp;", "&"));
    return page.substring(page.indexOf("</h1>") + "</h1>".length(), page.indexOf("</main>"));
  }

  /** Elements without an end are the only ones that a picture would not take. */
  private static String closed(String text) {
    return text.replaceAll("<(input)([^>]*)>", "<$1$2/>");
  }

  private static String style() throws IOException {
    try (InputStream in = Html.class.getResourceAsStream("/gridlite/web/style.css")) {
      assertThat(in).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
