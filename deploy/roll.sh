#!/bin/sh
# Switches to releases/current without downtime, behind nginx with both ports (deploy/nginx.conf). If one site is running, the
# script starts a site on the other port, then stops the first one. If both are running, it restarts one after the other. If a
# site is not ready within a minute, or reaches no backoffice while another site does, the script exits with 1 and does not
# change the other site.
set -eu

ports=${PORTS:-3001 3002}

is_running() {
    systemctl is-active --quiet "dealership@$1"
}

request() { # PORT PATH
    curl --fail --silent --max-time 5 "http://127.0.0.1:$1$2"
}

wait_until_ready() {
    tries=60
    until request "$1" /api/health/ready > /dev/null; do
        tries=$((tries - 1))
        if [ "$tries" -eq 0 ] || ! is_running "$1"; then
            echo "The site on port $1 is not ready: see journalctl -u dealership@$1." >&2
            return 1
        fi
        sleep 1
    done
}

reaches_backoffice() {
    request "$1" /api/health | grep -q '"backoffice":"up"'
}

# takes the new site's port and those of the others
is_good() {
    wait_until_ready "$1" || return 1
    reaches_backoffice "$1" && return
    echo "The site on port $1 does not reach the backoffice: see BACKOFFICE_URL in /etc/dealership." >&2
    shift
    for other; do
        if reaches_backoffice "$other"; then
            echo "The site on port $other does, and continues." >&2
            return 1
        fi
    done
}

give_up() {
    echo "Until it is repaired, let a restart use the last release that served: npm run release -- --rollback" >&2
    exit 1
}

running=""
idle=""
for port in $ports; do
    if is_running "$port"; then running="$running $port"; else idle="$idle $port"; fi
done

# shellcheck disable=SC2086 # splits the ports
if [ -n "$idle" ]; then
    set -- $idle
    systemctl enable --now "dealership@$1"
    is_good "$1" $running || { systemctl disable --now "dealership@$1"; give_up; }
    for port in $running; do systemctl disable --now "dealership@$port"; done
else
    for port in $running; do
        systemctl restart "dealership@$port"
        is_good "$port" $running || give_up
    done
fi
