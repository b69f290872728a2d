package gridlite.job;

/**
 * A recipient of mail about a job: {@code user[@host]}. A mailer takes other words for options,
 * files, folders or commands, so nothing else is accepted, nor handed to it by the shepherd.
 *
 * @see "qsub(1), -M"
 */
public final class MailRecipient {
  private static final String IN_USER = "._+=%-";
  private static final String IN_HOST = "._:-";

  private MailRecipient() {}

  /** Returns whether a mailer can take a word for an address alone. */
  public static boolean isAddress(String word) {
    int at = word.indexOf('@');
    return at < 0
        ? isName(word, IN_USER)
        : isName(word.substring(0, at), IN_USER) && isName(word.substring(at + 1), IN_HOST);
  }

  /** Letters, digits and some marks, none of these at the begin but the underscore. */
  private static boolean isName(String text, String marks) {
    boolean good = !text.isEmpty() && isLetterOrDigit(text.charAt(0));
    for (int i = 0; i < text.length(); i++) {
      good &= isLetterOrDigit(text.charAt(i)) || marks.indexOf(text.charAt(i)) >= 0;
    }
    return good;
  }

  private static boolean isLetterOrDigit(char c) {
    return c == '_' || Character.isLetterOrDigit(c);
  }
}
