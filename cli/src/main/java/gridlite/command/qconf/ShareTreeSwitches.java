package gridlite.command.qconf;

import gridlite.command.qconf.EditorFlow.Unwritten;
import gridlite.config.ShareTree;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.operation.Answer;
import gridlite.operation.configure.ConfigureObject;
import gridlite.operation.configure.ConfigureObject.Mode;
import gridlite.operation.configure.EditShareTree;
import gridlite.operation.configure.KindTraits;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.value.ShareTreeNode;
import java.util.List;
import java.util.Optional;

/** The share tree as a whole, and its nodes by path. */
final class ShareTreeSwitches {
  private static final ObjectSwitches TREE = new ObjectSwitches(ObjectKind.SHARE_TREE);

  private ShareTreeSwitches() {}

  static List<Switch> verbs() {
    return List.of(
        Switch.none(
            "-sstree",
            "show the share tree as a list of nodes",
            (session, none) -> {
              session.out(session.context().store().read(s -> TREE.text(session, tree(s))));
              return 0;
            }),
        Switch.none("-sst", "show the share tree with indentation", ShareTreeSwitches::outline),
        Switch.none(
            "-astree", "create or modify the share tree in an editor", ShareTreeSwitches::edit),
        Switch.none(
            "-mstree", "modify or create the share tree in an editor", ShareTreeSwitches::edit),
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
        ObjectSwitches.toFiles("-Sstree", ObjectKind.SHARE_TREE),
        Switch.none(
            "-dstree",
            "delete the share tree",
            (session, none) -> TREE.delete(session, List.of(ShareTree.NAME))),
        Switch.one(
            "-astnode",
            "node_shares_list",
            "add nodes to the share tree",
            (session, list) -> change(session, list.get(0), EditShareTree::add)),
        Switch.one(
            "-mstnode",
            "node_shares_list",
            "modify nodes of the share tree",
            ShareTreeSwitches::modifyNodes),
        Switch.one(
            "-dstnode",
            "node_list",
            "delete nodes of the share tree",
            (session, list) -> change(session, list.get(0), EditShareTree::delete)),
        Switch.one(
            "-sstnode",
            "node_list",
            "show nodes of the share tree with all below",
            (session, list) -> nodes(session, list.get(0))),
        Switch.one(
            "-rsstnode",
            "node_list",
            "show nodes of the share tree with all below",
            ShareTreeSwitches::nodesOfScripts));
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
    Optional<ShareTreeNode> present = root(session);
    if (present.isEmpty()) {
      return noTree(session);
    }
    StringBuilder text = new StringBuilder();
    outline(present.get(), "", text);
    session.out(text.toString());
    return 0;
  }

  private static void outline(ShareTreeNode node, String indent, StringBuilder text) {
    text.append(indent).append(node.name()).append('=').append(node.shares()).append('\n');
    node.children().forEach(child -> outline(child, indent + "   ", text));
  }

  /** The message of the verbs, all but -sstree, for which a missing tree is not a failure. */
  private static int noTree(Session session) {
    return session.print(List.of(Answer.note("No sharetree")));
  }

  private static Optional<ShareTreeNode> root(Session session) {
    return session
        .context()
        .store()
        .read(state -> state.find(ObjectKind.SHARE_TREE, ShareTree.NAME))
        .map(tree -> tree.get(ShareTree.ROOT));
  }

  private static int nodes(Session session, String list) {
    Optional<ShareTreeNode> present = root(session);
    if (present.isEmpty()) {
      return noTree(session);
    }
    ShareTreeNode root = present.get();
    int status = 0;
    StringBuilder text = new StringBuilder();
    for (String element : ObjectSwitches.elements(list)) {
      Optional<List<String>> path = root.locate(element);
      if (path.isEmpty()) {
        status = session.refuse("there is no node \"" + element + "\" in the share tree");
        continue;
      }
      ShareTreeNode node = root.find(path.get()).orElseThrow();
      lines(node, "/" + String.join("/", path.get()), text);
    }
    session.out(text.toString());
    return status;
  }

  /** Scripts know this switch with exit status 1, whatever it has shown of a tree. */
  private static int nodesOfScripts(Session session, List<String> operands) {
    nodes(session, operands.get(0));
    return root(session).isPresent() ? 1 : 0;
  }

  private static void lines(ShareTreeNode node, String path, StringBuilder text) {
    text.append(path).append('=').append(node.shares()).append('\n');
    String prefix = path.endsWith("/") ? path : path + "/";
    node.children().forEach(child -> lines(child, prefix + child.name(), text));
  }

  /** A change of some nodes. */
  private interface Edit {
    Outcome<List<Answer>> apply(
        ClusterState state, ConfigureObject configure, List<String> elements);
  }

  private static int modifyNodes(Session session, List<String> list) {
    session.require(KindTraits.of(ObjectKind.SHARE_TREE).right());
    if (root(session).isEmpty()) {
      return noTree(session);
    }
    return change(session, list.get(0), EditShareTree::modify);
  }

  private static int change(Session session, String list, Edit edit) {
    session.require(KindTraits.of(ObjectKind.SHARE_TREE).right());
    return session.update(
        (state, configure) -> edit.apply(state, configure, ObjectSwitches.elements(list)));
  }
}
