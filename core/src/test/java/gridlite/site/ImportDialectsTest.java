package gridlite.site;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.NamedObject;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.KindTraits;
import gridlite.operation.configure.ObjectTexts;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.run.Scheduler;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files that other Grid Engines, and people on other systems, have written. */
class ImportDialectsTest {
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
  private static final ImportSite IMPORT =
      new ImportSite(
          new ConfigureObject(ROOT, host -> true, Scheduler.ofBuiltIn(), ClusterBuilder.NOW));

  private static final String HEADER =
      "#name shortcut type relop requestable consumable default urgency aapre affinity\n"
          + "#----------------------------------------------------------------------\n";

  private final List<SiteFile> files = new ArrayList<>();
  private final ClusterState cell =
      ClusterBuilder.empty()
          .put(ObjectKind.MANAGER, "root", NamedObject.of("root"))
          .host("node01")
          .state();

  private void file(String path, String text) {
    files.add(new SiteFile(path, text));
  }

  /** The cell with the files; what it exports must make an empty cell the same. */
  private ClusterState imported() {
    ClusterState after = cell.apply(IMPORT.apply(cell, site()).changes());
    List<SiteFile> exported = SiteTree.write(after);
    Site same = SiteReader.read(exported, Notation.NONE);
    assertThat(same.notes()).isEmpty();
    assertThat(IMPORT.apply(after, same).changes()).isEmpty();
    ClusterState empty =
        ClusterBuilder.empty().put(ObjectKind.MANAGER, "root", NamedObject.of("root")).state();
    ClusterState copy = empty.apply(IMPORT.apply(empty, same).changes());
    assertThat(SiteTree.write(copy)).isEqualTo(exported);
    return after;
  }

  private Site site() {
    return SiteReader.read(files, Notation.NONE);
  }

  private static Values object(ClusterState state, ObjectKind kind, String name) {
    return state.find(kind, name).orElseThrow();
  }

  /** The listing of the template of a kind, without some lines and with others at the end. */
  private static String listing(
      ObjectKind kind, String name, List<String> without, String... lines) {
    StringBuilder text = new StringBuilder();
    for (String line :
        ObjectTexts.print(kind, KindTraits.of(kind).template(name)).lines().toList()) {
      if (without.stream().noneMatch(keyword -> line.startsWith(keyword + " "))) {
        text.append(line).append('\n');
      }
    }
    return text + String.join("\n", lines) + "\n";
  }

  private List<String> problems() {
    try {
      imported();
      return List.of();
    } catch (GridException e) {
      return e.problems().stream().map(Problem::text).toList();
    }
  }

  // 6.2 and 2011.11

  @Test
  void environmentsOf6And2011LackSortArgumentsAndSummary() {
    file(
        "pe/mpi",
        listing(
            ObjectKind.PARALLEL_ENVIRONMENT, "mpi", List.of("qsort_args", "accounting_summary")));
    assertThat(imported().has(ObjectKind.PARALLEL_ENVIRONMENT, "mpi")).isTrue();
    assertThat(texts(site().notes()))
        .containsExactly(
            "pe/mpi:1:1: \"accounting_summary\" is missing, taken as FALSE",
            "pe/mpi:1:1: \"qsort_args\" is missing, taken as NONE");
  }

  @Test
  void builtInAttributesOf6HaveTheTypesOfTheirsHere() {
    file("centry", HEADER + "arch a RESTRING == YES NO NONE 0\nlic l INT <= YES YES 0 0\n");
    assertThat(imported().complexes().find("lic")).isPresent();
    assertThat(texts(site().notes()))
        .anyMatch(note -> note.startsWith("centry:3:1: \"arch\": RESTRING is not the type"));
  }

  // Univa Grid Engine and Open Cluster Scheduler

  @Test
  void attributesThatOnlyOthersHaveAreLeftOutAndTold() {
    file(
        "cqueues/a.q",
        listing(
            ObjectKind.CLUSTER_QUEUE,
            "a.q",
            List.of("processors", "hostlist", "pe_list"),
            "hostlist node01",
            "pe_list NONE",
            "jc_list NO_JC,ANY_JC",
            "d_rt INFINITY"));
    file(
        "execution/node01",
        listing(
            ObjectKind.EXEC_HOST,
            "node01",
            List.of(),
            "load_values load_avg=0.1,\\",
            "  num_proc=4",
            "processors 4",
            "license_constraints NONE",
            "license_oversubscription NONE"));
    file(
        "pe/ocs",
        listing(
            ObjectKind.PARALLEL_ENVIRONMENT,
            "ocs",
            List.of("qsort_args"),
            "ign_sreq_on_mhost FALSE",
            "master_forks_slaves FALSE",
            "daemon_forks_slaves FALSE",
            "used_slots 0",
            "bound_slots 0"));
    file(
        "projects/p",
        listing(ObjectKind.PROJECT, "p", List.of(), "usage NONE", "usage_time_stamp 0"));
    assertThat(imported().queueInstances().of(QueueName.of("a.q"))).hasSize(1);
    assertThat(texts(site().notes()))
        .hasSize(13)
        .anyMatch(note -> note.startsWith("cqueues/a.q:50:1: \"jc_list\" is left out: only Univa"))
        .anyMatch(note -> note.contains("\"d_rt\""))
        .anyMatch(note -> note.contains("\"processors\" is missing"))
        .anyMatch(note -> note.contains("\"license_constraints\""))
        .anyMatch(note -> note.contains("\"license_oversubscription\""))
        .anyMatch(note -> note.contains("\"ign_sreq_on_mhost\""))
        .anyMatch(note -> note.contains("\"master_forks_slaves\""))
        .anyMatch(note -> note.contains("\"daemon_forks_slaves\""))
        .anyMatch(note -> note.contains("\"used_slots\""))
        .anyMatch(note -> note.contains("\"bound_slots\""))
        .anyMatch(note -> note.contains("\"usage\""))
        .noneMatch(note -> note.contains("load_values"));
  }

  @Test
  void tenColumnsAndResourceMapsBecomeEightAndNumbers() {
    file("complexes", HEADER + "gpu gpu RSMAP <= YES HOST NONE 0 YES 0.000000\n");
    file(
        "exechosts/node01",
        listing(
            ObjectKind.EXEC_HOST,
            "node01",
            List.of("complex_values"),
            "complex_values gpu=2(gpu0 \\",
            "               gpu1),slots=4"));
    ClusterState after = imported();
    assertThat(object(after, ObjectKind.EXEC_HOST, "node01").text(ExecHost.COMPLEX_VALUES))
        .isEqualTo("gpu=2,slots=4");
    assertThat(texts(site().notes()))
        .contains(
            "complexes:3:1: \"gpu\": RSMAP is unknown here, taken as INT",
            "complexes:3:1: \"gpu\": HOST is unknown here, taken as YES",
            "complexes: the columns behind \"urgency\" are left out")
        .anyMatch(note -> note.endsWith(" gpu=2(gpu0 gpu1),slots=4, taken as gpu=2,slots=4"));
  }

  @Test
  void theSchedulerOfUnivaSortsByTwoWeights() {
    file(
        "schedconf",
        listing(
            ObjectKind.SCHEDULER,
            "",
            List.of("queue_sort_method", "usage_weight_list"),
            "usage_weight_list wallclock=0.000000,cpu=1.000000,mem=0.000000,io=0.000000",
            "fair_urgency_list NONE",
            "backfilling ON",
            "prioritize_preemptees FALSE",
            "preemptees_keep_resources FALSE",
            "max_preemptees 0",
            "preemption_distance 00:15:00",
            "preemption_priority_adjustments NONE",
            "weight_host_affinity 0.000000",
            "weight_host_sort 1.000000",
            "weight_queue_affinity 0.000000",
            "weight_queue_host_sort 1.000000",
            "weight_queue_seqno 10.000000"));
    assertThat(imported().schedulerConfig().get(SchedulerConfig.QUEUE_SORT_METHOD))
        .isEqualTo("seqno");
  }

  @Test
  void configurationsKeepWhatIsUnknownHere() {
    file(
        "configurations/global",
        "#global:\nmailer /bin/mail\ngid_range 20000-20100\nmail_tag none\n"
            + "gdi_request_limits none\ncgroups_params cgroup_path=none cpuset=false\n"
            + "default_jc none\nenforce_jc false\nbinding_params implicit=true\n");
    assertThat(
            ClusterConfig.value(
                object(imported(), ObjectKind.CONFIGURATION, "global"), "cgroups_params"))
        .contains("cgroup_path=none cpuset=false");
  }

  @Test
  void jobClassesHaveNoCounterpart() {
    file("jobclasses/template", "jcname template\nvariant_list default\nowner NONE\n");
    assertThat(imported().objects(ObjectKind.USER).names()).isEmpty();
    assertThat(texts(site().notes()))
        .containsExactly("jobclasses/template: no configuration, left out");
  }

  @Test
  void whatNoVersionHasIsAProblemInItsPlace() {
    file("q/a.q", "qname a.q\nhostlist node01\nslotss 4\n");
    file("q/b.q", "hostlist node01\nslots 4\nqtype BATCH\n");
    assertThat(problems())
        .containsExactly(
            "q/a.q:3:1: \"slotss\" is an unknown attribute (cluster queue)\n"
                + "  did you mean \"slots\"?",
            "q/b.q:1:1: the line \"qname\" of the cluster queue is missing");
  }

  @Test
  void formerTypesOfJobsAreLeftOutOfSettingsForHostsToo() {
    file(
        "q/a.q",
        listing(
            ObjectKind.CLUSTER_QUEUE,
            "a.q",
            List.of("qtype", "hostlist", "pe_list"),
            "pe_list NONE",
            "hostlist node01",
            "qtype BATCH PARALLEL,[node01=BATCH CHECKPOINTING],[node02=PARALLEL]"));
    assertThat(object(imported(), ObjectKind.CLUSTER_QUEUE, "a.q").text(ClusterQueue.QTYPE))
        .isEqualTo("BATCH,[node01=BATCH],[node02=NONE]");
  }

  // texts of other systems and of people

  @Test
  void linesMayEndInCrLfAndCommentsStandAnywhere() {
    file(
        "hgrp",
        "\uFEFF# ours\r\ngroup_name @g   \r\n  # indented\r\nhostlist node01 \\ \r\n"
            + "# in between\r\n   node02\t\r\n");
    assertThat(imported().hostGroups().hostsOf("@g"))
        .containsExactly(HostName.of("node01"), HostName.of("node02"));
    assertThat(texts(site().notes()))
        .containsExactly(
            "hgrp: the byte order mark is left out",
            "hgrp: lines end in CR LF",
            "hgrp: indented comments are left out",
            "hgrp: blanks behind a backslash at the end of a line are left out",
            "hgrp: comments among continuation lines are left out");
  }

  @Test
  void quotasAndTablesMayBeginWithComments() {
    file("rqs.txt", "# by hand\r\n{\r\nname r\r\nlimit to slots=4\r\n}\r\n");
    file(
        "tree",
        "# shares\nid=0\nname=Root\ntype=0\nshares=1\nchildnodes=1\n"
            + "id=1\nname=default\ntype=0\nshares=5\nchildnodes=NONE\n");
    file("sc", "# our resources\nlic l INT <= YES YES 0 0\n");
    ClusterState after = imported();
    assertThat(after.has(ObjectKind.RESOURCE_QUOTA_SET, "r")).isTrue();
    assertThat(after.objects(ObjectKind.SHARE_TREE).names()).hasSize(1);
    assertThat(after.complexes().find("lic")).isPresent();
  }

  // arrangements

  @Test
  void severalObjectsAndConfigurationsMayStandInOneFile() {
    file(
        "queues.txt",
        listing(ObjectKind.CLUSTER_QUEUE, "a.q", List.of("pe_list"), "pe_list NONE", "")
            + listing(ObjectKind.CLUSTER_QUEUE, "b.q", List.of("pe_list"), "pe_list NONE"));
    file("sconf", "#global:\nmailer /bin/m\n\n#node01:\nxterm /bin/x\n\n#node02:\n\n");
    ClusterState after = imported();
    assertThat(after.objects(ObjectKind.CLUSTER_QUEUE).names()).containsExactly("a.q", "b.q");
    assertThat(ClusterConfig.value(object(after, ObjectKind.CONFIGURATION, "global"), "mailer"))
        .contains("/bin/m");
    assertThat(ClusterConfig.value(object(after, ObjectKind.CONFIGURATION, "node01"), "xterm"))
        .contains("/bin/x");
    assertThat(after.has(ObjectKind.CONFIGURATION, "node02")).isTrue();
  }

  @Test
  void anEmptyConfigurationOfAHostIsOne() {
    file("configurations/node01", "#node01:\n\n");
    assertThat(imported().has(ObjectKind.CONFIGURATION, "node01")).isTrue();
  }

  @Test
  void listsOfNamesAreKnownByTheirFiles() {
    Map<String, ObjectKind> lists =
        Map.of(
            "managers", ObjectKind.MANAGER,
            "qconf-so.txt", ObjectKind.OPERATOR,
            "admin_hosts", ObjectKind.ADMIN_HOST,
            "ss", ObjectKind.SUBMIT_HOST);
    lists.forEach((path, kind) -> file(path, "one\ntwo\n"));
    ClusterState after = imported();
    lists.forEach((path, kind) -> assertThat(after.has(kind, "two")).as(path).isTrue());
  }

  @Test
  void aBackupOfGridEngineItselfIsTakenOver() {
    file("backup_date", "2024-01-31_12:00:00\n");
    file("version", "SGE 6.2u5\n");
    file("sge_root", "SGE_ROOT=/opt/sge; export SGE_ROOT\n");
    file("ports", "SGE_QMASTER_PORT=6444; export SGE_QMASTER_PORT\n");
    file("jobseqnum", "4711\n");
    file("admin_hosts", "master\n");
    file("operators", "");
    file("centry", HEADER + "lic l INT <= YES YES 0 0\n# >#< starts a comment\n");
    file(
        "execution/global",
        listing(ObjectKind.EXEC_HOST, "global", List.of("complex_values"), "complex_values lic=4"));
    file("hostgroups/@allhosts", "group_name @allhosts\nhostlist node01\n");
    file("usersets/arusers", "name arusers\ntype ACL\nfshare 0\noticket 0\nentries NONE\n");
    file("users/alice", listing(ObjectKind.USER, "alice", List.of()));
    file("schedconf", listing(ObjectKind.SCHEDULER, "", List.of()));
    file("sharetree", "");
    file(
        "resource_quotas/max",
        "{\n   name         max\n   description  NONE\n   enabled      TRUE\n"
            + "   limit        users {*} to lic=2\n}\n");
    ClusterState after = imported();
    assertThat(object(after, ObjectKind.EXEC_HOST, "global").text(ExecHost.COMPLEX_VALUES))
        .isEqualTo("lic=4");
    assertThat(after.has(ObjectKind.RESOURCE_QUOTA_SET, "max")).isTrue();
    assertThat(after.has(ObjectKind.ADMIN_HOST, "master")).isTrue();
    assertThat(texts(site().notes())).allMatch(note -> note.endsWith("left out"));
  }

  private static List<String> texts(List<Statement> notes) {
    return notes.stream().map(Statement::text).toList();
  }
}
