package gridlite.command.program;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.testkit.CommandHarness;
import gridlite.value.NameValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramSubmissionTest {
  @TempDir Path directory;
  private CommandHarness cell;

  @BeforeEach
  void aCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private Job submit(String line) {
    CommandHarness.Result result = cell.runAs("alice", "gridlite submit " + line);
    assertThat(result.err()).isEmpty();
    String number = result.out().strip();
    return cell.state().job(JobId.parse(number.replaceAll("[.].*", ""))).orElseThrow();
  }

  @Test
  void defaultsAreThoseOfPrograms() {
    Job job = submit("-- /bin/date -u");
    assertThat(job.get(JobRequest.BINARY)).isTrue();
    assertThat(job.get(JobRequest.ARGUMENTS)).containsExactly("-u");
    assertThat(job.get(JobRequest.CWD)).isEmpty();
  }

  @Test
  void everySourceBeatsTheOnesBeforeIt() throws IOException {
    cell.write("default/common/sge_request", "-N request -A request -ac request=1\n");
    cell.write("default/common/qtask", "# names\nlong.cat -N category -A category -js 7 -h\n");
    Job job =
        submit("--category=long.cat '--specification=-N native -js 8' -- -N attribute /bin/date");
    assertThat(job.name()).isEqualTo("attribute");
    assertThat(job.get(JobRequest.ACCOUNT)).isEqualTo("category");
    assertThat(job.get(JobRequest.JOB_SHARE)).isEqualTo(8);
    assertThat(job.get(JobRequest.CONTEXT)).contains(new NameValue("request", "1"));
    assertThat(job.held(HoldKind.USER).isEmpty()).isFalse();
  }

  @Test
  void whatIsTheProgramsToSayCountsInNoFileAndSpecification() throws IOException {
    cell.write("default/common/sge_request", "-sync y -t 1-9\n");
    Job job =
        submit("'--specification=-t 1-3 -cwd -verify -help -w v -terse -sync y' -- /bin/date");
    assertThat(job.isArray()).isFalse();
    assertThat(job.get(JobRequest.CWD)).isEmpty();
    assertThat(submit("--allow-cwd --specification=-cwd -- /bin/date").get(JobRequest.CWD))
        .contains(cell.directory().toString());
  }

  @Test
  void whatIsTheProgramsToSayCountsInNoFileThatASpecificationNames() throws IOException {
    cell.write("options", "-t 1-3 -sync y -N fromfile -@ more\n");
    cell.write("more", "-t 1-5 -terse -A account\n");
    cell.write("default/common/qtask", "named -@ options\n");
    for (String source : List.of("'--specification=-@ options'", "--category=named")) {
      Job job = submit(source + " -- /bin/date");
      assertThat(job.isArray()).isFalse();
      assertThat(job.name()).isEqualTo("fromfile");
      assertThat(job.get(JobRequest.ACCOUNT)).isEqualTo("account");
    }
  }

  @Test
  void anOperandThatLooksLikeAnOptionIsNone() {
    assertThat(submit("'--specification=-A -cwd -js 3' -- /bin/date").get(JobRequest.JOB_SHARE))
        .isEqualTo(3);
  }

  @Test
  void commasNewlinesAndQuotesInVariablesAndPathsAreKept() {
    Job job =
        submit(
            "'--variable=LIST=a,b=c \"d\"' --variable=EMPTY --output=/tmp/o,ut --error=n1:/e"
                + " --directory=/tmp/d,ir -- /bin/date '$HOME' @file");
    assertThat(job.get(JobRequest.VARIABLES))
        .contains(new NameValue("LIST", "a,b=c \"d\""), new NameValue("EMPTY", ""));
    assertThat(job.get(JobRequest.STDOUT_PATHS)).containsExactly("/tmp/o,ut");
    assertThat(job.get(JobRequest.STDERR_PATHS)).containsExactly("n1:/e");
    assertThat(job.get(JobRequest.CWD)).contains("/tmp/d,ir");
    assertThat(job.get(JobRequest.ARGUMENTS)).containsExactly("$HOME", "@file");
  }

  @Test
  void anUnknownCategoryIsRefusedWithWhereCategoriesAre() {
    assertThat(cell.fail("gridlite submit --category=none -- /bin/date")).contains("none", "qtask");
  }
}
