package gridlite.command.listing;

import gridlite.syntax.Parsed;

/** The display of core binding in listings. */
public enum BindingDisplay {
  SHOWN,
  /** {@code -ncb}: listings are as they were before there was core binding. */
  OMITTED;

  /** The display that a command line asks for. */
  public static BindingDisplay of(Parsed line) {
    return line.has("-ncb") ? OMITTED : SHOWN;
  }
}
