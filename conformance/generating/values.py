"""Areas about values: options of submissions and attributes of objects, right, doubtful and damaged ones.

Only exit status and what succeeds is compared, since words about what is wrong are each product's own.
"""

LETTERS = "abAZ019,:=-+.*?|&!()[]{}@/ %$\\;#~^_<>"

NUMBERS = "0 1 2 10 -1 +3 007 1.5 99999999999 1e3 0x10 5k INFINITY 1:00:00 TRUE y".split() + [""]
TIMES = "0 60 1:00:00 ::30 1:: 10:0 INFINITY 1:2:3:4 -1 0:90:0 1.5".split() + [""]
AMOUNTS = "1G 1g 100M 1.5G 0 1K 2T 1e9 0x10 INFINITY 1GB -1G".split() + ["1 G"]
PATHS = "/tmp /tmp/x x node01:/x :x node01: $HOME/x $JOB_ID /a,node02:/b /a,/b a:b:c ~/x".split() + ["/a b", ""]
NAMES = "job 1job a/b x:y @x a*b - NONE none a\\b $x j.1 a,b % =".split() + ["jo b"]
RANGES = "1 2 1-4 2- -3 1-10:3 4-1 0 1,3 1- n 5:2 1-3:0".split()
DATES = "203001011200 203001011200.30 3001011200 01011200 203013011200 20300101 0 now".split()
RESOURCES = ["h_rt=60", "h_rt=x", "h_vmem=1G", "h_vmem=1X", "arch=lx*", "q=all.q", "hostname=node0[12]", "slots=1", "nosuch=1", "h_rt"]
QUEUES = ["all.q", "all.q@node01", "*", "*@node0[12]", "nosuch", "@node01", "all.q@", "b*", "all.q|x", "!all.q"]

OPTIONS = {
    "-a": DATES, "-dl": DATES, "-A": NAMES, "-ac": ["a=1", "b", "c=", "=d", "a=b=c"], "-ar": NUMBERS,
    "-c": "n s m x sm 60 q".split(), "-ckpt": NAMES, "-hold_jid": ["1", "99", "job", "j*", "1.2", "0", "-1"],
    "-e": PATHS, "-i": PATHS, "-o": PATHS, "-S": PATHS, "-j": "y n yes x".split(), "-js": NUMBERS, "-l": RESOURCES,
    "-m": "b e a s n bea x bb".split() + ["", "b,e"], "-M": ["alice", "bob@x.org", "a b", ""], "-now": "y n x".split(),
    "-p": "0 -5 -1023 -1024 1 5.5 x".split() + [""], "-P": ["nosuch", "", "NONE"], "-q": QUEUES, "-masterq": QUEUES,
    "-r": "y n 1".split(), "-R": "y n yes x".split(), "-shell": "y n x".split(), "-t": RANGES, "-tc": NUMBERS,
    "-v": ["A=1", "B", "=x", "D=a b", "1X=2"], "-w": "e w n v p x".split(), "-wd": PATHS, "-h": "u o s x".split(),
    "-binding": "linear:1 linear:2:0,0 striding:2:2 explicit:0,0 linear x linear:0".split(),
}

QUEUE = {
    "seq_no": NUMBERS, "load_thresholds": ["NONE", "np_load_avg=1", "nosuch=1", "np_load_avg"], "nsuspend": NUMBERS,
    "suspend_interval": TIMES, "priority": NUMBERS, "qtype": ["BATCH", "batch", "NONE", "BATCH INTERACTIVE", "x"],
    "pe_list": ["NONE", "smp", "smp mpi", "nosuch", "make"], "rerun": "TRUE t 0 no x".split(), "slots": NUMBERS,
    "tmpdir": PATHS, "shell": PATHS, "prolog": PATHS, "suspend_method": "SIGSTOP NONE 9 x SIGFOO".split(),
    "notify": TIMES, "owner_list": ["alice", "NONE", "al*"], "user_lists": ["NONE", "nosuch"], "s_rt": TIMES,
    "subordinate_list": ["NONE", "b.q=2", "slots=2(b.q:0:sr)", "all.q=1"], "h_vmem": AMOUNTS, "h_core": AMOUNTS,
    "complex_values": ["NONE", "slots=3", "h_vmem=4G", "nosuch=1", "h_vmem"], "initial_state": "default enabled x".split(),
}

ENVIRONMENT = {
    "slots": NUMBERS, "user_lists": ["NONE", "nosuch"], "start_proc_args": ["/bin/true", "x", "a@/b", "/x $host", "/x $nosuch"],
    "control_slaves": "TRUE f y x".split(), "urgency_slots": "min max avg 5 x".split(),
}

SCHEDULER = {
    "schedule_interval": TIMES, "maxujobs": NUMBERS, "load_adjustment_decay_time": TIMES, "flush_submit_sec": NUMBERS,
    "halftime": NUMBERS, "policy_hierarchy": "OFS FSO O NONE OO X".split(), "max_reservation": NUMBERS,
    "default_duration": TIMES, "weight_tickets_share": NUMBERS, "compensation_factor": "0 -1 5 1e3 0.5".split(),
}


def damaged(s, value, chance):
    """A value, with a letter more, less or other in some cases."""
    if not s.chance(chance):
        return value
    letters = list(value)
    place = s.number(0, len(letters))
    letters[place:place + s.number(0, 1)] = s.pick([], [s.one(LETTERS)])
    return "".join(letters)


def quoted(value):
    return "'%s'" % value.replace("'", "'\\''")


def options(s):
    words = []
    for name in s.some(sorted(OPTIONS), 1, 3):
        words += [name, quoted(damaged(s, s.one(OPTIONS[name]), 0.25))]
    return " ".join(words)


def submissions(s):
    s.run("site small")
    s.use("accepted")
    for number in range(12):
        s.run("accepted as alice qsub -N z%d %s -b y sleep 3000" % (number, options(s)))
        s.run("accepted qstat -j z%d" % number)
        s.run("as alice qsub -h -N b%d -b y sleep 3000 > o" % number)
        s.run("accepted as alice qalter %s b%d" % (options(s), number))
        s.run("accepted qstat -j b%d" % number)
        s.run("qdel -f -u '*' > o 2>&1")


def settings(s):
    s.run("site small")
    s.use("accepted")
    for number in range(30):
        verb = s.pick("-mattr", "-rattr", "-rattr", "-aattr", "-dattr")
        kind = s.pick("queue", "queue", "pe", "sched")
        attributes = {"queue": QUEUE, "pe": ENVIRONMENT, "sched": SCHEDULER}[kind]
        name = s.one(sorted(attributes))
        value = damaged(s, s.one(attributes[name]), 0.25)
        if kind == "sched":
            s.run("qconf -ssconf | grep -v '^%s ' > c; echo %s >> c; accepted qconf -Msconf c"
                  % (name, quoted("%s %s" % (name, value))))
            s.run("qconf -ssconf | grep '^%s '" % name)
            continue
        if kind == "queue" and s.chance(0.3):
            value += ",[%s=%s]" % (s.pick("node01", "@allhosts", "@nosuch", ""), s.one(attributes[name]))
        target = s.pick("all.q", "all.q", "all.q@node01") if kind == "queue" else "smp"
        s.run("accepted qconf %s %s %s %s %s" % (verb, kind, name, quoted(value), target))
        s.run("qconf %s | grep '^%s '" % ("-sq all.q" if kind == "queue" else "-sp smp", name))
