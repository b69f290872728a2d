package gridlite.fuzz;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What mutations begin with: command lines and texts of the recorded scenarios, and files of sites.
 *
 * @param lines command lines, in words, of which the first is the command
 * @param texts files that commands read, and what they print
 */
record Corpus(List<List<String>> lines, List<String> texts) {
  private static final Pattern COMMAND = Pattern.compile("\\b(q[a-z]+|gridlite) ([^\\n;|&<>`()]*)");
  private static final Pattern HERE_DOCUMENT =
      Pattern.compile("<<[-'\\\\]*(\\w+)[^\\n]*\\n((?:  > [^\\n]*\\n)+?)  > \\1");
  private static final Pattern PRINTED = Pattern.compile("printf '([^']*)'");
  private static final Pattern LISTING =
      Pattern.compile("  \\$ [^\\n]*\\n((?:  [^$>\\n][^\\n]*\\n)+)");

  /** Commands that are run in a process of their own, wait for a user, or aren't for a cell. */
  private static final Set<String> OTHERS = Set.of("qrsh", "qlogin", "qsh", "qmake", "qtcsh");

  /** Reads the scenarios below a directory, and the files of sites. */
  static Corpus read(Path scenarios, List<Path> sites) {
    Set<List<String>> lines = new LinkedHashSet<>();
    Set<String> texts = new TreeSet<>();
    for (Path file : files(scenarios)) {
      String name = file.toString();
      if (name.endsWith(".t") || name.endsWith(".sh")) {
        addScenario(text(file), lines, texts);
      }
    }
    for (Path site : sites) {
      files(site).forEach(file -> texts.add(text(file)));
    }
    texts.addAll(Samples.TEXTS);
    lines.addAll(Samples.LINES);
    return new Corpus(List.copyOf(lines), List.copyOf(texts));
  }

  private static void addScenario(String text, Set<List<String>> lines, Set<String> texts) {
    COMMAND
        .matcher(text)
        .results()
        .filter(found -> Fuzz.COMMANDS.contains(found.group(1)))
        .filter(found -> !OTHERS.contains(found.group(1)))
        .forEach(found -> lines.add(CommandHarness.words(found.group())));
    Matcher document = HERE_DOCUMENT.matcher(text);
    while (document.find()) {
      texts.add(document.group(2).replaceAll("(?m)^  > ", "").replace("\\$", "$"));
    }
    Matcher printed = PRINTED.matcher(text);
    while (printed.find()) {
      texts.add(printed.group(1).replace("\\n", "\n").replace("%s", "x"));
    }
    Matcher listing = LISTING.matcher(text);
    while (listing.find()) {
      texts.add(listing.group(1).replaceAll("(?m)^  ", ""));
    }
  }

  private static List<Path> files(Path directory) {
    try (Stream<Path> paths = Files.walk(directory)) {
      return paths.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + directory, e);
    }
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + file, e);
    }
  }
}
