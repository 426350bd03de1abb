#!/bin/sh
# What the tests need besides Python: installed where that is allowed, and else said; with any word, the long ones too.
set -eu

missing=
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ||
    missing="$missing chromium-headless-shell"
[ -x "$(command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -n 1)" ] ||
    missing="$missing postgresql"

# What stands in deploy/ is tested with the programs it is for, where they can be had.
PATH="$PATH:/usr/sbin:/sbin"
absent=
# shellcheck disable=SC2086
for found in nginx:nginx-light caddy:caddy openssl:openssl systemd-analyze:systemd \
    ${1:+buildah:buildah debootstrap:debootstrap}; do
    command -v "${found%%:*}" >/dev/null || absent="$absent ${found#*:}"
done
[ -n "$missing$absent" ] || exit 0

# Installs packages of Debian without starting what they would serve.
install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "Installing for the tests: $*"
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# shellcheck disable=SC2086
[ -z "$absent" ] || install $absent ||
    echo "The tests of deploy/ skip what needs Debian's packages$absent." >&2
# shellcheck disable=SC2086
[ -z "$missing" ] || install $missing || {
    echo "The tests need Debian's packages$missing: install them, or run this as root on Debian." >&2
    exit 1
}
