/** Keeps the state of a cell in an H2 database. */
module gridlite.store {
  requires transitive gridlite.core;
  requires java.sql;
  requires static org.jspecify;
}
