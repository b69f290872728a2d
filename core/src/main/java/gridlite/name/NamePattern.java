package gridlite.name;

/**
 * Shell pattern over names: {@code *} any text, {@code ?} one character, {@code [...]} one of a set
 * ({@code [!...]} or {@code [^...]} none of it), a backslash takes the next character literally.
 *
 * @param text the pattern as written
 * @see "sge_types(1), wildcard expressions"
 */
public record NamePattern(String text) {

  /** Returns whether the text holds any character that makes it more than a plain name. */
  public static boolean isPattern(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '*' || c == '?' || c == '[' || c == '\\') {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the whole of {@code name} fits {@code pattern}. */
  public static boolean matches(String pattern, String name) {
    return new NamePattern(pattern).matches(name);
  }

  /** Returns whether the whole of {@code name} fits this pattern. */
  public boolean matches(String name) {
    int p = 0;
    int n = 0;
    int starPattern = -1;
    int starName = 0;
    while (n < name.length()) {
      if (p < text.length() && text.charAt(p) == '*') {
        starPattern = ++p;
        starName = n;
        continue;
      }
      int next = p < text.length() ? matchOne(p, name.charAt(n)) : -1;
      if (next >= 0) {
        p = next;
        n++;
      } else if (starPattern >= 0) {
        p = starPattern;
        n = ++starName;
      } else {
        return false;
      }
    }
    while (p < text.length() && text.charAt(p) == '*') {
      p++;
    }
    return p == text.length();
  }

  /** Position behind the pattern item at {@code p} when it accepts {@code c}, else -1. */
  private int matchOne(int p, char c) {
    char item = text.charAt(p);
    if (item == '?') {
      return p + 1;
    }
    if (item == '[') {
      int end = setEnd(p);
      if (end > 0) {
        return setAccepts(p + 1, end, c) ? end + 1 : -1;
      }
    }
    if (item == '\\' && p + 1 < text.length()) {
      return text.charAt(p + 1) == c ? p + 2 : -1;
    }
    return item == c ? p + 1 : -1;
  }

  /** Index of the bracket that closes the set opened at {@code open}, or -1 when none does. */
  private int setEnd(int open) {
    int first = open + 1;
    if (first < text.length() && (text.charAt(first) == '!' || text.charAt(first) == '^')) {
      first++;
    }
    // a bracket directly behind the opening one is a member
    return text.indexOf(']', first + 1);
  }

  private boolean setAccepts(int from, int end, char c) {
    boolean negated = text.charAt(from) == '!' || text.charAt(from) == '^';
    boolean found = false;
    for (int i = negated ? from + 1 : from; i < end; i++) {
      char low = text.charAt(i);
      if (i + 2 < end && text.charAt(i + 1) == '-') {
        found |= low <= c && c <= text.charAt(i + 2);
        i += 2;
      } else {
        found |= low == c;
      }
    }
    return found != negated;
  }
}
