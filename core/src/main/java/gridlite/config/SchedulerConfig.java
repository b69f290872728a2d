package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.value.NameValue;
import gridlite.value.TimeValue;
import java.util.List;

/**
 * The scheduler configuration: {@code qconf -ssconf}.
 *
 * @see "sched_conf(5)"
 */
public final class SchedulerConfig {
  private SchedulerConfig() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("scheduler configuration", 34);

  public static final Attribute<String> ALGORITHM =
      FORMAT.attribute("algorithm", Formats.TEXT, "default", "Name of the scheduling algorithm.");

  public static final Attribute<TimeValue> SCHEDULE_INTERVAL =
      FORMAT.attribute(
          "schedule_interval",
          Formats.TIME,
          TimeValue.of("0:0:15"),
          "Time between two scheduling runs of a daemon.");

  public static final Attribute<Long> MAXUJOBS =
      FORMAT.attribute(
          "maxujobs", Formats.COUNT, 0L, "Jobs that one user may have running; 0: any number.");

  public static final Attribute<String> QUEUE_SORT_METHOD =
      FORMAT.attribute(
          "queue_sort_method",
          Formats.word("load", "seqno"),
          "load",
          "First criterion of the order of queue instances: load or seqno.");

  public static final Attribute<List<NameValue>> JOB_LOAD_ADJUSTMENTS =
      FORMAT.attribute(
          "job_load_adjustments",
          Formats.NAME_VALUES,
          List.of(new NameValue("np_load_avg", "0.50")),
          "Load that a job just started is assumed to cause.");

  public static final Attribute<TimeValue> LOAD_ADJUSTMENT_DECAY_TIME =
      FORMAT.attribute(
          "load_adjustment_decay_time",
          Formats.TIME,
          TimeValue.of("0:7:30"),
          "Time in which job_load_adjustments fade.");

  public static final Attribute<String> LOAD_FORMULA =
      FORMAT.attribute(
          "load_formula",
          Formats.TEXT,
          "np_load_avg",
          "Weighted sum of load values by which hosts are ordered.");

  public static final Attribute<String> SCHEDD_JOB_INFO =
      FORMAT.attribute(
          "schedd_job_info",
          SchedulerFormats.JOB_INFO,
          "true",
          "Whether reasons are kept for pending jobs.");

  public static final Attribute<Long> FLUSH_SUBMIT_SEC =
      FORMAT.attribute(
          "flush_submit_sec",
          Formats.COUNT,
          0L,
          "Seconds after a submission to a scheduling run; 0: none.");

  public static final Attribute<Long> FLUSH_FINISH_SEC =
      FORMAT.attribute(
          "flush_finish_sec",
          Formats.COUNT,
          0L,
          "Seconds after the end of a job to a scheduling run; 0: none.");

  public static final Attribute<List<String>> PARAMS =
      FORMAT.attribute(
          "params",
          SchedulerFormats.PARAMS,
          List.of(),
          "Switches: MONITOR, PROFILE, DURATION_OFFSET, PE_RANGE_ALG.");

  public static final Attribute<TimeValue> REPRIORITIZE_INTERVAL =
      FORMAT.attribute(
          "reprioritize_interval",
          Formats.TIME,
          TimeValue.of("0:0:0"),
          "Time between two adjustments of run-time priorities.");

  public static final Attribute<Long> HALFTIME =
      FORMAT.attribute("halftime", Formats.COUNT, 168L, "Hours in which usage decays to a half.");

  public static final Attribute<List<NameValue>> USAGE_WEIGHT_LIST =
      FORMAT.attribute(
          "usage_weight_list",
          Weights.FORMAT,
          List.of(
              new NameValue("cpu", "1.000000"),
              new NameValue("mem", "0.000000"),
              new NameValue("io", "0.000000")),
          "Weights of cpu, mem and io in usage.");

  public static final Attribute<Double> COMPENSATION_FACTOR =
      FORMAT.attribute(
          "compensation_factor",
          Formats.REAL,
          5.0,
          "How far the share tree may compensate for past usage.");

  public static final Attribute<Double> WEIGHT_USER =
      FORMAT.attribute(
          "weight_user", Formats.REAL, 0.25, "Weight of user shares in functional tickets.");

  public static final Attribute<Double> WEIGHT_PROJECT =
      FORMAT.attribute(
          "weight_project", Formats.REAL, 0.25, "Weight of project shares in functional tickets.");

  public static final Attribute<Double> WEIGHT_DEPARTMENT =
      FORMAT.attribute(
          "weight_department",
          Formats.REAL,
          0.25,
          "Weight of department shares in functional tickets.");

  public static final Attribute<Double> WEIGHT_JOB =
      FORMAT.attribute(
          "weight_job", Formats.REAL, 0.25, "Weight of job shares in functional tickets.");

  public static final Attribute<Long> WEIGHT_TICKETS_FUNCTIONAL =
      FORMAT.attribute(
          "weight_tickets_functional", Formats.COUNT, 0L, "Number of functional tickets.");

  public static final Attribute<Long> WEIGHT_TICKETS_SHARE =
      FORMAT.attribute("weight_tickets_share", Formats.COUNT, 0L, "Number of share tree tickets.");

  public static final Attribute<Boolean> SHARE_OVERRIDE_TICKETS =
      FORMAT.attribute(
          "share_override_tickets",
          Formats.BOOLEAN,
          true,
          "Whether override tickets are shared among an object's running jobs.");

  public static final Attribute<Boolean> SHARE_FUNCTIONAL_SHARES =
      FORMAT.attribute(
          "share_functional_shares",
          Formats.BOOLEAN,
          true,
          "Whether functional shares are shared among an object's running jobs.");

  public static final Attribute<Long> MAX_FUNCTIONAL_JOBS_TO_SCHEDULE =
      FORMAT.attribute(
          "max_functional_jobs_to_schedule",
          Formats.COUNT,
          200L,
          "Pending jobs considered by the functional policy.");

  public static final Attribute<Boolean> REPORT_PJOB_TICKETS =
      FORMAT.attribute(
          "report_pjob_tickets",
          Formats.BOOLEAN,
          true,
          "Whether priorities of pending jobs are reported.");

  public static final Attribute<Long> MAX_PENDING_TASKS_PER_JOB =
      FORMAT.attribute(
          "max_pending_tasks_per_job",
          Formats.number(1, Integer.MAX_VALUE),
          50L,
          "Pending tasks of an array job that get tickets.");

  public static final Attribute<String> HALFLIFE_DECAY_LIST =
      FORMAT.attribute(
          "halflife_decay_list",
          SchedulerFormats.HALF_LIVES,
          "none",
          "Half-lives of single kinds of usage.");

  public static final Attribute<String> POLICY_HIERARCHY =
      FORMAT.attribute(
          "policy_hierarchy",
          SchedulerFormats.POLICY_HIERARCHY,
          "OFS",
          "Order in which the ticket policies influence each other.");

  public static final Attribute<Double> WEIGHT_TICKET =
      FORMAT.attribute(
          "weight_ticket", Formats.REAL, 0.5, "Weight of normalised tickets in the priority.");

  public static final Attribute<Double> WEIGHT_WAITING_TIME =
      FORMAT.attribute(
          "weight_waiting_time", Formats.REAL, 0.278, "Urgency points per second of waiting.");

  public static final Attribute<Double> WEIGHT_DEADLINE =
      FORMAT.attribute("weight_deadline", Formats.REAL, 3600000.0, "Urgency points of a deadline.");

  public static final Attribute<Double> WEIGHT_URGENCY =
      FORMAT.attribute(
          "weight_urgency", Formats.REAL, 0.5, "Weight of normalised urgency in the priority.");

  public static final Attribute<Double> WEIGHT_PRIORITY =
      FORMAT.attribute(
          "weight_priority", Formats.REAL, 0.0, "Weight of the normalised -p priority.");

  public static final Attribute<Long> MAX_RESERVATION =
      FORMAT.attribute(
          "max_reservation", Formats.COUNT, 0L, "Number of reservations a scheduling run makes.");

  public static final Attribute<TimeValue> DEFAULT_DURATION =
      FORMAT.attribute(
          "default_duration",
          Formats.TIME,
          TimeValue.INFINITY,
          "Duration assumed for jobs without a limit.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
