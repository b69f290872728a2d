package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.ObjectSchema;
import gridlite.format.TreeFormat;
import gridlite.value.ShareTreeNode;

/**
 * The share tree: {@code qconf -sstree}. A cell has at most one.
 *
 * @see "share_tree(5)"
 */
public final class ShareTree {
  private ShareTree() {}

  /** Name under which the one share tree is stored. */
  public static final String NAME = "sharetree";

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("share tree", 0);

  /** The root with all nodes below it. */
  public static final Attribute<ShareTreeNode> ROOT =
      FORMAT.attribute(
          "nodes", new TreeFormat(), ShareTreeNode.TEMPLATE, "The nodes in depth-first order.");

  /** The format. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
