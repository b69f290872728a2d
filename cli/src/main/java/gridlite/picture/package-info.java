/**
 * Pictures of a cell as SVG: the plan, the usage of days. Colours come with a text or a pattern
 * that says the same, and every text is escaped: names of jobs are an attacker's.
 */
@org.jspecify.annotations.NullMarked
package gridlite.picture;
