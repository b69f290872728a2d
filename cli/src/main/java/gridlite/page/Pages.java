package gridlite.page;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import java.util.Map;
import java.util.Optional;

/** The pages by their paths. */
public final class Pages {
  private static final Map<String, PageContent> PAGES =
      Map.of(
          "/", new OverviewPage(),
          "/queues", new QueuesPage(),
          "/jobs", new JobsPage(),
          "/plan", new PlanPage(),
          "/quotas", new QuotasPage(),
          "/priorities", new PrioritiesPage(),
          "/configuration", new ConfigurationPage(),
          "/usage", new UsagePage());

  /** The parts of pages that take longer to work out, so that a page includes them later. */
  private static final Map<String, PageContent> PARTS =
      Map.of(
          "/starts", new PlanPage.Starts(),
          "/job-starts", new JobStarts(),
          "/plan-picture", new PlanPage.Picture(),
          "/share-picture", new SharesPart());

  private Pages() {}

  /**
   * Writes what an address names.
   *
   * @throws GridException where there is nothing
   */
  public static void write(CommandContext context, PageRequest request, TextOutput out) {
    String path = request.path();
    if (path.equals("/revision")) {
      long revision = context.store().read(state -> state.revision());
      out.add(revision).end();
    } else if (path.equals("/usage.csv")) {
      UsagePage.writeTable(context, request, out);
    } else if (path.equals("/usage.svg")) {
      UsagePage.writePicture(context, request, out);
    } else {
      PageContent page = find(path).orElseThrow(() -> nothing(path));
      String footer =
          "cell "
              + context.cell().directory()
              + ", as "
              + context.actor().name()
              + ", "
              + Times.of(context.variables()).table(context.clock().instant());
      PageFrame.write(
          out,
          Optional.of(path),
          page.title(request),
          footer,
          html -> page.write(context, request, html));
    }
  }

  private static Optional<PageContent> find(String path) {
    if (JobPage.isPath(path)) {
      return Optional.of(new JobPage());
    }
    if (JobPage.Start.isPath(path)) {
      return Optional.of(new JobPage.Start());
    }
    if (JobPage.Records.isPath(path)) {
      return Optional.of(new JobPage.Records());
    }
    if (ConfigurationPage.ObjectView.isPath(path)) {
      return Optional.of(new ConfigurationPage.ObjectView());
    }
    if (ConfigurationPage.Difference.isPath(path)) {
      return Optional.of(new ConfigurationPage.Difference());
    }
    return Optional.ofNullable(PAGES.getOrDefault(path, PARTS.get(path)));
  }

  private static GridException nothing(String path) {
    return new GridException(
        Problem.refused("there is no page " + path).hint("the navigation lists the pages"));
  }
}
