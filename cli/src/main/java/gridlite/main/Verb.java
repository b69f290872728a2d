package gridlite.main;

import gridlite.remote.Client;
import gridlite.remote.Control;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The verbs of {@code gridlite}: where each runs, and the lines of help. */
enum Verb {
  INIT(
      Place.CALLER,
      "init [--empty | --simulate [--load] [--slow=FACTOR]]   make a cell in $SGE_ROOT/$SGE_CELL"),
  DAEMON(Place.CALLER, "daemon run | start | stop | status [-fmt plain|xml|json] | unit [--user]"),
  ADOPT(Place.CALLER, "adopt             say that a moved cell is on this machine now"),
  DOCTOR(Place.CALLER, "doctor [-fmt plain|xml|json]   look for what is wrong with a cell"),
  EXPORT(Place.CELL, "export DIR        write the configuration to files"),
  IMPORT(Place.CELL, "import DIR [-dry] take over files of this or another Grid Engine"),
  HISTORY(Place.CELL, "history [KIND [NAME]] [-fmt plain|xml|json]   list the changes of objects"),
  DIFF(Place.CELL, "diff KIND NAME[@REV] [REV] show what a change has changed"),
  RESTORE(Place.CELL, "restore KIND NAME@REV     bring a former state back"),
  EXPLAIN(
      Place.CELL,
      "explain JOB ... [--start] [-fmt plain|xml|json]",
      "explain priority JOB | quota JOB|USER [-l resource=value,...] [-fmt plain|xml|json]"),
  SIMULATE(Place.CALLER, "simulate --workload FILE [--site DIR] [--against DIR] ..."),
  LINT(Place.CELL, "lint [-fmt plain|xml|json] [FILE ...] look for mistakes in quotas"),
  BACKUP(Place.CALLER, "backup FILE [--force]     write the cell to a file, while it is in use"),
  RESTORE_BACKUP(Place.CALLER, "restore-backup FILE       bring a cell back from such a file"),
  CHECK(Place.CALLER, "check [--repair]          look for damage, and mend it"),
  ARCHIVE(Place.CALLER, "archive   make the class-data archive that speeds up commands"),
  MANUAL(Place.CALLER),
  FOLLOW(Place.WITHOUT_DAEMON),
  VERSION(Place.CALLER, "--version"),
  HELP(Place.CALLER, "help");

  /** Where a command runs. */
  enum Place {
    /** In the daemon where one serves the cell, else in the caller's process. */
    CELL,
    /** In the caller's process, with the caller's rights alone: a daemon refuses it. */
    CALLER,
    /** As {@link #CALLER}, and where a daemon serves the cell there is nothing to do. */
    WITHOUT_DAEMON
  }

  private final Place place;
  private final List<String> usage;

  Verb(Place place, String... usage) {
    this.place = place;
    this.usage = List.of(usage);
  }

  /** Where it runs. */
  Place place() {
    return place;
  }

  /** Lines of help: the words behind {@code gridlite}. */
  List<String> usage() {
    return usage;
  }

  /** The verb that arguments of {@code gridlite} begin with. */
  static Optional<Verb> of(List<String> arguments) {
    return Optional.ofNullable(
        switch (arguments.isEmpty() ? "help" : arguments.get(0)) {
          case "init" -> INIT;
          case "daemon" -> DAEMON;
          case "adopt" -> ADOPT;
          case "doctor" -> DOCTOR;
          case "export" -> EXPORT;
          case "import" -> IMPORT;
          case "history" -> HISTORY;
          case "diff" -> DIFF;
          case "restore" -> RESTORE;
          case "explain" -> EXPLAIN;
          case "simulate" -> SIMULATE;
          case "lint" -> LINT;
          case "backup" -> BACKUP;
          case "restore-backup" -> RESTORE_BACKUP;
          case "check" -> CHECK;
          case "archive" -> ARCHIVE;
          case "manual" -> MANUAL;
          case "follow" -> FOLLOW;
          case "--version", "-version", "version" -> VERSION;
          case "help", "--help", "-help", "-h" -> HELP;
          default -> null;
        });
  }

  /** Whether it works on the content of a cell, which {@link #SIMULATE} may ask for later. */
  boolean needsCell() {
    return place != Place.CALLER;
  }

  /** Whether a command line of {@code gridlite} has to do with a cell that it relies on. */
  static boolean usesCell(String[] words) {
    return switch (of(arguments(words)).orElse(HELP)) {
      case ARCHIVE, MANUAL, VERSION, HELP, DOCTOR -> false;
      default -> true;
    };
  }

  /** Has a command line of {@code gridlite} run by a daemon; empty when it is the caller's turn. */
  static OptionalInt serve(
      Path cell, String[] words, Map<String, String> environment, OutputStream out) {
    return switch (Commands.place(words[0], arguments(words))) {
      case CELL -> Client.run(cell, words, environment, out);
      case CALLER -> OptionalInt.empty();
      case WITHOUT_DAEMON -> Control.isThere(cell) ? OptionalInt.of(0) : OptionalInt.empty();
    };
  }

  private static List<String> arguments(String[] words) {
    return Arrays.asList(words).subList(1, words.length);
  }
}
