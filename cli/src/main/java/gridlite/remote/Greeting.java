package gridlite.remote;

import java.io.IOException;

/** The limits of somebody of whom nothing is known yet: one frame of 16 KiB. */
public final class Greeting implements Frame.Allowance {
  /** Bytes: a path, a name and two numbers, or a credential. */
  private static final int LONGEST = 1 << 14;

  private long memory;

  /** Nothing has come yet. */
  public Greeting() {}

  @Override
  public void begun() {}

  @Override
  public void announced(int length) throws IOException {
    refuseBeyond(length);
  }

  @Override
  public void grows(int bytes) throws IOException {
    memory += bytes;
    // its bytes, the texts that are made of them, and an object for each
    refuseBeyond(memory / 4);
  }

  private static void refuseBeyond(long bytes) throws IOException {
    if (bytes > LONGEST) {
      throw new MalformedFrameException("more than a greeting may have");
    }
  }
}
