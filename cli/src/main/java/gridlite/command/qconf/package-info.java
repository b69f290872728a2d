/**
 * The command {@code qconf}: its switches, the objects that they show and change, and the editor.
 */
@org.jspecify.annotations.NullMarked
package gridlite.command.qconf;
