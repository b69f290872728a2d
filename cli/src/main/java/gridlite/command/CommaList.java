package gridlite.command;

import gridlite.complex.RequestedResource;
import gridlite.operation.job.ResourceRequests;
import java.util.ArrayList;
import java.util.List;

/** Comma-separated operands. */
public final class CommaList {
  private CommaList() {}

  /** The elements of all lists, without empty ones. */
  public static List<String> of(List<String> lists) {
    List<String> words = new ArrayList<>();
    for (String list : lists) {
      int start = 0;
      while (start <= list.length()) {
        int comma = list.indexOf(',', start);
        int end = comma < 0 ? list.length() : comma;
        String word = list.substring(start, end).strip();
        if (!word.isEmpty()) {
          words.add(word);
        }
        start = end + 1;
      }
    }
    return words;
  }

  /** Elements {@code name=value}; one without a value asks for {@code TRUE}. */
  public static List<RequestedResource> pairs(List<String> lists) {
    List<RequestedResource> pairs = new ArrayList<>();
    for (String word : of(lists)) {
      int equals = word.indexOf('=');
      pairs.add(
          equals < 0
              ? new RequestedResource(word, ResourceRequests.GIVEN)
              : new RequestedResource(word.substring(0, equals), word.substring(equals + 1)));
    }
    return pairs;
  }
}
