/**
 * Configurations of whole sites as trees of files: reading them, also those that other Grid Engines
 * wrote, and writing them. All files are read before anything is changed, so that what is wrong is
 * reported together. Knows no file system: files are names and texts.
 */
@org.jspecify.annotations.NullMarked
package gridlite.site;
