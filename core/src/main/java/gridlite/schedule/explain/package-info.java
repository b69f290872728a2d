/**
 * The reasons for a wait and what would help, in the words and numbers of {@code gridlite explain}.
 * A run is rehearsed, then the list of checks is asked for every no of every place, beside what is
 * booked and as if nothing ran.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.explain;
