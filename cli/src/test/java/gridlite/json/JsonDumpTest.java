package gridlite.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.SchedulerConfig;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.run.Scheduler;
import gridlite.site.ImportSite;
import gridlite.site.Notation;
import gridlite.site.Site;
import gridlite.site.SiteFile;
import gridlite.site.SiteReader;
import gridlite.site.SiteTree;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The dumps of whole clusters that Open Cluster Scheduler's tools write. */
class JsonDumpTest {
  private static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");
  private static final ImportSite IMPORT =
      new ImportSite(
          new ConfigureObject(
              new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master")),
              host -> true,
              Scheduler.ofBuiltIn(),
              NOW));

  private static final JsonDump DUMP = new JsonDump();

  private final ClusterState cell = cell();

  private static ClusterState cell() {
    return ClusterBuilder.empty().manager("root").state();
  }

  /** The cell with a dump; what it exports must make an empty cell the same. */
  private ClusterState imported(String dump) {
    Site site = site(dump);
    ClusterState after = cell.apply(IMPORT.apply(cell, site).changes());
    assertThat(IMPORT.apply(after, site).changes()).isEmpty();
    List<SiteFile> exported = SiteTree.write(after);
    ClusterState copy = cell();
    Site same = SiteReader.read(exported, Notation.NONE);
    assertThat(SiteTree.write(copy.apply(IMPORT.apply(copy, same).changes()))).isEqualTo(exported);
    return after;
  }

  private static Site site(String dump) {
    return SiteReader.read(List.of(new SiteFile("cluster.json", dump)), DUMP);
  }

  private static Values object(ClusterState state, ObjectKind kind, String name) {
    return state.find(kind, name).orElseThrow();
  }

  private static String print(Values object, ObjectKind kind) {
    return KindTraits.of(kind).layout().print(object, LineWidth.SINGLE_LINE);
  }

  @Test
  void theDumpOfAClusterAsJsonIsTakenOver() {
    String dump =
        """
        {
          "cluster_environment": {"sge_root": "/opt/ocs", "sge_qmaster_port": 6444},
          "global_config": {"mailer": "/bin/mail", "login_shells": ["bash", "sh"],
            "reporting_params": ["accounting=true", "joblog=false"], "max_u_jobs": 0},
          "complex_entries": {"lic": {"name": "lic", "shortcut": "lic", "type": "INT",
            "relop": "<=", "requestable": "YES", "consumable": "YES", "default": "0",
            "urgency": 0}},
          "exec_hosts": {"node07": {"hostname": "node07", "load_scaling": {},
            "complex_values": {"lic": "4"}, "user_lists": null}},
          "host_groups": {"@new": {"group_name": "@new", "hostlist": ["node07"]}},
          "cluster_queues": {"new.q": {"qname": "new.q", "hostlist": ["@new"],
            "slots": ["4", "[node07=2]"], "pe_list": null, "qtype": ["BATCH", "INTERACTIVE"]}},
          "resource_quota_sets": {"r": {"name": "r", "description": "", "enabled": true,
            "limits": ["users {*} to lic=2"]}},
          "managers": ["boss"]
        }
        """;
    ClusterState after = imported(dump);
    assertThat(after.find(ObjectKind.CLUSTER_QUEUE, "new.q").orElseThrow())
        .extracting(queue -> queue.text(ClusterQueue.SLOTS))
        .isEqualTo("4,[node07=2]");
    assertThat(after.has(ObjectKind.MANAGER, "boss")).isTrue();
    assertThat(after.has(ObjectKind.RESOURCE_QUOTA_SET, "r")).isTrue();
    assertThat(after.queueInstances().of(QueueName.of("new.q"))).hasSize(1);
    assertThat(
            ClusterConfig.value(
                after.find(ObjectKind.CONFIGURATION, "global").orElseThrow(), "login_shells"))
        .contains("bash,sh");
  }

  @Test
  void allSectionsOfADumpAreTakenOver() {
    String dump =
        """
        {
          "cluster_environment": {"sge_name": "default", "sge_root": "/opt/ocs",
            "sge_qmaster_port": 6444},
          "global_config": {"mailer": "/bin/mail", "load_sensor": [], "prolog": "",
            "login_shells": ["bash", "sh"], "min_uid": 0, "user_lists": null,
            "qmaster_params": [], "execd_params": ["A=1", "B=2"], "gid_range": ["20000-20100"],
            "delegated_file_staging": false, "jsv_allowed_mod": ["ac", "h"]},
          "scheduler_config": {"algorithm": "default", "schedule_interval": "0:0:15",
            "maxujobs": 3, "queue_sort_method": "seqno",
            "job_load_adjustments": ["np_load_avg=0.50", "load_avg=1"],
            "params": ["MONITOR=1", "PROFILE=1"], "halftime": 168,
            "usage_weight_list": ["cpu=1.000000", "mem=0.000000", "io=0.000000"],
            "compensation_factor": 5, "weight_deadline": 3600000, "weight_user": 0.25,
            "share_override_tickets": true, "halflife_decay_list": ["none"],
            "default_duration": "INFINITY"},
          "calendars": {"night": {"calendar_name": "night", "year": "NONE",
            "week": "mon-fri=8-20=off"}},
          "complex_entries": {"gpu": {"name": "gpu", "shortcut": "gpu", "type": "RSMAP",
            "relop": "<=", "requestable": "YES", "consumable": "HOST", "default": "NONE",
            "urgency": 0}},
          "ckpt_interfaces": {"c": {"ckpt_name": "c", "interface": "userdefined",
            "clean_command": "none", "ckpt_command": "none", "migr_command": "none",
            "restart_command": "none", "ckpt_dir": "/tmp", "signal": "none", "when": "sx"}},
          "host_configurations": {"node07": {"Name": "node07", "mailer": "/bin/m",
            "gid_range": ["30000-30100"]}},
          "exec_hosts": {"node07": {"hostname": "node07", "load_scaling": {"load_avg": 0.5},
            "usage_scaling": null, "complex_values": {"gpu": "2(0 1)", "slots": "4"},
            "user_lists": ["staff"], "report_variables": ["load_avg", "cpu"]}},
          "admin_hosts": ["node07"], "submit_hosts": ["node07"],
          "host_groups": {"@new": {"group_name": "@new", "hostlist": ["node07"]}},
          "resource_quota_sets": {"r": {"name": "r", "description": "", "enabled": true,
            "limits": ["users {*} to gpu=2", "limit users bob to slots=1"]}},
          "managers": ["boss"], "operators": [],
          "parallel_environments": {"mpi": {"pe_name": "mpi", "slots": 99,
            "user_lists": ["staff"], "xuser_lists": [], "start_proc_args": "/bin/true",
            "stop_proc_args": "", "allocation_rule": "$round_robin", "control_slaves": "TRUE",
            "job_is_first_task": false, "urgency_slots": "min", "accounting_summary": false,
            "ign_sreq_on_mhost": false, "master_forks_slaves": false,
            "daemon_forks_slaves": false}},
          "projects": {"p": {"name": "p", "oticket": 0, "fshare": 5, "acl": ["staff"],
            "xacl": null}},
          "users": {"bob": {"name": "bob", "oticket": 0, "fshare": 7, "delete_time": 0,
            "default_project": "p"}},
          "cluster_queues": {"new.q": {"qname": "new.q", "hostlist": ["@new"],
            "load_thresholds": ["np_load_avg=1.75", "load_avg=4"],
            "slots": ["4", "[node07=2]"], "pe_list": ["mpi"], "ckpt_list": ["c"],
            "qtype": ["BATCH", "INTERACTIVE"], "calendar": ["night"],
            "complex_values": ["NONE", "[node07=gpu=1]"], "owner_list": [],
            "subordinate_list": null, "s_rt": ["INFINITY", "[@new=1:0:0]"]}},
          "user_set_lists": {"staff": {"name": "staff", "type": "ACL DEPT", "fshare": 0,
            "oticket": 0, "entries": ["bob", "@users"]}}
        }
        """;
    ClusterState after = imported(dump);
    Values queue = object(after, ObjectKind.CLUSTER_QUEUE, "new.q");
    assertThat(queue.text(ClusterQueue.COMPLEX_VALUES)).isEqualTo("NONE,[node07=gpu=1]");
    assertThat(queue.text(ClusterQueue.LOAD_THRESHOLDS)).isEqualTo("np_load_avg=1.75,load_avg=4");
    assertThat(object(after, ObjectKind.EXEC_HOST, "node07").text(ExecHost.COMPLEX_VALUES))
        .isEqualTo("gpu=2,slots=4");
    Values scheduler = after.schedulerConfig();
    assertThat(scheduler.text(SchedulerConfig.JOB_LOAD_ADJUSTMENTS))
        .isEqualTo("np_load_avg=0.50,load_avg=1");
    assertThat(print(scheduler, ObjectKind.SCHEDULER)).contains("MONITOR=1,PROFILE=1");
    Values global = object(after, ObjectKind.CONFIGURATION, "global");
    assertThat(ClusterConfig.value(global, "execd_params")).contains("A=1 B=2");
    assertThat(ClusterConfig.value(global, "load_sensor"))
        .hasValueSatisfying(value -> assertThat(value).isEqualToIgnoringCase("none"));
    assertThat(print(object(after, ObjectKind.USER_SET, "staff"), ObjectKind.USER_SET))
        .contains("entries bob,@users");
    for (ObjectKind kind : List.of(ObjectKind.CALENDAR, ObjectKind.CHECKPOINT, ObjectKind.USER)) {
      assertThat(after.objects(kind).names()).as(kind.toString()).hasSize(1);
    }
    assertThat(after.has(ObjectKind.OPERATOR, "NONE")).isFalse();
  }

  @Test
  void aDumpsListsAreRead() {
    String dump =
        """
        {"cluster_queues": [], "managers": ["boss"], "exec_hosts": [{"hostname": "node09",
         "complex_values": {}}]}
        """;
    assertThat(imported(dump).has(ObjectKind.EXEC_HOST, "node09")).isTrue();
  }

  /** The lines that are made of it are nobody's business. */
  @Test
  void problemsNamePlacesInTheJson() {
    String dump =
        """
        {
          "complex_entries": {"gpu": {"name": "gpu", "shortcut": "gpu", "type": "NONSENSE",
            "relop": "<=", "requestable": "YES", "consumable": "NO", "default": "0"}},
          "cluster_queues": {"new.q": {"qname": "new.q",
            "hostlist": ["@missing"],
            "slots": "many"}},
          "resource_quota_sets": {"r": {"name": "r", "enabled": true,
            "limits": ["users {*} to slots=2",
              "users {*} to nonsense"]}}
        }
        """;
    assertThatThrownBy(() -> IMPORT.apply(cell, site(dump)))
        .isInstanceOfSatisfying(
            GridException.class,
            e -> {
              List<String> texts =
                  e.with(DUMP::relocated).problems().stream().map(Problem::text).toList();
              assertThat(texts).anyMatch(text -> text.startsWith("cluster.json:2:30: "));
              assertThat(texts).anyMatch(text -> text.startsWith("cluster.json:6:14: "));
              assertThat(texts).anyMatch(text -> text.startsWith("cluster.json:9:7: "));
              assertThat(texts).allMatch(text -> text.startsWith("cluster.json:"));
            });
  }

  @Test
  void aLineBreakInAStringIsRefused() {
    String dump = "{\"global_config\": {\n\"prolog\": \"a\\nslots 1\"}}";
    assertThatThrownBy(() -> IMPORT.apply(cell, site(dump)))
        .hasMessageContaining("cluster.json:2:11: ")
        .hasMessageContaining("line break");
  }

  @Test
  void aMistakeIsNamedWithItsPlace() {
    String dump = "{\n \"managers\": [\"boss\"],\n \"managers\": []\n}\n";
    assertThatThrownBy(() -> IMPORT.apply(cell, site(dump)))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("cluster.json:3:")
        .hasMessageContaining("\"managers\" is defined twice");
  }
}
