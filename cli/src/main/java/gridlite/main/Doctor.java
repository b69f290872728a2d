package gridlite.main;

import gridlite.run.CommandContext;
import java.util.List;

final class Doctor {
  private Doctor() {}

  static int run(CommandContext context, List<String> operands) {
    return 0;
  }
}
