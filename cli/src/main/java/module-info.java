/** The commands, and the daemon that serves them. */
module gridlite.cli {
  requires com.fasterxml.jackson.core;
  requires gridlite.core;
  requires gridlite.store;
  requires gridlite.exec;
  requires gridlite.picocli;
  requires jdk.httpserver;
  requires jdk.net;
  requires org.jline;
  requires static org.jspecify;

  uses gridlite.schedule.algorithm.SchedulerAlgorithm;

  // picocli fills the fields of the verbs
  opens gridlite.verb to
      gridlite.picocli;
  opens gridlite.command to
      gridlite.picocli;
  opens gridlite.command.cell to
      gridlite.picocli;
  opens gridlite.command.daemon to
      gridlite.picocli;
  opens gridlite.command.doctor to
      gridlite.picocli;
  opens gridlite.command.explain to
      gridlite.picocli;
  opens gridlite.command.history to
      gridlite.picocli;
  opens gridlite.command.lint to
      gridlite.picocli;
  opens gridlite.command.program to
      gridlite.picocli;
  opens gridlite.command.qsched to
      gridlite.picocli;
  opens gridlite.command.report to
      gridlite.picocli;
  opens gridlite.command.shell to
      gridlite.picocli;
  opens gridlite.command.simulate to
      gridlite.picocli;
  opens gridlite.command.slurm to
      gridlite.picocli;
  opens gridlite.command.sql to
      gridlite.picocli;
  opens gridlite.command.top to
      gridlite.picocli;
  opens gridlite.command.tour to
      gridlite.picocli;
  opens gridlite.command.transfer to
      gridlite.picocli;
  opens gridlite.command.web to
      gridlite.picocli;
}
