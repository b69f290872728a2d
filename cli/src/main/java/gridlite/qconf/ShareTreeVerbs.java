package gridlite.qconf;

import gridlite.config.ObjectKind;
import gridlite.config.ShareTree;
import gridlite.config.ShareTreeNode;
import gridlite.edit.EditorFlow.Unwritten;
import gridlite.format.ParsedObject;
import gridlite.format.Values;
import gridlite.operation.Answer;
import gridlite.operation.ConfigureObject;
import gridlite.operation.ConfigureObject.Mode;
import gridlite.operation.KindTraits;
import gridlite.operation.Outcome;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The share tree as a whole, and its nodes by path. */
final class ShareTreeVerbs {
  private static final ObjectVerbs TREE = new ObjectVerbs(ObjectKind.SHARE_TREE);
  private static final ShareTreeNode NEW_ROOT = new ShareTreeNode("Root", false, 1, List.of());

  private ShareTreeVerbs() {}

  static List<Verb> verbs() {
    return List.of(
        Verb.none(
            "-sstree",
            "show the share tree as a list of nodes",
            (session, none) -> {
              session.out(session.context().store().read(s -> TREE.text(session, tree(s))));
              return 0;
            }),
        Verb.none("-sst", "show the share tree with indentation", ShareTreeVerbs::outline),
        Verb.none("-astree", "create or modify the share tree in an editor", ShareTreeVerbs::edit),
        Verb.none("-mstree", "modify or create the share tree in an editor", ShareTreeVerbs::edit),
        ObjectGrid.file(
            "-Astree",
            ObjectKind.SHARE_TREE,
            "create or modify the share tree from a file",
            Mode.PUT),
        ObjectGrid.file(
            "-Mstree",
            ObjectKind.SHARE_TREE,
            "modify or create the share tree from a file",
            Mode.PUT),
        Verb.none(
            "-dstree",
            "delete the share tree",
            (session, none) -> TREE.delete(session, List.of(ShareTree.NAME))),
        Verb.one(
            "-astnode",
            "node_shares_list",
            "add nodes to the share tree",
            (session, list) -> change(session, list.get(0), ShareTreeVerbs::withNode)),
        Verb.one(
            "-mstnode",
            "node_shares_list",
            "modify nodes of the share tree",
            (session, list) -> change(session, list.get(0), ShareTreeVerbs::withShares)),
        Verb.one(
            "-dstnode",
            "node_list",
            "delete nodes of the share tree",
            (session, list) -> change(session, list.get(0), ShareTreeVerbs::without)),
        Verb.one(
            "-sstnode",
            "node_list",
            "show nodes of the share tree with their children",
            (session, list) -> nodes(session, list.get(0), false)),
        Verb.one(
            "-rsstnode",
            "node_list",
            "show nodes of the share tree with all below",
            (session, list) -> nodes(session, list.get(0), true)));
  }

  private static Values tree(ClusterState state) {
    return state
        .find(ObjectKind.SHARE_TREE, ShareTree.NAME)
        .orElseThrow(() -> Session.refused(KindTraits.of(ObjectKind.SHARE_TREE).empty()));
  }

  private static int edit(Session session, List<String> none) {
    Optional<Values> present =
        session.context().store().read(state -> state.find(ObjectKind.SHARE_TREE, ShareTree.NAME));
    Unwritten unchanged = new Unwritten.Refuse("file unchanged");
    session.require(KindTraits.of(ObjectKind.SHARE_TREE).right());
    return session.print(
        TREE.edit(
            session, present.orElseGet(ShareTree.SCHEMA::template), unchanged, Mode.PUT, present));
  }

  private static int outline(Session session, List<String> none) {
    StringBuilder text = new StringBuilder();
    outline(session.context().store().read(s -> tree(s).get(ShareTree.ROOT)), "", text);
    session.out(text.toString());
    return 0;
  }

  private static void outline(ShareTreeNode node, String indent, StringBuilder text) {
    text.append(indent).append(node.name()).append('=').append(node.shares()).append('\n');
    node.children().forEach(child -> outline(child, indent + "   ", text));
  }

  private static int nodes(Session session, String list, boolean deep) {
    ShareTreeNode root = session.context().store().read(s -> tree(s).get(ShareTree.ROOT));
    int status = 0;
    StringBuilder text = new StringBuilder();
    for (String element : ObjectVerbs.elements(list)) {
      List<String> path = path(element);
      Optional<ShareTreeNode> node = root.find(path);
      if (node.isEmpty()) {
        status = session.refuse("there is no node \"" + element + "\" in the share tree");
        continue;
      }
      lines(node.get(), path.isEmpty() ? "/" : "/" + String.join("/", path), deep, 0, text);
    }
    session.out(text.toString());
    return status;
  }

  private static void lines(
      ShareTreeNode node, String path, boolean deep, int depth, StringBuilder text) {
    text.append(path).append('=').append(node.shares()).append('\n');
    if (deep || depth == 0) {
      String prefix = path.endsWith("/") ? path : path + "/";
      node.children().forEach(child -> lines(child, prefix + child.name(), deep, depth + 1, text));
    }
  }

  /** Names of a path; slashes and dots separate, the root is not named. */
  private static List<String> path(String text) {
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

  /** A change of one node of a tree. */
  private interface NodeChange {
    ShareTreeNode apply(ClusterState state, ShareTreeNode root, String element);
  }

  private static int change(Session session, String list, NodeChange change) {
    session.require(KindTraits.of(ObjectKind.SHARE_TREE).right());
    return session.update((state, configure) -> change(state, configure, list, change));
  }

  private static Outcome<List<Answer>> change(
      ClusterState state, ConfigureObject configure, String list, NodeChange change) {
    Values tree =
        state
            .find(ObjectKind.SHARE_TREE, ShareTree.NAME)
            .orElseGet(() -> ShareTree.SCHEMA.template().with(ShareTree.ROOT, NEW_ROOT));
    ShareTreeNode root = tree.get(ShareTree.ROOT);
    for (String element : ObjectVerbs.elements(list)) {
      root = change.apply(state, root, element);
    }
    return configure.put(
        state,
        ConfigureObject.Request.of(
            ObjectKind.SHARE_TREE, ParsedObject.of(tree.with(ShareTree.ROOT, root)), Mode.PUT));
  }

  private static ShareTreeNode withNode(ClusterState state, ShareTreeNode root, String element) {
    List<String> path = path(name(element));
    if (path.isEmpty() || root.find(path).isPresent()) {
      throw Session.refused("node \"" + name(element) + "\" exists already in the share tree");
    }
    String name = path.get(path.size() - 1);
    List<String> parent = path.subList(0, path.size() - 1);
    requireNode(root, parent, element);
    boolean project = !state.has(ObjectKind.USER, name) && state.has(ObjectKind.PROJECT, name);
    ShareTreeNode node = new ShareTreeNode(name, project, shares(element), List.of());
    return root.change(parent, above -> above.withChild(node));
  }

  private static ShareTreeNode withShares(ClusterState state, ShareTreeNode root, String element) {
    List<String> path = path(name(element));
    requireNode(root, path, element);
    UnaryOperator<ShareTreeNode> change = node -> node.withShares(shares(element));
    return root.change(path, change);
  }

  private static ShareTreeNode without(ClusterState state, ShareTreeNode root, String element) {
    List<String> path = path(element);
    requireNode(root, path, element);
    if (path.isEmpty()) {
      throw Session.refused("the root can't be deleted: use -dstree to delete the whole tree");
    }
    String name = path.get(path.size() - 1);
    return root.change(path.subList(0, path.size() - 1), above -> above.without(name));
  }

  private static void requireNode(ShareTreeNode root, List<String> path, String element) {
    if (root.find(path).isEmpty()) {
      throw Session.refused(
          "unable to locate \"/"
              + String.join("/", path)
              + "\" of \""
              + element
              + "\" in the share tree");
    }
  }

  private static String name(String element) {
    int equals = element.indexOf('=');
    if (equals < 0) {
      throw Session.refused("\"" + element + "\" is not of the form path=shares");
    }
    return element.substring(0, equals);
  }

  private static long shares(String element) {
    String text = element.substring(element.indexOf('=') + 1);
    try {
      return gridlite.format.Formats.whole(text, 0, Integer.MAX_VALUE);
    } catch (gridlite.format.FormatException e) {
      throw Session.refused("\"" + element + "\": " + e.text());
    }
  }
}
