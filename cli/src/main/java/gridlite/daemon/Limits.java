package gridlite.daemon;

/**
 * The limits of what a daemon lends its clients. The limits of a user keep the rest for the others;
 * those of all users together keep the daemon alive, and don't bind root and the cell's owner, who
 * have to be able to help.
 *
 * @param connectionsOfUser commands of a user that run at a time
 * @param connections commands of all users
 * @param sendingMillis how long a client may take for a message that it has begun, and for the
 *     first byte of its request
 * @param bytesOfRequest what all that a client sends for a command may come to
 * @param bytesOfUser the same of all commands of a user that run at a time
 * @param bytes the same of all users
 */
public record Limits(
    int connectionsOfUser,
    int connections,
    long sendingMillis,
    long bytesOfRequest,
    long bytesOfUser,
    long bytes) {

  /** The limits of a helper, which serves one user: as many commands as may come at once. */
  public static Limits ofHelper() {
    Limits usual = usual();
    return new Limits(
        usual.connections(),
        usual.connections(),
        usual.sendingMillis(),
        usual.bytesOfRequest(),
        usual.bytesOfUser(),
        usual.bytes());
  }

  /** The usual limits. */
  public static Limits usual() {
    long heap = Runtime.getRuntime().maxMemory();
    return new Limits(
        256, 2048, 10_000, Math.min(64L << 20, heap / 8), Math.min(256L << 20, heap / 6), heap / 4);
  }
}
