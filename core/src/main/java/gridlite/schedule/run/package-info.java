/**
 * One scheduling run. {@link gridlite.schedule.run.Dispatch} goes through the ranked jobs, {@link
 * gridlite.schedule.run.RunBook} holds what it has given away and keeps for later; {@link
 * gridlite.schedule.run.Scheduler} chooses the algorithm. Beside it what is asked of a run without
 * making one: whether a job could ever start, when time alone may change something, whether an
 * order still holds.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.run;
