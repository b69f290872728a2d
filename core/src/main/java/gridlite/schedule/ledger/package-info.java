/**
 * The use of the cluster over time: for each cluster, host and queue instance an account of its
 * consumables over time.
 *
 * <pre>
 *   running tasks, advance reservations          {@link gridlite.schedule.ledger.PresentUse}
 *             |  booked as spans of time         {@link gridlite.schedule.ledger.Window}
 *             v
 *   {@link gridlite.schedule.ledger.Ledger}
 *     global    [ slots | licences | ...  ]   an {@link gridlite.schedule.ledger.Account} for each
 *     host a    [ slots | mem_free | ...  ]   layer; each column has a capacity and a
 *     host b    [ slots | mem_free | ...  ]   {@link gridlite.schedule.ledger.Profile} of what is used:
 *     q@a       [ slots | scratch  | ...  ]
 *     q@b       [ slots | scratch  | ...  ]        8 |    ____
 *                                                  4 |___|    |______
 *                                                    +---------------> time
 * </pre>
 *
 * A job fits in a window where each account that it touches has enough left over the whole window.
 * Without plans for the future all windows are the same, {@link
 * gridlite.schedule.ledger.Window#ALWAYS}, and a profile is one number. Bookings are only added
 * within a run: what does not fit once does not fit later in it.
 */
@org.jspecify.annotations.NullMarked
package gridlite.schedule.ledger;
