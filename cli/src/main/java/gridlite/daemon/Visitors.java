package gridlite.daemon;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The clients that are served, and their use of the {@link Limits}. */
final class Visitors {
  private final Limits limits;
  private final String owner;
  private final Map<String, Share> shares = new HashMap<>();
  private final Share all = new Share();

  /** The use of one user, or of all together. */
  private static final class Share {
    private int connections;
    private long bytes;
  }

  /** Nobody yet. The owner of the daemon's process is bound by the limits of a user alone. */
  Visitors(Limits limits, String owner) {
    this.limits = limits;
    this.owner = owner;
  }

  private boolean isPrivileged(String user) {
    return user.equals(owner) || user.equals("root");
  }

  /** Lets a user in; empty when there are too many. */
  synchronized Optional<Visitor> admit(String user) {
    Share share = shares.computeIfAbsent(user, name -> new Share());
    boolean full =
        share.connections >= limits.connectionsOfUser()
            || !isPrivileged(user) && all.connections >= limits.connections();
    if (full) {
      return Optional.empty();
    }
    share.connections++;
    all.connections++;
    return Optional.of(new Visitor(user, share));
  }

  /** One command of a user. */
  final class Visitor implements AutoCloseable {
    private final String user;
    private final Share share;
    private long bytes;

    private Visitor(String user, Share share) {
      this.user = user;
      this.share = share;
    }

    /** Name of the user. */
    String user() {
      return user;
    }

    /** Bytes that this command holds. */
    long bytes() {
      synchronized (Visitors.this) {
        return bytes;
      }
    }

    /** Takes memory; false when there is too little of it. Memory is given back by less than 0. */
    boolean take(long added) {
      synchronized (Visitors.this) {
        boolean fits =
            bytes + added <= limits.bytesOfRequest()
                && share.bytes + added <= limits.bytesOfUser()
                && (isPrivileged(user) || all.bytes + added <= limits.bytes());
        if (fits || added <= 0) {
          bytes += added;
          share.bytes += added;
          all.bytes += added;
          return true;
        }
        return false;
      }
    }

    @Override
    public void close() {
      synchronized (Visitors.this) {
        take(-bytes);
        share.connections--;
        all.connections--;
        if (share.connections == 0) {
          shares.remove(user);
        }
      }
    }
  }
}
