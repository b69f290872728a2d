package gridlite.name;

/**
 * Name of a queue instance, {@code queue@host}: one cluster queue on one execution host.
 *
 * <p>Ordered by cluster queue, then host, as {@code qstat} lists instances.
 *
 * @param queue name of the cluster queue
 * @param host name of the execution host
 * @see "sge_types(1), queue_instance"
 */
public record QueueInstanceName(QueueName queue, HostName host)
    implements Comparable<QueueInstanceName> {

  /** Splits {@code queue@host} at its first {@code @}. */
  public static QueueInstanceName of(String text) {
    int at = text.indexOf('@');
    if (at < 0) {
      throw new IllegalArgumentException("not a queue instance name: " + text);
    }
    return of(text.substring(0, at), text.substring(at + 1));
  }

  /** The instance of a cluster queue on a host, by their names. */
  public static QueueInstanceName of(String queue, String host) {
    return new QueueInstanceName(QueueName.of(queue), HostName.of(host));
  }

  @Override
  public int compareTo(QueueInstanceName other) {
    int byQueue = queue.compareTo(other.queue);
    return byQueue != 0 ? byQueue : host.compareTo(other.host);
  }

  @Override
  public String toString() {
    return queue + "@" + host;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QueueInstanceName that
        && queue.equals(that.queue)
        && host.equals(that.host);
  }

  @Override
  public int hashCode() {
    return 31 * queue.hashCode() + host.hashCode();
  }
}
