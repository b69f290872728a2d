package gridlite.runtime;

import gridlite.port.HostDirectory;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.SimulatedHosts;
import java.net.InetAddress;
import java.net.UnknownHostException;

/** The hosts that this machine's resolver knows. */
public final class SystemHosts implements HostDirectory {
  private static final String HOST_CHARACTERS = "-._";

  /** Longest name of a host, by the rules of the domain name system. */
  private static final int LONGEST = 253;

  /** The resolver of this machine. */
  public SystemHosts() {}

  /**
   * The hosts that the objects of a cell may name: where a cluster is rehearsed, any; in a bare
   * cell that simulates hosts, also those with a number, such as node07, while another name is more
   * likely a slip.
   */
  public static HostDirectory of(ClusterState state) {
    if (state.counter(Counter.REHEARSAL) == 1) {
      return SystemHosts::isHostName;
    }
    SystemHosts known = new SystemHosts();
    return SimulatedHosts.are(state)
        ? host -> isNumbered(host) && isHostName(host) || known.resolves(host)
        : known;
  }

  private static boolean isNumbered(String host) {
    int end = host.indexOf('.');
    String first = end < 0 ? host : host.substring(0, end);
    return first.length() > 1
        && Character.isLetter(first.charAt(0))
        && Character.isDigit(first.charAt(first.length() - 1));
  }

  @Override
  public boolean resolves(String host) {
    if (!isHostName(host)) {
      return false;
    }
    try {
      return InetAddress.getByName(host) != null;
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** Texts that can't be host names aren't asked for: the resolver may take seconds to say no. */
  private static boolean isHostName(String host) {
    for (int i = 0; i < host.length(); i++) {
      char c = host.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!letter && HOST_CHARACTERS.indexOf(c) < 0) {
        return false;
      }
    }
    return !host.isEmpty() && host.length() <= LONGEST;
  }
}
