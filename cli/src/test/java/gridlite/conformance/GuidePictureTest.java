package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/explain.svg} plays commands of the tour with what they print there, which {@link
 * GuideTest} compares with what they print. {@code -Dgridlite.guides.write=true} draws it anew.
 */
class GuidePictureTest {
  private static final Path DOCS =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().resolve("docs");
  private static final List<String> SHOWN =
      List.of(
          "GRIDLITE_USER=bob qsub", "qsched run", "gridlite explain 2", "gridlite explain quota");
  private static final int LINE = 18;
  private static final int WIDTH = 860;

  /** A line of the picture and when it appears, in seconds. */
  private record Row(String text, boolean typed, double at) {}

  @Test
  void thePictureShowsWhatTheTourShows() throws IOException {
    String wanted = draw(rows(Guide.of(Files.readString(DOCS.resolve("tour.md"))).steps()));
    Path picture = DOCS.resolve("explain.svg");
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(picture, wanted);
    }
    assertThat(picture).content().isEqualTo(wanted);
  }

  private static List<Row> rows(List<Guide.Step> steps) {
    List<Row> rows = new ArrayList<>();
    double at = 0.5;
    int next = 0;
    for (Guide.Step step : steps) {
      if (next < SHOWN.size() && step.command().get(0).startsWith(SHOWN.get(next))) {
        // the first scheduling run of the tour comes before bob
        next++;
        rows.add(new Row("$ " + step.command().get(0), true, at));
        at += 1;
        for (String line : step.output()) {
          rows.add(new Row(line, false, at));
        }
        at += 1 + step.output().size() * 0.3;
      }
    }
    assertThat(next).as("commands of the tour that are shown").isEqualTo(SHOWN.size());
    return rows;
  }

  private static String draw(List<Row> rows) {
    double end = rows.get(rows.size() - 1).at() + 6;
    int height = rows.size() * LINE + 36;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="gridlite explain in a terminal">
        <title>gridlite explain in a terminal</title>
        <style>
        text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #d6dae0; white-space: pre; }
        .typed { fill: #8fd18f; }
        @media (prefers-reduced-motion: reduce) { text { animation: none !important; } }
        """
            .formatted(WIDTH, height));
    for (int i = 0; i < rows.size(); i++) {
      double part = 100 * rows.get(i).at() / end;
      svg.append(
          String.format(
              Locale.ROOT,
              "@keyframes r%d { 0%%, %.2f%% { opacity: 0 } %.2f%%, 100%% { opacity: 1 } }%n",
              i,
              part,
              part + 0.01));
    }
    svg.append("</style>\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#1d2127\"/>\n");
    for (int i = 0; i < rows.size(); i++) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<text x=\"16\" y=\"%d\"%s style=\"animation: r%d %.1fs infinite\""
                  + " xml:space=\"preserve\">%s</text>%n",
              30 + i * LINE,
              rows.get(i).typed() ? " class=\"typed\"" : "",
              i,
              end,
              escaped(rows.get(i).text())));
    }
    return svg.append("</svg>\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
