"""Areas about commands: states, filters, changes of objects, scripts that verify jobs."""
from . import jobs, site
from .jobs import Mix

STATES = "qstat -f | awk '/@/ {print $1, $3, $6}'"


def queue_words(s):
    return s.pick(
        "all.q", "long.q", "all.q@node01", "'*@node02'", "'*'", "all.q@@left", "'*@@right'", "'l*'",
        "long.q@node0[34]", "all.q@node01 long.q@node02", "nosuch.q", "'*.q@node0?'")


def some_jobs(s):
    job = s.number(1, s.jobs)
    return s.pick("%d" % job, "%d.1" % job, "%d.1-2" % job, "%d %d" % (job, s.number(1, s.jobs)), "j%d" % job, "'j*'")


def state_change(s):
    actor = s.pick("", "", "", "as alice ", "as bob ")
    command = s.pick(
        "qmod -d %s" % queue_words(s), "qmod -e %s" % queue_words(s), "qmod -s %s" % queue_words(s),
        "qmod -us %s" % queue_words(s), "qmod -sq %s" % queue_words(s), "qmod -usq %s" % queue_words(s),
        "qmod -cq %s" % queue_words(s), "qmod -sj %s" % some_jobs(s), "qmod -usj %s" % some_jobs(s),
        "qmod -s %s" % some_jobs(s), "qmod -us %s" % some_jobs(s), "qmod -cj %s" % some_jobs(s),
        "qmod -rj %d" % s.number(1, s.jobs))
    s.run("%s%s > o 2>&1; echo $?" % (actor, command))


def states(s):
    site.base(s)
    s.use("jobs", "why", "end", "places")
    s.run("qconf -rattr queue slots 1 all.q; qconf -rattr queue rerun TRUE long.q")
    if s.chance(0.3):
        s.run("qconf -rattr queue initial_state '%s' long.q" % s.pick("disabled", "default,[node01=disabled]"))
    s.attributes = []
    mix = Mix(parallel=0.25, array=0.3, queue=0.3, project=0, priority=0.1)
    jobs.stream(s, s.number(6, 9), mix)
    s.schedule()
    s.run("jobs")
    for i in range(s.number(4, 6)):
        state_change(s)
    s.run(STATES)
    s.run("jobs")
    jobs.stream(s, s.number(2, 4), mix)
    s.schedule()
    s.run("jobs")
    s.run("why %s" % jobs.late(s, 2, 3))
    for i in range(s.number(3, 5)):
        state_change(s)
    s.run("as %s qdel %s > o 2>&1; echo $?" % (s.one(s.users), s.pick("'j*'", str(s.number(1, s.jobs)))))
    s.run(STATES)
    s.run("jobs -s %s" % s.pick("r", "p", "s", "hu", "rs", "prs"))
    s.run("end 1,2")
    s.schedule()
    s.run("jobs")
    s.run("places")


def listing(s):
    """A listing with filters."""
    queue = s.pick("all.q", "long.q", "'*@node01'", "'*@@left'", "all.q@node02", "'l*'")
    asked = jobs.request_of(s)
    kind = s.number(0, 9)
    if kind == 0:
        return "qselect %s | sort" % s.pick(
            "-q %s" % queue, "-l %s" % asked, "-l %s -q %s" % (asked, queue), "-pe %s" % s.one(s.environments),
            "-U %s" % s.one(s.users), "-qs %s" % s.pick("d", "s", "a", "D", "S", "E"), "-l slots=%d" % s.number(1, 5))
    if kind == 1:
        return "qhost %s | sed 1,2d" % s.pick(
            "-h %s" % s.one(s.hosts), "-l %s" % asked, "-q -h node01,node03", "-F lic,ram", "-F slots -l %s" % asked,
            "-q -l %s" % asked)
    if kind == 2:
        return ("qhost -j -u %s %s | sed '1,2d; /job-ID/d; /---/d' | sed -E 's,[0-9/]{10} [0-9:]{8},,'"
                % (s.pick("'*'", "alice", "bob"), s.pick("", "-h node02", "-q", "-l %s" % asked)))
    if kind == 3:
        return "jobs -q %s" % queue
    if kind == 4:
        return "jobs -s %s" % s.pick("r", "p", "s", "h", "a", "z", "hu", "pr")
    if kind == 5:
        return "jobs -l %s" % asked
    if kind == 6:
        return "qstat -g c %s | sed 's/ *$//'" % s.pick("", "-q %s" % queue, "-l %s" % asked, "-pe mpi", "-U carol")
    if kind == 7:
        return ("qstat -f %s | grep -v -e --- -e '###' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'"
                % s.pick("-q %s" % queue, "-l %s" % asked, "-pe rr", "-U dave", "-qs d", "-ne", "-ne -u alice",
                         "-F lic,slots", "-u bob"))
    if kind == 8:
        return "jobs %s" % s.pick("-pe mpi", "-pe smp", "-U alice", "-g d", "-q %s -s r" % queue)
    return ("qstat -r %s | sed '1,2d' | sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//'"
            % s.pick("-u alice", "-s r -u '*'", "-u bob -s p"))


def filters(s):
    site.base(s)
    s.use("jobs", "end", "attr")
    s.run("attr 'os os RESTRING == YES NO NONE 0' 'rank rk INT %s YES NO 0 0'" % s.pick("<=", ">=", "=="))
    s.attributes += [("os", "RESTRING", ["linux", "'l*'", "'!bsd'", "bsd"]), ("rank", "INT", ["1", "2", "5"])]
    s.run("; ".join("qconf -aattr exechost complex_values os=%s,rank=%d %s"
                    % (s.pick("linux", "bsd"), s.pick(1, 2, 5), host) for host in s.some(s.hosts, 2, 4)) + " | sort")
    s.run("qconf -rattr queue complex_values 'NONE,[%s=rank=%d]' long.q" % (s.one(s.hosts), s.pick(1, 5)))
    site.slots(s)
    site.capacities(s)
    site.access(s)
    s.run("qmod -%s %s" % (s.pick("d", "s"), s.pick("all.q@node04", "'*@node03'", "long.q@node01")))
    jobs.stream(s, s.number(8, 12), Mix(parallel=0.35, array=0.15, soft=0.1, queue=0.25))
    s.schedule()
    s.run("jobs")
    for i in range(s.number(9, 12)):
        s.run(listing(s))
    s.run("end 1,2")
    site.change(s)
    s.schedule()
    for i in range(s.number(5, 7)):
        s.run(listing(s))


def attribute_change(s):
    """A verb for single attributes of an object, or a change of a list."""
    queue = s.pick("all.q", "long.q")
    place = s.pick("", "", "@node01", "@@left", "@node0[34]", "@nosuch")
    verb = s.pick("aattr", "mattr", "rattr", "dattr")
    kind = s.number(0, 8)
    if kind == 0:
        attribute, value = s.pick(
            ("slots", s.pick("2", "3", "'2,[node01=4]'")), ("pe_list", s.pick("mpi", "'smp rr'", "rr")),
            ("user_lists", s.pick("staff", "interns")), ("complex_values", s.pick("lic=2", "ram=2G", "lic=1,ram=1G")),
            ("seq_no", s.pick("7", "'3,[@right=9]'")), ("projects", "red"), ("h_rt", s.pick("1:0:0", "INFINITY")),
            ("hostlist", s.pick("node01", "@left", "node09")), ("load_thresholds", s.pick("lic=1", "NONE")),
            ("rerun", s.pick("TRUE", "FALSE")), ("suspend_method", "SIGTERM"))
        return "qconf -%s queue %s %s %s%s" % (verb, attribute, value, queue, place)
    if kind == 1:
        return "qconf -purge queue %s %s%s" % (
            s.pick("slots", "pe_list", "complex_values", "'*'", "seq_no"), queue,
            s.pick("@node01", "@@left", "@nosuch"))
    # -mattr and -dattr of a single list or project are refused by the original, with words about NONE
    verb = s.pick("aattr", "rattr")
    if kind == 2:
        attribute, value = s.pick(
            ("complex_values", s.pick("lic=3", "ram=4G", "lic=2,slots=3", "os=9")), ("user_lists", "staff"),
            ("xprojects", "blue"), ("usage_scaling", "cpu=0.5"), ("load_scaling", "load_avg=2"))
        return "qconf -%s exechost %s %s %s" % (verb, attribute, value, s.one(s.hosts + ["global"]))
    if kind == 3:
        attribute, value = s.pick(
            ("slots", s.pick("4", "99")), ("allocation_rule", s.pick("2", "$pe_slots", "'$fill_up'")),
            ("user_lists", "interns staff"), ("urgency_slots", s.pick("max", "3")))
        return "qconf -%s pe %s %s %s" % (verb, attribute, value, s.one(s.environments))
    if kind == 4:
        group = s.pick("@left", "@right", "@allhosts", "@new")
        members = s.pick("node01", "node04", "@right", "'node02 node03'", "@left", "@allhosts")
        return "qconf -%s hostgroup hostlist %s %s" % (verb, members, group)
    if kind == 5:
        return "qconf -%s %s %s" % (s.pick("au", "du"), s.pick("alice", "dave", "bob,carol", "@users"), s.one(s.lists))
    if kind == 6:
        attribute, value = s.pick(("fshare", "30"), ("oticket", "5"), ("acl", "staff"), ("xacl", "interns"))
        return "qconf -%s project %s %s %s" % (verb, attribute, value, s.one(s.projects))
    if kind == 7:
        return "qconf -%s userset entries %s %s" % (verb, s.pick("dave", "alice", "'bob carol'"), s.one(s.lists))
    return s.pick(
        "qconf -dhgrp @right", "qconf -dq long.q", "qconf -dp rr", "qconf -dul interns", "qconf -dprj blue",
        "qconf -de node04", "printf 'group_name @new\\nhostlist @left node04\\n' > g; qconf -Ahgrp g")


def verbs(s):
    site.base(s)
    s.use("jobs", "why", "end")
    s.run("changed() { \"$@\" > o 2>&1; echo \"exit $?\"; grep '^[^ ]* \\(modified\\|added\\|removed\\|deleted\\) ' o | sort; }")
    jobs.stream(s, s.number(5, 8), Mix(queue=0.3))
    s.schedule()
    s.run("jobs")
    for i in range(3):
        for j in range(s.number(4, 6)):
            command = attribute_change(s)
            s.run(("%s; changed %s" % tuple(command.split("; "))) if "; " in command else "changed " + command)
        s.run(s.pick(
            "qconf -sq all.q | sed -n '/^qname/,/^pe_list/p'", "qconf -sq long.q | grep -e slots -e lists -e values",
            "qconf -shgrp_tree @allhosts; qconf -shgrp_resolved @left", "qconf -su staff; qconf -su interns",
            "qconf -sp mpi; qconf -sp rr", "qconf -sprj red", "qconf -se node01 | grep -v -e load_v -e processors"))
    jobs.stream(s, s.number(3, 5), Mix(queue=0.3))
    s.run("end 1,3")
    s.schedule()
    for command in ("jobs", "why %s" % jobs.late(s, 2, 3), "qstat -f | awk '/@/ {print $1, $3, $6}'",
                    "qconf -sql; qconf -shgrpl; qconf -sul; qconf -spl"):
        s.run(command)


# what a verification script answers, and what it changes before
CORRECTIONS = [
    "PARAM l_hard lic=1", "PARAM p -7", "PARAM q_hard all.q@node01", "PARAM N changed", "PARAM P red",
    "PARAM hold_jid 1", "PARAM R y", "PARAM h u", "PARAM pe_name mpi\nPARAM pe_min 2\nPARAM pe_max 3",
    "PARAM ac a=1,b=2", "PARAM q_hard", "PARAM js 9", "PARAM tc 1", "PARAM l_soft ram=1G"]


def scripts(s):
    site.base(s)
    s.use("jobs", "end")
    s.run("chmod 777 .")
    for number in range(1, s.number(2, 3) + 1):
        changes = s.some(CORRECTIONS, 0, 2)
        answer = s.pick("CORRECT", "CORRECT", "ACCEPT", "REJECT not now", "REJECT_WAIT later")
        if not changes and answer == "CORRECT":
            answer = "ACCEPT"
        said = [line for change in changes for line in change.split("\n")]
        lines = ["echo '%s'" % line for line in said] + ["echo 'RESULT STATE %s'" % answer]
        s.run("cat > s%d <<'X'" % number, "#!/bin/sh", "while read line; do", "  case \"$line\" in",
              "  START) echo STARTED ;;", "  BEGIN) %s ;;" % "; ".join(lines), "  QUIT) exit 0 ;;", "  esac", "done",
              "X")
        s.run("chmod 755 s%d" % number)
        mix = Mix(parallel=0.25, array=0.2, queue=0.2)
        for i in range(s.number(2, 4)):
            before = s.jobs
            command = jobs.qsub(s, mix, "-jsv $PWD/s%d" % number)
            s.run(command + " > o 2>&1; echo $?; grep -o 'has been submitted' o")
            if answer.startswith("REJECT"):
                s.jobs = before
    jobs.stream(s, 2)
    s.schedule()
    s.run("jobs")
    for job in s.some(range(1, s.jobs + 1), 2, 4):
        s.run("qstat -j %d 2>&1 | grep -e ^job_name -e ^hard -e ^soft -e ^parallel -e ^project -e ^reserve "
              "-e ^priority -e ^context -e ^job-array -e ^task_conc" % job)
