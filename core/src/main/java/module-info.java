/**
 * The domain of Grid Engine: names, formats, state, policies, scheduling. No I/O, clock, threads,
 * time zone of the system or service loader.
 *
 * <p>What a scheduling algorithm of somebody else sees is exported to all; the rest to the modules
 * of the product.
 */
@SuppressWarnings("module") // the modules that it is exported to are compiled after it
module gridlite.core {
  requires static org.jspecify;

  exports gridlite.complex;
  exports gridlite.config;
  exports gridlite.format;
  exports gridlite.job;
  exports gridlite.name;
  exports gridlite.policy;
  exports gridlite.schedule.algorithm;
  exports gridlite.state;
  exports gridlite.value;
  exports gridlite.condition to
      gridlite.cli,
      gridlite.exec;
  exports gridlite.lint to
      gridlite.cli;
  exports gridlite.operation to
      gridlite.cli;
  exports gridlite.operation.configure to
      gridlite.cli,
      gridlite.exec;
  exports gridlite.operation.job to
      gridlite.cli;
  exports gridlite.operation.progress to
      gridlite.cli;
  exports gridlite.operation.queue to
      gridlite.cli;
  exports gridlite.operation.reservation to
      gridlite.cli;
  exports gridlite.port to
      gridlite.cli,
      gridlite.exec,
      gridlite.store;
  exports gridlite.problem to
      gridlite.cli,
      gridlite.exec,
      gridlite.store;
  exports gridlite.quota to
      gridlite.cli,
      gridlite.store;
  exports gridlite.resource to
      gridlite.cli;
  exports gridlite.schedule.explain to
      gridlite.cli;
  exports gridlite.schedule.match to
      gridlite.cli;
  exports gridlite.schedule.run to
      gridlite.cli;
  exports gridlite.simulate to
      gridlite.cli;
  exports gridlite.site to
      gridlite.cli;
}
