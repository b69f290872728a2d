"""Areas about who comes first: priorities, tickets, shares."""
from . import jobs, site
from .jobs import Mix


def weights(s, settings):
    lines = ["s/^%s .*/%s %s/" % (keyword, keyword, value) for keyword, value in settings]
    s.run(*["qconf -ssconf | sed -E '"] + lines + ["' > s; qconf -Msconf s"])


def parts(s):
    """Weights of users, projects, departments and jobs, which come to 1."""
    amounts = [s.pick(0, 1, 1, 2, 4) for i in range(4)]
    total = sum(amounts)
    if not total:
        amounts, total = [1, 0, 0, 0], 1
    names = ("weight_user", "weight_project", "weight_department", "weight_job")
    return list(zip(names, ("%.4g" % (amount / total) for amount in amounts)))


def functional(s):
    return parts(s) + [
        ("weight_tickets_functional", s.pick("1000", "5000", "100000")),
        ("max_functional_jobs_to_schedule", s.pick("200", "200", "3")),
        ("share_functional_shares", s.pick("TRUE", "FALSE")),
        ("policy_hierarchy", s.pick("OFS", "OS", "F", "SOF", "OF", "FSO", "OSF")),
        ("share_override_tickets", s.pick("TRUE", "FALSE")),
        ("report_pjob_tickets", s.pick("TRUE", "TRUE", "FALSE"))]


def people(s, least=2):
    text = "printf 'name %s\\noticket %d\\nfshare %d\\ndefault_project %s\\ndelete_time 0\\n' > u; qconf -Auser u"
    s.run(*[text % (user, s.pick(0, 0, 50, 100, 300), s.pick(0, 10, 30, 100), s.pick("NONE", "NONE", "red"))
            for user in s.some(s.users, least, 4)])


def departments(s):
    text = "printf 'name %s\\ntype DEPT\\nfshare %d\\noticket %d\\nentries %s\\n' > d; qconf -Au d"
    s.run(text % ("lab", s.pick(5, 50), s.pick(0, 200), "alice,bob"),
          text % ("office", s.pick(5, 50), s.pick(0, 100), "carol"))


def projects(s, least):
    for name in s.some(s.projects, least, 2):
        s.run("qconf -rattr project fshare %d %s" % (s.pick(10, 50, 200), name),
              "qconf -rattr project oticket %d %s" % (s.pick(0, 100, 500), name))


def show(s):
    for option in ("-pri", "-urg", "-ext"):
        s.run("shown %s" % option)


def change_weights(s, times):
    for i in range(times):
        s.run("conf %s %s" % s.pick(
            ("weight_priority", s.pick("0", "3")), ("weight_ticket", s.pick("0", "2", "0.01")),
            ("weight_urgency", s.pick("0", "1.5")), ("weight_tickets_functional", s.pick("0", "777")),
            ("policy_hierarchy", s.pick("NONE", "O", "SFO", "OFS", "FS")),
            ("share_functional_shares", s.pick("TRUE", "FALSE"))))


def of_jobs(s):
    """What single jobs are given."""
    for option, values, probability in (("js", (5, 100), 0.5), ("ot", (50, 500), 0.5)):
        if s.chance(probability):
            s.run("answer qalter -%s %d %s" % (option, s.one(values), jobs.late(s, 1, 3).replace(" ", ",")))


def priority(s):
    site.base(s)
    s.use("conf", "attr", "end", "shown", "answer")
    s.run("qconf -rattr queue slots %d all.q" % s.pick(1, 1, 2), "qmod -d long.q > o")
    settings = [("weight_urgency", s.pick("0", "0.01", "0.1", "1")),
                ("weight_priority", s.pick("0", "0.1", "0.5", "1", "2")),
                ("weight_ticket", s.pick("0", "0.3", "1", "1.5"))]
    tickets = s.chance(0.75)
    weights(s, settings + (functional(s) if tickets else []))
    if tickets:
        people(s)
        projects(s, 0)
        if s.chance(0.5):
            departments(s)
    s.run("attr 'gpu gpu INT <= YES YES 0 %d' 'node nd STRING == YES NO NONE %d'"
          % (s.pick(50, 100, 333), s.pick(0, 25, 500)))
    s.attributes = [("gpu", "INT", ["1", "2", "4"])]
    s.run("qconf -rattr exechost complex_values gpu=%d global" % s.pick(6, 10, 20))
    if s.chance(0.6):
        s.run("EDIT='/^(slots|h_rt|ram) /s/[^ ]+ *$/%s/' EDITOR=edit-with qconf -mc > o" % s.pick("0", "7", "250"))
    if s.chance(0.4):
        s.run("EDIT='s/^urgency_slots .*/urgency_slots %s/' EDITOR=edit-with qconf -mp mpi" % s.pick("max", "avg", "3"))
    mix = Mix(priority=0.4, parallel=0.25, array=0.2, queue=0)
    jobs.stream(s, s.number(9, 13), mix)
    of_jobs(s)
    s.schedule()
    show(s)
    s.run("end 1,%d" % s.number(1, 3))
    change_weights(s, 2)
    jobs.changes(s, 2, 2)
    jobs.stream(s, s.number(2, 4), mix)
    s.schedule()
    show(s)
    s.run("qstat -u '*' -g d | awk 'NR > 2 {print $1, $2, $3, $4, $5, $NF}' | sort -n")


def nodes(s):
    """Nodes of a share tree, parents first."""
    kind = s.number(0, 3)
    if kind == 0:
        names = s.some(s.users, 2, 4) + (["default"] if s.chance(0.4) else [])
        return ["/%s=%d" % (name, s.pick(10, 20, 60)) for name in names]
    if kind == 1:
        names = ["red", "blue"] + (["default"] if s.chance(0.6) else [])
        return ["/%s=%d" % (name, s.pick(10, 30, 50)) for name in names]
    if kind == 2:
        tree = ["/a=%d" % s.pick(5, 10), "/b=%d" % s.pick(10, 40)]
        return tree + ["/a/alice=%d" % s.pick(5, 10), "/a/bob=%d" % s.pick(5, 40), "/b/carol=%d" % s.pick(5, 10),
                       "/b/%s=%d" % (s.pick("dave", "default"), s.pick(5, 10))]
    tree = ["/red=%d" % s.pick(10, 50), "/other=%d" % s.pick(10, 30)]
    return tree + ["/red/%s=%d" % (s.pick("alice", "default"), s.pick(10, 20)), "/other/bob=%d" % s.pick(10, 90),
                   "/other/carol=%d" % s.pick(10, 90)]


def change_tree(s, tree):
    node = s.one(tree).split("=")[0]
    s.run("answer " + s.pick(
        "qconf -mstnode %s=%d" % (node, s.pick(1, 15, 80)), "qconf -dstnode %s" % node,
        "qconf -astnode %s=%d" % (s.pick("/dave", "/new"), s.pick(5, 40)), "qconf -mstnode /=%d" % s.pick(3, 9)))


def shares(s):
    site.base(s)
    s.use("conf", "end", "shown", "answer")
    s.run("qconf -rattr queue slots %d all.q" % s.pick(1, 1, 2), "qmod -d long.q > o")
    settings = [("weight_urgency", s.pick("0", "0.1")), ("weight_priority", s.pick("0", "0.5")),
                ("weight_ticket", s.pick("0.3", "1")), ("weight_tickets_share", s.pick("1000", "10000")),
                ("halftime", "0"), ("compensation_factor", s.pick("5", "1.5"))]
    weights(s, settings + (functional(s) if s.chance(0.6) else []))
    people(s, 4)
    projects(s, 1)
    if s.chance(0.4):
        departments(s)
    tree = nodes(s)
    s.run("qconf -astnode %s" % ",".join(tree))
    s.run("qconf -sstnode %s" % s.pick("/", tree[0].split("=")[0]))
    deadline = s.chance(0.5)
    if deadline:
        s.run("conf weight_deadline %s" % s.pick("3600", "360000"))
        s.run("qconf -au alice,bob deadlineusers")
    mix = Mix(priority=0.2, parallel=0.25, array=0.2, queue=0, project=0.6)
    jobs.stream(s, s.number(8, 12), mix)
    if deadline:
        jobs.submit(s, [jobs.qsub(s, Mix(parallel=0, array=0, queue=0), "-dl 202001010101") for i in range(2)])
    of_jobs(s)
    s.schedule()
    s.run("shown -ext")
    s.run("shown -pri")
    s.run("end 1,%d" % s.number(1, 2))
    change_tree(s, tree)
    s.run("qconf -sstree")
    s.schedule()
    s.run("shown -ext")
    projects(s, 1)
    change_weights(s, 1)
    change_tree(s, tree)
    jobs.changes(s, 1, 2)
    jobs.stream(s, s.number(2, 3), mix)
    s.run("end 1,2")
    s.schedule()
    s.run("shown -ext")
    s.run("shown -pri")
