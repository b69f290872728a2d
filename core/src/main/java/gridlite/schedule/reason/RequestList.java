package gridlite.schedule.reason;

import gridlite.complex.RequestedResource;
import java.util.List;
import java.util.Optional;

/** The resources that jobs request, in the order in which messages name them. */
public final class RequestList {
  /**
   * Characters of requests that a message has at most: each host gives a message of its own, and a
   * job may ask for hosts in a hundred thousand characters.
   */
  private static final int MOST = 1000;

  private final List<RequestedResource> requests;
  private final String text;

  /** A list in this order. */
  public RequestList(List<RequestedResource> requests) {
    this.requests = List.copyOf(requests);
    StringBuilder all = new StringBuilder();
    for (RequestedResource request : requests) {
      all.append(all.length() > 0 ? "," : "").append(spelled(request));
    }
    this.text = all.length() == 0 ? "NONE" : all.toString();
  }

  private static String spelled(RequestedResource request) {
    return request.name() + "=" + request.value();
  }

  private static String shortened(String text) {
    if (text.length() <= MOST) {
      return text;
    }
    boolean half = Character.isHighSurrogate(text.charAt(MOST - 1));
    return text.substring(0, half ? MOST - 1 : MOST) + "...";
  }

  /** The request for a resource as messages write it; empty where the job has none. */
  Optional<String> of(String resource) {
    for (RequestedResource request : requests) {
      if (request.name().equals(resource)) {
        return Optional.of(shortened(spelled(request)));
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RequestList that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** As messages write it. */
  @Override
  public String toString() {
    return shortened(text);
  }
}
