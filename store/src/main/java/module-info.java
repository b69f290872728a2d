/** Keeps the state of a cell in an H2 or PostgreSQL database. */
module gridlite.store {
  requires transitive gridlite.core;
  requires java.sql;
  requires com.h2database;
  requires static org.jspecify;

  exports gridlite.store;
}
