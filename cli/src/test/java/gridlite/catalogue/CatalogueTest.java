package gridlite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.GridException;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Invocation;
import gridlite.runtime.Need;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {
  private static Invocation read(String line) {
    List<String> words = List.of(line.split(" ", -1));
    return Catalogue.read(words.get(0), words.subList(1, words.size()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gridlite init",
        "gridlite daemon start",
        "gridlite doctor",
        "gridlite simulate --workload x",
        "gridlite archive",
        "gridlite manual /somewhere",
        "gridlite follow",
        "gridlite assist",
        "gridlite relay",
        "gridlite backup /somewhere",
        "gridlite restore-backup /somewhere",
        "gridlite check",
        "gridlite adopt",
        "gridlite web",
        "gridlite sql",
        "gridlite top",
        "gridlite shell",
        "gridlite --version",
        "gridlite help",
        "gridlite explain --help"
      })
  void aDaemonDoesNotRunWhatIsTheCallersBusiness(String line) {
    assertThat(read(line).place()).isNotEqualTo(CommandPlace.CELL);
  }

  static Stream<Catalogue> commandsOfGridEngine() {
    return Stream.of(Catalogue.values()).filter(row -> row != Catalogue.GRIDLITE);
  }

  @ParameterizedTest
  @MethodSource("commandsOfGridEngine")
  void helpOfACommandNeedsNoCell(Catalogue row) {
    Invocation help = Catalogue.read(row.command(), List.of("-help"));
    assertThat(help.need()).isEqualTo(Need.NOTHING);
    assertThat(row.place()).isEqualTo(CommandPlace.CELL);
  }

  @ParameterizedTest
  @CsvSource({
    "qstat,LOOK",
    "qstat -f -u x,LOOK",
    "qconf -sq,LOOK",
    "qconf -fmt json -sconf -sql,LOOK",
    "qconf -sq x -dq x,CHANGE",
    "qsub -b y true,CHANGE",
    "qdel 7 -t 1,CHANGE",
    "qsched run,STATE",
    "gridlite control hold 7,CHANGE",
    "gridlite explain 7,STATE"
  })
  void aCommandLineSaysWhatItNeeds(String line, Need need) {
    assertThat(read(line).need()).isEqualTo(need);
  }

  @ParameterizedTest
  @CsvSource({
    "qsta,qsta",
    "gridlite explane 7,did you mean explain?",
    "gridlite backup,missing required parameter",
    "gridlite backup a b,is too much",
    "gridlite backup a --forc,did you mean --force?",
    "gridlite init --empty --simulate,mutually exclusive",
    "gridlite init --slow=x,of --slow: expected a whole number",
    "gridlite init --hosts,--hosts needs a value: COUNT",
    "gridlite lint --format=yml,invalid value \"yml\" of -fmt: expected plain|xml|json",
    "gridlite sql -fmt,-fmt needs a value: plain|csv|json",
    "gridlite help nope,is not a topic",
    "qsched advance -x 5,unknown option",
    "qstat -nosuch,qstat: invalid option argument",
    "qsub -nosuch,qsub: invalid option argument",
    "qsub -N,qsub: -N option must have argument",
    "qconf -nosuch,invalid option argument"
  })
  void whatIsWrongIsSaidBeforeACellIsTouched(String line, String text) {
    assertThatThrownBy(
            () -> {
              Invocation read = read(line);
              // a page of the manual is looked up when it is shown
              assertThat(read.need()).isEqualTo(Need.NOTHING);
              read.action().run(null);
            })
        .isInstanceOf(GridException.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @EnumSource(GridliteVerb.class)
  void everyVerbHasItsNameHelpAndDescription(GridliteVerb verb) {
    String name = verb.verb();
    assertThat(Gridlite.syntax().spec(name).name()).isEqualTo(name);
    assertThat(Gridlite.syntax().help(name)).startsWith("Usage: gridlite " + name);
    assertThat(Gridlite.syntax().spec(name).usageMessage().description()).isNotEmpty();
  }

  @Test
  void helpListsEveryCommandAndVerb() {
    String help = Gridlite.syntax().help();
    for (Catalogue row : commandsOfGridEngine().toList()) {
      assertThat(help).contains("  " + row.command() + " ");
    }
    Set<GridliteVerb> forPrograms =
        EnumSet.of(
            GridliteVerb.FOLLOW,
            GridliteVerb.ASSIST,
            GridliteVerb.RELAY,
            GridliteVerb.SUBMIT,
            GridliteVerb.AWAIT,
            GridliteVerb.CONTROL,
            GridliteVerb.COMPLETE,
            GridliteVerb.PAGE,
            GridliteVerb.ROWS,
            GridliteVerb.ENGINE,
            GridliteVerb.LOOK);
    for (GridliteVerb verb : GridliteVerb.values()) {
      if (!forPrograms.contains(verb)) {
        assertThat(help).contains("  " + verb.verb() + " ");
      }
    }
  }
}
