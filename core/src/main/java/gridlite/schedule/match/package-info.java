/**
 * The search for places where the jobs of a category fit. A {@link
 * gridlite.schedule.match.CheckList} holds each condition once, in Grid Engine's order; a {@link
 * gridlite.schedule.match.Placer} stops at the first no of each place, and whoever explains asks
 * the same list for every no. What chooses places sees a {@link gridlite.job.JobCategory} and no
 * job, so that jobs of one category can share what was found out.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.match;
