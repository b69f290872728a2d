package gridlite.store;

/**
 * Texts that may hold any character of Java's, written as such that PostgreSQL takes: the character
 * 0, halves of surrogate pairs, and the mark itself become the mark and four hexadecimal digits.
 */
final class PlainText {
  private static final char MARK = '\u0001';
  private static final int DIGITS = 4;
  private static final int RADIX = 16;

  private PlainText() {}

  /** Returns the text to write for one of Java's. */
  static String of(String text) {
    int at = 0;
    while (at < text.length() && isPlain(text, at)) {
      at++;
    }
    if (at == text.length()) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length() + DIGITS).append(text, 0, at);
    for (; at < text.length(); at++) {
      if (isPlain(text, at)) {
        plain.append(text.charAt(at));
      } else {
        String digits = Integer.toHexString(text.charAt(at));
        plain.append(MARK).append("0".repeat(DIGITS - digits.length())).append(digits);
      }
    }
    return plain.toString();
  }

  private static boolean isPlain(String text, int at) {
    char letter = text.charAt(at);
    if (letter <= MARK) {
      return false;
    }
    if (Character.isHighSurrogate(letter)) {
      return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    }
    return !Character.isLowSurrogate(letter)
        || at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  /** Returns the text that {@link #of} was given. */
  static String read(String plain) {
    int mark = plain.indexOf(MARK);
    if (mark < 0) {
      return plain;
    }
    StringBuilder text = new StringBuilder(plain.length());
    int from = 0;
    while (mark >= 0) {
      int behind = mark + 1 + DIGITS;
      text.append(plain, from, mark);
      text.append((char) Integer.parseInt(plain.substring(mark + 1, behind), RADIX));
      from = behind;
      mark = plain.indexOf(MARK, from);
    }
    return text.append(plain, from, plain.length()).toString();
  }
}
