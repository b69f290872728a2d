package gridlite.format;

import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.problem.FormatException;
import gridlite.value.ShareTreeNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A tree written as a list of numbered nodes, five lines each: id, name, type, shares, childnodes.
 * Nodes are numbered depth first when written; when read, the first one is the root and numbers are
 * only what {@code childnodes} refers to.
 *
 * @see "share_tree(5)"
 */
public final class TreeFormat implements ValueFormat<ShareTreeNode> {
  /** The format of a tree with user, project and inner nodes. */
  public TreeFormat() {}

  private static final List<String> KEYS = List.of("id", "name", "type", "shares", "childnodes");

  /** A node as it is written. */
  private record Entry(
      String id, String name, boolean project, long shares, List<String> children, int offset) {}

  @Override
  public ShareTreeNode parse(String text) {
    Map<String, Entry> entries = entries(text);
    if (entries.isEmpty()) {
      throw new FormatException("a share tree needs a node");
    }
    Set<String> used = new HashSet<>();
    ShareTreeNode root = build(entries.values().iterator().next(), entries, used, 0);
    for (Entry entry : entries.values()) {
      if (!used.contains(entry.id())) {
        throw new FormatException(
            entry.offset(),
            "node \"" + entry.name() + "\" (id " + entry.id() + ") is not below the first node");
      }
    }
    return root;
  }

  /** The text is a whole file, not a line of one. */
  @Override
  public int longest() {
    return 1 << 26;
  }

  private static ShareTreeNode build(
      Entry entry, Map<String, Entry> entries, Set<String> used, int level) {
    if (level > ShareTreeNode.DEEPEST) {
      throw new FormatException(
          entry.offset(),
          "node \""
              + entry.name()
              + "\" is too deep: expected at most "
              + ShareTreeNode.DEEPEST
              + " levels below the root");
    }
    if (!used.add(entry.id())) {
      throw new FormatException(
          entry.offset(), "node id " + entry.id() + " has more than one place in the tree");
    }
    List<ShareTreeNode> children = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (String id : entry.children()) {
      Entry child = entries.get(id);
      if (child == null) {
        throw new FormatException(
            entry.offset(), "childnodes of \"" + entry.name() + "\": there is no node " + id);
      }
      if (!names.add(child.name())) {
        throw new FormatException(
            child.offset(), "\"" + child.name() + "\" stands twice below \"" + entry.name() + "\"");
      }
      children.add(build(child, entries, used, level + 1));
    }
    return new ShareTreeNode(entry.name(), entry.project(), entry.shares(), children);
  }

  /** Nodes by number: each begins with its id, its other lines follow in any order. */
  private static Map<String, Entry> entries(String text) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    Map<String, String> node = new LinkedHashMap<>();
    int position = 0;
    int start = 0;
    while (position < text.length()) {
      int end = text.indexOf('\n', position);
      end = end < 0 ? text.length() : end;
      String line = text.substring(position, end).trim();
      if (!line.isEmpty() && !line.startsWith("#")) {
        int equals = line.indexOf('=');
        String key = equals < 0 ? line : line.substring(0, equals).trim();
        if (key.equals("id")) {
          add(entries, node, start);
          start = position;
        }
        if (equals < 0 || !KEYS.contains(key) || (node.isEmpty() && !key.equals("id"))) {
          throw new FormatException(
              position,
              "unexpected line \""
                  + line
                  + "\": expected \"id=...\", then name, type, shares and childnodes of the node");
        }
        if (node.put(key, line.substring(equals + 1).trim()) != null) {
          throw new FormatException(position, "\"" + key + "\" of a node is given twice");
        }
      }
      position = end + 1;
    }
    add(entries, node, start);
    return entries;
  }

  /** Adds a node that has been read, if there is one. */
  private static void add(Map<String, Entry> entries, Map<String, String> node, int start) {
    if (!node.isEmpty()) {
      Entry entry = entry(node, start);
      if (entries.put(entry.id(), entry) != null) {
        throw new FormatException(start, "node id " + entry.id() + " is given twice");
      }
      node.clear();
    }
  }

  private static Entry entry(Map<String, String> node, int offset) {
    String name = node.getOrDefault("name", "");
    if (name.isEmpty()) {
      throw new FormatException(offset, "a node needs a name");
    }
    return new Entry(
        node.getOrDefault("id", ""),
        name,
        number(node, "type", 1, offset) == 1,
        number(node, "shares", Integer.MAX_VALUE, offset),
        Formats.NAMES.parse(node.getOrDefault("childnodes", "NONE")),
        offset);
  }

  /** A number of a node; 0 when its line is missing. */
  private static long number(Map<String, String> node, String key, long max, int offset) {
    try {
      return Formats.number(0, max).parse(node.getOrDefault(key, "0"));
    } catch (FormatException e) {
      throw new FormatException(
          offset, key + " of node \"" + node.getOrDefault("name", "") + "\": " + e.text());
    }
  }

  @Override
  public String print(ShareTreeNode root) {
    StringBuilder text = new StringBuilder();
    print(root, 0, text);
    text.setLength(text.length() - 1);
    return text.toString();
  }

  /** Writes a subtree whose root has a number; gives the first number behind it. */
  private static int print(ShareTreeNode node, int id, StringBuilder text) {
    StringBuilder below = new StringBuilder();
    StringBuilder ids = new StringBuilder();
    int next = id + 1;
    for (ShareTreeNode child : node.children()) {
      ids.append(ids.length() == 0 ? "" : ",").append(next);
      next = print(child, next, below);
    }
    text.append("id=").append(id);
    text.append("\nname=").append(node.name());
    text.append("\ntype=").append(node.project() ? 1 : 0);
    text.append("\nshares=").append(node.shares());
    text.append("\nchildnodes=").append(ids.length() == 0 ? "NONE" : ids).append('\n');
    text.append(below);
    return next;
  }

  @Override
  public void references(ShareTreeNode node, Consumer<Reference> visitor) {
    if (node.project()) {
      visitor.accept(new Reference(ObjectKind.PROJECT, node.name()));
    } else if (node.isUser() && !node.name().equals(ShareTreeNode.DEFAULT)) {
      visitor.accept(new Reference(ObjectKind.USER, node.name()));
    }
    node.children().forEach(child -> references(child, visitor));
  }
}
