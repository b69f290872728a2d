import gridlite.catalogue.Catalogue;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;

/**
 * Reads command lines until the process is warm, and again with the clock of the thread's CPU time.
 */
public final class Reading {
  private static final List<String> LINES =
      List.of(
          "qstat",
          "qstat -u alice -s p -r",
          "qsub -N some -cwd -j y -l h_rt=60,mem_free=1G -pe mpi 2-4 -t 1-10 -hold_jid 3,4 -b y /bin/true",
          "qconf -mattr queue slots 4 all.q",
          "gridlite explain 7 --format json");

  private Reading() {}

  /** Argument: how often each line is read. */
  public static void main(String[] arguments) {
    int times = Integer.parseInt(arguments[0]);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    System.out.println("ms of CPU   command line");
    for (String line : LINES) {
      List<String> words = List.of(line.split(" "));
      long start = 0;
      for (int i = 0; i < 2 * times; i++) {
        if (i == times) {
          start = threads.getCurrentThreadCpuTime();
        }
        Catalogue.read(words.get(0), words.subList(1, words.size()));
      }
      double each = (threads.getCurrentThreadCpuTime() - start) / 1e6 / times;
      System.out.printf(Locale.ROOT, "%9.3f   %s%n", each, line);
    }
  }
}
