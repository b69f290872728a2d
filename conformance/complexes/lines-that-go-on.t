A line of the complex list that ends in a backslash goes on in the next one.

  $ site small
  $ { qconf -sc; printf 'kk kk INT \\\n <= YES YES 0 \\\n\t0\n'; } > c; qconf -Mc c
  root@master added "kk" to complex entry list
  $ qconf -sc | grep ^kk
  kk                  kk         INT       <=    YES         YES        0        0
  $ { qconf -sc | sed 's/^kk /kk \\\n  /'; printf '# a comment\nmm mm \\\nMEMORY <= YES \\\nNO 0 0\n'; } > c; qconf -Mc c
  root@master added "mm" to complex entry list
  $ qconf -sc | grep -e ^kk -e ^mm | tr -s ' '
  kk kk INT <= YES YES 0 0
  mm mm MEMORY <= YES NO 0 0
  $ EDIT='s/^(mm +mm) +MEMORY /\1 \\\nTIME /' EDITOR=edit-with qconf -mc; qconf -sc | grep ^mm | tr -s ' '
  root@master modified "mm" in complex entry list
  mm mm TIME <= YES NO 0 0
