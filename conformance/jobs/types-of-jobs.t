What qstat -j says of the type of a job, and of -c n without an interface.

  $ site small
  $ for o in "-now y -b y" "-now y -b y -shell n" "-b y -shell n" "-b y" "-t 1-2 -b y" "-t 1-2 -shell n -now y -b y" "-c n -b y"; do as alice qsub -N e $o sleep 100 >/dev/null 2>&1; schedule; qstat -j e | grep -E 'job_type|checkpoint'; qstat -j e -xml | grep -E '<JB_type|checkpoint_attr'; qdel -f -u alice >/dev/null 2>&1; done
  job_type:                   binary,immediate
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>65</JB_type>
  job_type:                   binary,noshell,immediate
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>321</JB_type>
  job_type:                   binary,noshell
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>320</JB_type>
  job_type:                   binary
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>64</JB_type>
  job_type:                   binary
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>192</JB_type>
  job_type:                   binary,noshell,immediate
        <JB_checkpoint_attr>0</JB_checkpoint_attr>
        <JB_type>449</JB_type>
  checkpoint_attr:            n    
  job_type:                   binary
        <JB_checkpoint_attr>8</JB_checkpoint_attr>
        <JB_type>64</JB_type>
  $ echo 'sleep 100' > script; for o in "-now y" "-shell n" "-shell y"; do as alice qsub -N e $o script >/dev/null 2>&1; schedule; qstat -j e | grep -E 'job_type'; qstat -j e -xml | grep '<JB_type'; qdel -f -u alice >/dev/null 2>&1; done
  job_type:                   immediate
        <JB_type>1</JB_type>
  job_type:                   noshell
        <JB_type>256</JB_type>
  job_type:                   NONE
        <JB_type>0</JB_type>
