package org.ggf.drmaa;

/** The version of a DRMAA library. */
public class Version implements Cloneable, java.io.Serializable {
  private static final long serialVersionUID = 1L;
  private final int major;
  private final int minor;

  /** A version such as 1.0. */
  public Version(int major, int minor) {
    this.major = major;
    this.minor = minor;
  }

  /** The number in front of the point. */
  public int getMajor() {
    return major;
  }

  /** The number behind the point. */
  public int getMinor() {
    return minor;
  }

  @Override
  public String toString() {
    return major + "." + minor;
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof Version that && major == that.major && minor == that.minor;
  }

  @Override
  public int hashCode() {
    return 31 * major + minor;
  }

  @Override
  public Object clone() {
    return new Version(major, minor);
  }
}
