#!/bin/sh
# Switches to releases/current without downtime, behind nginx with both ports (deploy/nginx.conf). If one site is running, the
# script starts a site on the other port, then stops the first one. If both are running, it restarts one after the other. If a
# site is not ready within a minute, the script exits with 1 and does not change the other site.
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
            echo "The site on port $1 is not ready: see journalctl -u dealership@$1." >&2
            echo "To go back to the previous release run npm run release -- --rollback and deploy/roll.sh." >&2
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

# shellcheck disable=SC2086 # splits the ports
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
