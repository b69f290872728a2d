package gridlite.execution;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@code gridlite web} that a test has started, and requests to it. */
final class WebSite implements AutoCloseable {
  private final Process process;
  private final String link;
  private final HttpClient client = HttpClient.newHttpClient();

  /** Starts the server of a cell, and waits for its link. */
  WebSite(CellCommands cell) throws IOException {
    ProcessBuilder builder = cell.command(List.of("gridlite", "web"));
    builder.redirectErrorStream(false);
    builder.redirectError(cell.root().resolve("web.err").toFile());
    process = builder.start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String first = out.readLine();
    if (first == null) {
      throw new IOException(java.nio.file.Files.readString(Path.of(cell.root() + "/web.err")));
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

  /** The answer to somebody who has the secret. */
  HttpResponse<String> get(String path) throws Exception {
    return send(request(path).header("Cookie", cookie()));
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
