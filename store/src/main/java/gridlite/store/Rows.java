package gridlite.store;

import gridlite.job.OutlinedJob;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rows that a state is read from: of the database, or of a copy of them. Texts are read by
 * whoever asks for the rows.
 */
interface Rows {
  /** A use of a row with a name. */
  @FunctionalInterface
  interface NamedRow {
    void read(String name, String body);
  }

  /** A use of a row with a number. */
  @FunctionalInterface
  interface NumberedRow {
    void read(long number, String body);
  }

  /** A use of a record. */
  @FunctionalInterface
  interface RecordRow {
    void read(String section, String name, String body);
  }

  /** A use of the row of an object. */
  @FunctionalInterface
  interface ObjectRow {
    void read(String kind, String name, long place, String body);
  }

  /** Goes through the records of a section by their names. */
  void records(String section, NamedRow row);

  /** Goes through the records of a section from one name to another one, both among them. */
  void records(String section, String first, String last, NamedRow row);

  /** Goes through all records. */
  void records(RecordRow row);

  /** Goes through the configured objects by their places. */
  void objects(ObjectRow row);

  /** Goes through the jobs by their numbers. */
  void jobs(NumberedRow row);

  /** Goes through the jobs of some owners by their numbers. */
  void jobsOf(Set<String> owners, NumberedRow row);

  /** Number of the jobs. */
  long jobCount();

  /** The row of a job. */
  Optional<String> job(long id);

  /** Goes through the tasks with a state of their own by their {@link TaskKey}. */
  void tasks(NumberedRow row);

  /** Goes through the tasks of a job with a state of their own. */
  void tasksOf(long job, NumberedRow row);

  /** Outlines of all jobs, by number; empty where there are no columns to read them from. */
  default Optional<List<OutlinedJob>> outlines() {
    return Optional.empty();
  }

  /** Goes through the usage of users and projects, named by {@link RecordText#usageName}. */
  void usage(NamedRow row);
}
