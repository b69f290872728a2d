package gridlite.option;

import gridlite.format.Attribute;
import gridlite.job.JobRequest;
import gridlite.value.NameValue;
import java.util.List;

/**
 * Options with lists, which add up: requests for resources and queues, hard ones and soft ones,
 * paths and mail recipients by host, predecessors. Queues named in one source replace those of an
 * earlier one, and each source begins with hard requests.
 *
 * @see "qsub(1), -hard, -soft, -l, -q"
 */
final class SubmitLists {
  private final JobRequestBuilder request;
  private boolean hard = true;
  private boolean hardResourcesGiven;
  private boolean softResourcesGiven;
  private boolean softQueuesOfThisSource;
  private boolean hardQueuesOfThisSource;
  private boolean masterQueuesOfThisSource;

  /** Lists of a request. */
  SubmitLists(JobRequestBuilder request) {
    this.request = request;
  }

  /** Options of another source follow. */
  void beginSource() {
    hard = true;
    softQueuesOfThisSource = false;
    hardQueuesOfThisSource = false;
    masterQueuesOfThisSource = false;
  }

  void hard(boolean on) {
    hard = on;
  }

  void paths(SubmitOption option, String value) {
    Attribute<List<String>> attribute =
        switch (option) {
          case STDERR -> JobRequest.STDERR_PATHS;
          case STDOUT -> JobRequest.STDOUT_PATHS;
          case STDIN -> JobRequest.STDIN_PATHS;
          default -> JobRequest.SHELLS;
        };
    List<String> paths = request.get(attribute);
    for (String path :
        OptionValues.list(option.option().name(), value, "[host:]path with commas between")) {
      String plain = path.startsWith(":") ? path.substring(1) : path;
      paths = OptionValues.replace(paths, plain, OptionValues.hostOfPath(plain).length());
    }
    request.put(attribute, List.copyOf(paths));
  }

  void predecessors(SubmitOption option, String value) {
    Attribute<List<String>> attribute =
        option == SubmitOption.HOLD_JID ? JobRequest.PREDECESSORS : JobRequest.ARRAY_PREDECESSORS;
    request.append(
        attribute,
        OptionValues.list(
            option.option().name(), value, "job numbers, names or patterns with commas between"));
  }

  void resources(String value) {
    Attribute<List<NameValue>> attribute =
        hard ? JobRequest.HARD_RESOURCES : JobRequest.SOFT_RESOURCES;
    List<NameValue> all = ResourceArgument.merge(request.get(attribute), value);
    request.put(attribute, all);
    request.put(
        hard ? JobRequest.HARD_RESOURCES_EMPTIED : JobRequest.SOFT_RESOURCES_EMPTIED,
        all.isEmpty());
    hardResourcesGiven |= hard;
    softResourcesGiven |= !hard;
  }

  /** Whether a {@code -l} was given while requests were hard, or soft. */
  boolean hasResources(boolean hardOnes) {
    return hardOnes ? hardResourcesGiven : softResourcesGiven;
  }

  void mailOptions(String value) {
    request.put(
        JobRequest.MAIL_OPTIONS, MailArgument.letters(request.get(JobRequest.MAIL_OPTIONS), value));
  }

  void mailList(String value) {
    request.put(
        JobRequest.MAIL_LIST, MailArgument.addresses(request.get(JobRequest.MAIL_LIST), value));
  }

  void masterQueues(String value) {
    if (!masterQueuesOfThisSource) {
      request.put(JobRequest.MASTER_QUEUES, List.of());
    }
    masterQueuesOfThisSource = true;
    request.append(JobRequest.MASTER_QUEUES, OptionValues.list("-masterq", value, "queue names"));
  }

  void queues(String value) {
    Attribute<List<String>> attribute = hard ? JobRequest.HARD_QUEUES : JobRequest.SOFT_QUEUES;
    boolean again = hard ? hardQueuesOfThisSource : softQueuesOfThisSource;
    if (!again) {
      request.put(attribute, List.of());
    }
    hardQueuesOfThisSource |= hard;
    softQueuesOfThisSource |= !hard;
    request.append(attribute, OptionValues.list("-q", value, "queue names with commas between"));
  }

  /** Whether {@code -q} was given while requests were hard, or soft, in the last source. */
  boolean hasQueues(boolean hardOnes) {
    return hardOnes ? hardQueuesOfThisSource : softQueuesOfThisSource;
  }
}
