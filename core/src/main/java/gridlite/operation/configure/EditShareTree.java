package gridlite.operation.configure;

import gridlite.config.ShareTree;
import gridlite.format.Formats;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.problem.FormatException;
import gridlite.problem.Problem;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.value.ShareTreeNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Changes single nodes of the share tree. A node that can't be found is reported and the others are
 * changed nevertheless, as Grid Engine does.
 *
 * @see "qconf(1), -astnode, -mstnode, -dstnode; conformance/priority"
 */
public final class EditShareTree {
  private static final ShareTreeNode NEW_ROOT = new ShareTreeNode("Root", false, 1, List.of());

  private final ClusterState state;
  private final ConfigureObject configure;
  private final Optional<Values> present;
  private final List<Answer> answers = new ArrayList<>();
  private ShareTreeNode root;
  private boolean changed;

  private EditShareTree(ClusterState state, ConfigureObject configure) {
    KindTraits.of(ObjectKind.SHARE_TREE).right().require(configure.actor(), state);
    this.state = state;
    this.configure = configure;
    this.present = state.find(ObjectKind.SHARE_TREE, ShareTree.NAME);
    this.root = present.map(tree -> tree.get(ShareTree.ROOT)).orElse(NEW_ROOT);
  }

  /** Sets the shares of nodes, {@code path=shares} each; adds those that are not there. */
  public static Outcome<List<Answer>> add(
      ClusterState state, ConfigureObject configure, List<String> elements) {
    EditShareTree edit = new EditShareTree(state, configure);
    elements.forEach(element -> edit.set(element, ConfigureObject.Mode.ADD));
    return edit.outcome();
  }

  /** Sets the shares of nodes, {@code path=shares} each. */
  public static Outcome<List<Answer>> modify(
      ClusterState state, ConfigureObject configure, List<String> elements) {
    EditShareTree edit = new EditShareTree(state, configure);
    elements.forEach(element -> edit.set(element, ConfigureObject.Mode.MODIFY));
    return edit.outcome();
  }

  /** Removes nodes without children. */
  public static Outcome<List<Answer>> delete(
      ClusterState state, ConfigureObject configure, List<String> paths) {
    EditShareTree edit = new EditShareTree(state, configure);
    paths.forEach(edit::remove);
    return edit.outcome();
  }

  private void set(String element, ConfigureObject.Mode mode) {
    int equals = element.indexOf('=');
    if (equals <= 0) {
      refuse("\"" + element + "\" is not of the form path=shares");
      return;
    }
    long shares;
    try {
      shares = Formats.whole(element.substring(equals + 1), 0, Integer.MAX_VALUE);
    } catch (FormatException e) {
      refuse("\"" + element + "\": " + e.text());
      return;
    }
    set(element.substring(0, equals), shares, mode);
  }

  private void set(String text, long shares, ConfigureObject.Mode mode) {
    boolean mayAdd = mode == ConfigureObject.Mode.ADD;
    Optional<List<String>> found = root.locate(text);
    List<String> path = found.orElseGet(() -> ShareTreeNode.path(text));
    if (path.isEmpty()) {
      // the root is not a node that could be named here; qconf -mstree changes its shares
      missing(text);
      return;
    }
    if (found.isPresent()) {
      root = root.change(path, node -> node.withShares(shares));
    } else if (path.size() > ShareTreeNode.DEEPEST) {
      refuse(
          "\""
              + last(path)
              + "\" is too deep: expected at most "
              + ShareTreeNode.DEEPEST
              + " levels below the root");
      return;
    } else if (mayAdd && saysWhere(text, path) && root.find(parent(path)).isPresent()) {
      root = root.change(parent(path), above -> above.withChild(newNode(last(path), shares)));
    } else {
      int slash = text.lastIndexOf('/');
      missing(mayAdd && slash > 0 ? text.substring(0, slash) : text);
      return;
    }
    say("setting ");
    say("/" + String.join("/", path) + "=" + shares);
    changed = true;
  }

  /** Returns whether the path of a new node says more than its name: {@code /a} or {@code a/b}. */
  private static boolean saysWhere(String text, List<String> path) {
    return text.startsWith("/") || path.size() > 1;
  }

  private ShareTreeNode newNode(String name, long shares) {
    return new ShareTreeNode(name, isProject(name), shares, List.of());
  }

  private boolean isProject(String name) {
    return !state.has(ObjectKind.USER, name) && state.has(ObjectKind.PROJECT, name);
  }

  /** A user or project that stands twice where the usage of both would be one; empty: none. */
  private Optional<String> twice(ShareTreeNode node, Set<String> users) {
    for (ShareTreeNode child : node.children()) {
      if (child.children().isEmpty() && !users.add(child.name())) {
        return Optional.of(child.name());
      }
      // below a project a user's usage is that in the project
      Optional<String> below = twice(child, isProject(child.name()) ? new HashSet<>() : users);
      if (below.isPresent()) {
        return below;
      }
    }
    return Optional.empty();
  }

  private void remove(String text) {
    Optional<List<String>> found = root.locate(text);
    if (found.isEmpty()) {
      missing(text);
      return;
    }
    List<String> path = found.get();
    if (path.isEmpty()) {
      refuse("the root can't be removed by itself: qconf -dstree removes the whole tree");
    } else if (!root.find(path).orElseThrow().children().isEmpty()) {
      refuse("/" + String.join("/", path) + " has children: remove them first");
    } else {
      root = root.change(parent(path), above -> above.without(last(path)));
      say("removing ");
      say("/" + String.join("/", path));
      changed = true;
    }
  }

  private static List<String> parent(List<String> path) {
    return path.subList(0, path.size() - 1);
  }

  private static String last(List<String> path) {
    return path.get(path.size() - 1);
  }

  private void say(String line) {
    answers.add(Answer.note(line));
  }

  private void refuse(String message) {
    answers.add(Answer.refused(Problem.refused(message)));
  }

  /** Doesn't decide the exit status: what else was asked for is done. */
  private void missing(String node) {
    say("Unable to locate " + node + " in sharetree");
  }

  private Outcome<List<Answer>> outcome() {
    if (!changed) {
      refuse("no modifications to sharetree");
      return Outcome.unchanged(List.copyOf(answers));
    }
    if (root.children().isEmpty()) {
      refuse(
          "denied: share tree contains reference to unknown user/project \"Root\":"
              + " it would be empty; qconf -dstree removes it");
      return Outcome.unchanged(List.copyOf(answers));
    }
    Optional<String> unknown = unknownLeafBelow(root);
    if (unknown.isPresent()) {
      say(
          "denied: share tree contains reference to unknown user/project \""
              + unknown.get()
              + "\"");
      return Outcome.unchanged(List.copyOf(answers));
    }
    Optional<String> repeated = twice(root, new HashSet<>());
    if (repeated.isPresent()) {
      say("\"" + repeated.get() + "\" would occur twice in the share tree: nothing is changed");
      return Outcome.unchanged(List.copyOf(answers));
    }
    Values tree = present.orElseGet(ShareTree.SCHEMA::template).with(ShareTree.ROOT, root);
    Outcome<List<Answer>> put =
        configure.put(
            state,
            ConfigureObject.Request.of(
                ObjectKind.SHARE_TREE, ParsedObject.of(tree), ConfigureObject.Mode.PUT));
    say("modified sharetree");
    return new Outcome<>(put.changes(), List.copyOf(answers));
  }

  private Optional<String> unknownLeafBelow(ShareTreeNode node) {
    for (ShareTreeNode child : node.children()) {
      if (child.children().isEmpty() && !isKnown(child.name())) {
        return Optional.of(child.name());
      }
      Optional<String> below = unknownLeafBelow(child);
      if (below.isPresent()) {
        return below;
      }
    }
    return Optional.empty();
  }

  private boolean isKnown(String leaf) {
    return leaf.equals(ShareTreeNode.DEFAULT)
        || state.has(ObjectKind.USER, leaf)
        || state.has(ObjectKind.PROJECT, leaf);
  }
}
