/** Quantities and ranges as users spell them. */
@org.jspecify.annotations.NullMarked
package gridlite.value;
