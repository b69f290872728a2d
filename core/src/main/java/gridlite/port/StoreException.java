package gridlite.port;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** The database or a file beside it can't be read or written: what, why, and what to do. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String trouble;
  private final String advice;

  /** Reports what was tried on which file, and why it failed. */
  public StoreException(String trouble, Throwable cause) {
    super(trouble, cause);
    this.trouble = trouble;
    this.advice = "";
  }

  /** Reports what is wrong with a file, and what to do about it. */
  public StoreException(String trouble, String advice) {
    super(text(trouble, advice));
    this.trouble = trouble;
    this.advice = advice;
  }

  /** Reports what is wrong with a file, what to do about it, and what came before. */
  public StoreException(String trouble, String advice, Throwable cause) {
    super(text(trouble, advice), cause);
    this.trouble = trouble;
    this.advice = advice;
  }

  private static String text(String trouble, String advice) {
    return trouble + "\n  " + advice;
  }

  /** Returns what is wrong. */
  public String trouble() {
    return trouble;
  }

  /** Returns what to do about it, where that is known. */
  public Optional<String> advice() {
    return advice.isEmpty() ? Optional.empty() : Optional.of(advice);
  }

  /** The same in other words, such as with the name of another file. */
  public StoreException inWords(UnaryOperator<String> words) {
    return advice.isEmpty()
        ? new StoreException(words.apply(trouble), this)
        : new StoreException(words.apply(trouble), words.apply(advice), this);
  }
}
