/** {@code gridlite tour}: the tour of {@code docs/tour.md}, played in a terminal. */
@org.jspecify.annotations.NullMarked
package gridlite.command.tour;
