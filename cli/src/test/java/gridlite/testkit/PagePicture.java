package gridlite.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.page.Html;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Pages as {@code docs/looking.md} shows them: with their style, in the frame of a picture. {@code
 * -Dgridlite.guides.write=true} draws them anew.
 */
public final class PagePicture {
  private static final Path PICTURES =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().resolve("docs/pictures");

  private PagePicture() {}

  /**
   * A page as a document that needs no other.
   *
   * @param width of the picture, in pixels
   * @param height of the picture, in pixels; what is below is left out
   */
  public static String of(String page, int width, int height) throws IOException {
    String title = page.replaceFirst("(?s).*?<title>(.*?)</title>.*", "$1");
    String body = page.substring(page.indexOf("<header>"), page.indexOf("</body>"));
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
        .formatted(width, height, width, height, title, style(), closed(body));
  }

  /** Compares a picture with the one of the guide. */
  public static void compare(String name, String drawn) throws IOException {
    Path picture = PICTURES.resolve(name);
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(picture, drawn);
    }
    assertThat(picture).content().isEqualTo(drawn);
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
