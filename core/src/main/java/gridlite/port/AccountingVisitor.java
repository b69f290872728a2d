package gridlite.port;

import gridlite.job.FinishedTask;

/** Gets what an accounting file holds, in the order of the file. */
public interface AccountingVisitor {
  /**
   * Gets a task that has ended.
   *
   * @param task valid until this returns
   */
  void task(FinishedTask task);

  /** Gets a line that has to be looked at: it may be a record or not. */
  void line(AccountingLine line);
}
