/** Jobs, queue instances and resources as several listings show them. */
@org.jspecify.annotations.NullMarked
package gridlite.command.listing;
