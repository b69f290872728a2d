package gridlite.page;

import gridlite.runtime.CommandContext;

/** A page: writes what belongs between its title and its end. */
interface PageContent {
  /** The title. */
  String title(PageRequest request);

  /**
   * Writes the content.
   *
   * @throws gridlite.problem.GridException for something that there is not
   */
  void write(CommandContext context, PageRequest request, Html out);
}
