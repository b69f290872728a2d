package gridlite.option;

import gridlite.job.HoldKind;
import gridlite.operation.AlterItem;
import gridlite.operation.HoldChange;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the options of {@code qalter} come to. */
public final class Alteration {
  private Alteration() {}

  private static final Map<SubmitOption, AlterItem> ITEMS = new EnumMap<>(SubmitOption.class);

  static {
    ITEMS.put(SubmitOption.OVERRIDE_TICKETS, AlterItem.OVERRIDE_TICKETS);
    ITEMS.put(SubmitOption.PRIORITY, AlterItem.PRIORITY);
    ITEMS.put(SubmitOption.JOB_SHARE, AlterItem.JOB_SHARE);
    ITEMS.put(SubmitOption.DEADLINE, AlterItem.DEADLINE);
    ITEMS.put(SubmitOption.START_TIME, AlterItem.START_TIME);
    ITEMS.put(SubmitOption.ACCOUNT, AlterItem.ACCOUNT);
    ITEMS.put(SubmitOption.CWD, AlterItem.WORKING_DIRECTORY);
    ITEMS.put(SubmitOption.WORKING_DIRECTORY, AlterItem.WORKING_DIRECTORY);
    ITEMS.put(SubmitOption.CHECKPOINT, AlterItem.CHECKPOINT);
    ITEMS.put(SubmitOption.CHECKPOINT_WHEN, AlterItem.CHECKPOINT_WHEN);
    ITEMS.put(SubmitOption.STDERR, AlterItem.STDERR);
    ITEMS.put(SubmitOption.STDIN, AlterItem.STDIN);
    ITEMS.put(SubmitOption.STDOUT, AlterItem.STDOUT);
    ITEMS.put(SubmitOption.RESERVE, AlterItem.RESERVE);
    ITEMS.put(SubmitOption.MERGE, AlterItem.MERGE);
    ITEMS.put(SubmitOption.MAIL_OPTIONS, AlterItem.MAIL_OPTIONS);
    ITEMS.put(SubmitOption.MAIL_LIST, AlterItem.MAIL_LIST);
    ITEMS.put(SubmitOption.NAME, AlterItem.NAME);
    ITEMS.put(SubmitOption.HOLD_JID, AlterItem.PREDECESSORS);
    ITEMS.put(SubmitOption.HOLD_JID_AD, AlterItem.ARRAY_PREDECESSORS);
    ITEMS.put(SubmitOption.NOTIFY, AlterItem.NOTIFY);
    ITEMS.put(SubmitOption.PROJECT, AlterItem.PROJECT);
    ITEMS.put(SubmitOption.BINDING, AlterItem.BINDING);
    ITEMS.put(SubmitOption.MASTER_QUEUES, AlterItem.MASTER_QUEUES);
    ITEMS.put(SubmitOption.RERUN, AlterItem.RERUN);
    ITEMS.put(SubmitOption.INTERPRETER, AlterItem.SHELLS);
    ITEMS.put(SubmitOption.VARIABLES, AlterItem.ENVIRONMENT);
    ITEMS.put(SubmitOption.ALL_VARIABLES, AlterItem.ENVIRONMENT);
    ITEMS.put(SubmitOption.ADD_CONTEXT, AlterItem.CONTEXT);
    ITEMS.put(SubmitOption.DELETE_CONTEXT, AlterItem.CONTEXT);
    ITEMS.put(SubmitOption.SET_CONTEXT, AlterItem.CONTEXT);
    ITEMS.put(SubmitOption.TASK_CONCURRENCY, AlterItem.TASK_CONCURRENCY);
    ITEMS.put(SubmitOption.RESERVATION, AlterItem.RESERVATION);
    ITEMS.put(SubmitOption.VERIFICATION, AlterItem.VERIFY_MODE);
  }

  /** The items that a draft has values for. */
  public static Set<AlterItem> items(SubmitDraft draft) {
    EnumSet<AlterItem> items = EnumSet.noneOf(AlterItem.class);
    for (SubmitOption option : draft.given()) {
      AlterItem item = ITEMS.get(option);
      if (item != null) {
        items.add(item);
      }
    }
    if (draft.has(SubmitOption.PARALLEL)) {
      items.add(AlterItem.PARALLEL_ENVIRONMENT);
      items.add(AlterItem.SLOTS);
    }
    addIf(items, draft.hasResources(true), AlterItem.HARD_RESOURCES);
    addIf(items, draft.hasResources(false), AlterItem.SOFT_RESOURCES);
    addIf(items, draft.hasQueues(true), AlterItem.HARD_QUEUES);
    addIf(items, draft.hasQueues(false), AlterItem.SOFT_QUEUES);
    return items;
  }

  private static void addIf(Set<AlterItem> items, boolean given, AlterItem item) {
    if (given) {
      items.add(item);
    }
  }

  /** Reads the letters of {@code qalter -h}: small ones hold, capitals release, n releases all. */
  public static HoldChange holds(String letters) {
    List<HoldKind> set = new ArrayList<>();
    List<HoldKind> released = new ArrayList<>();
    for (HoldKind kind : HoldKind.values()) {
      if (letters.indexOf(kind.letter()) >= 0) {
        set.add(kind);
      } else if (letters.indexOf(Character.toUpperCase(kind.letter())) >= 0) {
        released.add(kind);
      }
    }
    return new HoldChange(Set.copyOf(set), Set.copyOf(released), letters.indexOf('n') >= 0);
  }
}
