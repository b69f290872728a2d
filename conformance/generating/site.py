"""Parts of a site: queues, capacities, quotas, and changes of them."""


def base(s):
    """Four hosts, two queues of four slots, projects, access lists, host groups, two consumables."""
    s.run("site quotas")
    s.queues.append("long.q")
    s.projects = ["red", "blue"]
    s.lists = ["staff", "interns"]
    s.groups += ["@left", "@right"]
    s.attributes = [("lic", "INT", ["1", "2", "3"]), ("ram", "MEMORY", ["512M", "1G", "2G", "3G", "1500M"])]
    s.consumables = ["lic", "ram"]


def add_queue(s, name, **settings):
    script = "qconf -sq all.q | sed -E -e 's/^qname .*/qname %s/'" % name
    for keyword, value in settings.items():
        script += " -e 's/^%s .*/%s %s/'" % (keyword, keyword, value.replace("/", "\\/"))
    s.run(script + " > q; qconf -Aq q")
    s.queues.append(name)


def overridden(s, values):
    """A default, and settings of a host group and of hosts."""
    places = s.some([g for g in s.groups if g != "@allhosts"], 0, 1) + s.some(s.hosts, 0, 2)
    return ",".join([str(s.one(values))] + ["[%s=%s]" % (place, s.one(values)) for place in places])


def slots(s):
    queue = s.pick("all.q", "long.q")
    s.run("qconf -rattr queue slots '%s' %s" % (overridden(s, [1, 2, 3, 4, 6]), queue))
    if s.chance(0.5):
        add_queue(
            s, "fast.q",
            seq_no=overridden(s, [5, 0, 20]), slots=overridden(s, [1, 2, 3]),
            hostlist=s.pick("@left", "@right", "@left node04", "node02 node03", "@allhosts"))


def capacities(s, names=None):
    """Consumables for the cluster, hosts, queues."""
    for name in names or s.consumables:
        amounts = {"lic": ["4", "6", "9", "12"], "ram": ["4G", "6G", "8G", "2500M"]}.get(name, ["4", "6", "10"])
        levels = s.some(["global", "host", "queue"], 1, 2)
        if "global" in levels:
            s.run("qconf -aattr exechost complex_values %s=%s global" % (name, s.one(amounts)))
        if "host" in levels:
            commands = [
                "qconf -aattr exechost complex_values %s=%s %s" % (name, s.one(amounts), host)
                for host in s.some(s.hosts, 2, 4)]
            s.run("; ".join(commands) + " | sort")
        if "queue" in levels:
            value = "%s=%s" % (name, s.one(amounts))
            place = s.one(s.hosts + s.groups)
            form = s.pick(value, "NONE,[%s=%s]" % (place, value), "%s,[%s=%s]" % (value, s.one(s.hosts), value))
            s.run("qconf -rattr queue complex_values '%s' %s" % (form, s.one(s.queues)))


FILTERS = {
    "users": (0.8, [
        "{*}", "{*}", "*", "alice,bob", "@staff", "{@staff}", "!alice", "{*,!@interns}", "{alice,@interns}",
        "*,!dave", "!@staff", "{a*,b*}", "{*,!bob}", "@st*", "carol,@staff,!bob", "dave"]),
    "projects": (0.2, ["{*}", "*", "!*", "red", "{red,blue}", "*,!red", "!red", "b*", "{*,!blue}"]),
    "pes": (0.2, ["{*}", "*", "!*", "smp", "mpi,rr", "{smp,m*}", "*,!smp", "!mpi", "{*,!rr}"]),
    "queues": (0.3, [
        "all.q", "{*}", "{all.q,long.q}", "!long.q", "l*", "*,!all.q", "long.q", "{*,!fast.q}"]),
    "hosts": (0.5, [
        "{*}", "{@allhosts}", "@left", "{@left}", "node01,node02", "{@allhosts,!node03}", "*,!@right",
        "{*,!@left}", "node0[12]", "{@l*}", "!node04", "{node01,@right}"]),
}


def limit(s, hosts):
    if hosts.startswith("{") and s.chance(0.4):
        return s.pick(
            "slots=$num_proc", "slots=$num_proc*2", "slots=$num_proc+1", "slots=$num_proc*0.5+1",
            "lic=$num_proc", "ram=$mem_total*0.5", "slots=$num_proc*3-2")
    kind = s.random.random()
    if kind < 0.65:
        return "slots=%d" % s.pick(0, 1, 1, 2, 2, 3, 4, 5, 6, 8)
    if kind < 0.8:
        return "lic=%d" % s.pick(0, 1, 2, 3, 4, 6)
    if kind < 0.9:
        return "ram=%s" % s.pick("1G", "2G", "4500M", "6G")
    return "slots=%d,%s" % (s.number(2, 5), s.pick("lic=1", "lic=2", "lic=4", "ram=3G"))


def rule(s):
    words = []
    hosts = ""
    for name, (probability, values) in FILTERS.items():
        if s.chance(probability):
            value = s.one(values)
            words.append(name + " " + value)
            if name == "hosts":
                hosts = value
    return " ".join(words + ["to", limit(s, hosts)])


def quota_set(s, name):
    rules = [rule(s) for i in range(s.pick(1, 1, 2, 2, 3, 4))]
    if s.chance(0.4):
        rules = ["name r%d %s" % (i + 1, text) for i, text in enumerate(rules)]
    s.quota_sets.append((name, rules))
    s.run("quota %s %s" % (name, " ".join("'%s'" % text for text in rules)))


def change_quotas(s):
    name, rules = s.one(s.quota_sets)
    kind = s.number(0, 3)
    if kind == 0:
        s.run("qconf -mattr resource_quota enabled FALSE %s" % name)
    elif kind == 1:
        s.run("qconf -drqs %s" % name)
        quota_set(s, "other")
    elif kind == 2:
        place = s.random.randrange(len(rules))
        named = rules[place].startswith("name ")
        reference = rules[place].split()[1] if named else str(place + 1)
        s.run("qconf -rattr resource_quota limit '%s' %s/%s" % (limit(s, ""), name, reference))
    else:
        quota_set(s, "more")


def change(s):
    """A change of a queue, a host or a group while jobs run and wait."""
    queue = s.one(s.queues)
    host = s.one(s.hosts)
    kind = s.number(0, 5)
    if kind == 0:
        s.run("qconf -rattr queue slots '%s' %s" % (overridden(s, [1, 2, 3, 5]), queue))
    elif kind == 1:
        everywhere = queue if queue in ("all.q", "long.q") else "all.q"
        s.run("qmod -%s %s@%s" % (s.pick("d", "s"), everywhere, host))
    elif kind == 2 and s.lists:
        s.run("qconf -aattr queue user_lists %s %s" % (s.one(s.lists), queue))
    elif kind == 3:
        s.run("qconf -rattr queue seq_no '%s' %s" % (overridden(s, [0, 5, 15, 30]), queue))
    elif kind == 4:
        s.run("qconf -mattr exechost complex_values slots=%d %s" % (s.pick(1, 2, 3, 5), host))
    else:
        s.run("qconf -rattr hostgroup hostlist '%s' @left" % " ".join(sorted(s.some(s.hosts, 1, 3))))


def access(s):
    """Who may use what."""
    s.run(s.pick(
        "qconf -aattr queue user_lists staff long.q", "qconf -aattr queue xuser_lists interns all.q",
        "qconf -rattr queue user_lists 'NONE,[@left=staff]' long.q", "qconf -aattr queue projects red long.q",
        "qconf -rattr queue xprojects 'NONE,[node02=blue]' all.q", "qconf -rattr pe user_lists staff rr",
        "qconf -aattr exechost projects red node04", "qconf -aattr exechost xuser_lists interns node01",
        "qconf -mattr exechost complex_values slots=3 node02"))
