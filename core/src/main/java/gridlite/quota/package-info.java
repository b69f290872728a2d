/**
 * Resource quota sets: their grammar, which rule concerns whom, and how much each leaves.
 *
 * <pre>
 *   {                                        {@link gridlite.quota.QuotaSet}
 *     name     daytime
 *     enabled  TRUE
 *     limit    users {*} hosts h1 to slots=2   {@link gridlite.quota.QuotaRule}
 *     limit    projects p1 to licences=10        -+
 *   }                                             |   of each set the first rule that a job
 *                                                 |   and a place match is the one that counts
 *   job of alice, queue instance q@h1  ----------+
 *                      |
 *                      v
 *   daytime/1  alice//h1/   slots  used 1, limit 2      one counter for each value of what the
 *                                                       rule has in braces, one for all others
 * </pre>
 *
 * A job starts where every set has room for what it would use: the sets are alternatives of nobody,
 * the rules of one set are.
 */
@org.jspecify.annotations.NullMarked
package gridlite.quota;
