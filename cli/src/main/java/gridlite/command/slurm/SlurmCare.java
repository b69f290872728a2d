package gridlite.command.slurm;

import gridlite.command.FormOption;
import gridlite.command.cell.EngineFacts;
import gridlite.command.cell.ServedCell;
import gridlite.command.doctor.DiagnosisDocument;
import gridlite.command.doctor.DiagnosisDocument.Level;
import gridlite.port.EngineFinding;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Machine;
import gridlite.runtime.Wiring;
import gridlite.state.Engine;
import gridlite.verb.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gridlite slurm}: a configuration for Slurm, and a check of the one that is there. */
@Command(
    name = "slurm",
    description = "Configure and check the Slurm that runs the tasks of a cell.",
    subcommands = {SlurmCare.Config.class, SlurmCare.Check.class})
public final class SlurmCare extends Verb {
  @Override
  public int run(CommandContext context) {
    throw new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite slurm: no action given")
            .hint("expected config or check"));
  }

  /** {@code gridlite slurm config}. */
  @Command(name = "config", description = "Print a slurm.conf by which Slurm runs tasks of cells.")
  static final class Config extends Verb {
    @Option(
        names = "--controller",
        paramLabel = "HOST",
        description = "The host of slurmctld; this one by default.")
    private Optional<String> controller = Optional.empty();

    @Option(
        names = "--shared",
        description = "Users may submit to the partition themselves, past the cell.")
    private boolean shared;

    @Parameters(
        arity = "1..*",
        paramLabel = "NODE[:CPUS[:MEMORY]]",
        description = "The nodes, with their processors and their memory in megabytes.")
    private List<String> nodes = new ArrayList<>();

    @Override
    public int run(CommandContext context) {
      String head = controller.orElseGet(() -> Machine.hostName().toString());
      List<SlurmConf.Node> described = nodes.stream().map(SlurmConf.Node::parse).toList();
      context.console().out(new SlurmConf(head, described, !shared).text());
      return 0;
    }
  }

  /** {@code gridlite slurm check}. */
  @Command(
      name = "check",
      description = "Check Slurm and each node for what the tasks of the cell need.")
  static final class Check extends Verb {
    @Mixin private FormOption form = new FormOption();

    /** Looks at everything. Returns 1 when there is an error. */
    @Override
    public int run(CommandContext context) {
      Wiring.refuseNone(context.cell());
      EngineFacts facts = ServedCell.engine(context);
      if (facts.engine() != Engine.SLURM) {
        throw new GridException(
            Problem.refused(
                    "the tasks of cell " + context.cell().directory() + " run without Slurm")
                .hint("gridlite init --engine slurm makes a cell on Slurm"));
      }
      DiagnosisDocument document =
          new DiagnosisDocument(
              context.cell().directory().toString(),
              Wiring.surveySlurm(context.cell(), context.variables(), facts.slots()).stream()
                  .map(Check::finding)
                  .toList());
      TextOutput out = new TextOutput(context.console()::out);
      form.form().write(out, "diagnosis", document::write, document::write);
      out.flush();
      return document.count(Level.ERROR) > 0 ? 1 : 0;
    }

    private static DiagnosisDocument.Finding finding(EngineFinding found) {
      Level level =
          switch (found.severity()) {
            case FINE -> Level.OK;
            case DOUBTFUL -> Level.WARNING;
            case WRONG -> Level.ERROR;
          };
      return new DiagnosisDocument.Finding(level, found.subject(), found.text(), found.advice());
    }
  }
}
