package gridlite.command.qalter;

import gridlite.operation.job.AlterItem;
import gridlite.option.JobField;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
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
}
