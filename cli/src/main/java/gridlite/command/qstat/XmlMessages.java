package gridlite.command.qstat;

import gridlite.job.JobId;
import gridlite.render.Xml;
import gridlite.state.MessageKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Writes the scheduler's messages as XML, with the numbers that programs know them by. */
final class XmlMessages {
  private final Xml xml;

  XmlMessages(Xml xml) {
    this.xml = xml;
  }

  /** Writes messages by what they are about: each with the jobs that share it. */
  void writeKinds(JobDetails.Messages messages) {
    write(messages, messages.groups(), message -> message.kind().title().orElse(""));
  }

  /** Writes the messages for some jobs as they are. */
  void write(JobDetails.Messages messages, Set<JobId> jobs) {
    List<SchedulingReport.Group> ofJobs = new ArrayList<>();
    for (SchedulingReport.Group group : messages.groups()) {
      List<JobId> shown = new ArrayList<>(group.jobs());
      shown.retainAll(jobs);
      if (!shown.isEmpty()) {
        ofJobs.add(new SchedulingReport.Group(shown, group.messages()));
      }
    }
    write(messages, ofJobs, SchedulingMessage::text);
  }

  private void write(
      JobDetails.Messages messages,
      List<SchedulingReport.Group> groups,
      Function<SchedulingMessage, String> words) {
    if (!groups.isEmpty() && messages.kept()) {
      xml.open("SME_message_list");
      groups.forEach(group -> group(group, words));
      xml.close("SME_message_list");
    }
    List<SchedulingMessage> global = messages.withoutJobs();
    if (!global.isEmpty()) {
      xml.open("SME_global_message_list");
      for (SchedulingMessage message : global) {
        xml.open("element");
        text(message.kind(), message.text());
        xml.close("element");
      }
      xml.close("SME_global_message_list");
    }
  }

  private void group(SchedulingReport.Group group, Function<SchedulingMessage, String> words) {
    // only the first list of a group has its own element name
    String item = "ulong_sublist";
    for (SchedulingMessage message : group.messages()) {
      xml.open("element").open("MES_job_number_list");
      for (JobId job : group.jobs()) {
        xml.open(item).element("ULNG_value", job.number()).close(item);
      }
      xml.close("MES_job_number_list");
      text(message.kind(), words.apply(message));
      xml.close("element");
      item = "element";
    }
  }

  private void text(MessageKind kind, String message) {
    xml.element("MES_message_number", kind.number()).element("MES_message", message);
  }
}
