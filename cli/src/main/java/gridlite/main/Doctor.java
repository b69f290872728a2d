package gridlite.main;

import gridlite.command.Form;
import gridlite.json.JsonDocument;
import gridlite.problem.GridException;
import gridlite.problem.ProblemKind;
import gridlite.run.CommandContext;
import gridlite.syntax.Parsed;
import gridlite.syntax.Syntax;
import gridlite.view.DiagnosisDocument;
import gridlite.view.DiagnosisDocument.Finding;
import gridlite.view.DiagnosisDocument.Level;
import gridlite.view.TextOutput;
import gridlite.view.XmlDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@code gridlite doctor}: looks for what is wrong with a cell and the machine it is on. */
public final class Doctor {
  /** The options. */
  public static final Syntax OPTIONS =
      new Syntax("gridlite doctor", ProblemKind.USAGE, Syntax.FreeWords.NONE, List.of(Form.OPTION));

  /** Something that is looked at: a name, and what is found. */
  private record Check(String name, Examination examination) {}

  /** Looks at something. */
  @FunctionalInterface
  interface Examination {
    /** What is found; each check finds at least that all is well. */
    List<Finding> of(CommandContext context) throws IOException;
  }

  /** Everything that is looked at, in this order. */
  private static final List<Check> CHECKS =
      List.of(
          new Check("places", CellChecks::places),
          new Check("modes", CellChecks::modes),
          new Check("daemon", CellChecks::daemon),
          new Check("limits", CellChecks::limits),
          new Check("tasks", TaskChecks::tasks),
          new Check("programs", MachineChecks::programs),
          new Check("space", MachineChecks::space),
          new Check("clock", MachineChecks::clock));

  private Doctor() {}

  /** Looks at everything. Returns 1 when there is an error. */
  static int run(CommandContext context, List<String> arguments) {
    Parsed parsed = OPTIONS.parse(arguments);
    List<Finding> findings = new ArrayList<>();
    for (Check check : CHECKS) {
      findings.addAll(examine(context, check));
    }
    DiagnosisDocument document =
        new DiagnosisDocument(context.cell().directory().toString(), findings);
    TextOutput out = new TextOutput(context.console()::out);
    switch (Form.of(parsed)) {
      case PLAIN -> document.write(out);
      case XML -> document.write(new XmlDocument(out, "diagnosis"));
      case JSON -> document.write(new JsonDocument(out));
    }
    out.flush();
    return document.count(Level.ERROR) > 0 ? 1 : 0;
  }

  /** A check that can't be made is a finding, and the others are made nevertheless. */
  private static List<Finding> examine(CommandContext context, Check check) {
    try {
      List<Finding> findings = check.examination().of(context);
      return findings.isEmpty()
          ? List.of(Finding.ok(check.name(), "nothing to complain about"))
          : findings;
    } catch (GridException | IOException e) {
      return List.of(new Finding(Level.WARNING, check.name(), "can't look: " + e.getMessage(), ""));
    }
  }
}
