package gridlite.name;

/**
 * Name of one cluster queue, as it is configured.
 *
 * <p>Patterns of queues, what may be a queue or a queue instance, and the words of a quota's filter
 * are text, and become names where they are known to be that of a cluster queue.
 *
 * @param text the name, not empty
 * @see "queue_conf(5), qname"
 */
public record QueueName(String text) implements Comparable<QueueName> {
  /** Checks that there is a name. */
  public QueueName {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the name of a cluster queue is empty");
    }
  }

  /** The cluster queue with a name. */
  public static QueueName of(String text) {
    return new QueueName(text);
  }

  @Override
  public int compareTo(QueueName other) {
    return text.compareTo(other.text);
  }

  /** The name. */
  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QueueName that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
