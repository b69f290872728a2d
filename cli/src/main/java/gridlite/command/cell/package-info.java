/** Verbs of {@code gridlite} that make, keep and restore cells and the files of an installation. */
@org.jspecify.annotations.NullMarked
package gridlite.command.cell;
