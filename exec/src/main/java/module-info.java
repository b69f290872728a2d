/** Runs tasks: for real on this machine, or simulated. */
module gridlite.exec {
  requires transitive gridlite.core;
  requires static org.jspecify;

  exports gridlite.exec;
}
