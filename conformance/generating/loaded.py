"""Areas about what jobs are granted: quotas, complexes, parallel environments, all at once."""
from . import jobs, site
from .jobs import Mix

COUNTED = "qquota -u '*' | sed 1,2d | sort"
BOXES = "qstat -f | grep -v -e --- | sed 's/ *$//'"


def processors(s, numbers, memory=False):
    amounts = ["num_proc=%d" % s.one(numbers) + (",mem_total=%dG" % s.pick(4, 6, 8) if memory else "")
               for host in s.hosts]
    commands = ["qconf -aattr exechost complex_values %s %s" % pair for pair in zip(amounts, s.hosts)]
    s.run("; ".join(commands) + " > o")


def verified(s):
    s.run("verify v '%s'" % jobs.late(s, 2, 3))
    s.run("verify p '%s'" % jobs.late(s, 2, 3))


def quotas(s):
    site.base(s)
    s.use("quota", "jobs", "why", "end", "verify")
    processors(s, [1, 2, 2, 3, 4], memory=True)
    if s.chance(0.7):
        site.slots(s)
    site.capacities(s, s.some(["lic", "ram"], 1, 2))
    for name in ["first", "second", "third"][:s.pick(1, 2, 2, 3)]:
        site.quota_set(s, name)
    jobs.stream(s, s.number(8, 13), Mix(array=0.15))
    s.schedule()
    for command in ("jobs", COUNTED, BOXES, "why %s" % jobs.any_of(s, 3, 5)):
        s.run(command)
    verified(s)
    s.say("Some end, others come, the rules change.")
    s.run("end 1,%d" % s.number(2, 3))
    jobs.stream(s, s.number(3, 6))
    s.schedule()
    s.run("jobs")
    s.run(COUNTED)
    site.change_quotas(s)
    if s.chance(0.6):
        site.change(s)
    jobs.changes(s, 0, 2)
    s.run("end '%s'" % s.pick("1,2", "2p;4", "3,5"))
    s.schedule()
    for command in ("jobs", COUNTED, "why %s" % jobs.late(s, 3, 4)):
        s.run(command)
    option = s.pick("", "-h node02", "-q long.q", "-l slots", "-P red", "-h '@left'", "-pe smp")
    s.run("qquota -u %s %s | sed 1,2d | sort" % (s.one(s.users), option))


KINDS = {
    "INT": (["1", "2", "3"], ["4", "6", "9"]),
    "DOUBLE": (["0.5", "1", "1.5", "2.25"], ["4.5", "6", "10.25"]),
    "MEMORY": (["1G", "700M", "2g", "1.5G"], ["4G", "6000M", "8g"]),
    "TIME": (["600", "0:10:0", "0:20:30", "1200"], ["1:0:0", "5400", "0:45:0"]),
}

# fixed values: type, relations, values of places, values to ask for (none: the same)
FIXED = {
    "os": ("CSTRING", ["==", "!="], ["LINUX", "bsd", "linux"], ["linux", "'lin*'", "'!bsd'"]),
    "site": ("RESTRING", ["=="], ["east1", "west1", "east2"], ["'east*'", "'e*|w*'", "west1", "'!east1'"]),
    "rank": ("INT", ["<=", ">=", "==", "!=", "<", ">"], ["1", "2", "5"], []),
    "ssd": ("BOOL", ["=="], ["TRUE", "FALSE"], ["TRUE", "FALSE", "1"]),
    "speed": ("DOUBLE", ["<=", ">=", "<", ">"], ["1.5", "2", "3.25"], []),
    "scr": ("MEMORY", ["<=", ">="], ["1G", "2G", "10G"], []),
}


def consumable(s, name):
    """A row of the table of attributes."""
    kind = s.one(KINDS)
    counted = s.pick("YES", "YES", "JOB", "YES")
    requestable = s.pick(*["YES"] * 10 + ["FORCED", "NO"])
    assumed = "0" if requestable != "NO" and s.chance(0.65) or requestable == "FORCED" else s.one(KINDS[kind][0])
    s.consumables.append(name)
    if requestable != "NO":
        s.attributes.append((name, kind, KINDS[kind][0]))
    return kind, "%s %s %s <= %s %s %s %d" % (
        name, name[0] + name[-1] + "x", kind, requestable, counted, assumed, s.pick(0, 0, 10, 100))


def fixed(s, name):
    kind, relations, values, asked = FIXED[name]
    s.attributes.append((name, kind, asked or values))
    nothing = "NONE" if kind in ("CSTRING", "RESTRING") else "0"
    return "%s %s %s %s %s NO %s %d" % (
        name, name[:2] + "y", kind, s.one(relations), s.pick(*["YES"] * 8 + ["FORCED"]), nothing, s.pick(0, 0, 50))


def complexes(s):
    site.base(s)
    s.use("attr", "jobs", "why", "end", "verify")
    s.attributes, s.consumables = [], []
    amounts, rows = {}, []
    for name in s.some(["tok", "mem", "dsk", "bw", "gpu", "tmo"], 3, 4):
        kind, row = consumable(s, name)
        rows.append(row)
        amounts[name] = KINDS[kind][1]
    for name in s.some(FIXED, 2, 3):
        rows.append(fixed(s, name))
        amounts[name] = FIXED[name][2]
    s.run(*["attr \\"] + ["'%s' \\" % row for row in rows[:-1]] + ["'%s'" % rows[-1]])
    if s.chance(0.6):
        site.slots(s)
    place_values(s, amounts)
    names = ",".join(["slots"] + s.consumables)
    mix = Mix(project=0, soft=0.25, priority=0.1, array=0.12)
    jobs.stream(s, s.number(9, 14), mix)
    s.schedule()
    for command in ("jobs", "qstat -F %s | grep -v -e ---" % names, "qhost -F %s | sed 1,2d" % names,
                    "why %s" % jobs.any_of(s, 4, 6), "qstat -r -u '*' -s p | grep -v -e mm/ -e 20.."):
        s.run(command)
    verified(s)
    s.run("qselect -l %s" % jobs.request_of(s))
    s.run("qhost -l %s -q | sed 1,2d" % jobs.request_of(s))
    s.say("Capacities change while jobs run and wait.")
    s.run("end 1,%d" % s.number(2, 3))
    name = s.one(s.consumables)
    s.run("qconf -mattr exechost complex_values %s=%s %s" % (name, s.one(amounts[name]), s.one(s.hosts + ["global"])))
    name = s.one(s.consumables)
    s.run("qconf -mattr queue complex_values '%s=%s' %s" % (name, s.one(amounts[name]), s.one(s.queues)))
    jobs.changes(s, 0, 2)
    jobs.stream(s, s.number(2, 4), mix)
    s.schedule()
    for command in ("jobs", "qhost -F %s | sed 1,2d" % names, "why %s" % jobs.late(s, 3, 4)):
        s.run(command)


def place_values(s, amounts):
    hosts = {}
    for name, values in amounts.items():
        levels = s.some(["global", "host", "queue"], 1, 2)
        if "global" in levels:
            hosts.setdefault("global", []).append("%s=%s" % (name, s.one(values)))
        if "host" in levels:
            for host in s.some(s.hosts, 2, 4):
                hosts.setdefault(host, []).append("%s=%s" % (name, s.one(values)))
        if "queue" in levels:
            form = "%s=%s" % (name, s.one(values))
            if s.chance(0.5):
                form += ",[%s=%s=%s]" % (s.one(s.hosts + ["@left", "@right"]), name, s.one(values))
            s.run("qconf -mattr queue complex_values '%s' %s" % (form, s.one(s.queues)))
    s.run(*["qconf -rattr exechost complex_values %s %s" % (",".join(values), host)
            for host, values in sorted(hosts.items())] or ["true"])


def two_slots_a_host(s):
    s.run("qconf -sp mpi | sed -E 's/^pe_name .*/pe_name two/; s/^slots .*/slots %d/; s/^allocation_rule .*/"
          "allocation_rule %s/' > p; qconf -Ap p; qconf -aattr queue pe_list two %s"
          % (s.pick(6, 8, 100), s.pick("2", "2", "1", "3"), s.one(s.queues)))
    s.environments.append("two")


def scheduling(s):
    site.base(s)
    s.use("conf", "jobs", "why", "end", "verify")
    site.slots(s)
    if s.chance(0.7):
        two_slots_a_host(s)
    for probability, command in (
            (0.4, "qconf -dattr queue pe_list mpi %s" % s.one(s.queues)),
            (0.4, "qconf -rattr queue pe_list 'smp mpi rr,[@right=smp rr]' long.q"),
            (0.35, "qconf -aattr queue subordinate_list %s all.q" % s.pick("long.q=2", "long.q=1", "long.q")),
            (0.4, "conf queue_sort_method load"),
            (0.3, "conf load_formula %s" % s.pick("slots", "-slots")),
            (0.3, "conf maxujobs %d" % s.pick(2, 3, 5))):
        if s.chance(probability):
            s.run(command)
    reserving = s.chance(0.4)
    if reserving:
        s.run("conf max_reservation %d" % s.pick(1, 2, 5))
    site.capacities(s, s.some(["lic", "ram"], 1, 2))
    for i in range(s.number(0, 2)):
        site.access(s)
    mix = Mix(parallel=0.45, queue=0.3, soft=0.2, array=0.15, priority=0.2, project=0.3, hold=0.08,
              reserve=0.4 if reserving else 0)
    jobs.stream(s, s.number(10, 15), mix)
    s.schedule()
    for command in ("jobs", BOXES, "why %s" % jobs.any_of(s, 4, 6),
                    "qstat -g t -u '*' -s r | awk 'NR > 2 {print $1, $4, $5, $8, $9}' | sort -n"):
        s.run(command)
    verified(s)
    s.run("end '%s'" % s.pick("1,2", "1,3", "2p;4"))
    jobs.stream(s, s.number(3, 6), mix)
    site.change(s)
    site.change(s)
    jobs.changes(s, 1, 3)
    s.schedule()
    for command in ("jobs", BOXES, "why %s" % jobs.late(s, 3, 4), "end 1,5"):
        s.run(command)
    s.schedule()
    s.run("jobs")
    s.run("qstat -g c | sed 's/ *$//'")


def site_with_everything(s):
    site.base(s)
    s.use("quota", "conf", "jobs", "why", "end", "verify")
    processors(s, [2, 3, 4])
    site.slots(s)
    site.capacities(s)
    for keyword, values in (
            ("weight_tickets_functional", ["10000"]), ("weight_priority", ["0", "1"]),
            ("weight_urgency", ["0.1", "1"]), ("weight_ticket", ["0.5", "1"]), ("max_reservation", ["0", "0", "3"]),
            ("queue_sort_method", ["seqno", "load"])):
        s.run("conf %s %s" % (keyword, s.one(values)))
    for user in s.some(s.users, 1, 3):
        s.run("printf 'name %s\\noticket %d\\nfshare %d\\ndefault_project %s\\ndelete_time 0\\n' > u; qconf -Auser u"
              % (user, s.pick(0, 100), s.pick(10, 100), s.pick("NONE", "blue")))
    site.quota_set(s, "one")
    site.quota_set(s, "two")
    mix = Mix(queue=0.15, soft=0.15, array=0.2, priority=0.2, hold=0.1, reserve=0.1)
    jobs.stream(s, s.number(10, 14), mix)
    s.schedule()
    for command in ("jobs", "qstat -pri -u '*' | awk 'NR > 2 {print $1, $2, $3, $4, $5, $6}' | sort -n", COUNTED,
                    "qstat -F slots,lic,ram | grep -v -e ---", "why %s" % jobs.late(s, 3, 5)):
        s.run(command)
    site.change(s)
    jobs.changes(s, 2, 2)
    s.run("end 1,3")
    jobs.stream(s, s.number(2, 5), mix)
    s.schedule()
    for command in ("jobs", COUNTED, "why %s" % jobs.late(s, 3, 4)):
        s.run(command)


