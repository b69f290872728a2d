package gridlite.command.qquota;

import gridlite.render.TextOutput;

/**
 * Writes a {@link QuotaReport} as a table; nothing at all when there is nothing to show.
 *
 * @see "qquota(1), output format"
 */
final class PlainQquota {
  private static final int RULE = 18;
  private static final int LIMIT = 20;
  private static final int RULER = 80;

  private PlainQquota() {}

  /** Writes the lines. */
  static void write(TextOutput out, QuotaReport report) {
    if (report.lines().isEmpty()) {
      return;
    }
    out.add("resource quota rule limit                filter").end();
    out.repeat('-', RULER).end();
    for (QuotaReport.Line line : report.lines()) {
      String limit =
          line.resource() + "=" + line.used().map(used -> used + "/").orElse("") + line.limit();
      out.left(line.rule(), RULE).add(' ').cut(limit, LIMIT).add(' ').add(filters(line)).end();
    }
  }

  private static String filters(QuotaReport.Line line) {
    StringBuilder text = new StringBuilder();
    line.filters()
        .forEach(
            (subject, filter) ->
                text.append(text.length() > 0 ? " " : "")
                    .append(subject.keyword())
                    .append(' ')
                    .append(filter));
    return text.length() == 0 ? "-" : text.toString();
  }
}
