/** Runs tasks: for real on this machine, or simulated. */
@SuppressWarnings("module") // the module that it is exported to is compiled after it
module gridlite.exec {
  requires transitive gridlite.core;
  requires static org.jspecify;

  exports gridlite.exec to
      gridlite.cli;
}
