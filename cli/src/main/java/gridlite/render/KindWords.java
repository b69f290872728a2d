package gridlite.render;

import gridlite.name.ObjectKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of objects by the words of qconf's attribute verbs, and by words of that sort. */
public final class KindWords {
  private static final Map<String, ObjectKind> KINDS = kinds();

  private KindWords() {}

  private static Map<String, ObjectKind> kinds() {
    Map<String, ObjectKind> kinds = new LinkedHashMap<>();
    kinds.put("queue", ObjectKind.CLUSTER_QUEUE);
    kinds.put("exechost", ObjectKind.EXEC_HOST);
    kinds.put("hostgroup", ObjectKind.HOST_GROUP);
    kinds.put("pe", ObjectKind.PARALLEL_ENVIRONMENT);
    kinds.put("ckpt", ObjectKind.CHECKPOINT);
    kinds.put("calendar", ObjectKind.CALENDAR);
    kinds.put("project", ObjectKind.PROJECT);
    kinds.put("user", ObjectKind.USER);
    kinds.put("userset", ObjectKind.USER_SET);
    kinds.put("resource_quota", ObjectKind.RESOURCE_QUOTA_SET);
    kinds.put("complex", ObjectKind.COMPLEX_ATTRIBUTE);
    kinds.put("conf", ObjectKind.CONFIGURATION);
    kinds.put("sched", ObjectKind.SCHEDULER);
    kinds.put("sharetree", ObjectKind.SHARE_TREE);
    kinds.put("manager", ObjectKind.MANAGER);
    kinds.put("operator", ObjectKind.OPERATOR);
    kinds.put("adminhost", ObjectKind.ADMIN_HOST);
    kinds.put("submithost", ObjectKind.SUBMIT_HOST);
    return kinds;
  }

  /** All words. */
  public static List<String> all() {
    return List.copyOf(KINDS.keySet());
  }

  /** The kind that a word stands for. */
  public static Optional<ObjectKind> kind(String word) {
    return Optional.ofNullable(KINDS.get(word));
  }

  /** The word for a kind. */
  public static String word(ObjectKind kind) {
    return KINDS.entrySet().stream()
        .filter(entry -> entry.getValue() == kind)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }
}
