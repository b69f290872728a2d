/**
 * The verbs that programs call instead of users: the submission, the wait and the control of the
 * DRMAA libraries, in words and exit statuses that they read.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.program;
