package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpRequest;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users may do by {@code gridlite web}, and what keeps everybody else from it. */
class WebActionsIT {
  @TempDir Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "1", "--slots", "2");
    submit("alice");
    submit("bob");
  }

  private void submit(String user) throws Exception {
    ProcessBuilder builder = cell.command(List.of("qsub", "-b", "y", "-N", "of" + user, "sleep"));
    builder.environment().put("GRIDLITE_USER", user);
    assertThat(builder.start().waitFor()).isZero();
  }

  @AfterEach
  void endCell() throws Exception {
    cell.end();
  }

  private static String form(String page) {
    assertThat(page).contains("name=\"form\" value=\"");
    return page.replaceFirst("(?s).*?name=\"form\" value=\"([0-9a-f]{32})\".*", "$1");
  }

  @Test
  void aFormDoesWhatItsUserCouldType() throws Exception {
    try (WebSite site = new WebSite(cell, "--actions")) {
      String form = "form=" + form(site.get("/job/1").body());
      assertThat(site.post(form + "&act=hold&subject=1").body()).contains("qhold 1", "Done");
      assertThat(site.get("/jobs?state=held").body()).contains("ofalice");
      assertThat(site.post(form + "&act=release&subject=1").statusCode()).isEqualTo(200);
      assertThat(site.get("/jobs?state=held").body()).contains("0 lines");
      assertThat(site.post(form + "&act=delete&subject=1").body()).contains("not confirmed");
      assertThat(site.get("/jobs").body()).contains("ofalice");
      assertThat(site.post(form + "&act=delete&subject=1&sure=yes").statusCode()).isEqualTo(200);
      assertThat(site.get("/jobs").body()).doesNotContain("ofalice");
      String host = site.get("/queues").body().replaceFirst("(?s).*?>all\\.q@([^<]*)<.*", "$1");
      assertThat(site.post(form + "&act=disable&subject=all.q%40" + host).statusCode())
          .isEqualTo(200);
      assertThat(cell.run("qstat", "-f")).contains(" d");
    }
  }

  @Test
  void aFormOfAnotherSiteDoesNothing() throws Exception {
    try (WebSite site = new WebSite(cell, "--actions")) {
      String hold = "&act=hold&subject=1";
      String form = "form=" + form(site.get("/job/1").body()) + hold;
      for (String[] header :
          new String[][] {
            {"Origin", "http://attacker.example"},
            {"Origin", "null"},
            {"Sec-Fetch-Site", "cross-site"},
            {"Sec-Fetch-Site", "same-site"},
            {"Content-Type", "text/plain"}
          }) {
        HttpRequest.Builder request = site.request("/act").header("Cookie", site.cookie());
        request.header("Content-Type", "application/x-www-form-urlencoded");
        request.setHeader(header[0], header[1]);
        request.POST(HttpRequest.BodyPublishers.ofString(form));
        assertThat(site.send(request).statusCode()).as(header[1]).isEqualTo(403);
      }
      for (String wrong : List.of("form=" + hold, "form=" + "0".repeat(32) + hold, hold)) {
        assertThat(site.post(wrong).statusCode()).as(wrong).isEqualTo(403);
      }
      assertThat(site.send(site.request("/act?" + form).header("Cookie", site.cookie())).body())
          .contains("there is no page /act");
      assertThat(site.post("x=" + "y".repeat(9000)).statusCode()).isEqualTo(413);
      assertThat(site.get("/jobs?state=held").body()).contains("0 lines");
    }
  }

  @Test
  void whatIsNoNameReachesNoCommand() throws Exception {
    try (WebSite site = new WebSite(cell, "--actions")) {
      String form = "form=" + form(site.get("/job/1").body());
      for (String rest :
          List.of(
              "&act=delete&sure=yes&subject=-u",
              "&act=delete&sure=yes&subject=%2A",
              "&act=hold&subject=1%2C2",
              "&act=hold&subject=1+2",
              "&act=disable&subject=%2A",
              "&act=disable&subject=-h",
              "&act=nosuch&subject=1",
              "&subject=1",
              "&act=hold%")) {
        assertThat(site.post(form + rest).statusCode()).as(rest).isEqualTo(400);
      }
      assertThat(site.get("/jobs").body()).contains("ofalice", "ofbob");
    }
  }

  @Test
  void withoutActionsThereAreNoForms() throws Exception {
    try (WebSite site = new WebSite(cell)) {
      assertThat(site.get("/job/1").body()).doesNotContain("method=\"post\"");
      assertThat(site.post("act=hold&subject=1").statusCode()).isEqualTo(405);
    }
  }

  // ---- behind a proxy

  private String proxied(String user, String request, String body) throws IOException {
    String named = user.isEmpty() ? "" : "X-Remote-User: " + user + "\r\n";
    return raw(
        request
            + " HTTP/1.1\r\nHost: grid.example\r\nConnection: close\r\n"
            + named
            + "Origin: https://grid.example\r\n"
            + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body);
  }

  private String raw(String request) throws IOException {
    try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      channel.connect(UnixDomainSocketAddress.of(root.resolve("web.sock")));
      channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.UTF_8)));
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      ByteBuffer buffer = ByteBuffer.allocate(8192);
      while (channel.read(buffer) >= 0) {
        all.write(buffer.array(), 0, buffer.position());
        buffer.clear();
      }
      return all.toString(StandardCharsets.UTF_8);
    }
  }

  @Test
  void whoeverTheProxyNamesHasHisOwnRights() throws Exception {
    try (WebSite site = new WebSite(cell, "--socket", "web.sock", "--actions")) {
      assertThat(site.link()).isEqualTo("unix:" + root.resolve("web.sock"));
      String page = proxied("alice", "GET /job/1", "");
      assertThat(page).startsWith("HTTP/1.1 200").contains("ofalice", ", as alice, ");
      String form = "form=" + form(page);
      String other = "form=" + form(proxied("bob", "GET /job/1", ""));
      assertThat(other).isNotEqualTo(form);
      assertThat(proxied("alice", "POST /act", form + "&act=hold&subject=2"))
          .startsWith("HTTP/1.1 422");
      assertThat(proxied("alice", "POST /act", other + "&act=hold&subject=1"))
          .startsWith("HTTP/1.1 403");
      assertThat(cell.run("qstat", "-u", "*", "-s", "hu")).isEmpty();
      assertThat(proxied("alice", "POST /act", form + "&act=hold&subject=1"))
          .startsWith("HTTP/1.1 200");
      assertThat(cell.run("qstat", "-u", "*", "-s", "hu")).contains("ofalice");
    }
    assertThat(root.resolve("web.sock")).doesNotExist();
  }

  @Test
  void whoeverTheProxyDoesNotNameIsRefused() throws Exception {
    try (WebSite site = new WebSite(cell, "--socket", "web.sock")) {
      assertThat(site.link()).startsWith("unix:");
      for (String user :
          List.of("", "root", "a b", "alice,bob", "-u", "alice\r\nX-Remote-User: bob")) {
        assertThat(proxied(user, "GET /jobs", ""))
            .as(user)
            .startsWith("HTTP/1.1 403")
            .doesNotContain("ofalice");
      }
      assertThat(proxied("alice", "GET /jobs", "")).contains("ofalice");
    }
  }

  /** Others can set the header as well, but not by the socket. */
  @Test
  void whoeverConnectsToThePortBehindItIsRefused() throws Exception {
    try (WebSite site = new WebSite(cell, "--socket", "web.sock")) {
      assertThat(proxied("alice", "GET /jobs", "")).contains("ofalice");
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + "/jobs"))
              .header("X-Remote-User", "alice");
      assertThat(site.send(request).statusCode()).isEqualTo(403);
    }
  }

  @Test
  void onlyTheProxysUserIsLetIn() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/sbin/runuser")), "no runuser");
    assumeTrue("root".equals(System.getProperty("user.name")), "root alone acts as others");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/curl")), "no curl");
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    List<String> call =
        List.of(
            "/usr/sbin/runuser",
            "-u",
            "nobody",
            "--",
            "/usr/bin/curl",
            "-s",
            "--unix-socket",
            root.resolve("web.sock").toString(),
            "-H",
            "X-Remote-User: alice",
            "http://grid.example/jobs");
    try (WebSite site = new WebSite(cell, "--socket", "web.sock")) {
      assertThat(site.link()).startsWith("unix:");
      assertThat(output(call)).isEmpty();
    }
    try (WebSite site = new WebSite(cell, "--socket", "web.sock", "--proxy-user", "nobody")) {
      assertThat(site.link()).startsWith("unix:");
      assertThat(output(call)).contains("ofalice");
    }
  }

  private static String output(List<String> call) throws Exception {
    Process process = new ProcessBuilder(call).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  @Test
  void aSocketIsMadeOnlyWhereNobodyCanExchangeIt() throws Exception {
    Path open = Files.createDirectory(root.resolve("open"));
    Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(cell.run("gridlite", "web", "--socket", "open/web.sock")).contains("not be safe");
    Files.writeString(root.resolve("file"), "mine");
    assertThat(cell.run("gridlite", "web", "--socket", "file")).contains("something else");
    assertThat(Files.readString(root.resolve("file"))).isEqualTo("mine");
    try (WebSite site = new WebSite(cell, "--socket", "web.sock")) {
      assertThat(site.link()).startsWith("unix:");
      assertThat(cell.run("gridlite", "web", "--socket", "web.sock")).contains("another server");
    }
  }
}
