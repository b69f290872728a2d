"""Areas about time: advance reservations, calendars, subordinate queues, holds."""
from . import jobs, site
from .jobs import Mix

STATES = "qstat -f | awk '/@/ {print $1, $3, $6}'"
# the group is that of whoever runs the scenario
RESERVATION = "qrstat -ar %d 2>&1 | grep -v -e group -e ---"


def reservation(s, number):
    """Far in the future, or now."""
    words = []
    start = s.pick("-a 203001010000", "-a 203001010030", "-a 203001010100", "", "")
    duration = s.pick("-d 3600", "-d 7200", "-d 1:0:0", "-e 203001010200" if start else "-d 1800")
    words += [start, duration, "-N r%d" % number]
    if s.chance(0.6):
        words.append("-pe %s %s" % (s.one(s.environments), s.pick("2", "3", "4", "6", "2-5", "9")))
    if s.chance(0.4):
        words.append("-q '%s'" % s.pick("all.q", "long.q", "*@node01", "*@@left", "all.q@node0[23]"))
    asked = jobs.requests(s, 0.3)
    if asked:
        words.append("-l " + asked)
    if s.chance(0.2):
        words.append("-he y")
    if s.chance(0.25):
        words.append("-u %s" % s.pick("alice", "alice,bob", "@staff"))
    if s.chance(0.1):
        words.append("-w v")
    return "as %s qrsub %s" % (s.pick("alice", "bob"), " ".join(word for word in words if word))


def reservations(s):
    site.base(s)
    s.use("conf", "jobs", "why", "end", "places", "answer")
    s.run("qconf -au alice,bob arusers > o")
    if s.chance(0.5):
        site.slots(s)
    site.capacities(s, s.some(["lic", "ram"], 1, 2))
    s.run("conf max_reservation %d" % s.pick(0, 2, 5))
    count = s.number(3, 6)
    for number in range(1, count + 1):
        s.run("%s > o 2>&1; echo $?; grep granted o" % reservation(s, number))
    s.run("qrstat -u '*' | sed 's/ *$//'")
    for number in s.some(range(1, count + 1), 1, 2):
        s.run(RESERVATION % number)
    mix = Mix(parallel=0.4, queue=0.2, reserve=0.3, project=0.2)
    commands = []
    for i in range(s.number(8, 12)):
        options = []
        if s.chance(0.35):
            options.append("-ar %d" % s.number(1, count))
        if s.chance(0.4):
            options.append("-l h_rt=%s" % s.pick("100", "1:0:0", "9999:0:0"))
        commands.append(jobs.qsub(s, mix, *options))
    # a job for a reservation that was not granted is refused and has no number
    for command in commands:
        s.run(command + " > o 2>&1; echo $?")
    s.schedule()
    for command in ("jobs", "places", "qstat -f | grep '@' | awk '{print $1, $3}'", "why $(qstat -s p -u '*' | "
                    "awk 'NR > 2 {print $1}' | sort -nu | head -3)"):
        s.run(command)
    s.say("Queues close, reservations go.")
    s.run("qmod -d %s@%s" % (s.pick("all.q", "long.q"), s.one(s.hosts)))
    s.run("qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'")
    s.run("answer qrdel %s" % s.pick("1", "2", "1 2", "r1", "-u alice", "-f 1"))
    s.run("qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'")
    s.run("end 1,2")
    s.schedule()
    s.run("jobs")
    s.run("qmod -e '*' > o")
    s.run(reservation(s, 9) + " > o 2>&1; echo $?")
    s.run("qrstat -u '*' | awk 'NR > 2 {print $1, $2, $3, $4}'")
    s.run("places")


# in effect at all hours of some days, or never, so that the hour does not matter
CALENDARS = {
    "shut": ("NONE", "mon-sun=0-24=off"),
    "frozen": ("NONE", "mon-sun=0-24=suspended"),
    "past": ("1.1.2015-31.12.2016=off", "NONE"),
    "future": ("1.1.2035-31.12.2036=suspended", "NONE"),
    "both": ("1.1.2015-31.12.2036=on", "mon-sun=off"),
    "year": ("1.1.2015-31.12.2036=suspended", "mon-sun=off"),
}


def calendars(s):
    site.base(s)
    s.use("jobs", "why", "end", "answer")
    site.add_queue(s, "top.q", seq_no="20", slots=str(s.number(1, 2)))
    s.run("qconf -rattr queue slots %d all.q; qconf -rattr queue slots %d long.q" % (s.number(1, 3), s.number(1, 2)))
    names = s.some(CALENDARS, 3, 4)
    for name in names:
        s.run("printf 'calendar_name %s\\nyear %s\\nweek %s\\n' > c; qconf -Acal c" % ((name,) + CALENDARS[name]))
    for queue in s.some(["all.q", "long.q"], 1, 2):
        s.run("qconf -rattr queue calendar '%s' %s"
              % (s.pick(s.one(names), "NONE,[%s=%s]" % (s.one(s.hosts), s.one(names)),
                        "NONE,[@left=%s],[%s=%s]" % (s.one(names), s.one(s.hosts), s.one(names))), queue))
    subordinates(s)
    s.run(STATES)
    mix = Mix(parallel=0.3, queue=0, array=0.15, project=0)
    commands = [jobs.qsub(s, mix, "-q %s" % s.pick("all.q", "long.q", "all.q,long.q")) for i in range(s.number(5, 8))]
    jobs.submit(s, commands)
    s.schedule()
    for command in ("jobs", STATES, "why %s" % jobs.late(s, 2, 3)):
        s.run(command)
    s.say("What runs for a moment in the superior queue suspends the others until it ends.")
    short = Mix(parallel=0, array=0, queue=0, project=0, hold=0, priority=0, seconds=2)
    jobs.submit(s, [jobs.qsub(s, short, "-q top.q@%s" % host) for host in s.some(s.hosts, 2, 3)])
    s.schedule()
    s.run("jobs")
    s.run(STATES)
    s.run("advance 9")
    s.run("jobs")
    s.run(STATES)
    s.say("Calendars change.")
    for i in range(s.number(1, 3)):
        change_calendars(s, names)
    s.run("end 1,2")
    s.schedule()
    s.run("jobs")
    s.run(STATES)
    s.run("why %s" % jobs.late(s, 1, 2))


def subordinates(s):
    s.run("qconf -rattr queue subordinate_list '%s' top.q"
          % s.pick("all.q=1", "all.q=1,long.q=1", "all.q", "long.q=2", "NONE,[@left=all.q=1],[@right=long.q=1]"))
    if s.chance(0.4):
        s.run("qconf -rattr queue subordinate_list '%s' all.q" % s.pick("long.q=1", "long.q=2", "long.q"))


def change_calendars(s, names):
    queue = s.pick("all.q", "long.q")
    name = s.one(names)
    other = s.one(CALENDARS)
    kind = s.number(0, 3)
    if kind == 0:
        s.run("qconf -rattr queue calendar NONE %s" % queue)
    elif kind == 1:
        s.run("qconf -rattr queue calendar %s %s@%s" % (name, queue, s.one(s.hosts)))
    elif kind == 2:
        s.run("printf 'calendar_name %s\\nyear %s\\nweek %s\\n' > c; qconf -Mcal c" % ((name,) + CALENDARS[other]))
    else:
        s.run("answer qconf -dcal %s" % name)


def hold_options(s):
    others = [str(number) for number in range(max(1, s.jobs - 5), s.jobs + 1)]
    return s.pick(
        "-h", "-h", "-hold_jid %s" % ",".join(s.some(others, 1, 3)) if others else "-h",
        "-hold_jid %s" % s.one(others or ["1"]), "-hold_jid j%d" % s.number(1, s.jobs + 1),
        "-hold_jid 'j*'", "-hold_jid_ad %s" % s.one(others or ["1"]), "-a 203001010000", "", "", "")


def holds(s):
    site.base(s)
    s.use("jobs", "end", "answer")
    s.run("qconf -rattr queue slots %d all.q; qmod -d long.q > o" % s.number(1, 2))
    mix = Mix(parallel=0.1, array=0.45, queue=0, hold=0, project=0, priority=0.1)
    s.attributes = []
    jobs.submit(s, [jobs.qsub(s, mix, hold_options(s)) for i in range(s.number(8, 11))])
    s.schedule()
    s.run("jobs")
    for i in range(s.number(3, 5)):
        change_hold(s)
    s.run("jobs -s h%s" % s.pick("u", "o", "s", "j", "a", "d", ""))
    for job in s.some(range(1, s.jobs + 1), 2, 3):
        s.run("qstat -j %d 2>&1 | grep -e ^jid -e predecessor -e successor -e ^hold -e ^execution" % job)
    s.run("end 1,2")
    s.schedule()
    s.run("jobs")
    for i in range(s.number(2, 4)):
        change_hold(s)
    s.run("answer qdel -f %s" % jobs.any_of(s, 1, 2))
    s.schedule()
    s.run("jobs")
    s.run("end 1,3")
    s.schedule()
    s.run("jobs")
    s.run("qrls -h s 'j*' 2>&1 | sort; qrls -h u -u '*' 2>&1 | sort")
    s.run("end 1,9")
    s.schedule()
    s.run("jobs")


def change_hold(s):
    """By managers, owners and others."""
    job = s.number(1, s.jobs)
    tasks = s.pick("", "", ".1-2", ".2", "")
    option = s.pick("-h u", "-h o", "-h s", "", "-h uo")
    actor = s.pick("", "", "as alice ", "as bob ")
    command = s.pick(
        "qhold %s %d%s" % (option, job, tasks), "qrls %s %d%s" % (option, job, tasks), "qrls %s %d" % (option, job),
        "qalter -h %s %d%s" % (s.pick("u", "s", "o", "n", "U", "S", "O"), job, tasks),
        "qalter -hold_jid %s %d" % (s.pick("1", "1,2", "j3", str(max(1, job - 1))), job),
        "qalter -hold_jid_ad %d %d" % (max(1, job - 1), job), "qalter -a 203001010000 %d" % job,
        "qalter -hold_jid '' %d" % job)
    s.run("%s%s > o 2>&1; echo $?" % (actor, command))
