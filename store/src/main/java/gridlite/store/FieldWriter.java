package gridlite.store;

import gridlite.job.JobId;
import java.time.Instant;
import java.util.List;

/** Writes fields of any content one behind the other, each with its length in front. */
final class FieldWriter {
  private final StringBuilder text = new StringBuilder();

  FieldWriter add(String field) {
    text.append(field.length()).append(':').append(field);
    return this;
  }

  FieldWriter add(long number) {
    if (number < 0 || number > 9) {
      return add(Long.toString(number));
    }
    // the most of the numbers, without a text for each
    text.append('1').append(':').append((char) ('0' + number));
    return this;
  }

  /** A real number; whole ones, which are the most, are written as such. */
  FieldWriter add(double number) {
    long whole = (long) number;
    boolean same = Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits((double) whole);
    return same && Math.abs(whole) < 1_000_000 ? add(whole) : add(Double.toString(number));
  }

  FieldWriter add(boolean flag) {
    return add(flag ? "1" : "0");
  }

  FieldWriter add(Instant instant) {
    return add(instant.getEpochSecond()).add(instant.getNano());
  }

  FieldWriter addAll(List<String> fields) {
    add(fields.size());
    fields.forEach(this::add);
    return this;
  }

  FieldWriter addNumbers(List<Long> numbers) {
    add(numbers.size());
    numbers.forEach(this::add);
    return this;
  }

  FieldWriter addJobs(List<JobId> jobs) {
    add(jobs.size());
    jobs.forEach(job -> add(job.number()));
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
