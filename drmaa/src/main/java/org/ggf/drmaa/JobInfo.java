package org.ggf.drmaa;

import java.util.Map;

/** How a job has ended. */
public interface JobInfo {
  /** Identifier of the job. */
  String getJobId() throws DrmaaException;

  /** What the job used, as texts by name; null when nothing is known. */
  @SuppressWarnings("rawtypes") // the binding is older than type parameters
  @org.jspecify.annotations.Nullable
  Map getResourceUsage() throws DrmaaException;

  /** Returns whether it exited by itself, so that there is an exit status. */
  boolean hasExited() throws DrmaaException;

  /** Exit status, 0 to 255; it must have exited. */
  int getExitStatus() throws DrmaaException;

  /** Returns whether a signal has killed it. */
  boolean hasSignaled() throws DrmaaException;

  /** Name of the signal, such as SIGKILL; one must have killed it. */
  String getTerminatingSignal() throws DrmaaException;

  /** Returns whether it left a core file. */
  boolean hasCoreDump() throws DrmaaException;

  /** Returns whether it was deleted, or ended before it ran. */
  boolean wasAborted() throws DrmaaException;
}
