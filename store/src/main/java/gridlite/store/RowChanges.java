package gridlite.store;

import gridlite.job.JobOutline;
import gridlite.job.TaskOutline;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import java.sql.SQLException;

/** Takes changes of the rows that a state is read from. */
interface RowChanges {
  /** The row of a number in a table. */
  enum Row {
    /** There is none, and one is added. */
    NEW,
    /** There is one, which is changed. */
    PRESENT
  }

  /** Writes a record, over one of the same name if there is one. */
  void putRecord(String section, String name, String body) throws SQLException;

  /** Removes a record, if there is one. */
  void removeRecord(String section, String name) throws SQLException;

  /** Removes the records of a section. */
  void removeRecords(String section) throws SQLException;

  /** Writes an object, over one of the same kind and name if there is one. */
  void putObject(String kind, String name, long place, String body) throws SQLException;

  /** Moves an object to another place. */
  void moveObject(String kind, String name, long place) throws SQLException;

  /** Removes an object, if there is one. */
  void removeObject(String kind, String name) throws SQLException;

  /**
   * Writes a job.
   *
   * @param row the row of its number
   */
  void putJob(JobOutline outline, String body, Row row) throws SQLException;

  /** Removes a job and its tasks. */
  void removeJob(long id) throws SQLException;

  /**
   * Writes a task.
   *
   * @param row the row of its number
   */
  void putTask(TaskOutline outline, String body, Row row) throws SQLException;

  /**
   * Removes a task.
   *
   * @param key its {@link TaskKey}
   */
  void removeTask(long key) throws SQLException;

  /** Writes the usage of a user or project, over what there is of it. */
  void putUsage(UsageKey key, UsageRecord usage) throws SQLException;

  /** Removes the usage of a user or project, if there is any. */
  void removeUsage(UsageKey key) throws SQLException;
}
