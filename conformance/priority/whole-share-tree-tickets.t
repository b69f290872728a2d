Shares that come to 1 give exactly the tickets that they stand for: nothing is rounded on the way where usage corrects nothing.

  $ site quotas
  $ conf() { qconf -ssconf | sed -E "s/^$1 .*/$1 $2/" > s; qconf -Msconf s; }
  $ conf weight_tickets_share 1000 > o; conf halftime 0 > o; qmod -d '*' > o
  changed scheduler configuration
  changed scheduler configuration
  $ tree() { qconf -dstree > o 2>&1; for node; do qconf -astnode $node > o 2>&1; done; }
  $ tk() { qstat -u '*' -ext | awk 'NR > 2 {print $1, $(NF-2)}' | sort -n | tr '\n' ';'; echo; }
  $ as alice qsub -b y -N x sleep 600 > o
  $ as alice qsub -b y -N x sleep 600 > o
  $ as alice qsub -b y -N x sleep 600 > o
  $ as bob qsub -b y -N x sleep 600 > o
  $ as bob qsub -b y -N x sleep 600 > o
  $ as bob qsub -b y -N x sleep 600 > o
  $ as carol qsub -b y -N x sleep 600 > o
  $ as carol qsub -b y -N x sleep 600 > o
  $ as carol qsub -b y -N x sleep 600 > o
  $ as dave qsub -b y -N x sleep 600 > o
  $ as dave qsub -b y -N x sleep 600 > o
  $ as dave qsub -b y -N x sleep 600 > o
  $ as alice qsub -b y -N x -P red sleep 600 > o
  $ as alice qsub -b y -N x -P red sleep 600 > o
  $ as alice qsub -b y -N x -P red sleep 600 > o
  $ as alice qsub -b y -N x -P blue sleep 600 > o
  $ as alice qsub -b y -N x -P blue sleep 600 > o
  $ as alice qsub -b y -N x -P blue sleep 600 > o
  $ tree /carol=10 /dave=20 /bob=15 /red=40 /blue=5 /alice=10; schedule; tk
  1 100;2 50;3 33;4 150;5 75;6 49;7 100;8 50;9 33;10 200;11 100;12 66;13 400;14 200;15 133;16 50;17 25;18 16;
  $ tree /blue=10 /alice=30 /dave=40 /red=5 /bob=5 /carol=10; schedule; tk
  1 300;2 150;3 99;4 50;5 25;6 16;7 100;8 50;9 33;10 400;11 200;12 133;13 50;14 25;15 16;16 100;17 50;18 33;
  $ tree /blue=30 /default=15 /red=10; schedule; tk
  1 150;2 75;3 49;4 150;5 75;6 49;7 150;8 75;9 49;10 150;11 75;12 49;13 100;14 50;15 33;16 300;17 150;18 99;
  $ tree /carol=10 /blue=45 /red=5 /alice=5 /dave=15 /bob=20; schedule; tk
  1 50;2 25;3 16;4 200;5 100;6 66;7 100;8 50;9 33;10 150;11 75;12 49;13 50;14 25;15 16;16 450;17 225;18 150;
  $ tree /alice=10 /red=20 /blue=5 /bob=10 /carol=45 /dave=10; schedule; tk
  1 100;2 50;3 33;4 100;5 50;6 33;7 450;8 225;9 150;10 100;11 50;12 33;13 200;14 100;15 66;16 50;17 25;18 16;
  $ tree /blue=30 /red=10 /default=15; schedule; tk
  1 150;2 75;3 49;4 150;5 75;6 49;7 150;8 75;9 49;10 150;11 75;12 49;13 100;14 50;15 33;16 300;17 150;18 99;
