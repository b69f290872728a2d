package gridlite.option;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import java.util.ArrayList;
import java.util.List;

/** The job request that options build up, one after the other. */
final class JobRequestBuilder {
  private Values values = JobRequest.SCHEMA.template();

  /** Returns what has been asked for so far. */
  Values values() {
    return values;
  }

  <V> V get(Attribute<V> attribute) {
    return values.get(attribute);
  }

  <V> void put(Attribute<V> attribute, V value) {
    values = values.with(attribute, value);
  }

  void append(Attribute<List<String>> attribute, List<String> added) {
    List<String> all = new ArrayList<>(values.get(attribute));
    all.addAll(added);
    put(attribute, List.copyOf(all));
  }
}
