package gridlite.command.qstat;

import gridlite.format.Attribute;
import gridlite.job.Job;
import gridlite.option.JobField;
import gridlite.option.SubmitTable;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The fields of a job as a listing writes them: those that have a place of their own by their
 * names, and the others, which are written behind them.
 */
final class JobFields {
  private final Map<Attribute<?>, JobField> fields = new LinkedHashMap<>();
  private final Function<JobField, String> naming;
  private final Set<Attribute<?>> placed = new HashSet<>();

  /**
   * The fields that options set.
   *
   * @param naming name of a field in the listing; empty for one that is not shown
   */
  JobFields(SubmitTable options, Function<JobField, String> naming) {
    this.naming = naming;
    options.fields().forEach(field -> fields.put(field.attribute(), field));
  }

  /** Name of a field that has a place of its own in the listing. */
  String name(Attribute<?> attribute) {
    placed.add(attribute);
    JobField field = fields.get(attribute);
    if (field == null) {
      throw new IllegalArgumentException(attribute + " is not set by an option");
    }
    return naming.apply(field);
  }

  /** A use of a field and its value in a job. */
  interface Writer {
    /** Writes a field. */
    void write(String name, Object value);
  }

  /** Passes on the fields that have had no place of their own. */
  void others(Job job, Writer writer) {
    for (JobField field : List.copyOf(fields.values())) {
      String name = naming.apply(field);
      if (!name.isEmpty() && !placed.contains(field.attribute())) {
        writer.write(name, job.get(field.attribute()));
      }
    }
  }
}
