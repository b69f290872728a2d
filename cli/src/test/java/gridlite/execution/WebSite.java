package gridlite.execution;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@code gridlite web} that a test has started, and requests to it. */
final class WebSite implements AutoCloseable {
  private final Process process;
  private final String link;
  private final HttpClient client = HttpClient.newHttpClient();

  /** Starts the server of a cell, and waits for its link. */
  WebSite(CellCommands cell, String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("gridlite", "web"));
    words.addAll(List.of(options));
    ProcessBuilder builder = cell.command(words);
    builder.redirectErrorStream(false);
    builder.redirectError(cell.root().resolve("web.err").toFile());
    process = builder.start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String first = out.readLine();
    if (first == null) {
      throw new IOException(Files.readString(Path.of(cell.root() + "/web.err")));
    }
    link = first;
  }

  /** The link with the secret. */
  String link() {
    return link;
  }

  /** The address of a page. */
  String address(String path) {
    return link.substring(0, link.indexOf("/?")) + path;
  }

  /** The answer to a target that no client sends, since it is malformed. */
  String raw(String target) throws IOException {
    URI site = URI.create(address("/"));
    try (Socket socket = new Socket(site.getHost(), site.getPort())) {
      socket.setSoTimeout((int) Duration.ofMinutes(2).toMillis());
      String request =
          "GET %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nConnection: close\r\n\r\n"
              .formatted(target, site.getAuthority(), cookie());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The port of a server that is reached by a socket, as the kernel lists it. */
  int port() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String table : List.of("tcp", "tcp6")) {
      lines.addAll(Files.readAllLines(Path.of("/proc/" + process.pid() + "/net/" + table)));
    }
    for (String line : lines) {
      String[] columns = line.strip().split(" +", -1);
      // a listening socket of this process, on 127.0.0.1, which may be written as one of IPv6
      if (columns.length > 9
          && columns[3].equals("0A")
          && columns[1].matches("([0-9A-F]{16}FFFF0000)?0100007F:.*")
          && isOwn("socket:[" + columns[9] + "]")) {
        return Integer.parseInt(columns[1].substring(columns[1].indexOf(':') + 1), 16);
      }
    }
    throw new IOException("it listens on no port");
  }

  private boolean isOwn(String socket) throws IOException {
    try (var files = Files.newDirectoryStream(Path.of("/proc/" + process.pid() + "/fd"))) {
      for (Path file : files) {
        if (Files.isSymbolicLink(file) && Files.readSymbolicLink(file).toString().equals(socket)) {
          return true;
        }
      }
    }
    return false;
  }

  private String secret() {
    return link.substring(link.indexOf("token=") + "token=".length());
  }

  /** The cookie that lets a request in. */
  String cookie() {
    return "gridlite-" + URI.create(link).getPort() + "=" + secret();
  }

  /** A request to a page, to be completed. */
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address(path))).timeout(Duration.ofMinutes(2));
  }

  /** The answer to a request. */
  HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** The answer to a form that a page of this site has sent. */
  HttpResponse<String> post(String content) throws Exception {
    return send(
        request("/act")
            .header("Cookie", cookie())
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", address(""))
            .POST(HttpRequest.BodyPublishers.ofString(content)));
  }

  /** The answer to somebody who has the secret. */
  HttpResponse<String> get(String path) throws Exception {
    return send(request(path).header("Cookie", cookie()));
  }

  /** Kills the server, so that it has no time to clean up. */
  void kill() throws InterruptedException {
    process.toHandle().descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
