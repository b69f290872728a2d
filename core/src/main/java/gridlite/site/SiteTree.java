package gridlite.site;

import gridlite.complex.ComplexText;
import gridlite.config.ClusterConfig;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import gridlite.quota.QuotaText;
import gridlite.state.ClusterState;
import gridlite.state.ObjectList;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tree of files that a site's configuration is written to: a file an object, named like it, in
 * a directory a kind; lists of names and what there is one of are files themselves.
 */
public final class SiteTree {
  /** The file with the time zone of the calendars, which Grid Engine has in no file. */
  static final String ZONE = "timezone";

  private static final String PARAMETERS = "qmaster_params";

  private SiteTree() {}

  /** Directories of kinds with a file an object. */
  private static final Map<ObjectKind, String> DIRECTORIES = new EnumMap<>(ObjectKind.class);

  /** Files that hold all of a kind. */
  private static final Map<ObjectKind, String> FILES = new EnumMap<>(ObjectKind.class);

  static {
    DIRECTORIES.put(ObjectKind.CONFIGURATION, "configurations");
    DIRECTORIES.put(ObjectKind.CALENDAR, "calendars");
    DIRECTORIES.put(ObjectKind.CHECKPOINT, "ckpt");
    DIRECTORIES.put(ObjectKind.CLUSTER_QUEUE, "cqueues");
    DIRECTORIES.put(ObjectKind.EXEC_HOST, "execution");
    DIRECTORIES.put(ObjectKind.HOST_GROUP, "hostgroups");
    DIRECTORIES.put(ObjectKind.PARALLEL_ENVIRONMENT, "pe");
    DIRECTORIES.put(ObjectKind.PROJECT, "projects");
    DIRECTORIES.put(ObjectKind.RESOURCE_QUOTA_SET, "resource_quotas");
    DIRECTORIES.put(ObjectKind.USER, "users");
    DIRECTORIES.put(ObjectKind.USER_SET, "usersets");
    FILES.put(ObjectKind.ADMIN_HOST, "admin_hosts");
    FILES.put(ObjectKind.SUBMIT_HOST, "submit_hosts");
    FILES.put(ObjectKind.MANAGER, "managers");
    FILES.put(ObjectKind.OPERATOR, "operators");
    FILES.put(ObjectKind.COMPLEX_ATTRIBUTE, "complexes");
    FILES.put(ObjectKind.SCHEDULER, ClusterState.SCHEDULER_NAME);
    FILES.put(ObjectKind.SHARE_TREE, "sharetree");
  }

  /** The files of a state's configuration, in a fixed order. */
  public static List<SiteFile> write(ClusterState state) {
    List<SiteFile> files = new ArrayList<>();
    files.add(new SiteFile(ZONE, state.zone().getId() + "\n"));
    FILES.forEach((kind, path) -> writeWhole(state, kind, path, files));
    DIRECTORIES.forEach((kind, directory) -> writeEach(state, kind, directory, files));
    return files;
  }

  private static void writeWhole(
      ClusterState state, ObjectKind kind, String path, List<SiteFile> files) {
    ObjectList objects = state.objects(kind);
    switch (kind) {
      case COMPLEX_ATTRIBUTE -> files.add(new SiteFile(path, ComplexText.print(objects.objects())));
      case SCHEDULER -> files.add(new SiteFile(path, text(kind, state.schedulerConfig())));
      case SHARE_TREE ->
          objects.objects().forEach(tree -> files.add(new SiteFile(path, text(kind, tree))));
      default -> {
        String names = String.join("\n", objects.sortedNames());
        files.add(new SiteFile(path, names.isEmpty() ? "" : names + "\n"));
      }
    }
  }

  private static void writeEach(
      ClusterState state, ObjectKind kind, String directory, List<SiteFile> files) {
    for (String name : state.objects(kind).sortedNames()) {
      Values object = state.find(kind, name).orElseThrow();
      files.add(new SiteFile(directory + "/" + name, text(kind, object)));
    }
  }

  private static String text(ObjectKind kind, Values object) {
    return switch (kind) {
      case RESOURCE_QUOTA_SET -> QuotaText.print(List.of(object), QuotaText.Lines.BROKEN);
      case CONFIGURATION ->
          "#" + object.get(ClusterConfig.HOST) + ":\n" + print(kind, withoutSimulation(object));
      default -> print(kind, object);
    };
  }

  /** That hosts are simulated is a matter of the cell: the site that is described has real ones. */
  private static Values withoutSimulation(Values configuration) {
    List<NameValue> lines = new ArrayList<>();
    for (NameValue line : configuration.get(ClusterConfig.LINES)) {
      boolean parameters = line.name().equals(PARAMETERS);
      lines.add(parameters ? new NameValue(PARAMETERS, real(line.value())) : line);
    }
    return configuration.with(ClusterConfig.LINES, lines);
  }

  private static String real(String parameters) {
    String rest =
        parameters
            .replaceAll("(^|[,\\s]+)SIMULATE_EXECDS=[^,\\s]*", "")
            .replaceFirst("^[,\\s]+", "");
    return rest.isEmpty() ? "none" : rest;
  }

  private static String print(ObjectKind kind, Values object) {
    return KindTraits.of(kind).layout().print(object, LineWidth.WRAPPED);
  }
}
