package gridlite.runtime;

import java.util.function.Consumer;

/**
 * The succession of daemons of a cell on a server.
 *
 * @param waits whether this one waits for the end of another one, instead of being refused
 * @param news takes a line about what happens while this one waits
 * @param replaced called with a line about it when another one has replaced this one, which must do
 *     nothing more
 */
public record Succession(boolean waits, Consumer<String> news, Consumer<String> replaced) {}
