package gridlite.quota;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The claims of all jobs that bring the same members to rules, for the rules that limit nothing of
 * what they request: what such jobs use is the same for all of them.
 */
final class ClaimsOfMembers {
  private final CompiledLimit.Members members;
  private final Map<CompiledRule, List<QuotaClaim>> byRule = new HashMap<>();

  ClaimsOfMembers(CompiledLimit.Members members) {
    this.members = members;
  }

  CompiledLimit.Members members() {
    return members;
  }

  Map<CompiledRule, List<QuotaClaim>> byRule() {
    return byRule;
  }
}
