#!/bin/sh
# What the tests need besides Python: installed where that is allowed, and else said.
set -eu

missing=
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ||
    missing="$missing chromium-headless-shell"
[ -x "$(command -v initdb || ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -n 1)" ] ||
    missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || true
    # shellcheck disable=SC2086
    apt-get install -y -qq --no-install-recommends $missing >/dev/null && exit 0
fi
echo "The tests need Debian's packages$missing: install them, or run this as root on Debian." >&2
exit 1
