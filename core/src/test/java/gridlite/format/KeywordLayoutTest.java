package gridlite.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.HostGroup;
import gridlite.config.ParallelEnvironment;
import gridlite.config.UserSet;
import gridlite.format.Layout.LineWidth;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeywordLayoutTest {
  private static final KeywordLayout SETS = new KeywordLayout(UserSet.SCHEMA);
  private static final KeywordLayout GROUPS = new KeywordLayout(HostGroup.SCHEMA);
  private static final KeywordLayout ENVIRONMENTS = new KeywordLayout(ParallelEnvironment.SCHEMA);

  private static Values set(String entries) {
    return UserSet.SCHEMA.template().with(UserSet.NAME, "s").withText(UserSet.ENTRIES, entries);
  }

  private static String lastLines(Values object, LineWidth width) {
    String text = SETS.print(object, width);
    return text.substring(text.indexOf("entries"));
  }

  @Test
  void aLineOfEightyCharactersIsPrintedWhole() {
    String user = "0".repeat(64);
    assertThat(lastLines(set("alice," + user + ",b"), LineWidth.WRAPPED))
        .isEqualTo("entries alice," + user + ",b\n");
  }

  @Test
  void aLongerLineIsBrokenBehindTheLastCommaThatLeavesRoomForTheBackslash() {
    String user = "0".repeat(65);
    assertThat(lastLines(set("alice," + user + ",b"), LineWidth.WRAPPED))
        .isEqualTo("entries alice, \\\n        " + user + ",b\n");
  }

  @Test
  void aWordLongerThanALineStaysWhole() {
    String user = "0".repeat(100);
    assertThat(lastLines(set("alice," + user + ",bob"), LineWidth.WRAPPED))
        .isEqualTo("entries alice, \\\n        " + user + ", \\\n        bob\n");
  }

  @Test
  void nothingIsBrokenWithSingleLines() {
    String user = "0".repeat(100);
    assertThat(lastLines(set("alice," + user), LineWidth.SINGLE_LINE))
        .isEqualTo("entries alice," + user + "\n");
  }

  @Test
  void commentsEmptyLinesTabsAndContinuationLinesAreRead() {
    String text = "# comment\n\nhostlist \\\n\tnode01 \\\n  node02\r\ngroup_name\t@g\n";
    assertThat(GROUPS.parse("f", text, HostGroup.SCHEMA.template()).object())
        .isEqualTo(
            HostGroup.SCHEMA
                .template()
                .with(HostGroup.GROUP_NAME, "@g")
                .with(HostGroup.HOSTLIST, List.of("node01", "node02")));
  }

  @Test
  void allProblemsAreReportedAtOnceWithTheirPlaces() {
    String text = "pe_name smp\nslots many\ncolour red\nslots 3\nuser_lists\n";
    assertThatThrownBy(() -> ENVIRONMENTS.parse("f", text, ParallelEnvironment.SCHEMA.template()))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems().stream().map(Problem::text))
                    .contains(
                        "f:3:1: \"colour\" is an unknown attribute (parallel environment)",
                        "f:4:1: \"slots\" is defined twice",
                        "f:5:1: \"user_lists\" has no value",
                        "f:2:7: \"slots\" of \"smp\": \"many\" is not a whole number",
                        "f: the lines \"xuser_lists\", \"start_proc_args\", \"stop_proc_args\","
                            + " \"allocation_rule\", \"control_slaves\", \"job_is_first_task\""
                            + " and 3 more of the parallel environment are missing"));
  }

  /** The other version has a size; what it calls few are 1. */
  private record Other(List<String> notes) implements Dialect {
    @Override
    public boolean ignores(String keyword) {
      return keyword.equals("load");
    }

    @Override
    public Optional<String> leftOut(String keyword) {
      return keyword.equals("size") ? Optional.of("it is counted") : Optional.empty();
    }

    @Override
    public String value(String keyword, String value) {
      return value.equals("few") ? "node01" : value;
    }

    @Override
    public void note(Statement note) {
      notes.add(note.text());
    }
  }

  @Test
  void anotherVersionsFileIsReadWithRemarks() {
    List<String> notes = new ArrayList<>();
    Values group = parse("group_name @g\nsize 3\nhostlist few\nload 1\n", notes);
    assertThat(group.get(HostGroup.HOSTLIST)).containsExactly("node01");
    assertThat(parse("group_name @g\n", notes).get(HostGroup.HOSTLIST)).isEmpty();
    assertThat(notes)
        .containsExactly(
            "f:2:1: \"size\" is left out: it is counted",
            "f:3:10: \"hostlist\" few, taken as node01",
            "f:1:1: \"hostlist\" is missing, taken as NONE");
  }

  @Test
  void manyMissingLinesAreOneProblem() {
    assertThatThrownBy(() -> SETS.parse("f", "name s\ntype ACL\n", UserSet.SCHEMA.template()))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems().stream().map(Problem::text))
                    .containsExactly(
                        "f: the lines \"fshare\", \"oticket\", \"entries\" of the userset are"
                            + " missing"));
  }

  @Test
  void whatNoVersionHasIsAProblemThere() {
    assertThatThrownBy(() -> parse("group_name @g\nhostlst a\n", new ArrayList<>()))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("f:2:1: \"hostlst\" is an unknown attribute (host group)")
        .hasMessageContaining("did you mean \"hostlist\"?");
  }

  private static Values parse(String text, List<String> notes) {
    return GROUPS
        .parse(LogicalLine.of("f", text), HostGroup.SCHEMA.template(), new Other(notes))
        .object();
  }
}
