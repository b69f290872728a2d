package gridlite.fuzz;

import gridlite.testkit.CommandHarness;
import java.util.ArrayList;
import java.util.List;

/** Inputs that scenarios don't hold as texts: records, traces, scripts, presets, dumps. */
final class Samples {
  private Samples() {}

  static final String RECORD =
      "all.q:node01:users:alice:sleep:12:sge:0:1795000000:1795000010:1795000110:0:0:100:0.5:0.25:"
          + "1024.000000:0:0:0:0:100:5:0:0.000000:8:0:0:0:3:4:red:staff:mpi:4:7:0.75:0.010000:"
          + "0.000000:-U staff -q all.q -l h_rt=3600 -pe mpi 4:0.000000:NONE:4194304.000000:0:0\n";

  static final String TRACE =
      "; Version: 2.2\n; UnixStartTime: 1795000000\n; MaxProcs: 16\n"
          + "1 0 10 100 4 99.5 2048 4 3600 4096 1 1 1 1 1 -1 -1 -1\n"
          + "2 5 -1 50 1 -1 -1 1 60 -1 1 2 1 1 1 -1 1 10\n"
          + "3 30 0 20 16 -1 -1 16 600 -1 0 3 2 1 1 -1 -1 -1\n";

  static final String SCRIPT =
      "#!/bin/sh\n#$ -N night_run -cwd -j y\n#$ -l h_rt=1:0:0,ram=2G -pe mpi 2-4\n"
          + "#$ -q all.q@@left -hold_jid 1,night* -t 1-10:2 -tc 3\n#$ -M a@example.org -m abe\n"
          + "#$ -v A=1,B=\"two words\",PATH -a 203001011200.30 -ac key=value -R y\nsleep 60\n";

  static final String DUMP =
      "{\"cluster_queues\": [{\"qname\": \"all.q\", \"hostlist\": [\"@allhosts\"], \"slots\":"
          + " {\"default\": 4, \"node01\": 2}, \"pe_list\": [\"smp\"]}],\n"
          + " \"calendars\": [{\"calendar_name\": \"night\", \"year\": \"NONE\", \"week\":"
          + " \"mon-fri=6-20=off\"}]}\n";

  /** Texts of files. */
  static final List<String> TEXTS =
      List.of(
          RECORD.repeat(3),
          TRACE,
          SCRIPT,
          DUMP,
          "-u '*' -s prs -f -ext\n# a comment\n-q all.q\n",
          "-l h_rt=60 -N preset -w n\n-p -5 -soft -l ram=1G -hard\n",
          "alice\nbob\n");

  /** Command lines of options that scenarios use seldom. */
  static final List<List<String>> LINES = lines();

  private static List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    for (String line :
        List.of(
            "qacct -b 202601011200 -e 203001011200.59 -d 5 -E",
            "qacct -j 12 -t 1-9:2 -f FILE",
            "qacct -o -P -D -q all.q -slots 4 -pe mpi -ar 3 -g users -h node01 -f FILE",
            "qacct -l ram=1G -fmt json -f FILE",
            "qsub -a 203001011200.30 -dl 203001021200 -t 1-100:3 -tc 5 -N x -b y sleep 10",
            "qsub -l h_rt=1:0:0,ram=2G,sw=a|b&!c -q all.q@node0[1-3] -masterq low.q -b y sleep 10",
            "qsub -binding linear:2 -pe mpi 2-4,8 -js 5 -ot 3 -p 10 -b y sleep 10",
            "qsub -v A=1,B=2 -ac a=b -dc c -sc d=e -hold_jid_ad 1 -hold_jid 2,x* -b y sleep 10",
            "qsub -M a@b.c,d -m beas -notify -r y -S /bin/sh -wd /tmp -i x -o y -e z FILE",
            "qrsub -a 203001011200 -e 203001011300 -d 1:0:0 -l ram=1G -q all.q -pe smp 2 -u alice",
            "qrsub -a 203001011200 -d 3600 -he y -now y -N r -ckpt app.ckpt -w v",
            "qstat -f -ext -urg -pri -r -t -u alice,@staff -q all.q -l ram=1G -s hu -F ram,lic",
            "qstat -g c -g d -g t -explain aAcE -pe mpi -U alice -ncb -ne -xml",
            "qstat -j 1,2,night*",
            "qhost -F -q -j -h node0[12] -l ram=2G -u alice -xml",
            "qselect -q *@@left -l ram=1G -pe mpi -s r -U alice -qs a",
            "qquota -u alice,* -h @allhosts -l slots -P red -pe mpi -q all.q -xml",
            "qalter -l h_rt=5 -p 7 -t 1-3 -N y -hold_jid 1 1 2",
            "qmod -sj 1.1-5:2 -s all.q@node01 -c * -d low.q -e *@node02 -cj 3 -rj 1",
            "qdel 1 2 night* -t 1-4:2 -u alice",
            "qhold -h uos -t 1-9 1",
            "qrls -h n 1",
            "qresub -N again -p 3 1",
            "qconf -mattr queue slots,complex_values 3,ram=5G all.q",
            "qconf -aattr hostgroup hostlist node04 @left",
            "qconf -astnode /lab/alice=7,/lab/x/y=3",
            "qconf -dstnode lab/bob",
            "qconf -sstnode /red,/",
            "qconf -rattr resource_quota limit slots=3 licences/2",
            "qconf -Mattr queue FILE all.q",
            "qconf -clearusage",
            "qsched advance 100",
            "qsched run --explain",
            "qsched sharetree -n -x",
            "gridlite explain 1 2 --start -fmt json",
            "gridlite explain 1 2 3 4 -fmt json",
            "gridlite explain priority 1 -fmt json",
            "gridlite explain quota alice -l lic=1 -fmt json",
            "gridlite history queue all.q -fmt json",
            "qsched sharetree -x -fmt json",
            "qconf -dry -fmt json -rattr queue slots 1 all.q",
            "gridlite explain quota alice -l slots=2",
            "gridlite explain priority 1",
            "gridlite lint FILE",
            "gridlite simulate --workload FILE --until 10000 -pe mpi --memory ram -R y -fmt json",
            "gridlite history queue all.q",
            "gridlite diff queue all.q@1 2",
            "gridlite restore queue all.q@1")) {
      lines.add(CommandHarness.words(line));
    }
    return lines;
  }
}
