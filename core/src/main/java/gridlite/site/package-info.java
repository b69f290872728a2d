/**
 * Configurations of whole sites as trees of files: reading them, also those that other Grid Engines
 * wrote, and writing them. Knows no file system: files are names and texts.
 */
@org.jspecify.annotations.NullMarked
package gridlite.site;
