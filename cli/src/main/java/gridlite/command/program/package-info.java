/**
 * The verbs that programs call instead of users: the submission and the wait of the DRMAA
 * libraries, with one line a task, in words that they read.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.program;
