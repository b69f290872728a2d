package gridlite.schedule.reason;

import gridlite.complex.RequestedResource;
import java.util.List;
import java.util.Optional;

/** The resources that jobs request, in the order in which messages name them. */
public final class RequestList {
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

  /** The request for a resource as the job spells it; empty where it has none. */
  Optional<String> of(String resource) {
    for (RequestedResource request : requests) {
      if (request.name().equals(resource)) {
        return Optional.of(spelled(request));
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
    return text;
  }
}
