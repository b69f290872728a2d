package gridlite.command.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.command.Schemas;
import gridlite.json.JsonDocument;
import gridlite.picture.SimulationPicture;
import gridlite.problem.GridException;
import gridlite.render.TextOutput;
import gridlite.simulate.Distribution;
import gridlite.simulate.SimulationReport;
import gridlite.simulate.SimulationResult.QuotaHits;
import gridlite.simulate.TraceOptions;
import gridlite.simulate.Workload;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

class SimulationViewTest {
  private static final Workload WORKLOAD =
      Workload.read("t.swf", "1 0 0 9 1 -1 -1 1 -1 -1 1 1 1 -1 -1 -1 -1 -1", TraceOptions.RECORDED);

  private static SimulationReport report(String name, double utilisation) {
    Distribution figures = new Distribution(4, 30, 20, 60, 60, 60.5);
    return new SimulationReport(
        name,
        0,
        3600,
        5,
        1,
        0,
        0,
        8,
        14400,
        utilisation,
        figures,
        new Distribution(0, 0, 0, 0, 0, 0),
        figures,
        List.of(
            new SimulationReport.Share("alice", 3, 7200, 0.5, 12, 1.5),
            new SimulationReport.Share("bob", 2, 7200, 0.5, 48, 3)),
        List.of(new SimulationReport.Share("-", 5, 14400, 1, 30, 2)),
        List.of(new QuotaHits("few/1", 2, 7)),
        Map.of("denied, \"really\"", 1L),
        List.of(new SimulationReport.Piece(0, 8, 2), new SimulationReport.Piece(1800, 0, 0)));
  }

  private static String text(Consumer<TextOutput> write) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    write.accept(out);
    out.flush();
    return text.toString();
  }

  private static final List<SimulationReport> BOTH =
      List.of(report("now", 0.5), report("proposed", 0.75));

  @Test
  void configurationsStandSideBySide() {
    String text = text(out -> new SimulationText(out, BOTH).write(WORKLOAD));
    assertThat(text.lines())
        .contains(
            "                                            now         proposed",
            "utilisation                              50.0 %           75.0 %",
            "few/1                                     2 (7)            2 (7)",
            "user                jobs      share      wait  slowdown      share      wait "
                + " slowdown",
            "alice                  3     50.0 %        12      1.50     50.0 %        12     "
                + " 1.50",
            "now refused 1: denied, \"really\"");
    assertThat(text).doesNotContain("project");
  }

  @Test
  void whatIsWrittenAsJsonFitsTheSchema() throws IOException {
    String text = text(out -> new SimulationDocument(new JsonDocument(out)).write(WORKLOAD, BOTH));
    Schemas.assertFits("simulate", text);
  }

  @Test
  void aFigureIsALineOfCommaSeparatedValues() {
    assertThat(text(out -> new SimulationTable(out).write(BOTH)).lines())
        .contains(
            "configuration,subject,name,figure,value",
            "now,slots,,utilisation,0.500000",
            "proposed,user,bob,mean_wait_seconds,48",
            "proposed,quota,few/1,runs,7",
            "now,refusal,\"denied, \"\"really\"\"\",jobs,1");
  }

  @Test
  void thePictureIsXmlWithAChartForEachConfiguration() throws Exception {
    String svg = text(new SimulationPicture(BOTH)::write);
    var root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)))
            .getDocumentElement();
    assertThat(root.getTagName()).isEqualTo("svg");
    assertThat(svg.split("Slots in use: ", -1)).hasSize(3);
    assertThat(svg.split("Backlog: at most ", -1)).hasSize(3);
    assertThat(svg.split("Mean wait by user", -1)).hasSize(3);
    assertThat(svg.split("Jobs held back by quotas", -1)).hasSize(3);
    // half of the time all 8 slots: from the bottom (190) up to the top (60), and down again
    assertThat(svg).contains("M130 190H130.0V60.0H330.0V190.0H530.0V190Z");
    // the second configuration stands beside the first, on the same scale
    assertThat(svg).contains("<text x=\"690.0\"");
  }

  @Test
  void aDocumentIsReadAsItWasWritten() {
    String json = text(out -> new SimulationDocument(new JsonDocument(out)).write(WORKLOAD, BOTH));
    assertThat(SimulationReading.read("both.json", json)).isEqualTo(BOTH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{\"configurations\": 3}",
        "{\"configurations\": []}",
        "{\"configurations\": [{}]}",
        "{\"configurations\": [{\"name\": 3}]}"
      })
  void whatIsNoDocumentIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> SimulationReading.read("x.json", text))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("x.json:");
  }
}
