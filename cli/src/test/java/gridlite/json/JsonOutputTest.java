package gridlite.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import gridlite.command.Schemas;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands write as JSON holds data, and fits the schemas that are published. */
class JsonOutputTest {
  private static final String SITE =
      """
      {
        "users": [{"name": "alice", "oticket": 0, "fshare": 0, "default_project": "NONE"},
          {"name": "bob", "oticket": 0, "fshare": 0, "default_project": "NONE"}],
        "exec_hosts": [{"hostname": "n1", "complex_values": {"mem_free": "4G"}},
          {"hostname": "n2"}],
        "cluster_queues": [{"qname": "all.q", "hostlist": ["n1", "n2"], "slots": 4,
            "pe_list": ["smp"], "load_thresholds": "NONE"},
          {"qname": "night.q", "hostlist": ["n1"], "slots": 2, "load_thresholds": "NONE"}],
        "parallel_environments": [{"pe_name": "smp", "slots": 99,
          "allocation_rule": "$pe_slots"}],
        "resource_quota_sets": {"few": {"name": "few", "enabled": true,
          "limits": ["users {*} to slots=2"]}}
      }
      """;

  private static final String TREE =
      "id=0\nname=Root\ntype=0\nshares=1\nchildnodes=1,2\n"
          + "id=1\nname=alice\ntype=0\nshares=3\nchildnodes=NONE\n"
          + "id=2\nname=bob\ntype=0\nshares=1\nchildnodes=NONE\n";

  @TempDir Path directory;
  private CommandHarness cell;

  /** Job 1 of alice runs, jobs 2 to 4 wait. */
  @BeforeEach
  void makeSite() throws IOException {
    cell = new CommandHarness(directory);
    cell.write("site/cluster.json", SITE);
    cell.write("tree", TREE);
    run("gridlite import site");
    run("qconf -Astree tree");
    run("qconf -au alice users");
    run("qsub -b y -pe smp 2 -q all.q sleep 100");
    run("qsched run");
    run("qsub -b y -N second sleep 100");
    run("qsub -b y -h -l mem_free=8G -q *@n1 sleep 100");
    run("qsub -b y -hold_jid 1 -t 1-3 sleep 100");
  }

  private String run(String line) {
    CommandHarness.Result result = run(0, line);
    return result.out();
  }

  private CommandHarness.Result run(int status, String line) {
    String user = line.startsWith("qsub") ? "alice" : "root";
    CommandHarness.Result result = cell.run(user, List.of(line.split(" ", -1)), "");
    assertThat(result.status()).as("%s: %s%s", line, result.out(), result.err()).isEqualTo(status);
    return result;
  }

  private JsonNode json(String schema, String line) throws IOException {
    return Schemas.assertFits(schema, run(line + " -fmt json"));
  }

  @Test
  void whyJobsWait() throws IOException {
    JsonNode accounts = json("explain", "gridlite explain 1 2 3 4").get("accounts");
    assertThat(accounts).hasSize(3);
    JsonNode second = accounts.get(0);
    assertThat(second.get("verdict").textValue()).isEqualTo("waits");
    JsonNode quota = second.at("/nearest/lacks/0");
    assertThat(quota.get("kind").textValue()).isEqualTo("quota");
    assertThat(quota.get("rule").textValue()).isEqualTo("few/1");
    assertThat(quota.get("used").intValue()).isEqualTo(2);
    assertThat(quota.get("limit").intValue()).isEqualTo(2);
    assertThat(quota.get("wanted").intValue()).isEqualTo(1);
    assertThat(quota.get("text").textValue()).contains("2 of 2 slots in use");
    JsonNode third = accounts.get(1);
    assertThat(third.at("/of_job/0/kind").textValue()).isEqualTo("hold");
    assertThat(third.get("permanent").findValuesAsText("kind"))
        .contains("not_enough", "other_queues_requested");
    assertThat(accounts.get(2).at("/of_job/0/other_jobs/0").intValue()).isEqualTo(1);
    assertThat(json("start", "qstat --start").get("estimates")).isNotEmpty();
  }

  @Test
  void whatAChangeWouldDo() throws IOException {
    JsonNode dry = json("changes", "qconf -dry -rattr queue slots 1 all.q");
    assertThat(dry.get("done").booleanValue()).isFalse();
    JsonNode object = dry.at("/objects/0");
    assertThat(object.get("kind").textValue()).isEqualTo("queue");
    assertThat(object.get("action").textValue()).isEqualTo("changed");
    assertThat(object.at("/differences/0").toString())
        .isEqualTo("{\"attribute\":\"slots\",\"before\":\"4\",\"after\":\"1\"}");
    JsonNode effect = effect(dry, "over_capacity");
    assertThat(effect.get("resource").textValue()).isEqualTo("slots");
    assertThat(effect.get("left").intValue()).isEqualTo(-1);
    assertThat(effect.get("text").textValue()).contains("all.q@n1 has: -1 left");
    JsonNode less = json("changes", "qconf -dry -dattr queue hostlist n2 all.q");
    assertThat(effect(less, "instance_removed").get("queue_instance").textValue())
        .isEqualTo("all.q@n2");
    JsonNode settings = json("changes", "qconf -dry -rattr queue h_rt 60 all.q");
    assertThat(effect(settings, "job_settings").get("job").intValue()).isEqualTo(1);
    JsonNode more = json("changes", "qconf -dry -drqs few");
    assertThat(more.at("/objects/0/action").textValue()).isEqualTo("removed");
    assertThat(effect(more, "start").get("job").intValue()).isEqualTo(2);
    assertThat(json("changes", "qconf -dry -tsm").get("effects")).isEmpty();
    assertThat(run("qconf -sq all.q")).contains("slots                 4");
  }

  private static JsonNode effect(JsonNode changes, String kind) {
    for (JsonNode effect : changes.get("effects")) {
      if (effect.get("kind").textValue().equals(kind)) {
        return effect;
      }
    }
    throw new AssertionError("nothing of kind " + kind + " in " + changes);
  }

  @Test
  void whatAnImportHasDoneOrWouldDo() throws IOException {
    assertThat(json("changes", "gridlite import site").get("objects")).isEmpty();
    cell.write(
        "more/m.json",
        "{\"cluster_queues\": [], \"managers\": [\"boss\"], \"host_groups\": [{\"group_name\": "
            + "\"@new\", \"hostlist\": [\"n1\"]}]}");
    cell.write("more/text", "nonsense\n");
    JsonNode dry = json("changes", "gridlite import more -dry");
    assertThat(dry.get("objects").findValuesAsText("kind")).contains("manager", "hostgroup");
    JsonNode note = dry.get("notes").get(0);
    assertThat(note.get("text").textValue()).contains("left out");
    assertThat(note.get("kind").textValue()).isEqualTo("unknown_list");
    assertThat(note.get("file").textValue()).isEqualTo("text");
    JsonNode done = json("changes", "gridlite import more");
    assertThat(done.get("done").booleanValue()).isTrue();
    assertThat(done.get("objects")).isEqualTo(dry.get("objects"));
    assertThat(run("qconf -sm")).contains("boss");
  }

  @ParameterizedTest
  @CsvSource({
    "qstat, qstat",
    "qstat, qstat -f -F -u *",
    "qstat, qstat -g c",
    "qstat, qstat -j *",
    "qhost, qhost -q -j -F",
    "qselect, qselect",
    "qquota, qquota -u *",
    "qrstat, qrstat",
    "lint, gridlite lint"
  })
  void listings(String schema, String line) throws IOException {
    assertThat(json(schema, line)).isNotEmpty();
  }

  @Test
  void objects() {
    assertThat(Schemas.read(run("qconf -fmt json -sq all.q")).get("slots").intValue()).isEqualTo(4);
    assertThat(Schemas.read(run("qconf -fmt json -sq *@n1"))).hasSize(2);
    assertThat(Schemas.read(run("qconf -fmt json -sstree")).at("/nodes/children")).hasSize(2);
    assertThat(Schemas.read(run("qconf -fmt json -srqs")).at("/0/limit/0").textValue())
        .isEqualTo("users {*} to slots=2");
    assertThat(Schemas.read(run("qconf -fmt json -sql")).get(0).textValue()).isEqualTo("all.q");
  }

  @Test
  void history() throws IOException {
    JsonNode changes = json("history", "gridlite history").get("changes");
    assertThat(changes.findValuesAsText("kind")).contains("queue", "exechost", "sharetree");
    JsonNode queues = json("history", "gridlite history queue night.q").get("changes");
    assertThat(queues.findValuesAsText("name")).containsExactly("night.q");
    assertThat(queues.get(0).get("number").isIntegralNumber()).isTrue();
  }

  @Test
  void historyOfAJob() throws IOException {
    JsonNode events = json("job-history", "gridlite history job 1").get("events");
    assertThat(events.get(0).get("action").textValue()).isEqualTo("submitted");
  }

  @Test
  void shareTree() throws IOException {
    JsonNode nodes = json("sharetree", "qsched sharetree").get("nodes");
    assertThat(nodes.findValuesAsText("user")).containsExactly("alice", "bob");
    assertThat(nodes.get(1).get("shares").intValue()).isEqualTo(3);
    assertThat(json("sharetree", "qsched sharetree -x").get("nodes")).hasSize(2);
  }

  @Test
  void prioritiesOfJobs() throws IOException {
    JsonNode pending = json("explain-priority", "gridlite explain priority 2");
    assertThat(pending.get("priority").isNumber()).isTrue();
    assertThat(pending.get("place").intValue()).isEqualTo(1);
    assertThat(pending.get("tickets").get("weight").isNumber()).isTrue();
    JsonNode held = json("explain-priority", "gridlite explain priority 3");
    assertThat(held.get("obstacles").findValuesAsText("kind")).containsExactly("hold");
    assertThat(held.get("text").textValue()).contains("it is held");
  }

  @Test
  void quotasOfJobsAndUsers() throws IOException {
    JsonNode ofJob = json("explain-quota", "gridlite explain quota 2");
    JsonNode limit = ofJob.at("/sets/0/findings/0/limits/0");
    assertThat(limit.get("limit").intValue()).isEqualTo(2);
    assertThat(limit.get("exceeded").booleanValue()).isTrue();
    assertThat(limit.at("/users/0/name").textValue()).isEqualTo("alice");
    assertThat(ofJob.get("open")).isEmpty();
    JsonNode ofUser = json("explain-quota", "gridlite explain quota bob -l mem_free=1G");
    assertThat(ofUser.has("job")).isFalse();
    assertThat(ofUser.get("open")).hasSize(3);
  }

  @Test
  void mistakesInJsonThatIsReadAreNamedWithTheirPlaces() throws IOException {
    cell.write("rqs", "[{\"name\": \"x\",\n  \"limit\": [\"to slots=1\",\n   \"to nonsense\"]}]\n");
    assertThat(run(1, "qconf -fmt json -Arqs rqs").err()).startsWith("rqs:3:4: ");
    cell.write("dump/d.json", "{\"cluster_queues\": [{\"qname\": \"b.q\",\n\"slots\": \"many\"}]}");
    assertThat(run(1, "gridlite import dump").err()).contains("d.json:2:10: ");
  }
}
