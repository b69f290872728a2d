/**
 * The command {@code qsub}: reads a submission, lets scripts verify it, submits it, waits for its
 * start or end.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.qsub;
