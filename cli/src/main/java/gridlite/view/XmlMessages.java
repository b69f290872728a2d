package gridlite.view;

import gridlite.state.SchedulingReport;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the scheduler's messages as XML, with the numbers that programs know them by. */
final class XmlMessages {
  /** A phrase by which a message is known, and its number. */
  private record Known(String phrase, int number) {}

  private static final List<Known> KNOWN =
      List.of(
          new Known("hard queue list", 6),
          new Known("cannot run in PE", 24),
          new Known("hold state", 33),
          new Known("job dependencies", 35),
          new Known("because it is full", 37),
          new Known("max_aj_instances", 45),
          new Known("is turned off", 83),
          new Known("no messages available", 90));

  private final Xml xml;

  XmlMessages(Xml xml) {
    this.xml = xml;
  }

  void write(JobDetails.Messages messages) {
    Map<String, Set<Long>> jobs = new LinkedHashMap<>();
    for (SchedulingReport.Group group : messages.groups()) {
      for (String line : group.lines()) {
        jobs.computeIfAbsent(line, key -> new LinkedHashSet<>()).addAll(group.jobs());
      }
    }
    List<String> global = messages.withoutJobs();
    if (!jobs.isEmpty() && messages.kept()) {
      xml.open("SME_message_list");
      // only the first list of numbers has its own element name
      String item = "ulong_sublist";
      for (Map.Entry<String, Set<Long>> message : jobs.entrySet()) {
        xml.open("element").open("MES_job_number_list");
        for (long job : message.getValue()) {
          xml.open(item).element("ULNG_value", job).close(item);
        }
        xml.close("MES_job_number_list");
        text(message.getKey());
        xml.close("element");
        item = "element";
      }
      xml.close("SME_message_list");
    }
    if (!global.isEmpty()) {
      xml.open("SME_global_message_list");
      for (String line : global) {
        xml.open("element");
        text(line);
        xml.close("element");
      }
      xml.close("SME_global_message_list");
    }
  }

  private void text(String message) {
    xml.element("MES_message_number", number(message)).element("MES_message", message);
  }

  private static int number(String message) {
    for (Known known : KNOWN) {
      if (message.contains(known.phrase())) {
        return known.number();
      }
    }
    return 0;
  }
}
