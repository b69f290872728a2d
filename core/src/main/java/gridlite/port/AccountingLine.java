package gridlite.port;

/**
 * A line of the accounting file, be it a record or not.
 *
 * @param number the line's, from 1
 * @param text the line without its end; each byte is a character
 * @see "accounting(5)"
 */
public record AccountingLine(long number, String text) {}
