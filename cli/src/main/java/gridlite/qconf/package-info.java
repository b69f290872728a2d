/** qconf: kinds of objects by verbs, and the irregular switches. */
@org.jspecify.annotations.NullMarked
package gridlite.qconf;
