package gridlite.syntax;

/**
 * A part of a command line: an option with its operands, or a word that belongs to no option. Parts
 * keep their order, on which {@code -hard -l a -soft -l b} and {@code qdel 7 -t 1-3 8} depend.
 */
public sealed interface LinePart permits OptionUse, FreeWord {}
