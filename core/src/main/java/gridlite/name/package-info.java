/**
 * Names of things and patterns over them. Each kind of name is a type of its own, made where a name
 * is read, so that a host can't stand where a queue is meant; what may be a name or a pattern is a
 * {@link gridlite.name.NamePattern}. Knows nothing of what the names are of.
 */
@org.jspecify.annotations.NullMarked
package gridlite.name;
