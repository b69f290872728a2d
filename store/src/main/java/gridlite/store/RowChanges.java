package gridlite.store;

import java.sql.SQLException;

/** Takes changes of the rows that a state is read from. */
interface RowChanges {
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
   * @param isNew whether there is none with its number
   */
  void putJob(long id, String body, boolean isNew) throws SQLException;

  /** Removes a job and its tasks. */
  void removeJob(long id) throws SQLException;

  /**
   * Writes a task.
   *
   * @param key its {@link TaskKey}
   * @param isNew whether there is none with its key
   */
  void putTask(long key, String body, boolean isNew) throws SQLException;

  /** Removes a task. */
  void removeTask(long key) throws SQLException;
}
