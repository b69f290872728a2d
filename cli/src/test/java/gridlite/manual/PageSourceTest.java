package gridlite.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The markup of the sources of pages, and what both writers make of it. */
class PageSourceTest {
  private static final String SOURCE =
      """
      # frob(1) try a markup

      ## SETUP
          secret

      ## DESCRIPTION
      One `literal -x` and an <argument>,
      wrapped.

      = `term`
      = `other <thing>`
      Explained.

        More on it.

            as it is

      ### Inner
      | a | b |
      | `x` | long text |

          $ frob 'it'
          @ hidden
          .out\\put
          [1]

      ## OPTIONS
      == -x
      The x.
      """;

  private static final Page PAGE =
      new Page(
          PageSource.parse(SOURCE),
          Map.of(
              "-x", new Page.Row("`-x` <y|n>", "unused.", Optional.of("Initial value: `n`.")),
              "-z", new Page.Row("`-z`", "only in the table.", Optional.empty())));

  @Test
  void aSourceIsReadAsBlocks() {
    PageSource source = PAGE.source();
    assertThat(source.head()).contains(new PageSource.Head("frob", 1, "try a markup"));
    assertThat(source.blocks())
        .containsExactly(
            new Block.Heading(1, "DESCRIPTION"),
            new Block.Paragraph("One `literal -x` and an <argument>, wrapped.", false),
            new Block.Item(List.of("`term`", "`other <thing>`"), "Explained."),
            new Block.Paragraph("More on it.", true),
            new Block.Verbatim(List.of("as it is"), true),
            new Block.Heading(2, "Inner"),
            new Block.Grid(List.of(List.of("a", "b"), List.of("`x`", "long text"))),
            new Block.Verbatim(List.of("$ frob 'it'", ".out\\put"), false),
            new Block.Heading(1, "OPTIONS"),
            new Block.Entry(List.of("-x"), "The x."));
  }

  @Test
  void roffIsProtectedFromItsRequests() {
    assertThat(RoffWriter.text(PAGE))
        .startsWith("'\\\" t\n")
        .contains(
            "One \\fBliteral \\-x\\fR and an \\fIargument\\fR, wrapped.",
            ".TP\n\\fBterm\\fR\n.TQ\n\\fBother \\fR\\fIthing\\fR\nExplained.",
            "$ frob \\(aqit\\(aq\n\\&.out\\eput\n.EE",
            ".TP\n\\fB\\-x\\fR \\fIy|n\\fR\nThe x. Initial value: \\fBn\\fR.",
            ".TP\n\\fB\\-z\\fR\nonly in the table.")
        .doesNotContain("hidden", "secret", "[1]");
  }

  @Test
  void textHasTheSameWithoutMarks() {
    assertThat(PlainWriter.text(PAGE))
        .isEqualTo(
            """
            FROB(1)                                                                FROB(1)

            NAME
                   frob - try a markup

            DESCRIPTION
                   One literal -x and an argument, wrapped.

                   term
                   other thing
                          Explained.

                          More on it.

                              as it is

               Inner
                   a   b
                   x   long text

                       $ frob 'it'
                       .out\\put

            OPTIONS
                   -x y|n
                          The x. Initial value: n.

                   -z
                          only in the table.
            """);
  }
}
