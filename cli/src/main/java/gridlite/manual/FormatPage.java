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
import gridlite.format.Attribute;
import gridlite.format.ObjectSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A format of objects, as its manual page sees it.
 *
 * @param name name of the page, as users of Grid Engine look for it
 * @param schema its attributes
 */
record FormatPage(String name, ObjectSchema schema) {
  /** All formats that are made of attributes. */
  static List<FormatPage> all() {
    return List.of(
        new FormatPage("queue_conf", ClusterQueue.SCHEMA),
        new FormatPage("host_conf", ExecHost.SCHEMA),
        new FormatPage("hostgroup", HostGroup.SCHEMA),
        new FormatPage("sge_pe", ParallelEnvironment.SCHEMA),
        new FormatPage("checkpoint", CheckpointEnvironment.SCHEMA),
        new FormatPage("calendar_conf", CalendarObject.SCHEMA),
        new FormatPage("project", Project.SCHEMA),
        new FormatPage("user", User.SCHEMA),
        new FormatPage("access_list", UserSet.SCHEMA),
        new FormatPage("sched_conf", SchedulerConfig.SCHEMA),
        new FormatPage("complex", ComplexAttribute.SCHEMA));
  }

  /** The attributes that its page explains, by name. */
  Map<String, Page.Row> rows() {
    Map<String, Page.Row> rows = new LinkedHashMap<>();
    for (Attribute<?> attribute : schema.attributes()) {
      String initial = initial(attribute);
      Optional<String> note =
          initial.contains("template")
              ? Optional.empty()
              : Optional.of("Initial value: `" + initial + "`.");
      String term = "`" + attribute.name() + "`";
      rows.put(attribute.name(), new Page.Row(term, attribute.documentation(), note));
    }
    return rows;
  }

  private static <V> String initial(Attribute<V> attribute) {
    return attribute.format().print(attribute.initial());
  }
}
