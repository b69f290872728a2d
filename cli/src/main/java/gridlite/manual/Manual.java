package gridlite.manual;

import gridlite.option.SubmitTable;
import gridlite.verb.VerbSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The manual pages: prose beside this class, terms and initial values from the tables of options,
 * verbs and attributes. {@code man/} has them in roff, {@code gridlite help} shows them as text.
 */
public final class Manual {
  /** Pages about what no table describes. */
  private static final List<String> TOPICS =
      List.of(
          "accounting",
          "gridlite_database",
          "drmaa",
          "jsv",
          "sge_conf",
          "sge_priority",
          "sge_request",
          "sge_resource_quota",
          "sge_types",
          "share_tree");

  private final VerbSyntax gridlite;
  private final SubmitTable options;

  /**
   * The manual of the product.
   *
   * @param gridlite the verbs of {@code gridlite}
   * @param options the options that describe jobs
   */
  public Manual(VerbSyntax gridlite, SubmitTable options) {
    this.gridlite = gridlite;
    this.options = options;
  }

  /** All generated files, pages and completion: text by path, relative to the project's root. */
  public Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    for (Page page : pages()) {
      PageSource.Head head = page.head();
      files.put("man/" + head.name() + "." + head.section(), RoffWriter.text(page));
    }
    List<String> programs = new ArrayList<>(List.of(gridlite.command()));
    for (CommandPage command : commands()) {
      if (!command.isVerb()) {
        programs.add(command.name());
      }
    }
    files.putAll(Completion.files(programs));
    files.put("docs/tour.md", TourText.read());
    return files;
  }

  /**
   * The page on a topic as plain text: of a command, a verb of {@code gridlite}, a format; empty
   * when there is none.
   */
  public Optional<String> text(String topic) {
    String verb = gridlite.command() + "-" + topic;
    for (String name : List.of(topic, verb, "sge_" + topic)) {
      for (Page page : pages()) {
        if (page.head().name().equals(name)) {
          return Optional.of(PlainWriter.text(page));
        }
      }
    }
    return Optional.empty();
  }

  /** The purposes of the pages on formats and concepts, by their names. */
  public Map<String, String> topics() {
    Map<String, String> topics = new TreeMap<>();
    for (Page page : pages()) {
      if (page.head().section() != 1 || TOPICS.contains(page.head().name())) {
        topics.put(page.head().name(), page.head().purpose());
      }
    }
    return topics;
  }

  /** Names of all pages. The pages are not read, since the shells wait for it. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(gridlite.command()));
    CommandPage.all(options).forEach(command -> names.add(command.name()));
    VerbPage.withPages(gridlite).forEach(verb -> names.add(gridlite.command() + "-" + verb));
    FormatPage.all().forEach(format -> names.add(format.name()));
    names.addAll(TOPICS);
    return names;
  }

  /** The verbs of {@code gridlite} that help shows. */
  List<String> verbs() {
    List<String> verbs = new ArrayList<>(VerbPage.withPages(gridlite));
    verbs.add("help");
    return verbs;
  }

  /** A command, or a verb of {@code gridlite} as {@code gridlite-VERB}. */
  Optional<CommandPage> command(String name) {
    String verbs = gridlite.command() + "-";
    return name.startsWith(verbs)
        ? VerbPage.of(gridlite, name.substring(verbs.length()))
        : CommandPage.all(options).stream()
            .filter(command -> command.name().equals(name))
            .findFirst();
  }

  /** The verbs below a verb of {@code gridlite}. */
  List<String> verbsBelow(String verb) {
    return VerbPage.below(gridlite, verb);
  }

  /** All pages. */
  List<Page> pages() {
    List<Page> pages = new ArrayList<>();
    pages.add(Page.of(gridlite.command(), VerbPage.rows(gridlite)));
    for (CommandPage command : commands()) {
      pages.add(Page.of(command.name(), command.rows()));
    }
    for (FormatPage format : FormatPage.all()) {
      pages.add(Page.of(format.name(), format.rows()));
    }
    for (String topic : TOPICS) {
      pages.add(Page.of(topic, Map.of()));
    }
    return pages;
  }

  private List<CommandPage> commands() {
    List<CommandPage> commands = new ArrayList<>(CommandPage.all(options));
    commands.addAll(VerbPage.all(gridlite));
    return commands;
  }
}
