package gridlite.quota;

import java.util.Optional;

/** The subject of a filter of a quota rule, in the order of listings. */
public enum QuotaSubject {
  USERS("users"),
  PROJECTS("projects"),
  PES("pes"),
  QUEUES("queues"),
  HOSTS("hosts");

  private final String keyword;

  QuotaSubject(String keyword) {
    this.keyword = keyword;
  }

  /** Keyword in a rule's text. */
  public String keyword() {
    return keyword;
  }

  /** The subject of a keyword. */
  public static Optional<QuotaSubject> of(String keyword) {
    for (QuotaSubject subject : values()) {
      if (subject.keyword.equals(keyword)) {
        return Optional.of(subject);
      }
    }
    return Optional.empty();
  }
}
