/**
 * Reasons why a job does not start, as values: what it lacks, what keeps it out, what keeps it from
 * being considered, which queue is out of the run. Each reason knows its kind, names and numbers,
 * and the line that Grid Engine prints; nothing here decides.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.reason;
