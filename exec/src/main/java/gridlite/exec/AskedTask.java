package gridlite.exec;

import gridlite.job.TaskId;
import gridlite.name.HostName;

/**
 * A started task that an inquiry is about.
 *
 * @param attempt the attempt that is active
 * @param host its master host
 * @param begins whether it is not known yet to run
 * @param usage whether its usage is due
 */
record AskedTask(TaskId task, int attempt, HostName host, boolean begins, boolean usage) {}
