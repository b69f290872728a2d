package org.ggf.drmaa;

import java.util.List;

/** A session: jobs are submitted in it, watched and waited for. Threads may share it. */
@SuppressWarnings("rawtypes") // the binding is older than type parameters
public interface Session {
  int SUSPEND = 0;
  int RESUME = 1;
  int HOLD = 2;
  int RELEASE = 3;
  int TERMINATE = 4;
  String JOB_IDS_SESSION_ALL = "DRMAA_JOB_IDS_SESSION_ALL";
  String JOB_IDS_SESSION_ANY = "DRMAA_JOB_IDS_SESSION_ANY";
  long TIMEOUT_WAIT_FOREVER = -1;
  long TIMEOUT_NO_WAIT = 0;
  int UNDETERMINED = 0x00;
  int QUEUED_ACTIVE = 0x10;
  int SYSTEM_ON_HOLD = 0x11;
  int USER_ON_HOLD = 0x12;
  int USER_SYSTEM_ON_HOLD = 0x13;
  int RUNNING = 0x20;
  int SYSTEM_SUSPENDED = 0x21;
  int USER_SUSPENDED = 0x22;
  int USER_SYSTEM_SUSPENDED = 0x23;
  int DONE = 0x30;
  int FAILED = 0x40;

  /**
   * Begins a session.
   *
   * @param contact a contact string of an earlier session that is continued; null or empty: a new
   *     session
   */
  void init(@org.jspecify.annotations.Nullable String contact) throws DrmaaException;

  /** Ends the session; jobs stay what they are. */
  void exit() throws DrmaaException;

  /** A job template without values. */
  JobTemplate createJobTemplate() throws DrmaaException;

  /** Deletes a job template. */
  void deleteJobTemplate(JobTemplate jobTemplate) throws DrmaaException;

  /** Submits a job; gives its identifier. */
  String runJob(JobTemplate jobTemplate) throws DrmaaException;

  /** Submits an array job; gives the identifiers of its tasks. */
  List runBulkJobs(JobTemplate jobTemplate, int start, int end, int incr) throws DrmaaException;

  /** Suspends, resumes, holds, releases or deletes a job, or all of the session. */
  void control(String jobId, int action) throws DrmaaException;

  /** Waits until jobs have ended, at most some seconds; dispose: and forgets them. */
  void synchronize(List jobList, long timeout, boolean dispose) throws DrmaaException;

  /** Waits until a job, or any, has ended, at most some seconds, and forgets it. */
  JobInfo wait(String jobId, long timeout) throws DrmaaException;

  /** State of a job. */
  int getJobProgramStatus(String jobId) throws DrmaaException;

  /** The string by which this session can be continued; empty when there is none. */
  String getContact();

  /** Version of DRMAA. */
  Version getVersion();

  /** Name and version of the system that runs jobs. */
  String getDrmSystem();

  /** Name and version of this library. */
  String getDrmaaImplementation();
}
