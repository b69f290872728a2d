package gridlite.command.doctor;

import gridlite.command.FormOption;
import gridlite.command.doctor.DiagnosisDocument.Finding;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRoute;
import gridlite.verb.Verb;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code gridlite doctor}: looks for what is wrong with a cell and the machine it is on. */
@Command(
    name = "doctor",
    description = "Check a cell, and the machine that it is on, for problems.")
public final class Doctor extends Verb {
  @Mixin private FormOption form = new FormOption();

  /** Something that is looked at: a name, and what is found. */
  private record Check(String name, Examination examination) {}

  /** Looks at something. */
  @FunctionalInterface
  interface Examination {
    /** Returns what is found; each check finds at least that all is well. */
    List<Finding> of(CommandContext context) throws IOException;
  }

  /** Everything that is looked at, in this order. */
  private static final List<Check> CHECKS =
      List.of(
          new Check("places", CellChecks::places),
          new Check("modes", CellChecks::modes),
          new Check("daemon", CellChecks::daemon),
          new Check("engine", CellChecks::engine),
          new Check("limits", CellChecks::limits),
          new Check("tasks", TaskChecks::tasks),
          new Check("programs", MachineChecks::programs),
          new Check("java", InstallationChecks::java),
          new Check("perl", InstallationChecks::perl),
          new Check("archive", InstallationChecks::archive),
          new Check("locks", InstallationChecks::locks),
          new Check("space", MachineChecks::space),
          new Check("clock", MachineChecks::clock));

  /** Looks at everything. Returns 1 when there is an error. */
  @Override
  public int run(CommandContext context) {
    CommandRoute.refuseElsewhere("gridlite", context.cell().directory());
    List<Finding> findings = new ArrayList<>();
    for (Check check : CHECKS) {
      for (Finding finding : examine(context, check)) {
        // several checks read the database, which has one problem
        if (!findings.contains(finding)) {
          findings.add(finding);
        }
      }
    }
    DiagnosisDocument document =
        new DiagnosisDocument(context.cell().directory().toString(), findings);
    TextOutput out = new TextOutput(context.console()::out);
    form.form().write(out, "diagnosis", document::write, document::write);
    out.flush();
    return document.count(Level.ERROR) > 0 ? 1 : 0;
  }

  /** A check that can't be made is a finding, and the others are made nevertheless. */
  private static List<Finding> examine(CommandContext context, Check check) {
    try {
      List<Finding> findings = check.examination().of(context);
      return findings.isEmpty() ? List.of(Finding.ok(check.name(), "no problems found")) : findings;
    } catch (StoreException e) {
      return List.of(new Finding(Level.ERROR, "database", e.trouble(), e.advice()));
    } catch (GridException | IOException e) {
      return List.of(
          new Finding(
              Level.WARNING, check.name(), "can't look: " + e.getMessage(), Optional.empty()));
    }
  }
}
