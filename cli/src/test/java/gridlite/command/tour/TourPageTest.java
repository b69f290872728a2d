package gridlite.command.tour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Markdown becomes text of eighty columns. */
class TourPageTest {
  @Test
  void marksOfMarkdownAreGoneAndPatternsStay() {
    assertThat(TourPage.text("## A quota\n\nThe *cell* and `{*}`, *see\n[one](a.md)*."))
        .isEqualTo("A QUOTA\n\nThe cell and `{*}`, *see one (docs/a.md)*.");
    assertThat(TourPage.text("- a\n  b\n- c")).isEqualTo("- a b\n- c");
  }

  @Test
  void linesFit() {
    String text = TourPage.text("word ".repeat(60));
    assertThat(text.lines()).hasSize(4).allMatch(line -> line.length() <= 78);
    assertThat(text.split("\\s+")).hasSize(60);
  }
}
