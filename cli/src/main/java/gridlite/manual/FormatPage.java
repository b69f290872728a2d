package gridlite.manual;

import gridlite.complex.ComplexAttribute;
import gridlite.config.CalendarObject;
import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.ParallelEnvironment;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.User;
import gridlite.config.UserSet;
import gridlite.format.ObjectSchema;
import java.util.List;

/**
 * The manual page of a file format.
 *
 * @param name name of the page, as users of Grid Engine look for it
 * @param purpose what the format describes
 * @param schema its attributes
 */
record FormatPage(String name, String purpose, ObjectSchema schema) {
  /** The pages of all formats that are made of attributes. */
  static List<FormatPage> all() {
    return List.of(
        new FormatPage("queue_conf", "format of cluster queues", ClusterQueue.SCHEMA),
        new FormatPage("host_conf", "format of execution hosts", ExecHost.SCHEMA),
        new FormatPage("hostgroup", "format of host groups", HostGroup.SCHEMA),
        new FormatPage("sge_pe", "format of parallel environments", ParallelEnvironment.SCHEMA),
        new FormatPage(
            "checkpoint", "format of checkpointing interfaces", CheckpointEnvironment.SCHEMA),
        new FormatPage("calendar_conf", "format of calendars", CalendarObject.SCHEMA),
        new FormatPage("project", "format of projects", Project.SCHEMA),
        new FormatPage("user", "format of users", User.SCHEMA),
        new FormatPage("access_list", "format of user sets", UserSet.SCHEMA),
        new FormatPage(
            "sched_conf", "format of the scheduler configuration", SchedulerConfig.SCHEMA),
        new FormatPage("complex", "format of the table of resources", ComplexAttribute.SCHEMA));
  }
}
