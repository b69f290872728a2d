package gridlite.port;

/** Knows the hosts of the network. */
@FunctionalInterface
public interface HostDirectory {
  /** Returns whether a host name resolves. */
  boolean resolves(String host);
}
