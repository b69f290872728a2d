package gridlite.site;

import gridlite.format.Dialect;
import gridlite.name.ObjectKind;
import gridlite.value.Statement;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The notation of objects of a kind in other Grid Engines: attributes that are unknown here, and
 * values that are written in another way.
 *
 * @param kind the kind
 * @param notes gets each change that was made
 */
record ObjectDialect(ObjectKind kind, Consumer<Statement> notes) implements Dialect {
  private static final String UNIVA = "only Univa Grid Engine has it";
  private static final String OPEN_CLUSTER = "only Open Cluster Scheduler has it";
  private static final String UNIVA_AND_OPEN_CLUSTER =
      "only Univa Grid Engine and Open Cluster Scheduler have it";
  private static final String EARLY = "only versions before 6.0 have it";
  private static final String KEPT = "what Grid Engine keeps itself is not configuration";

  private static final Map<ObjectKind, Map<String, String>> LEFT_OUT =
      new EnumMap<>(ObjectKind.class);

  private static void add(ObjectKind kind, String why, String... keywords) {
    for (String keyword : keywords) {
      LEFT_OUT.computeIfAbsent(kind, none -> new HashMap<>()).put(keyword, why);
    }
  }

  static {
    add(ObjectKind.CLUSTER_QUEUE, UNIVA, "jc_list", "d_rt");
    add(ObjectKind.EXEC_HOST, UNIVA, "license_constraints", "license_oversubscription");
    add(ObjectKind.EXEC_HOST, KEPT, "reschedule_unknown_list");
    add(ObjectKind.PARALLEL_ENVIRONMENT, UNIVA, "used_slots", "bound_slots");
    add(
        ObjectKind.PARALLEL_ENVIRONMENT,
        UNIVA_AND_OPEN_CLUSTER,
        "daemon_forks_slaves",
        "master_forks_slaves");
    add(
        ObjectKind.PARALLEL_ENVIRONMENT,
        OPEN_CLUSTER,
        "ign_sreq_on_mhost",
        "ignore_slave_requests_on_master_host");
    add(ObjectKind.PARALLEL_ENVIRONMENT, EARLY, "queue_list");
    add(ObjectKind.CHECKPOINT, EARLY, "queue_list");
    for (ObjectKind kind : Set.of(ObjectKind.USER, ObjectKind.PROJECT)) {
      add(
          kind,
          KEPT,
          "usage",
          "usage_time_stamp",
          "long_term_usage",
          "project",
          "debited_job_usage");
    }
    add(
        ObjectKind.SCHEDULER,
        UNIVA,
        "backfilling",
        "fair_urgency_list",
        "prioritize_preemptees",
        "preemptees_keep_resources",
        "max_preemptees",
        "preemption_distance",
        "preemption_priority_adjustments",
        "weight_host_affinity",
        "weight_host_sort",
        "weight_queue_affinity",
        "weight_queue_host_sort",
        "weight_queue_seqno");
  }

  /** Reports of a host, which every listing of it holds. */
  private static final Set<String> REPORTED = Set.of("load_values", "processors");

  /** Kinds of jobs that other attributes have given since 6.0. */
  private static final Set<String> FORMER_TYPES = Set.of("PARALLEL", "CHECKPOINTING", "TRANSFER");

  @Override
  public boolean ignores(String keyword) {
    return kind == ObjectKind.EXEC_HOST && REPORTED.contains(keyword);
  }

  @Override
  public Optional<String> leftOut(String keyword) {
    return Optional.ofNullable(LEFT_OUT.getOrDefault(kind, Map.of()).get(keyword));
  }

  @Override
  public String value(String keyword, String value) {
    return switch (keyword) {
      case "qtype" -> withoutFormerTypes(value);
      case "complex_values" -> withoutIdentifiers(value);
      default -> value;
    };
  }

  @Override
  public void note(Statement note) {
    notes.accept(note);
  }

  /**
   * {@code pe_list} and {@code ckpt_list} give these types now; {@code NONE} where none is left.
   */
  private static String withoutFormerTypes(String value) {
    StringBuilder meant = new StringBuilder();
    StringBuilder word = new StringBuilder();
    boolean former = false;
    String text = value + '\n';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isLetter(c)) {
        word.append(c);
        continue;
      }
      if (FORMER_TYPES.contains(word.toString())) {
        former = true;
      } else {
        meant.append(word);
      }
      word.setLength(0);
      meant.append(c);
    }
    return former ? tidied(meant.toString()) : value;
  }

  private static String tidied(String types) {
    String tidy = types.strip();
    while (tidy.contains("  ")) {
      tidy = tidy.replace("  ", " ");
    }
    tidy = tidy.replace(" ,", ",").replace(" ]", "]").replace("= ", "=").replace("=]", "=NONE]");
    return tidy.isEmpty() || tidy.startsWith(",") ? "NONE" + tidy : tidy;
  }

  /** {@code gpu=2(gpu0 gpu1)}, as resource maps are written, is {@code gpu=2}. */
  private static String withoutIdentifiers(String value) {
    StringBuilder meant = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      depth += c == '(' ? 1 : 0;
      if (depth == 0) {
        meant.append(c);
      }
      depth -= c == ')' && depth > 0 ? 1 : 0;
    }
    return depth == 0 ? meant.toString() : value;
  }
}
