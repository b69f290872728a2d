package gridlite.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.name.ObjectKind;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.SimulateLoad;
import gridlite.problem.GridException;
import gridlite.schedule.run.Scheduler;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImportSiteTest {
  private static final Actor ROOT = new Actor("root", "root", 0, 0, "master");
  private static final ImportSite IMPORT =
      new ImportSite(
          new ConfigureObject(ROOT, host -> true, Scheduler.ofBuiltIn(), ClusterBuilder.NOW));

  private final ClusterState cell =
      ClusterBuilder.empty()
          .put(ObjectKind.MANAGER, "root", NamedObject.of("root"))
          .host("node01")
          .hostGroup("@hosts", "node01")
          .queue("all.q", "@hosts", "pe_list", "NONE", "slots", "4,[node01=2]")
          .state();

  private static Outcome<List<Answer>> take(ClusterState state, List<SiteFile> files) {
    return IMPORT.apply(state, SiteReader.read(files, Notation.NONE));
  }

  @Test
  void whatWasExportedChangesNothing() {
    assertThat(take(cell, SiteTree.write(cell)).changes()).isEmpty();
  }

  @Test
  void whatWasExportedMakesAnEmptyCellTheSame() {
    ClusterState empty =
        ClusterBuilder.empty().put(ObjectKind.MANAGER, "root", NamedObject.of("root")).state();
    ClusterState filled = empty.apply(take(empty, SiteTree.write(cell)).changes());
    assertThat(SiteTree.write(filled)).isEqualTo(SiteTree.write(cell));
  }

  @Test
  void anOldEnvironmentWithoutQsortArgsAndACutComplexTableAreTakenOver() {
    String environment =
        "pe_name old\r\nslots 9\r\nuser_lists NONE\r\nxuser_lists NONE\r\n"
            + "start_proc_args NONE\r\nstop_proc_args NONE\r\nallocation_rule $fill_up\r\n"
            + "control_slaves TRUE\r\njob_is_first_task FALSE\r\nurgency_slots min\r\n"
            + "accounting_summary FALSE\r\nused_slots 0\r\n";
    String complexes =
        "#name shortcut type relop requestable consumable default urgency aapre affinity\n"
            + "gpu gpu RSMAP <= YES HOST 0 0 NO 0.0\n";
    Site site =
        SiteReader.read(
            List.of(new SiteFile("pe/old", environment), new SiteFile("centry", complexes)),
            Notation.NONE);
    ClusterState after = cell.apply(IMPORT.apply(cell, site).changes());
    assertThat(after.find(ObjectKind.PARALLEL_ENVIRONMENT, "old").orElseThrow())
        .extracting(old -> old.get(ParallelEnvironment.QSORT_ARGS))
        .isEqualTo("NONE");
    assertThat(after.complexes().find("gpu")).isPresent();
    assertThat(site.notes().stream().map(Statement::text))
        .anyMatch(note -> note.contains("qsort_args"))
        .anyMatch(note -> note.contains("used_slots"))
        .anyMatch(note -> note.contains("RSMAP"))
        .anyMatch(note -> note.contains("urgency"));
  }

  @Test
  void kindsOfJobsThatEarlyVersionsKnewAreLeftOut() {
    String queue = "qname old.q\nhostlist @hosts\nqtype BATCH PARALLEL CHECKPOINTING\n";
    ClusterState after = cell.apply(take(cell, List.of(new SiteFile("q/old.q", queue))).changes());
    assertThat(after.find(ObjectKind.CLUSTER_QUEUE, "old.q").orElseThrow())
        .extracting(old -> old.text(gridlite.config.ClusterQueue.QTYPE))
        .isEqualTo("BATCH");
  }

  @Test
  void whereHostsAreIdleMachinesTheyGetTheSizeThatTheyHadWhenListed() {
    String host =
        "hostname node02\nload_scaling NONE\ncomplex_values NONE\n"
            + "load_values arch=lx-arm64,num_proc=64,mem_total=512G,load_avg=63.1,mem_free=9G\n"
            + "processors 64\nuser_lists NONE\nxuser_lists NONE\nprojects NONE\n"
            + "xprojects NONE\nusage_scaling NONE\nreport_variables NONE\n";
    List<SiteFile> files = List.of(new SiteFile("host/node02", host));
    assertThat(cell.apply(take(cell, files).changes()).loads().find("node02")).isEmpty();
    ClusterState idle = cell.apply(SimulateLoad.fromTheBeginning());
    ClusterState after = idle.apply(take(idle, files).changes());
    assertThat(after.load("node02").values())
        .containsEntry("arch", "lx-arm64")
        .containsEntry("num_proc", "64")
        .containsEntry("np_load_avg", "0.000000")
        .containsEntry("mem_free", "524288.000000M");
    assertThat(take(after, files).changes()).isEmpty();
  }

  @Test
  void problemsOfAllFilesAreReportedAtOnceWithTheirPlaces() {
    List<SiteFile> files =
        List.of(
            new SiteFile("g", "group_name @g\nhostlist @missing\n"),
            new SiteFile("p", "name p\noticket x\nfshare 0\nacl nosuch\nxacl NONE\n"));
    assertThatThrownBy(() -> take(cell, files))
        .isInstanceOfSatisfying(
            GridException.class,
            e ->
                assertThat(e.problems().stream().map(problem -> problem.text()))
                    .anyMatch(text -> text.startsWith("p:2:9: "))
                    .anyMatch(text -> text.startsWith("g:2:10: ")));
  }
}
