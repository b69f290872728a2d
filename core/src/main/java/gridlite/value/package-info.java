/**
 * Quantities and ranges as users spell them: memory, times, ranges of slots and tasks, lists with
 * other settings for some hosts. A value remembers what it means, not how it was written, and
 * prints in the notation of Grid Engine. {@link gridlite.value.SortedTable} is the map that states
 * are made of: a change shares all but a few of its nodes.
 */
@org.jspecify.annotations.NullMarked
package gridlite.value;
