package gridlite.syntax;

/** A word that belongs to no option. */
public record FreeWord(String text) implements LinePart {}
