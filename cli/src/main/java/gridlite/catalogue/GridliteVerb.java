package gridlite.catalogue;

import gridlite.command.cell.Adoption;
import gridlite.command.cell.CellCare;
import gridlite.command.cell.CellZone;
import gridlite.command.cell.ClassArchive;
import gridlite.command.cell.CompleteWord;
import gridlite.command.cell.DatabasePlace;
import gridlite.command.cell.EndFollower;
import gridlite.command.cell.GeneratedFiles;
import gridlite.command.cell.Init;
import gridlite.command.cell.ServedCell;
import gridlite.command.cell.ShowEngine;
import gridlite.command.cell.ShowPage;
import gridlite.command.cell.ShowVersion;
import gridlite.command.daemon.DaemonControl;
import gridlite.command.daemon.HelperStart;
import gridlite.command.daemon.RelayStart;
import gridlite.command.doctor.Doctor;
import gridlite.command.explain.Explain;
import gridlite.command.history.ObjectHistory;
import gridlite.command.lint.Lint;
import gridlite.command.program.JobControl;
import gridlite.command.program.ProgramSubmission;
import gridlite.command.program.TaskWait;
import gridlite.command.report.Report;
import gridlite.command.shell.Shell;
import gridlite.command.simulate.Simulate;
import gridlite.command.slurm.SlurmCare;
import gridlite.command.sql.Sql;
import gridlite.command.sql.ViewRows;
import gridlite.command.top.Look;
import gridlite.command.top.Top;
import gridlite.command.tour.Tour;
import gridlite.command.transfer.SiteTransfer;
import gridlite.command.web.PageView;
import gridlite.command.web.Web;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.Need;
import gridlite.verb.Verb;
import gridlite.verb.VerbRow;
import java.util.Locale;

/** The verbs of {@code gridlite}, in the order in which help lists them. */
enum GridliteVerb implements VerbRow {
  TOUR(CommandPlace.CALLER, Need.NOTHING),
  INIT(CommandPlace.CALLER, Need.DIRECTORY),
  DAEMON(CommandPlace.CALLER, Need.DIRECTORY),
  ADOPT(CommandPlace.CALLER, Need.DIRECTORY),
  ENGINE(CommandPlace.CELL, Need.STATE),
  SLURM(CommandPlace.CALLER, Need.NOTHING),
  DOCTOR(CommandPlace.CALLER, Need.NOTHING),
  EXPORT(CommandPlace.CELL, Need.STATE),
  IMPORT(CommandPlace.CELL, Need.STATE),
  HISTORY(CommandPlace.CELL, Need.STATE),
  DIFF(CommandPlace.CELL, Need.STATE),
  RESTORE(CommandPlace.CELL, Need.STATE),
  EXPLAIN(CommandPlace.CELL, Need.STATE),
  REPORT(CommandPlace.CELL, Need.STATE),
  SQL(CommandPlace.CALLER, Need.SERVED),
  ROWS(CommandPlace.CELL, Need.STATE),
  PAGE(CommandPlace.CELL, Need.LOOK),
  WEB(CommandPlace.CALLER, Need.DIRECTORY),
  LOOK(CommandPlace.CELL, Need.LOOK),
  TOP(CommandPlace.CALLER, Need.SERVED),
  SHELL(CommandPlace.CALLER, Need.NOTHING),
  SIMULATE(CommandPlace.CALLER, Need.DIRECTORY),
  LINT(CommandPlace.CELL, Need.STATE),
  TIMEZONE(CommandPlace.CELL, Need.STATE),
  BACKUP(CommandPlace.CALLER, Need.DIRECTORY),
  RESTORE_BACKUP(CommandPlace.CALLER, Need.DIRECTORY),
  CHECK(CommandPlace.CALLER, Need.DIRECTORY),
  DATABASE(CommandPlace.CALLER, Need.DIRECTORY),
  ARCHIVE(CommandPlace.CALLER, Need.NOTHING),
  MANUAL(CommandPlace.CALLER, Need.NOTHING),
  SUBMIT(CommandPlace.CELL, Need.STATE),
  AWAIT(CommandPlace.CELL, Need.STATE),
  CONTROL(CommandPlace.CELL, Need.CHANGE),
  FOLLOW(CommandPlace.WITHOUT_DAEMON, Need.STATE),
  ASSIST(CommandPlace.CALLER, Need.DIRECTORY),
  RELAY(CommandPlace.CALLER, Need.NOTHING),
  COMPLETE(CommandPlace.CELL, Need.DIRECTORY),
  VERSION(CommandPlace.CALLER, Need.NOTHING),
  HELP(CommandPlace.CALLER, Need.NOTHING);

  private final CommandPlace place;
  private final Need need;

  GridliteVerb(CommandPlace place, Need need) {
    this.place = place;
    this.need = need;
  }

  @Override
  public String verb() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public Need need() {
    return need;
  }

  @Override
  public CommandPlace place() {
    return place;
  }

  @Override
  public Verb create() {
    return switch (this) {
      case TOUR -> new Tour();
      case INIT -> new Init();
      case DAEMON -> new DaemonControl(Catalogue::read);
      case ADOPT -> new Adoption();
      case SLURM -> new SlurmCare();
      case DOCTOR -> new Doctor();
      case EXPORT -> new SiteTransfer.Export();
      case IMPORT -> new SiteTransfer.Import();
      case HISTORY -> new ObjectHistory.History();
      case DIFF -> new ObjectHistory.Diff();
      case RESTORE -> new ObjectHistory.Restore();
      case EXPLAIN -> new Explain();
      case REPORT -> new Report();
      case SQL -> new Sql();
      case WEB -> new Web(Catalogue::read);
      case TOP -> new Top(Catalogue::read);
      case SHELL -> new Shell(Catalogue::read, name -> Catalogue.find(name).isPresent());
      case SIMULATE -> new Simulate(ServedCell::configuration);
      case LINT -> new Lint();
      case TIMEZONE -> new CellZone();
      case BACKUP -> new CellCare.Backup();
      case RESTORE_BACKUP -> new CellCare.Restore();
      case CHECK -> new CellCare.Check();
      case DATABASE -> new DatabasePlace();
      case ARCHIVE -> new ClassArchive.Make();
      case MANUAL -> new GeneratedFiles(Gridlite.syntax());
      case VERSION -> new ShowVersion();
      case HELP -> new ShowPage(Gridlite.syntax());
      // what programs call, gridlite itself among them
      case ENGINE -> new ShowEngine();
      case ROWS -> new ViewRows();
      case PAGE -> new PageView();
      case LOOK -> new Look();
      case SUBMIT -> new ProgramSubmission();
      case AWAIT -> new TaskWait();
      case CONTROL -> new JobControl();
      case FOLLOW -> new EndFollower();
      case ASSIST -> new HelperStart(Catalogue::read);
      case RELAY -> new RelayStart();
      case COMPLETE -> new CompleteWord(Gridlite.syntax());
    };
  }
}
