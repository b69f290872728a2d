package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Usage;
import gridlite.value.NameValue;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The decay of past usage, and its sum as one number. A kind of usage halves in the time that
 * {@code halflife_decay_list} gives it in minutes, else in {@code halftime} hours; 0 keeps it
 * forever, -1 forgets it at once, so that running jobs alone count.
 *
 * @see "sched_conf(5), halftime, halflife_decay_list, usage_weight_list"
 */
public final class UsageDecay {
  private static final double LN_2 = Math.log(2);

  /** The fate of past usage of a kind. */
  private sealed interface Fate {
    /** Returns the part that is left after some seconds. */
    double left(double seconds);

    /** Returns how often it halves in some seconds. */
    double halvings(double seconds);

    /** It counts forever. */
    record Stays() implements Fate {
      @Override
      public double left(double seconds) {
        return 1;
      }

      @Override
      public double halvings(double seconds) {
        return 0;
      }
    }

    /** It halves in so many seconds. */
    record Halves(double seconds) implements Fate {
      @Override
      public double left(double after) {
        return after > 0 ? Math.pow(0.5, after / seconds) : 1;
      }

      @Override
      public double halvings(double in) {
        return in / seconds;
      }
    }

    /** It never counts. */
    record IsForgotten() implements Fate {
      @Override
      public double left(double seconds) {
        return 0;
      }

      @Override
      public double halvings(double seconds) {
        return 0;
      }
    }

    /** The fate that a number of the configuration stands for. */
    static Fate of(double number, int secondsOfUnit) {
      if (number < 0) {
        return new IsForgotten();
      }
      return number == 0 ? new Stays() : new Halves(number * secondsOfUnit);
    }
  }

  private static final int HOUR = 3600;
  private static final int MINUTE = 60;

  private final Fate usual;
  private final Map<String, Fate> fateOfKind = new HashMap<>();
  private final Map<String, Double> weights = new TreeMap<>();

  /** As the scheduler configuration says. */
  public UsageDecay(Values config) {
    this.usual = Fate.of(config.get(SchedulerConfig.HALFTIME), HOUR);
    for (NameValue weight : config.get(SchedulerConfig.USAGE_WEIGHT_LIST)) {
      weights.put(weight.name(), Double.parseDouble(weight.value()));
    }
    readList(config.get(SchedulerConfig.HALFLIFE_DECAY_LIST));
  }

  /** Reads {@code cpu=30:mem=0:io=-1}; the word none stands for an empty list. */
  private void readList(String text) {
    int start = 0;
    while (start < text.length()) {
      int colon = text.indexOf(':', start);
      int end = colon < 0 ? text.length() : colon;
      int equals = text.indexOf('=', start);
      if (equals > start && equals < end) {
        double minutes = minutes(text.substring(equals + 1, end));
        fateOfKind.put(text.substring(start, equals), Fate.of(minutes, MINUTE));
      }
      start = end + 1;
    }
  }

  private static double minutes(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      // the configuration is checked where it is changed; what slipped in does not decay
      return 0;
    }
  }

  /**
   * Returns what is left of past usage of a kind.
   *
   * @return a factor from 0 to 1
   */
  public double remaining(String kind, Instant since, Instant now) {
    return remaining(kind, Duration.between(since, now));
  }

  /**
   * Returns what is left of usage of a kind after some time.
   *
   * @return a factor from 0 to 1
   */
  public double remaining(String kind, Duration after) {
    return fate(kind).left(after.toMillis() / 1000.0);
  }

  private Fate fate(String kind) {
    return fateOfKind.getOrDefault(kind, usual);
  }

  /**
   * Returns what is left of usage of a kind at the end of the time in which it was used evenly. So
   * it does not matter how often somebody looks.
   *
   * @param seconds how long that time was
   * @return a factor from 0 to 1
   */
  public double remainingOfSpell(String kind, double seconds) {
    double halves = fate(kind).halvings(seconds);
    return halves > 0 ? -Math.expm1(-halves * LN_2) / (halves * LN_2) : 1;
  }

  /** Returns what running jobs have used of the kinds of which nothing past counts. */
  Usage ofRunningAlone(Map<String, Double> usage) {
    Map<String, Double> counted = new TreeMap<>();
    usage.forEach(
        (kind, amount) -> {
          if (fate(kind) instanceof Fate.IsForgotten) {
            counted.put(kind, amount);
          }
        });
    return new Usage(counted);
  }

  /** Past usage with what has faded taken off. */
  public Usage decayed(Usage past, Instant since, Instant now) {
    Map<String, Double> left = new TreeMap<>();
    past.values().forEach((kind, amount) -> left.put(kind, amount * remaining(kind, since, now)));
    return new Usage(left);
  }

  /** Usage as one number: the weighted sum of its kinds. */
  public double combined(Usage usage) {
    double sum = 0;
    for (Map.Entry<String, Double> weight : weights.entrySet()) {
      sum += weight.getValue() * usage.get(weight.getKey());
    }
    return sum;
  }
}
