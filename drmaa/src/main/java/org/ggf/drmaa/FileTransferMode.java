package org.ggf.drmaa;

/** The standard streams whose files are fetched from and brought to the submission host. */
public class FileTransferMode implements java.io.Serializable {
  private static final long serialVersionUID = 1L;
  private boolean input;
  private boolean output;
  private boolean error;

  /** No stream. */
  public FileTransferMode() {}

  /** Some streams. */
  public FileTransferMode(boolean inputStream, boolean outputStream, boolean errorStream) {
    this.input = inputStream;
    this.output = outputStream;
    this.error = errorStream;
  }

  /** Sets whether standard error is meant. */
  public void setErrorStream(boolean errorStream) {
    error = errorStream;
  }

  /** Returns whether standard error is meant. */
  public boolean getErrorStream() {
    return error;
  }

  /** Sets whether standard input is meant. */
  public void setInputStream(boolean inputStream) {
    input = inputStream;
  }

  /** Returns whether standard input is meant. */
  public boolean getInputStream() {
    return input;
  }

  /** Sets whether standard output is meant. */
  public void setOutputStream(boolean outputStream) {
    output = outputStream;
  }

  /** Returns whether standard output is meant. */
  public boolean getOutputStream() {
    return output;
  }

  @Override
  public String toString() {
    return (input ? "i" : "") + (output ? "o" : "") + (error ? "e" : "");
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof FileTransferMode that && toString().equals(that.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
