package gridlite.command.qalter;

import gridlite.job.HoldKind;
import gridlite.operation.job.AlterItem;
import gridlite.operation.job.HoldChange;
import gridlite.option.JobField;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The changes that options of {@code qalter} ask for. */
public final class Alteration {
  private Alteration() {}

  /** The parts of a job that a draft has values for. */
  public static Set<AlterItem> items(SubmitDraft draft) {
    Set<AlterItem> items = new TreeSet<>();
    for (SubmitOption option : draft.given()) {
      for (JobField field : option.fields()) {
        if (draft.hasValue(field.attribute())) {
          field.item().ifPresent(items::add);
        }
      }
    }
    return items;
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
