/** The verb {@code gridlite doctor}: what it looks at, and its findings. */
@org.jspecify.annotations.NullMarked
package gridlite.command.doctor;
