package gridlite.port;

/** Knows the hosts of the network. */
@FunctionalInterface
public interface HostDirectory {
  /** Whether a host name resolves. */
  boolean resolves(String host);
}
