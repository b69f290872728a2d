package gridlite.name;

/**
 * One object named by another.
 *
 * @param kind kind of the named object
 * @param name its name
 */
public record Reference(ObjectKind kind, String name) {}
