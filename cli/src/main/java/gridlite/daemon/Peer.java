package gridlite.daemon;

/**
 * The user at the other end of a connection, by the word of a kernel.
 *
 * @param user name of the user
 * @param group name of that user's group there
 */
record Peer(String user, String group) {}
