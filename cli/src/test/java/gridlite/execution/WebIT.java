package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite web} as programs and attackers see it, without a browser. */
class WebIT {
  @TempDir Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "2", "--slots", "2");
    cell.run("qsub", "-b", "y", "-N", "first", "-l", "h_rt=600", "sleep", "600");
    cell.run("qsched", "run");
  }

  @AfterEach
  void endCell() throws Exception {
    cell.end();
  }

  @Test
  void whoHasNoSecretSeesNothing() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      for (String path : List.of("/", "/jobs", "/revision", "/events", "/style.css", "/nosuch")) {
        HttpResponse<String> answer = site.send(site.request(path));
        assertThat(answer.statusCode()).as(path).isEqualTo(403);
        assertThat(answer.body()).contains("needs the link").doesNotContain("first", "Jobs,");
      }
      String port = Integer.toString(URI.create(site.link()).getPort());
      for (String cookie :
          List.of("gridlite-" + port + "=", "gridlite-" + port + "=0", "other=" + site.cookie())) {
        assertThat(site.send(site.request("/jobs").header("Cookie", cookie)).statusCode())
            .as(cookie)
            .isEqualTo(403);
      }
      assertThat(site.send(site.request("/?token=0123456789abcdef0123456789abcdef")).statusCode())
          .isEqualTo(403);
      assertThat(site.get("/jobs").body()).contains("first");
    }
  }

  @Test
  void theLinkGivesACookieThatScriptsAndOtherSitesDoNotGet() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      HttpResponse<String> answer = site.send(HttpRequest.newBuilder(URI.create(site.link())));
      assertThat(answer.statusCode()).isEqualTo(303);
      assertThat(answer.headers().firstValue("Location")).contains("/");
      assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
          .startsWith(site.cookie())
          .contains("HttpOnly", "SameSite=Strict");
    }
  }

  @Test
  void everyAnswerSaysWhatABrowserMayDo() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      for (String path : List.of("/", "/live.js", "/nosuch")) {
        HttpResponse<String> answer = site.get(path);
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
            .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
            .doesNotContain("unsafe");
        assertThat(answer.headers().firstValue("Referrer-Policy")).contains("same-origin");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
      }
    }
  }

  /** A name that an attacker points at this machine makes a browser send its own host. */
  @Test
  void aForeignHostAndWritingAreRefused() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      String raw =
          "GET /jobs HTTP/1.1\r\nHost: attacker.example\r\nCookie: %s\r\nConnection: close\r\n\r\n";
      assertThat(raw(site, String.format(raw, site.cookie()))).startsWith("HTTP/1.1 421 ");
      for (String method : List.of("POST", "PUT", "DELETE", "OPTIONS", "PATCH")) {
        HttpRequest.Builder request = site.request("/jobs").header("Cookie", site.cookie());
        request.method(method, HttpRequest.BodyPublishers.ofString("x=1"));
        assertThat(site.send(request).statusCode()).as(method).isEqualTo(405);
      }
      HttpRequest.Builder head = site.request("/jobs").header("Cookie", site.cookie());
      head.method("HEAD", HttpRequest.BodyPublishers.noBody());
      assertThat(site.send(head).body()).isEmpty();
      HttpRequest.Builder events = site.request("/events").header("Cookie", site.cookie());
      events.method("HEAD", HttpRequest.BodyPublishers.noBody());
      assertThat(site.send(events).statusCode()).isEqualTo(200);
    }
  }

  private static String raw(WebSite site, String request) throws Exception {
    int port = URI.create(site.link()).getPort();
    try (Socket socket = new Socket(InetAddress.getByName("127.0.0.1"), port)) {
      socket.setSoTimeout(60_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void requestsThatAreNoneKeepNobodyElseWaiting() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      int port = URI.create(site.link()).getPort();
      InetAddress here = InetAddress.getByName("127.0.0.1");
      for (String request :
          List.of("\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "GET /%zz HTTP/1.1\r\n\r\n")) {
        try (Socket socket = new Socket(here, port)) {
          socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        }
      }
      Socket[] silent = new Socket[40];
      for (int i = 0; i < silent.length; i++) {
        silent[i] = new Socket(here, port);
        silent[i].getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(site.get("/jobs").statusCode()).isEqualTo(200);
      for (Socket each : silent) {
        each.close();
      }
    }
  }

  @Test
  void commandsWorkBesideItAndShowAtOnce() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      String before = site.get("/revision").body();
      cell.run("qsub", "-b", "y", "-N", "second", "sleep", "1");
      assertThat(site.get("/jobs").body()).contains("second");
      assertThat(site.get("/revision").body()).isNotEqualTo(before);
      cell.run("qconf", "-mattr", "queue", "seq_no", "7", "all.q");
      String list = site.get("/configuration").body();
      String change = list.replaceFirst("(?s).*?/change/([0-9]+)\".*", "$1");
      assertThat(site.get("/change/" + change).body()).contains("-seq_no", "+seq_no", "7");
    }
  }

  @Test
  void aDaemonMakesThePagesWhereThereIsOne() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      assertThat(site.get("/jobs").body()).contains("first");
      assertThat(cell.run("gridlite", "daemon", "start")).contains("daemon");
      assertThat(site.get("/jobs").body()).contains("first");
      cell.run("qsub", "-b", "y", "-N", "third", "sleep", "1");
      assertThat(site.get("/jobs").body()).contains("third");
      cell.run("gridlite", "daemon", "stop");
      assertThat(site.get("/jobs").body()).contains("third");
    }
  }

  @Test
  void theDaemonsProcessServesThePages() throws Exception {
    String started = cell.run("gridlite", "daemon", "start", "--web");
    assertThat(started).contains("the daemon runs", "/?token=");
    Path file = root.resolve("default/web.link");
    String link = started.lines().filter(line -> line.startsWith("http")).findFirst().orElseThrow();
    assertThat(Files.readString(file)).isEqualTo(link + "\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    HttpClient client = HttpClient.newHttpClient();
    HttpResponse<String> first =
        client.send(
            HttpRequest.newBuilder(URI.create(link)).build(), HttpResponse.BodyHandlers.ofString());
    String cookie = first.headers().firstValue("Set-Cookie").orElse("").split(";", -1)[0];
    URI jobs = URI.create(link.replaceFirst("/\\?token=.*", "/jobs"));
    assertThat(
            client
                .send(
                    HttpRequest.newBuilder(jobs).header("Cookie", cookie).build(),
                    HttpResponse.BodyHandlers.ofString())
                .body())
        .contains("first");
    cell.run("gridlite", "daemon", "stop");
    assertThat(file).doesNotExist();
    assertThat(cell.run("gridlite", "daemon", "start", "--actions")).contains("without --web");
  }

  @Test
  void aDirectoryOfConfigurationIsShownWithoutACell() throws Exception {
    cell.run("qconf", "-mattr", "queue", "seq_no", "77", "all.q");
    cell.run("gridlite", "export", "site");
    String root;
    try (WebSite site = new WebSite(cell, "--site", "site")) {
      assertThat(site.get("/queues").body()).contains("all.q@");
      HttpResponse<String> queue = site.get("/object?kind=queue&name=all.q");
      assertThat(queue.body()).contains("seq_no                77");
      assertThat(site.get("/jobs").body()).contains("0 lines").doesNotContain("first");
      root = site.get("/").body().replaceFirst("(?s).*cell (/[^,]*)/default, .*", "$1");
      assertThat(Path.of(root)).isDirectory();
    }
    assertThat(Path.of(root)).doesNotExist();
  }

  @Test
  void whatAKilledServerHasLeftIsRemovedByTheNext() throws Exception {
    cell.run("gridlite", "export", "site");
    Path left;
    try (WebSite site = new WebSite(cell, "--site", "site")) {
      left = place(site);
      site.kill();
    }
    assertThat(left).isDirectory();
    try (WebSite site = new WebSite(cell, "--site", "site");
        WebSite other = new WebSite(cell, "--site", "site")) {
      assertThat(left).doesNotExist();
      // those that are in use are not
      assertThat(site.get("/queues").body()).contains("all.q@");
      assertThat(place(site)).isDirectory().isNotEqualTo(place(other));
    }
  }

  private static Path place(WebSite site) throws Exception {
    String page = site.get("/").body();
    return Path.of(page.replaceFirst("(?s).*cell (/[^,]*)/default, .*", "$1"));
  }

  /** A page of a job selects the job's records by columns, and makes them. */
  @Test
  void theHistoryOfAJobReadsItsRecordsAlone() throws Exception {
    cell.run("qsched", "advance", "1000");
    Path file = root.resolve("default/common/accounting");
    String record = Files.readString(file);
    StringBuilder many = new StringBuilder(record);
    for (int job = 2; many.length() < 2_000_000; job++) {
      many.append(record.replace(":first:1:", ":first:" + job + ":"));
    }
    Files.writeString(file, many);
    try (WebSite site = new WebSite(cell)) {
      assertThat(site.get("/job-records/1").body()).containsOnlyOnce(">first</td>");
      assertThat(site.get("/job-records/77").body()).containsOnlyOnce(">first</td>");
      assertThat(root.resolve("default/common/accounting.columns")).exists();
      assertThat(site.get("/job-records/x").body()).contains("No run of it has ended yet.");
    }
  }

  @Test
  void twoSimulationsAreComparedOnAPage() throws Exception {
    Files.writeString(
        root.resolve("month.swf"), "1 0 -1 600 2 -1 -1 2 600 -1 1 7 1 -1 -1 -1 -1 -1\n");
    cell.run("gridlite", "export", "now");
    String json = SimulationPictureIT.compare(cell, "now", "-fmt", "json");
    Files.writeString(root.resolve("both.json"), json);
    try (WebSite site = new WebSite(cell, "--simulation", "both.json")) {
      assertThat(site.get("/comparison").body())
          .contains("Mean wait, now", "<svg ", "Backlog: at most", ">u7<");
    }
    Files.writeString(root.resolve("other.json"), "{}");
    assertThat(cell.run("gridlite", "web", "--simulation", "other.json"))
        .contains("other.json:1:1: expected an object with a member");
  }

  @Test
  void anotherLimitOfAQuotaIsTriedAndNotSet() throws Exception {
    Files.writeString(
        root.resolve("rules"), "{\nname per\nenabled TRUE\nlimit users {*} to slots=14\n}\n");
    cell.run("qconf", "-Arqs", "rules");
    try (WebSite site = new WebSite(cell)) {
      assertThat(site.get("/what-if?rule=per/1&limit=slots=1").body())
          .contains("+   limit        users {*} to slots=1", "qconf -dry -mattr");
      assertThat(cell.run("qconf", "-srqs")).contains("slots=14");
      for (String query :
          List.of("rule=-dry&limit=slots=1", "rule=per/1&limit=-Arqs", "rule=per/1")) {
        assertThat(site.get("/what-if?" + query).statusCode()).as(query).isEqualTo(400);
      }
      assertThat(site.raw("/what-if?rule=%2")).startsWith("HTTP/1.1 400 ");
    }
  }

  @Test
  void whatThereIsNotIsNotFoundAndNamed() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      HttpResponse<String> job = site.get("/job/99");
      assertThat(job.statusCode()).isEqualTo(404);
      assertThat(job.body()).contains("there is no job 99");
      assertThat(site.get("/job/%3Cscript%3Ealert(1)%3C/script%3E").body())
          .doesNotContain("<script>alert");
      assertThat(site.get("/usage.csv").headers().firstValue("Content-Type").orElse(""))
          .startsWith("text/csv");
    }
  }

  @Test
  void aPortThatIsTakenAndACellThatIsNotThereAreNamed() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      String port = Integer.toString(URI.create(site.link()).getPort());
      assertThat(cell.run("gridlite", "web", "--port", port)).contains("can't listen on port");
    }
    assertThat(cell.run("gridlite", "web", "--port", "70000")).contains("no such port");
    assertThat(cell.run("gridlite", "web", "--port", "7000", "--socket", "s")).contains("exclude");
    assertThat(cell.run("gridlite", "web", "--proxy-user", "x")).contains("no proxy without");
    assertThat(cell.run("gridlite", "web", "--socket", "s", "--user-header", "a: b"))
        .contains("not the name of a header");
  }
}
