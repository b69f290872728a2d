package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import java.util.List;

/**
 * A parallel environment: {@code qconf -sp}.
 *
 * @see "sge_pe(5)"
 */
public final class ParallelEnvironment {
  private ParallelEnvironment() {}

  /** Commas are part of names here. */
  private static final String BLANKS = " \t";

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("parallel environment", 19);

  public static final Attribute<String> PE_NAME =
      FORMAT.attribute("pe_name", Formats.TEXT, "template", "Name of the parallel environment.");

  public static final Attribute<Long> SLOTS =
      FORMAT.attribute(
          "slots", Formats.number(0, 9_999_999), 0L, "Slots that all its jobs together may use.");

  public static final Attribute<List<String>> USER_LISTS =
      FORMAT.attribute(
          "user_lists",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that have access; none: everybody.");

  public static final Attribute<List<String>> XUSER_LISTS =
      FORMAT.attribute(
          "xuser_lists",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that have no access.");

  public static final Attribute<String> START_PROC_ARGS =
      FORMAT.attribute(
          "start_proc_args",
          ParallelEnvironmentFormats.PROCEDURE,
          "NONE",
          "Command run on the master host before a job.");

  public static final Attribute<String> STOP_PROC_ARGS =
      FORMAT.attribute(
          "stop_proc_args",
          ParallelEnvironmentFormats.PROCEDURE,
          "NONE",
          "Command run on the master host after a job.");

  public static final Attribute<String> ALLOCATION_RULE =
      FORMAT.attribute(
          "allocation_rule",
          ParallelEnvironmentFormats.ALLOCATION_RULE,
          "$pe_slots",
          "How slots are spread over hosts: a number, $pe_slots, $fill_up or $round_robin.");

  public static final Attribute<Boolean> CONTROL_SLAVES =
      FORMAT.attribute(
          "control_slaves",
          Formats.BOOLEAN,
          false,
          "Whether tasks on other hosts are started through Grid Engine.");

  public static final Attribute<Boolean> JOB_IS_FIRST_TASK =
      FORMAT.attribute(
          "job_is_first_task",
          Formats.BOOLEAN,
          true,
          "Whether the job script itself counts as a task.");

  public static final Attribute<String> URGENCY_SLOTS =
      FORMAT.attribute(
          "urgency_slots",
          ParallelEnvironmentFormats.URGENCY_SLOTS,
          "min",
          "Slots assumed for the urgency of a range: min, max, avg or a number.");

  public static final Attribute<Boolean> ACCOUNTING_SUMMARY =
      FORMAT.attribute(
          "accounting_summary",
          Formats.BOOLEAN,
          false,
          "Whether one accounting record covers all tasks.");

  public static final Attribute<String> QSORT_ARGS =
      FORMAT.attribute(
          "qsort_args", Formats.TEXT, "NONE", "Library and arguments of a queue sorting function.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
