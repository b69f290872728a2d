package gridlite.command.web;

/**
 * Whoever has been let in.
 *
 * @param user name by which the commands of this visitor act; empty for the user who has started
 *     the server
 * @param form the secret that the forms of this visitor's pages hold, which no other site knows
 */
record Visitor(String user, String form) {}
