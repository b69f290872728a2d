package gridlite.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A node of the share tree.
 *
 * @param name name of an inner node, user or project
 * @param project whether it stands for a project (type 1); else for a user or nothing (type 0)
 * @param shares share among its siblings
 * @param children nodes below, in order
 * @see "share_tree(5)"
 */
public record ShareTreeNode(
    String name, boolean project, long shares, List<ShareTreeNode> children) {
  /** The text that an editor begins with where there is no tree yet. */
  public static final ShareTreeNode TEMPLATE = new ShareTreeNode("template", false, 0, List.of());

  /** Name of the leaf that stands for all users without one of their own. */
  public static final String DEFAULT = "default";

  /** Most levels below the root; what reads or changes a tree refuses more. */
  public static final int DEEPEST = 100;

  /** Copies the list. */
  public ShareTreeNode {
    children = List.copyOf(children);
  }

  /** Returns whether it stands for a user. */
  public boolean isUser() {
    return !project && children.isEmpty();
  }

  /** The child of a name. */
  public Optional<ShareTreeNode> child(String childName) {
    return children.stream().filter(c -> c.name().equals(childName)).findFirst();
  }

  /** The same node with other shares. */
  public ShareTreeNode withShares(long other) {
    return new ShareTreeNode(name, project, other, children);
  }

  /** The same node with other children. */
  public ShareTreeNode withChildren(List<ShareTreeNode> other) {
    return new ShareTreeNode(name, project, shares, other);
  }

  /** With one more child, at the end. */
  public ShareTreeNode withChild(ShareTreeNode child) {
    List<ShareTreeNode> extended = new ArrayList<>(children);
    extended.add(child);
    return withChildren(extended);
  }

  /** Without a child. */
  public ShareTreeNode without(String childName) {
    return withChildren(children.stream().filter(c -> !c.name().equals(childName)).toList());
  }

  /** The node that a path of names leads to; the empty path leads here. */
  public Optional<ShareTreeNode> find(List<String> path) {
    Optional<ShareTreeNode> node = Optional.of(this);
    for (String step : path) {
      node = node.flatMap(n -> n.child(step));
    }
    return node;
  }

  /** With the node at an existing path changed. */
  public ShareTreeNode change(List<String> path, UnaryOperator<ShareTreeNode> change) {
    if (path.isEmpty()) {
      return change.apply(this);
    }
    List<String> rest = path.subList(1, path.size());
    return withChildren(
        children.stream()
            .map(c -> c.name().equals(path.get(0)) ? c.change(rest, change) : c)
            .toList());
  }

  /** Names of a path; slashes and dots separate them, the root is not named. */
  public static List<String> path(String text) {
    List<String> names = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '/' || text.charAt(i) == '.') {
        if (i > start) {
          names.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return names;
  }

  /**
   * The path from this root to a node that is named by its path, or, without a leading slash, by
   * its name or the end of its path anywhere in the tree; the first one depth first.
   */
  public Optional<List<String>> locate(String text) {
    List<String> wanted = path(text);
    if (find(wanted).isPresent()) {
      return Optional.of(wanted);
    }
    return text.startsWith("/") || wanted.isEmpty() ? Optional.empty() : locateBelow(wanted);
  }

  private Optional<List<String>> locateBelow(List<String> wanted) {
    for (ShareTreeNode child : children) {
      Optional<List<String>> below =
          child.find(wanted).isPresent() ? Optional.of(wanted) : child.locateBelow(wanted);
      if (below.isPresent()) {
        List<String> path = new ArrayList<>();
        path.add(child.name());
        path.addAll(below.get());
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }
}
