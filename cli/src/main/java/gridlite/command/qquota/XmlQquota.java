package gridlite.command.qquota;

import gridlite.render.TextOutput;
import gridlite.render.Xml;

/**
 * Writes a {@link QuotaReport} as XML: an element a line of the table.
 *
 * @see "qquota(1), -xml"
 */
final class XmlQquota {
  private static final String SCHEMA =
      "http://arc.liv.ac.uk/repos/darcs/sge/source/source/dist/util/resources/schemas/"
          + "qquota/qquota.xsd";

  private XmlQquota() {}

  /** Writes the document. */
  static void write(TextOutput out, QuotaReport report) {
    out.add("<?xml version='1.0'?>").end();
    out.add("<qquota_result xmlns=\"").add(SCHEMA).add("\">").end();
    for (QuotaReport.Line line : report.lines()) {
      out.add(" <qquota_rule name='").add(Xml.escaped(line.rule())).add("'>").end();
      line.filters()
          .forEach(
              (subject, filter) -> {
                filter.included().forEach(name -> member(out, subject.keyword(), name));
                filter.excluded().forEach(name -> member(out, "x" + subject.keyword(), name));
              });
      out.add("   <limit resource='").add(Xml.escaped(line.resource()));
      out.add("' limit='").add(Xml.escaped(line.limit())).add("'");
      line.used().ifPresent(used -> out.add(" value='").add(Xml.escaped(used)).add("'"));
      out.add("/>").end();
      out.add(" </qquota_rule>").end();
    }
    out.add("</qquota_result>").end();
  }

  private static void member(TextOutput out, String element, String name) {
    out.add("   <").add(element).add('>').add(Xml.escaped(name));
    out.add("</").add(element).add('>').end();
  }
}
