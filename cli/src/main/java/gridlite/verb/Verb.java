package gridlite.verb;

import gridlite.runtime.CommandContext;
import picocli.CommandLine.Option;

/** A verb of {@code gridlite} or {@code qsched}: picocli fills its fields, then it runs. */
public abstract class Verb {
  @SuppressWarnings("UnusedVariable") // picocli itself looks at it
  @Option(
      names = {"-h", "--help", "-help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  /** Runs the verb. Returns the exit status. */
  public abstract int run(CommandContext context);
}
