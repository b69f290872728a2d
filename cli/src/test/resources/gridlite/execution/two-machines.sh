#!/bin/bash
# two-machines.sh DIRECTORY COMMANDS BLOCK ...: runs blocks of shell commands on two machines, head and node01, that are namespaces of
# this one: each file BLOCK on the machine that its name ends with. Both have directories /etc, /var, /run and /srv of their own. Slurm,
# munge and the commands of the cell are the real ones; what a distribution does around them is done here: packages are there, services
# are processes, the exported directory is mounted, ssh and scp go from one machine to the other.
# COMMANDS is the directory of the commands of the cell. For root.
set -e
directory=$1
commands=$2
shift 2

machine() {
  local name=$1 address=$2 place=$directory/$1
  mkdir -p "$place"
  # shellcheck disable=SC2016
  setsid unshare -n -m -u --propagation private bash -c '
    mount -t tmpfs private "$1"
    for part in etc var; do
      mkdir "$1/$part" "$1/$part.work"
      mount -t overlay overlay -o "lowerdir=/$part,upperdir=$1/$part,workdir=$1/$part.work" "/$part"
    done
    for part in run srv; do mkdir "$1/$part"; mount --bind "$1/$part" "/$part"; done
    printf "127.0.0.1 localhost\n10.78.0.1 head\n10.78.0.2 node01\n" >/etc/hosts
    hostname "$2"
    touch "$1/ready"
    echo $$ >"$3/$2.pid"
    exec sleep infinity' machine "$place" "$name" "$directory" </dev/null >"$directory/$name.log" 2>&1 &
  # what ends is none of the shell's notices
  disown
  until [ -s "$directory/$name.pid" ]; do sleep 0.05; done
  on "$name" ip link set lo up
}

on() {
  local pid
  pid=$(cat "$directory/$1.pid")
  shift
  PATH=$directory/tools:$commands:/usr/sbin:/usr/bin:/sbin:/bin nsenter -t "$pid" -n -m -u "$@"
}

tool() {
  { echo '#!/bin/bash'; echo "directory=$directory"; cat; } >"$directory/tools/$1"
  chmod 755 "$directory/tools/$1"
}

# What is on the machines beside Slurm, munge and the cell.
tools() {
  mkdir -p "$directory/tools" "$directory/shared"
  tool apt-get <<<'exit 0'
  tool exportfs <<<'grep -q "^/srv/gridlite node01(rw," /etc/exports && mount --bind "$directory/shared" /srv/gridlite'
  tool mount <<<'
    if [ "$*" = /srv/gridlite ]; then
      grep -q "^head:/srv/gridlite /srv/gridlite nfs4 " /etc/fstab && mkdir -p /srv/gridlite && set -- --bind "$directory/shared" /srv/gridlite
    fi
    exec /bin/mount "$@"'
  tool ssh <<<'exec nsenter -t "$(cat "$directory/$1.pid")" -n -m -u sh -c "$2"'
  tool scp <<<'
    keep=; [ "$1" != -p ] || { keep=-p; shift; }
    exec cp $keep "$1" "/proc/$(cat "$directory/${2%%:*}.pid")/root${2#*:}"'
  tool systemctl <<<'
    [ "$1" = restart ] || exit 1
    shift
    for unit; do
      pkill -x --ns $$ --nslist net "$unit" || true
      case $unit in
        munge) pkill -x --ns $$ --nslist net munged || true; install -d -o munge -g munge /run/munge; runuser -u munge -- munged --force ;;
        slurmd | slurmctld) "$unit" ;;
      esac
    done'
}

stop() {
  local name
  for name in head node01; do
    [ ! -s "$directory/$name.pid" ] || pkill -KILL --ns "$(cat "$directory/$name.pid")" --nslist net '.*' || true
  done
}

trap stop EXIT
tools
machine head 10.78.0.1
machine node01 10.78.0.2
on head ip link add eth0 type veth peer name eth0 netns "$(cat "$directory/node01.pid")"
on head sh -c 'ip addr add 10.78.0.1/24 dev eth0 && ip link set eth0 up'
on node01 sh -c 'ip addr add 10.78.0.2/24 dev eth0 && ip link set eth0 up'
export GRIDLITE_HELPER=off
unset SLURM_CONF SGE_ROOT SGE_CELL
for block; do
  echo "== ${block##*/}"
  on "${block##*.}" bash -e "$block"
done
