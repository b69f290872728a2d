/** The verb {@code gridlite sql}: the cell as tables that can be queried. */
@org.jspecify.annotations.NullMarked
package gridlite.command.sql;
