package gridlite.command.web;

import gridlite.page.PageRequest;
import gridlite.page.Pages;
import gridlite.render.TextOutput;
import gridlite.runtime.CommandContext;
import gridlite.value.Given;
import gridlite.verb.Verb;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite page ADDRESS}: writes a page of the cell. The server calls it, so that pages are
 * made where all commands run: in the daemon where there is one.
 */
@Command(name = "page", hidden = true, description = "Write a page of gridlite web.")
public final class PageView extends Verb {
  @Parameters(paramLabel = "ADDRESS", description = "Path of the page and what is asked of it.")
  private String address = "";

  @Option(
      names = "--form",
      paramLabel = "SECRET",
      description = "Write forms that change something, and this secret into them.")
  private String form = "";

  @Override
  public int run(CommandContext context) {
    TextOutput out = new TextOutput(context.console()::out);
    Pages.write(context, request(), out);
    out.flush();
    return 0;
  }

  private PageRequest request() {
    PageRequest request = PageRequest.parse(address);
    return Given.text(form).map(request::withForms).orElse(request);
  }
}
