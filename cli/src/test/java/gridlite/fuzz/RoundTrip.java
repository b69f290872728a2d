package gridlite.fuzz;

import gridlite.complex.ComplexDefinition;
import gridlite.complex.ComplexText;
import gridlite.format.Layout.LineWidth;
import gridlite.format.Values;
import gridlite.json.JsonReader;
import gridlite.json.ObjectJson;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import gridlite.quota.QuotaText;
import gridlite.state.ClusterState;
import java.util.List;
import java.util.Map;

/** What was accepted is listed so that it can be read back to the same object. */
final class RoundTrip {
  private RoundTrip() {}

  /** Checks the objects that a change has touched; throws an error about the first that differs. */
  static void check(ClusterState before, ClusterState after) {
    for (ObjectKind kind : ObjectKind.values()) {
      for (Map.Entry<String, Values> entry : after.objects(kind).asMap().entrySet()) {
        Values object = entry.getValue();
        if (before.find(kind, entry.getKey()).map(was -> !was.equals(object)).orElse(true)) {
          check(after, kind, object);
        }
      }
    }
  }

  private static void check(ClusterState after, ObjectKind kind, Values object) {
    switch (kind) {
      case COMPLEX_ATTRIBUTE -> {
        String text = ComplexText.print(List.of(object));
        ComplexText.Parsed parsed = ComplexText.parse("listing", text);
        same(text, object, parsed.rows().stream().map(ComplexDefinition::row).toList());
      }
      case RESOURCE_QUOTA_SET -> {
        for (QuotaText.Lines lines : QuotaText.Lines.values()) {
          String text = QuotaText.print(List.of(object), lines);
          same(
              text,
              object,
              QuotaText.parse("listing", text).stream()
                  .map(set -> set.resolve(after.complexes()))
                  .toList());
        }
      }
      case ADMIN_HOST, SUBMIT_HOST, MANAGER, OPERATOR -> {
        // lists of names
      }
      default -> check(KindTraits.of(kind), object);
    }
  }

  private static void check(KindTraits traits, Values object) {
    Values template = traits.template(traits.name(object));
    for (LineWidth width : LineWidth.values()) {
      String text = traits.layout().print(object, width);
      same(text, object, List.of(traits.layout().parse("listing", text, template).object()));
    }
    ObjectJson json = new ObjectJson(traits.schema());
    String text = json.print(object);
    same(
        text, object, List.of(json.read("json", JsonReader.read("json", text), template).object()));
  }

  private static void same(String text, Values object, List<Values> read) {
    if (!read.equals(List.of(object))) {
      throw new AssertionError("is not read back to the same:\n" + text + "\nread: " + read);
    }
  }
}
