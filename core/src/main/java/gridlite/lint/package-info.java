/**
 * Finds what administrators get wrong in resource quota sets without being refused: rules that
 * never apply since one before them takes all that they match, limits that never hold since there
 * is less than they admit. Knows configured objects, no jobs' use and no schedule.
 */
@org.jspecify.annotations.NullMarked
package gridlite.lint;
