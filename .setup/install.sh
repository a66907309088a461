# shellcheck shell=bash
# Sourced by the scripts: names the project's folder $root, and installs what is missing, on Debian
# by apt and npm.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() {
    printf '%s\n' "$*" >&2
}

# The packages of the given groups, one a line; with --missing only those that are not there.
packages_of() {
    local only_missing=false
    if [[ $1 == --missing ]]; then
        only_missing=true
        shift
    fi
    local group package command wanted
    while read -r group package command; do
        for wanted in "$@"; do
            if [[ $group == "$wanted" ]] && ! { $only_missing && is_there "$package" "$command"; }; then
                printf '%s\n' "$package"
            fi
        done
    done <"$root/.setup/packages" | sort -u
}

is_there() {
    local package=$1 command=$2
    if [[ -n $command ]] && command -v "$command" >/dev/null; then
        return 0
    fi
    [[ $(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null) == installed ]]
}

# need GROUP...: makes sure that the packages of these groups are installed.
need() {
    if [[ -n ${BLOOM_ASSUME_INSTALLED:-} ]]; then
        return
    fi
    local missing
    if ! command -v apt-get >/dev/null; then
        say "This script knows Debian's packages only. Please install what these hold:" \
            "$(packages_of "$@" | paste -sd ' ')." \
            "Then run it again with BLOOM_ASSUME_INSTALLED=1 in the environment."
        exit 1
    fi
    missing=$(packages_of --missing "$@" | paste -sd ' ')
    if [[ -z $missing ]]; then
        return
    fi
    local as_root=()
    if [[ $EUID -ne 0 ]]; then
        if ! command -v sudo >/dev/null; then
            say "Please have root install what is missing: apt-get install $missing"
            exit 1
        fi
        as_root=(sudo)
    fi
    say "Installing $missing"
    # shellcheck disable=SC2086 # one word a package
    "${as_root[@]}" apt-get -qq update >&2 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get -qq install --yes --no-install-recommends $missing >&2
}

# The page's tools want Node 20.19 or newer; Debian 12 has 18. There the npm package that holds
# Node's own program steps in, in the build folder, for these scripts alone.
need_node() {
    local version=20.20.2
    local recent='const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
    if node -e "$recent"; then
        return
    fi
    local package folder=$root/build/node
    package=node-linux-$(node -p process.arch)
    if [[ $("$folder/node_modules/$package/bin/node" --version 2>/dev/null) != "v$version" ]]; then
        say "Installing Node $version into build/node"
        npm install --prefix "$folder" --no-save --no-package-lock --no-audit --no-fund \
            --loglevel=error "$package@$version" >&2
    fi
    PATH=$folder/node_modules/$package/bin:$PATH
}

# The page's npm packages, as the lock file has them.
need_node_modules() {
    local installed=$root/web/node_modules/.installed-lock
    if ! cmp -s "$root/web/package-lock.json" "$installed"; then
        say "Installing the page's npm packages"
        (cd "$root/web" && npm ci --no-audit --no-fund --loglevel=error >&2)
        cp "$root/web/package-lock.json" "$installed"
    fi
}
