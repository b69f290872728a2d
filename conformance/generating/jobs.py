"""Streams of jobs, and changes of jobs."""
from dataclasses import dataclass

QUEUES = [
    "all.q", "long.q", "*@node01", "*@@left", "all.q,long.q@node02", "l*", "*@@right", "all.q@node0[23]",
    "!long.q", "all.q@@left,long.q@@right"]


@dataclass
class Mix:
    """How likely the jobs of a stream have an option."""
    priority: float = 0.25
    parallel: float = 0.3
    array: float = 0.1
    soft: float = 0.0
    project: float = 0.4
    queue: float = 0.2
    hold: float = 0.05
    reserve: float = 0.0
    seconds: int = 600


def requests(s, probability, attributes=None):
    chosen = []
    for name, kind, values in s.attributes if attributes is None else attributes:
        if s.chance(probability):
            chosen.append("%s=%s" % (name, s.one(values)))
    return ",".join(chosen)


def soft_requests(s):
    fixed = [a for a in s.attributes if a[0] != "excl" and a[0] not in s.consumables]
    words = []
    if s.chance(0.4):
        words.append("-q '%s'" % s.pick("long.q", "all.q@@left", "*@node03", "all.q"))
    asked = requests(s, 0.35, fixed)
    if asked:
        words.append("-l " + asked)
    return "-soft %s -hard" % " ".join(words) if words else ""


def environment(s):
    name = s.one(s.environments)
    if s.chance(0.12):
        name = s.pick("'*'", "'m*'", "'[sr]*'")
    return "-pe %s %s" % (name, s.pick("2", "2", "3", "4", "5", "2-4", "1-3", "2-6", "3,5", "-3"))


def qsub(s, mix, *options):
    """A submission; its options beside those that are drawn."""
    s.jobs += 1
    user = s.one(s.users)
    words = list(options)
    if s.chance(mix.parallel):
        words.append(environment(s))
    elif s.chance(mix.array):
        limited = " -tc %d" % s.number(1, 3) if s.chance(0.5) else ""
        words.append("-t %s" % s.pick("1-3", "1-4", "2-6:2", "1-6") + limited)
    if s.projects and s.chance(mix.project):
        words.append("-P " + s.one(s.projects))
    hard = requests(s, 0.5 if len(s.attributes) < 4 else 0.27)
    if hard:
        words.append("-l " + hard)
    if s.chance(mix.soft):
        words.append(soft_requests(s))
    if s.chance(mix.queue):
        words.append("-q '%s'" % s.one(QUEUES))
    if s.chance(mix.priority):
        words.append("-p %d" % -s.pick(1, 10, 50, 100, 200, 500, 1000))
    if s.chance(mix.reserve):
        words.append("-R y")
    if s.jobs > 2 and s.chance(mix.hold):
        words.append("-hold_jid %d" % s.number(max(1, s.jobs - 5), s.jobs - 1))
    text = " ".join(word for word in words if word)
    return "as %s qsub -b y -N j%d%s sleep %d" % (user, s.jobs, " " + text if text else "", mix.seconds)


def submit(s, commands):
    """Submissions, a few a step; why one is refused is worded by each in its own way."""
    while commands:
        if len(commands) == 1:
            s.run(commands[0] + " 2> /dev/null")
        else:
            s.together(commands[:7], " 2> /dev/null | sed 's/ has been submitted//'")
        commands = commands[7:]


def stream(s, count, mix=Mix()):
    submit(s, [qsub(s, mix) for i in range(count)])


def any_of(s, least, most):
    return " ".join(str(job) for job in sorted(s.some(range(1, s.jobs + 1), least, most)))


def late(s, least, most):
    """Some of the last jobs."""
    return " ".join(str(job) for job in sorted(s.some(range(max(1, s.jobs - 7), s.jobs + 1), least, most)))


def request_of(s):
    name, kind, values = s.one(s.attributes)
    return "%s=%s" % (name, s.one(values))


def change(s):
    job = s.number(max(1, s.jobs - 8), s.jobs)
    changes = [
        "qhold %d", "qalter -p -%d %%d" % s.pick(5, 60, 300), "qalter -l %s %%d" % request_of(s), "qrls %d",
        "qalter -q 'all.q@@right' %d", "qalter -pe smp 2 %d", "qalter -q '*' %d",
        "qalter -hold_jid %d %%d" % s.number(1, max(1, job - 1))]
    if s.projects:
        changes.append("qalter -P %s %%d" % s.one(s.projects))
    if s.chance(0.2):
        s.run("qmod -%s %d 2>&1 | sed -n 1p" % (s.pick("sj", "usj"), job))
    else:
        s.run(s.one(changes) % job + " > o 2>&1; echo $?")


def changes(s, least, most):
    for i in range(s.number(least, most)):
        change(s)
