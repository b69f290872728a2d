package gridlite.manual;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.catalogue.GridliteSyntax;
import gridlite.option.SubmitOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What completes a command line, whatever the shell. */
class CompletedWordTest {
  /** A cell without anything. */
  static final CompletedWord.Names NO_NAMES = names(false);

  private static final Manual MANUAL = new Manual(GridliteSyntax.get(), SubmitOptions.TABLE);

  /** A cell in which each kind has two things that are called after it. */
  private static CompletedWord.Names names(boolean filled) {
    return new CompletedWord.Names() {
      @Override
      public List<String> of(CompletedWord.Kind kind) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        return filled ? List.of(name + "1", name + "2") : List.of();
      }

      @Override
      public List<String> valuesOf(String resource) {
        return filled ? List.of(resource.toUpperCase(Locale.ROOT)) : List.of();
      }

      @Override
      public List<String> attributesOf(String object) {
        return filled ? List.of(object + "_attribute") : List.of();
      }

      @Override
      public List<String> kinds() {
        return List.of("queue", "pe");
      }

      @Override
      public List<String> objectsOf(String kind) {
        return filled ? List.of(kind + ".1", kind + ".2") : List.of();
      }

      @Override
      public List<String> changesOf(String kind, String name) {
        return filled && name.startsWith(kind) ? List.of("7", "71") : List.of();
      }
    };
  }

  /** Completes a line whose words have one blank between; a blank at the end begins a word. */
  private static List<String> of(String line) {
    return CompletedWord.of(
        MANUAL, names(true), new ArrayList<>(Arrays.asList(line.split(" ", -1))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "qsub -q ' '                          | queue1 queue2",
        "qsub -q queue1,                      | queue1,queue2",
        "qsub -q queue1,queue2@                | queue1,queue2@host1 queue1,queue2@host2 queue1,queue2@host_group1 queue1,queue2@host_group2",
        "qsub -q queue1@host1                 | queue1@host1",
        "qmod -e q@host_                      | q@host_group1 q@host_group2",
        "qconf -mattr queue slots 1 q@host1   | q@host1",
        "qconf -dq q@                         | ''",
        "qacct -q q@host1                     | q@host1",
        "qacct -g ' '                         | ''",
        "qsub -pe ' '                         | parallel_environment1 parallel_environment2",
        "qsub -pe x ' '                       | ''",
        "qsub -ckpt ' '                       | checkpoint1 checkpoint2",
        "qsub -P ' '                          | project1 project2",
        "qsub -j ' '                          | y n",
        "qsub -w ' '                          | e w n v p",
        "qsub -m ' '                          | b e a s n",
        "qsub -c ' '                          | n s m x",
        "qsub -l ' '                          | resource1= resource2=",
        "qsub -l resource1=3,                 | resource1=3,resource1= resource1=3,resource2=",
        "qsub -l arch=                        | arch=ARCH",
        "qsub -l a=1,arch=                    | a=1,arch=ARCH",
        "qsub -hold_jid ' '                   | job1 job2",
        "qsub -ters                           | -terse",
        "qsub -t 1-3 -ter                     | -terse",
        "qstat -u ' '                         | user1 user2 *",
        "qstat -j ' '                         | job1 job2",
        "qstat -fmt ' '                       | plain xml json",
        "qstat -f -s ' '                      | p r s z h hu ho hs hd hj ha a",
        "qstat --color ' '                    | auto always never",
        "qhost -h ' '                         | host1 host2",
        "qdel ' '                             | job1 job2",
        "qdel -f ' '                          | job1 job2",
        "qmod -d ' '                          | queue1 queue2",
        "qconf -suser ' '                     | user1 user2",
        "qconf -sq ' '                        | queue1 queue2",
        "qconf -shgrp ' '                     | host_group1 host_group2",
        "qconf -srqs ' '                      | quota_set1 quota_set2",
        "qconf -su ' '                        | user_set1 user_set2",
        "qconf -mattr p                       | pe project",
        "qconf -mattr queue ' '               | queue_attribute",
        "qconf -mattr queue slots ' '         | ''",
        "qconf -mattr pe slots 1 ' '          | parallel_environment1 parallel_environment2",
        "qconf -mattr pe slots 1 a ' '        | parallel_environment1 parallel_environment2",
        "qacct -o ' '                         | user1 user2",
        "qsched --dr                          | --dry-run",
        "qsched ' '                           | run advance load usage sharetree help",
        "qsched help sh                       | sharetree",
        "qsched run ' '                       | ''",
        "gridlite da                          | daemon database",
        "gridlite help sge_t                  | sge_types",
        "gridlite daemon sta                  | start status",
        "gridlite explain ' '                 | job1 job2 priority quota",
        "gridlite init --ho                   | --hosts",
        "gridlite history -fmt ' '            | plain xml json",
        "gridlite history ' '                 | queue pe job",
        "gridlite history job ' '             | job1 job2",
        "gridlite history q                   | queue",
        "gridlite history queue ' '           | queue.1 queue.2",
        "gridlite history queue queue.1 ' '   | ''",
        "gridlite history queue queue.1@      | ''",
        "gridlite diff pe pe.                 | pe.1 pe.2",
        "gridlite diff pe pe.1@               | pe.1@7 pe.1@71",
        "gridlite restore queue queue.2@71    | queue.2@71",
        "gridlite restore queue x@            | ''",
        "gridlite nonsense ' '                | ''",
        "nonsense -                           | ''",
        "qsub ' '                             | ''",
      })
  void aWordIsCompleted(String line, String candidates) {
    List<String> wanted = candidates.isEmpty() ? List.of() : List.of(candidates.split(" ", -1));
    assertThat(of(line.replace("' '", ""))).containsExactlyInAnyOrderElementsOf(wanted);
  }

  @Test
  void everyOptionOfEveryCommandIsOffered() {
    for (String command : List.of("qsub", "qconf", "qstat", "qacct", "qsched")) {
      List<String> options = new ArrayList<>();
      MANUAL
          .command(command)
          .orElseThrow()
          .options()
          .forEach(option -> options.addAll(List.of(option.name().split(", ", -1))));
      assertThat(of(command + " -")).containsExactlyInAnyOrderElementsOf(options);
    }
  }

  @Test
  void theNamesOfPagesAreKnownWithoutReadingThem() {
    assertThat(MANUAL.names())
        .containsExactlyElementsOf(
            MANUAL.pages().stream().map(page -> page.head().name()).toList());
  }

  @Test
  void nothingIsOfferedForTheCommandItself() {
    assertThat(CompletedWord.of(MANUAL, names(true), List.of("qsub"))).isEmpty();
    assertThat(CompletedWord.of(MANUAL, names(true), List.of())).isEmpty();
  }
}
