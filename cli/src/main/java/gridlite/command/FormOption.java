package gridlite.command;

import picocli.CommandLine.Option;

/** The option of verbs that says in which form a listing is written. */
public final class FormOption {
  @Option(
      names = {"-fmt", "--format"},
      paramLabel = "plain|xml|json",
      description = "Format of the listing; plain by default.")
  private OutputFormat form = OutputFormat.PLAIN;

  /** The form that was asked for. */
  public OutputFormat form() {
    return form;
  }
}
