package gridlite.daemon;

import javax.net.ssl.SSLContext;

/**
 * The key by which clients on other machines know the daemon of a cell.
 *
 * @param context has the key
 * @param fingerprint the sum of its public half
 */
public record CellKey(SSLContext context, String fingerprint) {}
