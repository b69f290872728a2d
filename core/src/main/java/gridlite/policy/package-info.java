/**
 * Dispatch priority: POSIX priority, urgency, tickets. Each policy gives every job a number, the
 * numbers of all jobs are brought to one scale, and their weighted sum is the order in which a run
 * looks at the jobs ({@link gridlite.policy.Ranking}). Knows who waits and what was used, not what
 * fits where.
 */
@org.jspecify.annotations.NullMarked
package gridlite.policy;
