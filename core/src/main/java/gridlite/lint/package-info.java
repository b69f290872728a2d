/**
 * Finds what administrators get wrong in resource quota sets without being refused: rules that
 * never apply, limits that never hold. Knows configured objects, no jobs' use and no schedule.
 */
@org.jspecify.annotations.NullMarked
package gridlite.lint;
