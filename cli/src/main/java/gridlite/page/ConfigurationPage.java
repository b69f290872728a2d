package gridlite.page;

import gridlite.command.history.ObjectChanges;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.ObjectTexts;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.KindWords;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.state.ObjectRevision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code /configuration}: the objects that there are, and their changes; {@code
 * /object?kind=K&name=N}: one of them; {@code /change/N}: what a change has changed.
 */
final class ConfigurationPage implements PageContent {
  private static final int MOST = 200;

  @Override
  public String title(PageRequest request) {
    return "Configuration";
  }

  @Override
  public void write(CommandContext context, PageRequest request, Html out) {
    String wanted = request.field("q");
    Times times = Times.of(context.variables());
    out.open("form", "method", "get", "action", "/configuration", "role", "search");
    out.open("label").text("Kind, name or author ");
    out.empty("input", "type", "search", "name", "q", "id", "q", "value", wanted).close();
    out.element("button", "Show").close();
    List<ObjectChanges.Change> changes = ObjectChanges.of(context.store().history());
    objects(context, wanted, out);
    out.element("h2", "Changes");
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
        out.cell(changes.get(i).action()).cell(kind);
        out.linkCell(ObjectView.address(kind, revision.name()), revision.name()).close();
      }
    }
    out.endTable();
  }

  private static void objects(CommandContext context, String wanted, Html out) {
    out.element("h2", "Objects");
    out.table("The configuration", "Kind", "Objects");
    context
        .store()
        .read(
            state -> {
              for (String word : KindWords.all()) {
                List<String> names = new ArrayList<>();
                for (String name : state.objects(KindWords.kind(word).orElseThrow()).names()) {
                  if (word.contains(wanted) || name.contains(wanted)) {
                    names.add(name);
                  }
                }
                if (!names.isEmpty()) {
                  row(word, names, out);
                }
              }
              return 0;
            });
    out.endTable();
  }

  private static void row(String word, List<String> names, Html out) {
    out.open("tr").element("th", word, "scope", "row").open("td");
    for (String name : names.subList(0, Math.min(MOST, names.size()))) {
      out.link(ObjectView.address(word, name), name).text(" ");
    }
    if (names.size() > MOST) {
      out.text("and " + (names.size() - MOST) + " more: narrow them down above");
    }
    out.close().close();
  }

  /** {@code /object}: an object as {@code qconf -s} shows it, and its changes. */
  static final class ObjectView implements PageContent {
    private static final String PATH = "/object";

    static boolean isPath(String path) {
      return path.equals(PATH);
    }

    static String address(String kind, String name) {
      return PageRequest.of(PATH, Map.of("kind", kind)).with("name", name);
    }

    @Override
    public String title(PageRequest request) {
      return request.field("kind") + " " + request.field("name");
    }

    @Override
    public void write(CommandContext context, PageRequest request, Html out) {
      String name = request.field("name");
      ObjectKind kind =
          KindWords.kind(request.field("kind"))
              .orElseThrow(
                  () ->
                      new GridException(
                          Problem.refused("there is no kind \"" + request.field("kind") + "\"")
                              .hint("/configuration lists them")));
      List<ObjectChanges.Change> changes =
          ObjectChanges.of(context.store().history()).stream()
              .filter(c -> c.revision().kind() == kind && c.revision().name().equals(name))
              .toList();
      Optional<Values> object = context.store().read(state -> state.objects(kind).find(name));
      if (object.isEmpty() && changes.isEmpty()) {
        throw new GridException(
            Problem.refused("there is no " + ObjectTexts.title(kind) + " \"" + name + "\"")
                .hint("/configuration lists what there is"));
      }
      if (object.isPresent()) {
        out.preformatted(ObjectTexts.print(kind, object.get()));
      } else {
        out.element("p", "It was removed.");
      }
      Times times = Times.of(context.variables());
      out.table("Its changes, the latest first", "Change", "Time", "Author", "Action");
      for (int i = changes.size() - 1; i >= Math.max(0, changes.size() - MOST); i--) {
        ObjectRevision revision = changes.get(i).revision();
        String number = Long.toString(revision.number());
        out.open("tr").linkCell("/change/" + number, number);
        out.cell(times.table(revision.changed())).cell(revision.author());
        out.cell(changes.get(i).action()).close();
      }
      out.endTable();
    }
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
                  : Optional.<String>empty())
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
