/** Resource quota sets: grammar, matching, counting. */
@org.jspecify.annotations.NullMarked
package gridlite.quota;
