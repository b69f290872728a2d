package gridlite.runtime;

import gridlite.operation.Actor;
import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;

/**
 * The world as a command sees it. Commands use nothing else: no environment, clock or streams of
 * the process, since a daemon runs them for clients.
 *
 * @param name name the command was called by
 * @param console the caller's terminal or pipes
 * @param actor the calling user
 * @param cell the cell and its directory
 * @param store the cell's database
 * @param executor what runs the tasks
 * @param clock the cell's clock
 * @param variables the caller's environment
 * @param directory the caller's working directory
 * @param umask the caller's file mode creation mask
 */
public record CommandContext(
    String name,
    Console console,
    Actor actor,
    Cell cell,
    ClusterStore store,
    Executor executor,
    InstantSource clock,
    Map<String, String> variables,
    Path directory,
    int umask) {}
