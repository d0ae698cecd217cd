#!/bin/sh
# Lets releases/current take over without a gap, behind nginx with both ports as in deploy/nginx.conf. A site that does not
# run is started before another one is stopped or restarted, and the next one has its turn once this one is ready: with one
# site running the other port takes over from it, with two each is restarted. It ends with 1, and leaves the other
# sites as they are, when one does not get ready within a minute.
set -eu

ports=${PORTS:-3001 3002}

is_running() {
    systemctl is-active --quiet "dealership@$1"
}

wait_until_ready() {
    tries=60
    until curl --fail --silent --output /dev/null --max-time 2 "http://127.0.0.1:$1/api/health/ready"; do
        tries=$((tries - 1))
        if [ "$tries" -eq 0 ] || ! is_running "$1"; then
            echo "The site on port $1 does not get ready: journalctl -u dealership@$1 says why." >&2
            echo "npm run release -- --rollback and deploy/roll.sh go back to the release before." >&2
            return 1
        fi
        sleep 1
    done
}

running=""
idle=""
for port in $ports; do
    if is_running "$port"; then running="$running $port"; else idle="$idle $port"; fi
done

# shellcheck disable=SC2086 # ports are words
set -- $idle
if [ $# -gt 0 ]; then
    systemctl enable --now "dealership@$1"
    wait_until_ready "$1" || { systemctl disable --now "dealership@$1"; exit 1; }
    for port in $running; do systemctl disable --now "dealership@$port"; done
else
    for port in $running; do
        systemctl restart "dealership@$port"
        wait_until_ready "$port"
    done
fi
