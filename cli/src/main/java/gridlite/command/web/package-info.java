/** The verb {@code gridlite web}: the server of the pages, and the verb that writes one page. */
@org.jspecify.annotations.NullMarked
package gridlite.command.web;
