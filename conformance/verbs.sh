# What scenarios may use beside the commands and ordinary tools; the runner sets FIXTURES, MASTER, TMP and SIMULATED.
#   as USER COMMAND...      runs a command as another user of the cell
#   schedule                one scheduling run
#   advance SECONDS         lets time pass
#   wait_job ID [STATE]     waits, scheduling, until a job is gone or qstat shows it in STATE; at most a minute
#   site NAME               builds fixtures/NAME.sh
#   fails WORD... -- COMMAND...   shows a failing command's exit status and that its message names every WORD
umask 022

as() {
  local user=$1
  shift
  GRIDLITE_USER=$user HOME=/home/$user USER=$user LOGNAME=$user "$@"
}

schedule() { qsched run > /dev/null 2>&1; }

advance() {
  if [ -n "$SIMULATED" ]; then qsched advance "$1" > /dev/null; else sleep "$1"; fi
}

wait_job() {
  local job=$1 wanted=${2-} deadline=$((SECONDS + 60)) states
  while :; do
    states=$(qstat -u '*' 2> /dev/null | awk -v job="$job" '$1 == job { print $5 }')
    if [ -z "$wanted" ]; then
      [ -n "$states" ] || return 0
    elif grep -qxF -e "$wanted" <<< "$states"; then
      return 0
    fi
    if [ $SECONDS -ge $deadline ]; then
      echo "job $job is still: $states"
      return 1
    fi
    qsched run > /dev/null 2>&1
    sleep 0.2
  done
}

site() { . "$FIXTURES/$1.sh" > /dev/null 2>&1; }

fails() {
  local words=() said status word missing=
  while [ "$1" != -- ]; do
    words+=("$1")
    shift
  done
  shift
  said=$("$@" 2>&1)
  status=$?
  for word in "${words[@]}"; do
    [[ $said == *"$word"* ]] || missing+=" $word"
  done
  if [ -n "$missing" ]; then
    echo "exit $status, does not say:$missing"
    echo "$said"
  else
    echo "exit $status, says: ${words[*]}"
  fi
}

export -f as schedule advance wait_job fails
