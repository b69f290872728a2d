package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ListFormat;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import java.util.List;
import java.util.function.Function;

/**
 * A host group: {@code qconf -shgrp}.
 *
 * @see "hostgroup(5)"
 */
public final class HostGroup {
  private HostGroup() {}

  /** Hosts and host groups with blanks between. */
  public static final ListFormat<String> HOSTS =
      new ListFormat<>(
          ", \t",
          " ",
          "NONE",
          Function.identity(),
          Function.identity(),
          Function.identity(),
          (name, visitor) -> {
            if (name.startsWith("@")) {
              visitor.accept(new Reference(ObjectKind.HOST_GROUP, name));
            }
          });

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("host group", 0);

  public static final Attribute<String> GROUP_NAME =
      FORMAT.attribute("group_name", Formats.TEXT, "@template", "Name of the group, with its @.");

  public static final Attribute<List<String>> HOSTLIST =
      FORMAT.attribute(
          "hostlist", HOSTS.separatedBy(" \t"), List.of(), "Member hosts and host groups.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
