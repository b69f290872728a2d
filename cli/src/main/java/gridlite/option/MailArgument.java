package gridlite.option;

import gridlite.job.MailRecipient;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Occasions and recipients of mail as {@code -m} and {@code -M} take them.
 *
 * @see "qsub(1), -m, -M"
 */
final class MailArgument {
  private static final String EXPECTED = "user[@host] with commas between";
  private static final char[] IN_ORDER = {'a', 'b', 'e', 's'};

  private MailArgument() {}

  /** Letters of several {@code -m} add up; n clears those before it and beats those beside it. */
  static String letters(String present, String value) {
    boolean known = !value.isEmpty();
    for (int i = 0; i < value.length(); i++) {
      known &= "abesn".indexOf(value.charAt(i)) >= 0;
    }
    if (!known) {
      throw OptionValues.bad("-m", value, "letters of a b e s, or n");
    }
    StringBuilder letters = new StringBuilder();
    for (char letter : IN_ORDER) {
      boolean wanted = present.indexOf(letter) >= 0 || value.indexOf(letter) >= 0;
      if (wanted && value.indexOf('n') < 0) {
        letters.append(letter);
      }
    }
    return letters.toString();
  }

  /**
   * Addresses of several {@code -M} of a new job, in options or from a JSV: all of the first list,
   * of which each address of a later one replaces the first at its host.
   */
  static List<String> addresses(List<String> present, String value) {
    if (present.isEmpty()) {
      return addresses(value);
    }
    List<String> addresses = new ArrayList<>(present);
    addresses(value).forEach(address -> put(addresses, address));
    return List.copyOf(addresses);
  }

  /** Addresses of one {@code -M}, each once. */
  static List<String> addresses(String value) {
    Set<String> addresses = new LinkedHashSet<>();
    for (String address : OptionValues.list("-M", value, EXPECTED)) {
      if (!MailRecipient.isAddress(address)) {
        throw OptionValues.bad("-M", value, EXPECTED + ", of letters, digits and . _ + = % -");
      }
      addresses.add(address);
    }
    return List.copyOf(addresses);
  }

  private static void put(List<String> addresses, String address) {
    String host = hostOf(address);
    for (int i = 0; i < addresses.size(); i++) {
      if (hostOf(addresses.get(i)).equals(host)) {
        addresses.set(i, address);
        return;
      }
    }
    addresses.add(address);
  }

  private static String hostOf(String address) {
    int at = address.indexOf('@');
    return at < 0 ? "" : address.substring(at + 1);
  }
}
