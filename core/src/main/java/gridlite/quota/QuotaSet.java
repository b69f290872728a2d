package gridlite.quota;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.ValueFormat;
import java.util.List;

/**
 * A resource quota set: {@code qconf -srqs}. {@link QuotaText} reads and writes its text in braces.
 *
 * @see "sge_resource_quota(5)"
 */
public final class QuotaSet {
  private QuotaSet() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("resource quota set", 12);

  /** Name of the set. */
  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "Name of the resource quota set.");

  /** Any text, kept literally, quotes included. */
  public static final Attribute<String> DESCRIPTION =
      FORMAT.attribute("description", Formats.TEXT, "NONE", "Any text.");

  public static final Attribute<Boolean> ENABLED =
      FORMAT.attribute("enabled", Formats.BOOLEAN, false, "Whether the set is applied.");

  /** The rules in order; the first one that matches a job decides. */
  public static final Attribute<List<QuotaRule>> LIMITS =
      FORMAT.attribute(
          "limit",
          rules(),
          List.of(QuotaRuleParser.rule("to slots=0")),
          "Rule: [name N] [users F] [projects F] [pes F] [queues F] [hosts F] to R=V,...");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();

  private static ValueFormat<List<QuotaRule>> rules() {
    return Formats.of(
        text -> List.copyOf(QuotaRuleParser.rules(text)),
        rules -> {
          StringBuilder text = new StringBuilder();
          for (QuotaRule rule : rules) {
            text.append(text.length() > 0 ? " limit " : "").append(rule);
          }
          return text.toString();
        });
  }
}
