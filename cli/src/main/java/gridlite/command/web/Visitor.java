package gridlite.command.web;

import java.util.Optional;

/**
 * Whoever has been let in.
 *
 * @param user user by whose name the commands of this visitor act; empty: whoever has started the
 *     server
 * @param form the secret that the forms of this visitor's pages hold, which no other site knows
 */
record Visitor(Optional<String> user, String form) {}
