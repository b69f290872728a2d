/** The command {@code qrsh}: a job whose streams are those of the caller. */
@org.jspecify.annotations.NullMarked
package gridlite.command.qrsh;
