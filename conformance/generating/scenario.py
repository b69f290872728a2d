"""A scenario that is being drawn: its random numbers, its commands, and the names that it may use."""
import random

# What a scenario prints must not depend on hash orders, clocks or the machine: these sort and cut.
HELPERS = {
    "jobs": r"""jobs() { qstat -u '*' "$@" | awk 'NR > 2 { r = $5 ~ /r|t|S|s/; print $1, $2, $3, $4, $5,"""
    r""" (r ? $8 : "-"), (r ? $9 : $8), r ? $10 : $9 }' | sort -k1n -k8 | sed 's/ *$//'; }""",
    "why": r"""why() { for j; do echo "$j:"; qstat -j $j | sed -n '/^scheduling info/,$p'"""
    r""" | sed 's/^scheduling info: *//; s/^ *//' | sort; done; }""",
    "end": r"""end() { qstat -s r -u '*' | awk 'NR > 2 {print $1}' | sort -nu | sed -n "$1p" """
    r"""| xargs -r qdel -f | sort; }""",
    "accepted": r"""accepted() { local o r; o=$("$@" 2>/dev/null </dev/null); r=$?; [ $r = 0 ] && [ -n "$o" ] &&"""
    r""" printf '%s\n' "$o" | sed -E -e 's/[Jj]ob(-array)? [0-9]+/job\1 N/g' """
    r"""| grep -vE '^(job_number|exec_file|submission_time|sge_o|uid|gid|env_list)'; echo "exit $r"; }""",
    "conf": r"""conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }""",
    "quota": r"""quota() { { printf '{\nname %s\nenabled TRUE\n' "$1"; shift; for r; do echo "limit $r"; done;"""
    r""" echo '}'; } > f; qconf -Arqs f; }""",
    "verify": r"""verify() { for j in $2; do qalter -w $1 $j > o 2>&1; echo "exit $?"; grep found o; done; }""",
    "attr": r"""attr() { qconf -sc > c; for a; do echo "$a" >> c; done; qconf -Mc c | sort; }""",
    "shown": r"""shown() { qstat -u '*' "$@" | sed '1,2d; s/mm.dd.yyyy hh:mm:ss//' """
    r"""| sed -E 's, *[0-9/]+ [0-9:]{8} *, ,; s/ *$//' | sort -n; }""",
    "places": r"""places() { qstat -f -u '*' "$@" | grep -v -e --- -e '###' -e PENDING """
    r"""| sed -E 's, *[0-9/]{10} [0-9:]{8} *, ,; s/ *$//; /^$/d'; }""",
    "answer": r"""answer() { "$@" > o 2>&1; echo "exit $?"; }""",
}


class Scenario:
    def __init__(self, area, seed):
        self.random = random.Random("%s %s" % (area, seed))
        self.lines = []
        self.jobs = 0
        self.users = ["alice", "bob", "carol", "dave"]
        self.hosts = ["node01", "node02", "node03", "node04"]
        self.groups = ["@allhosts"]
        self.queues = ["all.q"]
        self.environments = ["smp", "mpi", "rr"]
        self.projects = []
        self.lists = []
        self.consumables = []
        # requestable attributes: name, type, values to ask for
        self.attributes = []
        self.quota_sets = []

    # ---- drawing

    def pick(self, *values):
        return self.random.choice(values)

    def one(self, values):
        return self.random.choice(list(values))

    def chance(self, probability):
        return self.random.random() < probability

    def some(self, values, least, most):
        """Between least and most of the values, in any order."""
        count = self.random.randint(least, most)
        return self.random.sample(list(values), min(len(values), count))

    def number(self, least, most):
        return self.random.randint(least, most)

    # ---- writing

    def run(self, *lines):
        self.lines.append("  $ " + lines[0])
        self.lines += ["  > " + line for line in lines[1:]]

    def together(self, commands, filter=""):
        """Several commands as one step."""
        self.run(*["{"] + list(commands) + ["}" + filter])

    def say(self, text):
        self.lines += ["", text, ""]

    def use(self, *names):
        for name in names:
            self.run(HELPERS[name])

    def schedule(self):
        self.run("schedule")

    def text(self, title):
        return title + "\n\n" + "\n".join(self.lines) + "\n"
