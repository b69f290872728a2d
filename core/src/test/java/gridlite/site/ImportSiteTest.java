package gridlite.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.NamedObject;
import gridlite.config.ParallelEnvironment;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.SimulateLoad;
import gridlite.problem.GridException;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Statement;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImportSiteTest {
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
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
  void howManyObjectsAreCheckedIsKnown() {
    List<Integer> heard = new ArrayList<>();
    Site site = SiteReader.read(SiteTree.write(cell), Notation.NONE);
    ClusterState empty =
        ClusterBuilder.empty().put(ObjectKind.MANAGER, "root", NamedObject.of("root")).state();
    IMPORT.apply(empty, site, heard::add);
    assertThat(heard).isSorted().startsWith(1).hasSizeBetween(1, site.objects().size());
    assertThat(heard).doesNotHaveDuplicates();
  }

  @Test
  void anOldEnvironmentWithoutQsortArgsAndACutComplexTableAreTakenOver() {
    String parallelEnvironment =
        "pe_name old\r\nslots 9\r\nuser_lists NONE\r\nxuser_lists NONE\r\n"
            + "start_proc_args NONE\r\nstop_proc_args NONE\r\nallocation_rule $fill_up\r\n"
            + "control_slaves TRUE\r\njob_is_first_task FALSE\r\nurgency_slots min\r\n"
            + "accounting_summary FALSE\r\nused_slots 0\r\n";
    String complexes =
        "#name shortcut type relop requestable consumable default urgency aapre affinity\n"
            + "gpu gpu RSMAP <= YES HOST 0 0 NO 0.0\n";
    Site site =
        SiteReader.read(
            List.of(new SiteFile("pe/old", parallelEnvironment), new SiteFile("centry", complexes)),
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
        .extracting(old -> old.text(ClusterQueue.QTYPE))
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
    assertThat(cell.apply(take(cell, files).changes()).loads().find(HostName.of("node02")))
        .isEmpty();
    ClusterState idle = cell.apply(SimulateLoad.fromTheBeginning());
    ClusterState after = idle.apply(take(idle, files).changes());
    assertThat(after.loadValues(HostName.of("node02")))
        .containsEntry("arch", "lx-arm64")
        .containsEntry("num_proc", "64")
        .containsEntry("np_load_avg", "0.000000")
        .containsEntry("mem_free", "524288.000000M");
    assertThat(take(after, files).changes()).isEmpty();
  }

  private static ClusterState after(ClusterState state, String path, String text) {
    return state.apply(take(state, List.of(new SiteFile(path, text))).changes());
  }

  private static String parameters(ClusterState state, String host) {
    return state
        .find(ObjectKind.CONFIGURATION, host)
        .flatMap(values -> ClusterConfig.value(values, "qmaster_params"))
        .orElse("none such");
  }

  @Test
  void theConfigurationOfAllHostsIsKnownByItsContentWhateverItsFileIsCalled() {
    String global = "execd_spool_dir /s\nmailer /bin/m\nqmaster_params X=1\nmin_uid 9\n";
    for (String path : List.of("global-config", "x/sconf.txt", "common/configuration")) {
      ClusterState after = after(cell, path, global);
      assertThat(after.objects(ObjectKind.CONFIGURATION).names()).containsExactly("global");
      assertThat(parameters(after, "global")).isEqualTo("X=1");
    }
  }

  @Test
  void theConfigurationOfAHostIsKnownByItsDirectory() {
    for (String path : List.of("configurations/node01", "backup/local_conf/node01")) {
      assertThat(after(cell, path, "mailer /bin/m\n").objects(ObjectKind.CONFIGURATION).names())
          .contains("node01");
    }
    assertThatThrownBy(() -> after(cell, "other/node01", "mailer /bin/m\n"))
        .hasMessageContaining("other/node01:1:1: whose configuration this is can't be seen")
        .hasMessageContaining("configurations/HOST");
  }

  @Test
  void anExportDescribesRealHostsAndSaysTheZone() {
    ClusterState simulated =
        after(cell, "sconf", "#global:\nmailer /bin/m\nqmaster_params A=1 SIMULATE_EXECDS=1,B=2\n")
            .apply(List.of(new Change.SetZone(ZoneId.of("Europe/Berlin"))));
    List<SiteFile> files = SiteTree.write(simulated);
    assertThat(files).contains(new SiteFile("timezone", "Europe/Berlin\n"));
    assertThat(files).noneMatch(file -> file.text().contains("SIMULATE"));
    ClusterState real = cell.apply(take(cell, files).changes());
    assertThat(parameters(real, "global")).isEqualTo("A=1,B=2");
    assertThat(real.zone()).isEqualTo(ZoneId.of("Europe/Berlin"));
    assertThatThrownBy(() -> after(cell, "timezone", "Nowhere/Town\n"))
        .hasMessageContaining("timezone:1:1: time zone \"Nowhere/Town\": it does not exist");
  }

  @Test
  void aQuotaOfAQueueThatIsNotThereIsTakenOver() {
    String quota = "{\n name q\n enabled TRUE\n limit queues none.q to slots=1\n}\n";
    assertThat(after(cell, "rqs", quota).objects(ObjectKind.RESOURCE_QUOTA_SET).names())
        .containsExactly("q");
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
