package org.ggf.drmaa;

import java.util.Iterator;
import java.util.ServiceLoader;

/**
 * The way to a session. Which library is used says the system property {@code
 * org.ggf.drmaa.SessionFactory}, the name of a class; without it, the first that the service loader
 * finds.
 */
public abstract class SessionFactory {
  private static final String PROPERTY = "org.ggf.drmaa.SessionFactory";
  private static @org.jspecify.annotations.Nullable SessionFactory found;

  /** For libraries. */
  protected SessionFactory() {}

  /** The session of this process. */
  public abstract Session getSession();

  /** The factory of this process; the same one for every call. */
  public static synchronized SessionFactory getFactory() {
    SessionFactory factory = found;
    if (factory == null) {
      factory = find();
      found = factory;
    }
    return factory;
  }

  private static SessionFactory find() {
    String name = System.getProperty(PROPERTY, "");
    ClassLoader own = SessionFactory.class.getClassLoader();
    if (!name.isEmpty()) {
      try {
        Object made = Class.forName(name, true, own).getDeclaredConstructor().newInstance();
        return (SessionFactory) made;
      } catch (ReflectiveOperationException | ClassCastException e) {
        throw new IllegalStateException(PROPERTY + " names " + name + ", which can't be used", e);
      }
    }
    Iterator<SessionFactory> all = ServiceLoader.load(SessionFactory.class, own).iterator();
    if (!all.hasNext()) {
      throw new IllegalStateException("no DRMAA library is on the class path");
    }
    return all.next();
  }
}
