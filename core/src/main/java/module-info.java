/**
 * The domain of Grid Engine: names, formats, state, policies, scheduling. No I/O, clock or threads.
 */
module gridlite.core {
  requires static org.jspecify;

  exports gridlite.name;
  exports gridlite.value;
  exports gridlite.problem;
  exports gridlite.format;
  exports gridlite.condition;
  exports gridlite.config;
  exports gridlite.calendar;
  exports gridlite.complex;
  exports gridlite.resource;
  exports gridlite.schedule;
  exports gridlite.quota;
  exports gridlite.lint;
  exports gridlite.job;
  exports gridlite.policy;
  exports gridlite.simulate;
  exports gridlite.site;
  exports gridlite.state;
  exports gridlite.operation;
  exports gridlite.port;

  uses gridlite.schedule.SchedulerAlgorithm;

  provides gridlite.schedule.SchedulerAlgorithm with
      gridlite.schedule.DefaultAlgorithm,
      gridlite.schedule.FifoAlgorithm;
}
