package gridlite.option;

import gridlite.job.JobRequest;
import gridlite.operation.job.AlterItem;
import java.util.EnumSet;

/** The options of the product with one more, as somebody would add it: in a row. */
public final class MadeUpOption {
  private MadeUpOption() {}

  /** The row. */
  static final SubmitOption URGENT =
      SubmitOption.of("-urgent", "y|n", "start at once or never")
          .in(EnumSet.of(SubmitOption.Command.QSUB, SubmitOption.Command.QALTER))
          .warnsWhenGivenAgain()
          .reads(new Reading.YesNo(JobRequest.IMMEDIATE))
          .sets(
              JobField.of(JobRequest.IMMEDIATE)
                  .parameter("urgent")
                  .shown("urgent", "JB_urgent", "urgent")
                  .modifies("urgency", AlterItem.Version.NEW));

  /** The table. */
  public static final SubmitTable TABLE = SubmitOptions.TABLE.with(URGENT);
}
