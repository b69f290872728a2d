package gridlite.option;

import gridlite.complex.RequestedResource;
import gridlite.format.Attribute;
import gridlite.job.JobRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Options with lists, which add up: requests for resources and queues, hard ones and soft ones,
 * paths and mail recipients by host, predecessors. Queues named in one source replace those of an
 * earlier one, and each source begins with hard requests.
 *
 * @see "qsub(1), -hard, -soft, -l, -q"
 */
final class SubmitLists {
  /** The way of lists of addresses and paths that are given several times. */
  enum Again {
    /** Replaces those for the same host, as for new jobs. */
    REPLACES,
    /** Keeps everything, as {@code qalter} does, so that two paths for a host are refused. */
    ADDS
  }

  private final JobRequestBuilder request;
  private final Again again;
  private boolean hard = true;
  private boolean hardResourcesGiven;
  private boolean softResourcesGiven;
  private boolean softQueuesOfThisSource;
  private boolean hardQueuesOfThisSource;
  private boolean masterQueuesOfThisSource;

  /** Lists of a request. */
  SubmitLists(JobRequestBuilder request, Again again) {
    this.request = request;
    this.again = again;
  }

  /** Options of another source follow. */
  void beginSource() {
    hard = true;
    softQueuesOfThisSource = false;
    hardQueuesOfThisSource = false;
    masterQueuesOfThisSource = false;
  }

  /** Hard requests follow. */
  void beginHard() {
    hard = true;
  }

  /** Soft requests follow. */
  void beginSoft() {
    hard = false;
  }

  void resources(String value) {
    Attribute<List<RequestedResource>> attribute =
        hard ? JobRequest.HARD_RESOURCES : JobRequest.SOFT_RESOURCES;
    List<RequestedResource> all = ResourceArgument.merge(request.get(attribute), value);
    request.put(attribute, all);
    request.put(
        hard ? JobRequest.HARD_RESOURCES_EMPTIED : JobRequest.SOFT_RESOURCES_EMPTIED,
        all.isEmpty());
    hardResourcesGiven |= hard;
    softResourcesGiven |= !hard;
  }

  /**
   * Returns whether an attribute has been set, one that isn't hard or soft by an option that was
   * given: {@code -l} in any source, {@code -q} in the last one.
   */
  boolean hasValue(Attribute<?> attribute) {
    if (attribute == JobRequest.HARD_RESOURCES || attribute == JobRequest.SOFT_RESOURCES) {
      return attribute == JobRequest.HARD_RESOURCES ? hardResourcesGiven : softResourcesGiven;
    }
    if (attribute == JobRequest.HARD_QUEUES || attribute == JobRequest.SOFT_QUEUES) {
      return attribute == JobRequest.HARD_QUEUES ? hardQueuesOfThisSource : softQueuesOfThisSource;
    }
    return true;
  }

  void mailOptions(String value) {
    request.put(
        JobRequest.MAIL_OPTIONS, MailArgument.letters(request.get(JobRequest.MAIL_OPTIONS), value));
  }

  void mailList(String value) {
    switch (again) {
      case REPLACES ->
          request.put(
              JobRequest.MAIL_LIST,
              MailArgument.addresses(request.get(JobRequest.MAIL_LIST), value));
      case ADDS -> request.append(JobRequest.MAIL_LIST, MailArgument.addresses(value));
    }
  }

  /** A list of {@code [host:]path}. */
  void paths(Attribute<List<String>> attribute, List<String> paths) {
    Set<Optional<String>> hosts = new HashSet<>();
    for (String path : paths) {
      String plain = path.startsWith(":") ? path.substring(1) : path;
      if (hosts.add(OptionValues.hostOfPath(plain)) && again == Again.REPLACES) {
        request.put(attribute, OptionValues.replace(request.get(attribute), plain));
      } else {
        // two for a host are refused when the job is checked
        request.append(attribute, List.of(plain));
      }
    }
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
}
