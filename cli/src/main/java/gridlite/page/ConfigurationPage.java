package gridlite.page;

import gridlite.command.history.ObjectChanges;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.KindWords;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.state.ObjectRevision;
import java.util.List;

/** {@code /configuration}: the changes of objects; {@code /change/N}: what one has changed. */
final class ConfigurationPage implements PageContent {
  private static final int MOST = 200;

  @Override
  public String title(PageRequest request) {
    return "Configuration";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    String wanted = request.value("q");
    Times times = Times.of(context.environment());
    out.open("form", "method", "get", "action", "/configuration", "role", "search");
    out.open("label").text("Kind, name or author ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    List<ObjectChanges.Change> changes = ObjectChanges.of(context.store().history());
    out.table("Changes, the latest first", "Change", "Time", "Author", "Action", "Kind", "Name");
    int shown = 0;
    for (int i = changes.size() - 1; i >= 0 && shown < MOST; i--) {
      ObjectRevision revision = changes.get(i).revision();
      String kind = KindWords.word(revision.kind());
      if (kind.contains(wanted)
          || revision.name().contains(wanted)
          || revision.author().contains(wanted)) {
        shown++;
        String number = Long.toString(revision.number());
        out.open("tr").linkCell("/change/" + number, number);
        out.cell(times.table(revision.changed())).cell(revision.author());
        out.cell(changes.get(i).action()).cell(kind).cell(revision.name()).close();
      }
    }
    out.endTable();
  }

  /** {@code /change/N}. */
  static final class Difference implements PageContent {
    private static final String PREFIX = "/change/";

    static boolean isPath(String path) {
      return path.startsWith(PREFIX);
    }

    @Override
    public String title(PageRequest request) {
      return "Change " + request.path().substring(PREFIX.length());
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      String number = request.path().substring(PREFIX.length());
      boolean isNumber = number.matches("[0-9]{1,18}");
      String difference =
          (isNumber
                  ? ObjectChanges.difference(context.store().history(), Long.parseLong(number))
                  : java.util.Optional.<String>empty())
              .orElseThrow(
                  () ->
                      new GridException(
                          Problem.refused("there is no change " + number)
                              .hint("/configuration lists them")));
      out.element("p", "Lines with - were there before, those with + are there since.");
      out.preformatted(difference);
      out.open("p").link("/configuration", "All changes").close();
    }
  }
}
