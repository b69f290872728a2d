package gridlite.main;

import gridlite.command.Explain;
import gridlite.command.Lint;
import gridlite.command.Simulate;
import gridlite.run.Need;
import gridlite.run.Place;
import gridlite.transfer.SiteTransfer;
import gridlite.verb.HelpVerb;
import gridlite.verb.Verb;
import gridlite.verb.VerbRow;
import java.util.Locale;

/** The verbs of {@code gridlite}, in the order in which help lists them. */
enum GridliteVerb implements VerbRow {
  INIT(Place.CALLER, Need.DIRECTORY),
  DAEMON(Place.CALLER, Need.DIRECTORY),
  ADOPT(Place.CALLER, Need.DIRECTORY),
  DOCTOR(Place.CALLER, Need.NOTHING),
  EXPORT(Place.CELL, Need.STATE),
  IMPORT(Place.CELL, Need.STATE),
  HISTORY(Place.CELL, Need.STATE),
  DIFF(Place.CELL, Need.STATE),
  RESTORE(Place.CELL, Need.STATE),
  EXPLAIN(Place.CELL, Need.STATE),
  SIMULATE(Place.CALLER, Need.DIRECTORY),
  LINT(Place.CELL, Need.STATE),
  BACKUP(Place.CALLER, Need.DIRECTORY),
  RESTORE_BACKUP(Place.CALLER, Need.DIRECTORY),
  CHECK(Place.CALLER, Need.DIRECTORY),
  ARCHIVE(Place.CALLER, Need.NOTHING),
  MANUAL(Place.CALLER, Need.NOTHING),
  FOLLOW(Place.WITHOUT_DAEMON, Need.STATE),
  VERSION(Place.CALLER, Need.NOTHING),
  HELP(Place.CALLER, Need.NOTHING);

  private final Place place;
  private final Need need;

  GridliteVerb(Place place, Need need) {
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
  public Place place() {
    return place;
  }

  @Override
  public Verb create() {
    return switch (this) {
      case INIT -> new Init();
      case DAEMON -> new DaemonControl(Catalogue::read);
      case ADOPT -> new Adoption();
      case DOCTOR -> new Doctor();
      case EXPORT -> new SiteTransfer.Export();
      case IMPORT -> new SiteTransfer.Import();
      case HISTORY -> new ObjectHistory.History();
      case DIFF -> new ObjectHistory.Diff();
      case RESTORE -> new ObjectHistory.Restore();
      case EXPLAIN -> new Explain();
      case SIMULATE -> new Simulate(ServedCell::configuration);
      case LINT -> new Lint();
      case BACKUP -> new CellCare.Backup();
      case RESTORE_BACKUP -> new CellCare.Restore();
      case CHECK -> new CellCare.Check();
      case ARCHIVE -> new ClassArchive.Make();
      case MANUAL -> new GeneratedFiles(Gridlite.syntax());
      case FOLLOW -> new EndFollower();
      case VERSION -> new ShowVersion();
      case HELP -> new HelpVerb(Gridlite.syntax());
    };
  }
}
