package gridlite.conformance;

import gridlite.name.NamePattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A recorded scenario: prose, commands behind <code>  $ </code> (continued behind <code>  &gt;
 * </code>), and under each command what it prints, its exit status as {@code [N]} when it is not 0.
 *
 * @param name path below {@code conformance/}
 * @param text the file
 * @param steps the commands in order
 */
record Scenario(String name, String text, List<Step> steps) {
  private static final Pattern NEEDS_LAUNCHER = Pattern.compile("\\bqrsh\\b|\\btty\\b|--watch");

  /** A command and what it is to print. */
  record Step(List<String> command, List<String> expected) {
    /**
     * Whether printed lines are those expected; an expected line may end in {@code (re)} or {@code
     * (glob)}.
     */
    boolean accepts(List<String> printed) {
      if (printed.size() != expected.size()) {
        return false;
      }
      for (int i = 0; i < printed.size(); i++) {
        if (!accepts(expected.get(i), printed.get(i))) {
          return false;
        }
      }
      return true;
    }

    private static boolean accepts(String wanted, String printed) {
      if (wanted.equals(printed)) {
        return true;
      }
      if (wanted.endsWith(" (re)")) {
        try {
          return Pattern.matches(wanted.substring(0, wanted.length() - 5), printed);
        } catch (PatternSyntaxException e) {
          return false;
        }
      }
      return wanted.endsWith(" (glob)")
          && NamePattern.matches(wanted.substring(0, wanted.length() - 7), printed);
    }
  }

  /** The scenarios below a directory, in the order of their names. */
  static Stream<Scenario> all(Path conformance) throws IOException {
    try (Stream<Path> files = Files.walk(conformance)) {
      return files
          .filter(file -> file.toString().endsWith(".t"))
          .sorted()
          .map(file -> read(conformance, file))
          .toList()
          .stream();
    }
  }

  private static Scenario read(Path conformance, Path file) {
    try {
      String text = Files.readString(file);
      return new Scenario(conformance.relativize(file).toString(), text, parse(text));
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + file, e);
    }
  }

  private static List<Step> parse(String text) {
    List<Step> steps = new ArrayList<>();
    for (String line : text.lines().toList()) {
      Step last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
      if (line.startsWith("  $ ")) {
        steps.add(new Step(new ArrayList<>(List.of(line.substring(4))), new ArrayList<>()));
      } else if (last != null && last.expected().isEmpty() && line.startsWith("  > ")) {
        last.command().add(line.substring(4));
      } else if (last != null && last.expected().isEmpty() && line.equals("  >")) {
        last.command().add("");
      } else if (last != null && line.startsWith("  ")) {
        last.expected().add(line.substring(2));
      }
    }
    return steps;
  }

  /** Whether jobs really run, on this machine. */
  boolean isLocal() {
    return text.startsWith("Cell: local\n");
  }

  /** Whether it needs the real commands, which talk to terminals and keep a job's streams. */
  boolean needsLauncher() {
    return NEEDS_LAUNCHER.matcher(text).find();
  }

  /**
   * Accounts of this machine that jobs, procedures or programs run as, or in whose homes it writes.
   */
  Set<String> accounts() {
    return isLocal() || text.contains("> ~/") || text.contains(" -jsv ")
        ? Pattern.compile("\\bas (alice|bob|carol|dave)\\b|\\b([a-z]+)@(?:/|'?\\$(?:TMP|PWD))")
            .matcher(text)
            .results()
            .map(found -> found.group(1) == null ? found.group(2) : found.group(1))
            .collect(Collectors.toSet())
        : Set.of();
  }

  @Override
  public String toString() {
    return name;
  }
}
