package gridlite.name;

/**
 * Name of one host, as its execution host is configured and as it reports itself.
 *
 * <p>Names are compared letter by letter: neither case nor domain is ignored. {@link #GLOBAL}
 * stands for the cluster, wherever a value may be one of a host or of the cluster. What may be a
 * host or a host group ({@code hostlist}, a setting of a cluster queue), a pattern of hosts, or a
 * word of a quota's filter is text, and becomes a name where it is known to be that of a host.
 *
 * @param text the name, not empty
 * @see "host_conf(5), hostname"
 */
public record HostName(String text) implements Comparable<HostName> {
  /** The cluster as a whole, where values of hosts and of the cluster are kept together. */
  public static final HostName GLOBAL = new HostName("global");

  /** A machine that has no other name. */
  public static final HostName LOCAL = new HostName("localhost");

  /** Checks that there is a name. */
  public HostName {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a host is empty");
    }
  }

  /** The host with a name. */
  public static HostName of(String text) {
    return new HostName(text);
  }

  @Override
  public int compareTo(HostName other) {
    return text.compareTo(other.text);
  }

  /** The name. */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HostName that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
