package gridlite.command.qstat;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Bits of JB_type and words of {@code job_type}, in the order of the words. */
enum JobTypeBit {
  BINARY(64, "binary", job -> job.get(JobRequest.BINARY)),
  ARRAY(128, "", Job::isArray),
  NO_SHELL(256, "noshell", job -> job.get(JobRequest.NO_SHELL)),
  IMMEDIATE(1, "immediate", job -> job.get(JobRequest.IMMEDIATE));

  private final int bit;
  private final String word;
  private final Predicate<Job> holds;

  JobTypeBit(int bit, String word, Predicate<Job> holds) {
    this.bit = bit;
    this.word = word;
    this.holds = holds;
  }

  /** JB_type of a job. */
  static int bits(Job job) {
    int bits = 0;
    for (JobTypeBit each : values()) {
      bits |= each.holds.test(job) ? each.bit : 0;
    }
    return bits;
  }

  /** Words of {@code job_type}; empty for a job of which there is nothing to say. */
  static Optional<String> words(Job job) {
    return Stream.of(values())
        .filter(each -> !each.word.isEmpty() && each.holds.test(job))
        .map(each -> each.word)
        .reduce((first, second) -> first + "," + second);
  }
}
