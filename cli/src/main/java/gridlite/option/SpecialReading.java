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
    String value = use.operand();
    switch (this) {
      case NOTHING -> {
        // that it was given is known to the draft
      }
      case SETTING -> draft.setting(option, value);
      case FLAG -> draft.setting(option, "y");
      case ADD_CONTEXT -> draft.addContext(value);
      case DELETE_CONTEXT -> draft.deleteContext(value);
      case SET_CONTEXT -> draft.setContext(value);
      case BINDING -> draft.arguments().binding(use.operands());
      case CHECKPOINT_WHEN -> draft.arguments().checkpointWhen(value);
      case CWD -> draft.arguments().currentDirectory();
      case ALTER_HOLD -> draft.alterHold(option, value);
      case HARD -> draft.lists().beginHard();
      case SOFT -> draft.lists().beginSoft();
      case RESOURCES -> draft.lists().resources(value);
      case MAIL_OPTIONS -> draft.lists().mailOptions(value);
      case MAIL_LIST -> draft.lists().mailList(value);
      case MASTER_QUEUES -> draft.lists().masterQueues(value);
      case QUEUES -> draft.lists().queues(value);
      case NOTIFY -> draft.arguments().notifyJob();
      case NOW -> draft.now(option, value);
      case NAME -> draft.arguments().name(value);
      case PARALLEL -> draft.arguments().parallel(value, use.operands().get(1));
      case RERUN -> draft.arguments().rerun(value);
      case SHELL -> draft.arguments().shell(value);
      case SYNC -> draft.yesNo(option, value);
      case TASKS -> draft.arguments().tasks(value);
      case VARIABLES -> draft.variables(value);
      case ALL_VARIABLES -> draft.allVariables();
      case VERIFICATION -> draft.verification(value);
    }
  }
}
