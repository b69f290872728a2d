package gridlite.option;

import gridlite.syntax.OptionUse;

/**
 * Readings of one option each. A {@code switch} rather than a lambda a row, since the start-up of
 * {@code qsub} pays for each lambda.
 */
enum SpecialReading implements Reading {
  /** The use itself is what counts. */
  NOTHING,
  /** The operand is for the command, not for the job. */
  SETTING,
  /** It was given, which is for the command, not for the job. */
  FLAG,
  ADD_CONTEXT,
  DELETE_CONTEXT,
  SET_CONTEXT,
  BINDING,
  CHECKPOINT_WHEN,
  CWD,
  ALTER_HOLD,
  HARD,
  SOFT,
  RESOURCES,
  MAIL_OPTIONS,
  MAIL_LIST,
  MASTER_QUEUES,
  QUEUES,
  NOTIFY,
  NOW,
  NAME,
  PARALLEL,
  RERUN,
  SHELL,
  SYNC,
  TASKS,
  VARIABLES,
  ALL_VARIABLES,
  VERIFICATION;

  @Override
  public void read(SubmitDraft draft, SubmitOption option, OptionUse use) {
    switch (this) {
      case NOTHING -> {
        // that it was given is known to the draft
      }
      case SETTING -> draft.setting(option, use.operand());
      case FLAG -> draft.setting(option, "y");
      case ADD_CONTEXT -> draft.addContext(use.operand());
      case DELETE_CONTEXT -> draft.deleteContext(use.operand());
      case SET_CONTEXT -> draft.setContext(use.operand());
      case BINDING -> draft.arguments().binding(use.operands());
      case CHECKPOINT_WHEN -> draft.arguments().checkpointWhen(use.operand());
      case CWD -> draft.arguments().currentDirectory();
      case ALTER_HOLD -> draft.alterHold(option, use.operand());
      case HARD -> draft.lists().beginHard();
      case SOFT -> draft.lists().beginSoft();
      case RESOURCES -> draft.lists().resources(use.operand());
      case MAIL_OPTIONS -> draft.lists().mailOptions(use.operand());
      case MAIL_LIST -> draft.lists().mailList(use.operand());
      case MASTER_QUEUES -> draft.lists().masterQueues(use.operand());
      case QUEUES -> draft.lists().queues(use.operand());
      case NOTIFY -> draft.arguments().notifyJob();
      case NOW -> draft.now(option, use.operand());
      case NAME -> draft.arguments().name(use.operand());
      case PARALLEL -> draft.arguments().parallel(use.operand(), use.operands().get(1));
      case RERUN -> draft.arguments().rerun(use.operand());
      case SHELL -> draft.arguments().shell(use.operand());
      case SYNC -> draft.yesNo(option, use.operand());
      case TASKS -> draft.arguments().tasks(use.operand());
      case VARIABLES -> draft.variables(use.operand());
      case ALL_VARIABLES -> draft.allVariables();
      case VERIFICATION -> draft.verification(use.operand());
    }
  }
}
