package gridlite.drmaa;

import org.ggf.drmaa.Session;
import org.ggf.drmaa.SessionFactory;

/** The factory that the service loader finds. */
public final class GridliteSessionFactory extends SessionFactory {
  private final Session session = new GridliteSession();

  @Override
  public Session getSession() {
    return session;
  }
}
