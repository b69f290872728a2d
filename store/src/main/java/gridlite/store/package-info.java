/** The H2 database of a cell: tables, migrations, the waiting cell lock, the accounting file. */
@org.jspecify.annotations.NullMarked
package gridlite.store;
