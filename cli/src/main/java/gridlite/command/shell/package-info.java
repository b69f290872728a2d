/**
 * {@code gridlite shell}: reads lines, or a script, and runs the commands in them in one process.
 * {@code ShellParser} knows the notation, {@code ShellRunner} does what it says.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.shell;
