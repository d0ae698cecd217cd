#!/bin/bash
# Follows docs/deploying.md in a fresh Debian, which is a folder (chroot): pastes its blocks into one shell and asserts that
# - the site answers behind nginx by TLS, and the doctor lets it pass,
# - an enquiry and an alert arrive by mail,
# - a release takes over and goes back while no request fails.
# Needs root, debootstrap, git, installed packages (npm ci), the free ports 25, 80, 443, 3001, 3002, 3080 and 4100, and some ten
# minutes; `DEPLOY_TEST=1 npm test` runs it. Debian is kept in /var/cache/dealership-rehearsal. Not tested, since a chroot has
# neither: systemd's isolation of the site, and a certificate of Let's Encrypt.
set -euo pipefail
cd "$(dirname "$0")/.."
domain=dealer.test
debian=/var/cache/dealership-rehearsal

# Everything happens in namespaces of its own: when this ends, its mounts go and its processes are killed.
if [ "${1-}" != inside ]; then
    if [ ! -e "$debian" ]; then
        rm -rf "$debian.unfinished"
        debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$debian.unfinished"
        mv "$debian.unfinished" "$debian"
    fi
    machine=$(mktemp -d)
    trap 'rm -rf "$machine"' EXIT
    cp -a "$debian/." "$machine"
    unshare --mount --pid --uts --fork --kill-child "$0" inside "$machine"
    exit
fi
machine=$2

stand_in() { # NAME: a program that takes the place of the machine's own
    { echo '#!/bin/bash -e'; sed "s/DOMAIN/$domain/g"; } > "$machine/usr/local/sbin/$1"
    chmod 755 "$machine/usr/local/sbin/$1"
}

# systemd: starts and stops the site as its unit says, and Debian's services by their scripts, which may run after installation.
install -m 755 /dev/stdin "$machine/usr/sbin/policy-rc.d" <<< '#!/bin/sh'
stand_in systemctl << 'END'
action=$1 unit=${!#} pid=/run/${!#}.pid
setting() { sed -n "s/^$1=-\?//p" /etc/systemd/system/dealership@.service | sed "s/%i/${unit#*@}/g"; }
start() {
    user=$(setting User)
    install -d -o "$user" -g "$user" -m "$(setting StateDirectoryMode)" "/var/lib/$(setting StateDirectory)"
    cd "$(setting WorkingDirectory)"
    setpriv --reuid="$user" --regid="$user" --clear-groups env -i $(setting Environment) \
        $(setting EnvironmentFile | xargs grep -hsv '^#') $(setting ExecStart) < /dev/null >> /var/log/site.log 2>&1 &
    echo $! > "$pid"
}
is_active() { kill -0 "$(cat "$pid" 2>&1)" 2> /dev/null; }
stop() {
    kill "$(cat "$pid")"
    for _ in {1..200}; do if is_active; then sleep 0.1; fi; done
    rm "$pid"
}
case "$action $unit" in
    daemon-reload* | *.timer) ;;
    is-active*) is_active ;;
    enable*) start ;;
    disable*) stop ;;
    *dealership@*) stop; start ;;
    *) service "$unit" "$action" ;;
esac
END

# Let's Encrypt: reads the answer by both names, and the certificate is signed by itself, which this machine trusts.
stand_in certbot << 'END'
install -D /dev/stdin /var/www/html/.well-known/acme-challenge/question <<< answer
for name in www.DOMAIN DOMAIN; do
    curl --fail --silent --show-error "http://$name/.well-known/acme-challenge/question" | grep -q answer
done
[ "$1" = certonly ] || exit 0
live=/etc/letsencrypt/live/www.DOMAIN
install -d -m 700 "$live"
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=www.DOMAIN -addext subjectAltName=DNS:www.DOMAIN,DNS:DOMAIN \
    -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2> /dev/null
cp "$live/fullchain.pem" /usr/local/share/ca-certificates/dealer.crt
update-ca-certificates > /dev/null 2>&1
END

# NodeSource: its package is made of this machine's Node and npm.
stand_in curl << 'END'
case "$*" in
    *nodesource*) echo 'dpkg-deb -Znone --build /usr/local/lib/nodejs /root/nodejs.deb && dpkg --install /root/nodejs.deb' ;;
    *) exec /usr/bin/curl "$@" ;;
esac
END
package=$machine/usr/local/lib/nodejs
install -D -t "$package/usr/bin" "$(command -v node)"
install -d "$package/usr/lib/node_modules" "$package/DEBIAN"
cp -R "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$package/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$package/usr/bin/npm"
printf '%s\n' 'Package: nodejs' 'Version: 99' 'Architecture: all' 'Maintainer: nobody' 'Description: Node' > "$package/DEBIAN/control"

# The operator's answers.
stand_in nano << 'END'
case $1 in
    *.env) sed -i -e 's|^BACKOFFICE_URL=.*|&http://127.0.0.1:4100|; s|=https://backoffice.*http:|=http:|; s/^ALERT_EMAIL=.*/&owner@DOMAIN/' "$1" ;;
    *.json) sed -i -e 's/example/dealer/gI' -e 's/000/123/g' "$1" ;;
esac
END

# The repository, as it is now.
repository=$machine/usr/src/dealership
install -d "$repository"
tar --create --exclude=./.git --exclude=./node_modules --exclude=./.next --exclude=./data . | tar --extract --directory "$repository"
as_someone="git -c user.name=Someone -c user.email=someone@$domain -C"
$as_someone "$repository" init --quiet
$as_someone "$repository" add .
$as_someone "$repository" commit --quiet --message 'First release'

# The network, and the backoffice, which is another machine's.
hostname "$domain"
printf '127.0.0.1 localhost\n127.0.1.1 %s www.%s\n' "$domain" "$domain" > "$machine/etc/hosts"
cp /etc/resolv.conf "$machine/etc/resolv.conf"
cp -R /usr/local/share/ca-certificates "$machine/usr/local/share"
mount -t proc proc "$machine/proc"
SMTP_URL=smtp://localhost:25 MAIL_TO=owner@$domain node_modules/.bin/node --disable-warning=ExperimentalWarning backoffice/main.ts \
    serve --data "$machine/backoffice" > "$machine/var/log/backoffice.log" 2>&1 &

blocks() { # SECTION: what docs/deploying.md says to paste
    sed -n "/^## $1\$/,/^## /p" docs/deploying.md | sed -n '/^```sh$/,/^```$/p' | grep -v '^```' |
        sed -e "s/^DOMAIN=.*/DOMAIN=$domain/" -e 's|^REPOSITORY=.*|REPOSITORY=/usr/src/dealership|'
}
cat > "$machine/root/steps" << END
set -exo pipefail
mail_has() { timeout 60 sh -c "until grep -qs '\$1' /var/mail/owner; do sleep 1; done"; }
serves_current() { curl --fail --silent https://www.$domain/ | grep "\$(cat /srv/dealership/releases/current/.next/BUILD_ID)" > /dev/null; }
useradd owner
$(blocks Once)
serves_current
curl --silent --head http://$domain/about | grep 'Location: https://www.$domain/about'
mail_has 'test by npm run doctor'
curl --fail --silent --header 'Sec-Fetch-Site: same-origin' --data 'name=Priya&phone=57000000&email=priya@example.com' \
    --data 'message=Is the Aqua still there?' --write-out '%{redirect_url}' https://www.$domain/api/client-car/email | grep /form-result/sent
mail_has 'Is the Aqua still there'

(
    set +x
    while sleep 0.2; do
        curl --fail --silent https://www.$domain/api/health/ready > /dev/null || date >> /root/failed-requests
    done
) &
requests=\$!
first=\$(readlink /srv/dealership/releases/current)
touch /usr/src/dealership/public/assets/second-release.txt
$as_someone /usr/src/dealership add .
$as_someone /usr/src/dealership commit --quiet --message 'Second release'
$(blocks 'Each release')
[ "\$(readlink /srv/dealership/releases/current)" != "\$first" ]
sleep 2 # nginx keeps a page for one
serves_current
$(blocks 'Going back')
[ "\$(readlink /srv/dealership/releases/current)" = "\$first" ]
sleep 2
serves_current
kill \$requests
[ ! -e /root/failed-requests ]
END
if env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    chroot "$machine" bash /root/steps < /dev/null; then
    echo 'docs/deploying.md leads from a bare Debian to a site.'
else
    tail -n 20 "$machine"/var/log/{backoffice,site}.log || true
    exit 1
fi
