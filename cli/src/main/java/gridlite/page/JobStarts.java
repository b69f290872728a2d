package gridlite.page;

import gridlite.command.listing.JobRow;
import gridlite.job.JobId;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Plugins;
import gridlite.simulate.StartEstimates;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code /job-starts}: when some jobs are expected to start, for a column of {@link JobsPage} that
 * takes longer to work out than the others.
 */
final class JobStarts implements PageContent {
  private static final String PATH = "/job-starts";
  private static final String JOBS = "jobs";

  /** The address of the starts of the jobs in some rows that wait. */
  static String address(List<JobRow> rows) {
    List<String> numbers = new ArrayList<>();
    for (JobRow row : rows) {
      if (row.queue().isEmpty()) {
        numbers.add(row.job().id().toString());
      }
    }
    return PageRequest.of(PATH).with(JOBS, String.join(",", numbers));
  }

  @Override
  public String title(PageRequest request) {
    return "Expected starts";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    Times times = Times.of(context.variables());
    Map<JobId, String> wanted = new LinkedHashMap<>();
    for (String number : request.field(JOBS).split(",", -1)) {
      if (JobId.isNumber(number)) {
        wanted.put(JobId.parse(number), "too far off to be worked out");
      }
    }
    if (!wanted.isEmpty()) {
      Instant now = context.clock().instant();
      StartEstimates found =
          context.store().read(state -> StartEstimates.of(Plugins.scheduler(), state, now));
      known(found, times).forEach((job, start) -> wanted.replace(job, start));
    }
    out.table("When jobs are expected to start", "Job", "Expected start");
    wanted.forEach(
        (job, start) ->
            out.open("tr")
                .linkCell("/job/" + job, job.toString())
                .element("td", start, "data-start", job.toString())
                .close());
    out.endTable();
  }

  /** The start of each job that is known: of the tasks of an array the first one. */
  private static Map<JobId, String> known(StartEstimates found, Times times) {
    Map<JobId, Optional<Instant>> starts = new LinkedHashMap<>();
    for (StartEstimates.Estimate estimate : found.estimates()) {
      starts.merge(estimate.task().job(), estimate.start(), JobStarts::earlier);
    }
    Map<JobId, String> texts = new LinkedHashMap<>();
    starts.forEach((job, start) -> texts.put(job, start.map(times::table).orElse("unknown")));
    return texts;
  }

  private static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
    return one.isEmpty() || other.filter(start -> start.isBefore(one.get())).isPresent()
        ? other
        : one;
  }
}
