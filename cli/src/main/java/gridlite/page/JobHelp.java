package gridlite.page;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.render.Statements;
import gridlite.render.Times;
import gridlite.runtime.Plugins;
import gridlite.schedule.explain.JobExplanation;
import gridlite.schedule.explain.JobExplanations;
import gridlite.state.ClusterState;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Advice for a waiting job, a list of things that its user or an administrator can do. */
final class JobHelp {
  private static final int MOST = 3;

  private JobHelp() {}

  /** Advice, what helps most first. */
  static List<String> of(ClusterState state, Job job, Instant now, Times times) {
    JobExplanation why = new JobExplanations(Plugins.scheduler(), state, now).of(job);
    List<String> advice = new ArrayList<>();
    if (why.starts().isPresent()) {
      advice.add("Nothing is needed: the next scheduling run starts it.");
      return advice;
    }
    for (Statement own : why.ofJob()) {
      advice.add("First of all: " + own.sentence().text(times::table) + ".");
    }
    for (JobExplanation.ParallelOffer offer : why.parallelEnvironments()) {
      parallelEnvironment(offer, job, times, advice);
    }
    if (why.never()) {
      why.forever().stream()
          .limit(MOST)
          .forEach(
              obstacle ->
                  advice.add(
                      "Change the request (qalter "
                          + job.id()
                          + ") or the configuration: "
                          + obstacle.cause().sentence().text(times::table)
                          + ", in "
                          + obstacle.places().size()
                          + " of "
                          + why.places()
                          + " queue instances."));
    } else {
      temporary(why, times, advice);
    }
    return advice;
  }

  private static void parallelEnvironment(
      JobExplanation.ParallelOffer offer, Job job, Times times, List<String> advice) {
    if (offer.empty() < offer.least()) {
      String limits =
          offer.limits().isEmpty()
              ? ""
              : " (" + Statements.line(offer.limits(), times::table) + ")";
      advice.add(
          offer.empty() > 0
              ? "Ask for at most "
                  + offer.empty()
                  + " slots in "
                  + offer.name()
                  + ": it has no more for this job even if nothing else runs"
                  + limits
                  + ": qalter -pe "
                  + offer.name()
                  + " "
                  + offer.empty()
                  + " "
                  + job.id()
              : "Ask for another parallel environment than "
                  + offer.name()
                  + ", which has no slot for it"
                  + limits
                  + ".");
    } else if (offer.now() < offer.least()) {
      advice.add(
          "It needs "
              + (offer.least() - offer.now())
              + " more slots in "
              + offer.name()
              + " at once: a smaller number would start sooner"
              + (job.get(JobRequest.RESERVE) ? "." : ", and -R y keeps slots free for it."));
    }
  }

  private static void temporary(JobExplanation why, Times times, List<String> advice) {
    for (JobExplanation.Obstacle obstacle : why.now().stream().limit(MOST).toList()) {
      advice.add(
          "This would have to end in "
              + (obstacle.places().size() == 1
                  ? obstacle.places().get(0)
                  : "any of " + obstacle.places().size() + " queue instances")
              + ": "
              + obstacle.cause().sentence().text(times::table)
              + ".");
    }
    if (why.now().isEmpty() && why.ofJob().isEmpty() && why.parallelEnvironments().isEmpty()) {
      advice.add("The next scheduling run.");
    }
    why.nearest()
        .filter(nearest -> why.now().size() > 1)
        .ifPresent(
            nearest ->
                advice.add(
                    "It is nearest to fitting in "
                        + nearest.place()
                        + ", where it lacks only: "
                        + Statements.line(nearest.lacks(), times::table)
                        + "."));
  }
}
