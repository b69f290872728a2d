Letters of the occasions of checkpoints, in the order in which jobs show them.

  $ site small
  $ for w in sx xms xmsr rsx xr mr sr; do printf "ckpt_name ck$w\ninterface userdefined\nckpt_command none\nmigr_command none\nrestart_command none\nclean_command none\nckpt_dir /tmp\nsignal none\nwhen $w\n" > ck; qconf -Ackpt ck; as alice qsub -h -ckpt ck$w -b y sleep 1; done
  root@master added "cksx" to checkpoint interface list
  Your job 1 ("sleep") has been submitted
  root@master added "ckxms" to checkpoint interface list
  Your job 2 ("sleep") has been submitted
  root@master added "ckxmsr" to checkpoint interface list
  Your job 3 ("sleep") has been submitted
  root@master added "ckrsx" to checkpoint interface list
  Your job 4 ("sleep") has been submitted
  root@master added "ckxr" to checkpoint interface list
  Your job 5 ("sleep") has been submitted
  root@master added "ckmr" to checkpoint interface list
  Your job 6 ("sleep") has been submitted
  root@master added "cksr" to checkpoint interface list
  Your job 7 ("sleep") has been submitted
  $ for c in xr rx sxr r smr msxr; do as alice qsub -h -ckpt cksx -c $c -b y sleep 1; done
  Your job 8 ("sleep") has been submitted
  Your job 9 ("sleep") has been submitted
  Your job 10 ("sleep") has been submitted
  Your job 11 ("sleep") has been submitted
  Your job 12 ("sleep") has been submitted
  Your job 13 ("sleep") has been submitted
  $ as alice qsub -h -ckpt cksx -c x -c m -c 60 -b y sleep 1
  Your job 14 ("sleep") has been submitted
  $ qstat -j '*' | grep -e job_number -e checkpoint_
  job_number:                 1
  checkpoint_object:          cksx
  checkpoint_attr:            sx    
  job_number:                 2
  checkpoint_object:          ckxms
  checkpoint_attr:            msx    
  job_number:                 3
  checkpoint_object:          ckxmsr
  checkpoint_attr:            msxr    
  job_number:                 4
  checkpoint_object:          ckrsx
  checkpoint_attr:            sxr    
  job_number:                 5
  checkpoint_object:          ckxr
  checkpoint_attr:            xr    
  job_number:                 6
  checkpoint_object:          ckmr
  checkpoint_attr:            mr    
  job_number:                 7
  checkpoint_object:          cksr
  checkpoint_attr:            sr    
  job_number:                 8
  checkpoint_object:          cksx
  checkpoint_attr:            xr    
  job_number:                 9
  checkpoint_object:          cksx
  checkpoint_attr:            xr    
  job_number:                 10
  checkpoint_object:          cksx
  checkpoint_attr:            sxr    
  job_number:                 11
  checkpoint_object:          cksx
  checkpoint_attr:            r    
  job_number:                 12
  checkpoint_object:          cksx
  checkpoint_attr:            msr    
  job_number:                 13
  checkpoint_object:          cksx
  checkpoint_attr:            msxr    
  job_number:                 14
  checkpoint_object:          cksx
  checkpoint_attr:            m    
  checkpoint_interval:        60 seconds
