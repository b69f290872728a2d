package gridlite.state;

import gridlite.format.Values;
import gridlite.name.ObjectKind;
import java.time.Instant;
import java.util.Optional;

/**
 * A configured object as it was from one change to the next.
 *
 * @param number number of the change, unique in the cell and ascending
 * @param kind kind of the object
 * @param name name of the object
 * @param author who changed it
 * @param changed when
 * @param object what it was changed to; empty when it was removed
 */
public record ObjectRevision(
    long number,
    ObjectKind kind,
    String name,
    String author,
    Instant changed,
    Optional<Values> object) {}
