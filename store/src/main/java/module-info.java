/** Keeps the state of a cell in an H2 or PostgreSQL database. */
@SuppressWarnings("module") // the module that it is exported to is compiled after it
module gridlite.store {
  requires transitive gridlite.core;
  requires java.sql;
  requires com.h2database;
  requires static org.jspecify;

  exports gridlite.store to
      gridlite.cli;
}
