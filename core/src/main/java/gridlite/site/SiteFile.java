package gridlite.site;

/**
 * A file of a site's configuration.
 *
 * @param path path below the site's directory, with slashes
 * @param text its content
 */
public record SiteFile(String path, String text) {
  /** The path's last part. */
  String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
