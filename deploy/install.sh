#!/bin/sh
# Installs the site on Debian 12 or 13, from the archive that this file lies in (docs/operations.md).
# It asks no questions. A second run changes only what is not as it should be.
set -eu

FROM=$(cd "$(dirname "$0")/.." && pwd -P)
VERSION=$(basename "$FROM")
VERSION=${VERSION#guesthouse-}
HOME_FOLDER=/opt/guesthouse
CURRENT=$HOME_FOLDER/current
SETTINGS=/etc/guesthouse.env
DATA=/var/lib/guesthouse
SYSTEMD=/etc/systemd/system
UNITS="guesthouse.socket guesthouse.service"
TMPFILES=/etc/tmpfiles.d/guesthouse.conf

usage() {
	cat <<END
deploy/install.sh [--dry-run] [--behind caddy|nginx | --no-web-server] [--answers FILE] [SETTING=value …]
deploy/install.sh --remove [--dry-run]

The web server is Caddy, which gets a certificate by itself, unless you say otherwise. A FILE of answers
has a SETTING=value on each line; put SMTP_URL there, as a command line can be read by others.
Settings: $KNOWN
Without SITE_URL it is https:// and this machine's name (hostname -f).
END
}

die() {
	echo "install.sh: $*" >&2
	exit 1
}

DRY_RUN=
CHANGES=0

# WHAT COMMAND …: prints WHAT and runs COMMAND; with --dry-run it only prints.
change() {
	CHANGES=$((CHANGES + 1))
	if [ -n "$DRY_RUN" ]; then
		echo "would $1"
		return
	fi
	echo "$1"
	shift
	"$@"
}

put() { # TEXT FILE MODE
	{ cmp -s "$1" "$2" && [ "$(stat -c %a "$2")" = "$3" ]; } || change "write $2" install -m "$3" "$1" "$2"
}

link() {
	[ "$(readlink "$1" || true)" = "$2" ] || change "link $1 to $2" make_link "$1" "$2"
}

make_link() {
	mkdir -p "$(dirname "$1")"
	ln -sfn "$2" "$1"
}

folder() { # MODE OWNER PATH
	[ "$(stat -c '%a %U' "$3" 2>/dev/null || true)" = "$1 $2" ] ||
		change "make the folder $3" install -d -m "$1" -o "$2" -g "$2" "$3"
}

SCRATCH=$(mktemp -d)
trap 'rm -rf "$SCRATCH"' EXIT
ANSWERS=$SCRATCH/answers
: >"$ANSWERS"

# shellcheck source=deploy/settings.sh
. "$FROM/deploy/settings.sh"
# shellcheck source=deploy/web-server.sh
. "$FROM/deploy/web-server.sh"

check_node() {
	output=$("$FROM/node_modules/.bin/node" --version 2>&1) && return
	case $output in
	*libatomic*)
		change "install Debian's package libatomic1, which Node.js needs" apt_install libatomic1
		[ -n "$DRY_RUN" ] || check_node
		;;
	*) die "this archive was packed for another kind of machine than $(uname -m)" ;;
	esac
}

create_user() {
	getent passwd guesthouse >/dev/null ||
		change "create the user guesthouse" useradd --system --user-group --home-dir /nonexistent \
			--no-create-home --shell /usr/sbin/nologin guesthouse
}

copy_release() {
	rm -rf "$1.new"
	cp -R "$FROM" "$1.new"
	chown -R root:root "$1.new"
	chmod -R u=rwX,go=rX "$1.new"
	mv -T "$1.new" "$1"
}

install_release() {
	release=$HOME_FOLDER/releases/$VERSION
	there=$(readlink -f "$CURRENT" || true)
	[ ! -e "$CURRENT" ] || [ "$there" = "$release" ] ||
		die "$(basename "$there") is installed here: guesthouse configure changes a setting, guesthouse upgrade ARCHIVE brings $VERSION"
	folder 755 root "$HOME_FOLDER"
	folder 755 root "$HOME_FOLDER/releases"
	[ -d "$release" ] || change "copy $VERSION to $release" copy_release "$release"
	[ -e "$CURRENT" ] || change "make $VERSION the current version" ln -sfn "$release" "$CURRENT"
	link /usr/local/bin/guesthouse "$CURRENT/deploy/guesthouse"
	link /usr/local/bin/banco "$CURRENT/deploy/banco"
}

start_service() {
	before=$CHANGES
	for unit in $UNITS; do
		link "$SYSTEMD/$unit" "$CURRENT/deploy/systemd/$unit"
	done
	link "$TMPFILES" "$CURRENT/deploy/systemd/tmpfiles.conf"
	# Not by "systemctl enable", which would link to the files of this release: a later upgrade deletes them.
	link "$SYSTEMD/sockets.target.wants/guesthouse.socket" ../guesthouse.socket
	link "$SYSTEMD/multi-user.target.wants/guesthouse.service" ../guesthouse.service
	[ "$before" = "$CHANGES" ] || [ -n "$DRY_RUN" ] || systemctl daemon-reload
	if [ -z "$DRY_RUN" ] && { [ -n "$RESTART" ] || ! systemctl is-active --quiet guesthouse.service; }; then
		"$CURRENT/node_modules/.bin/node" --env-file="$SETTINGS" "$CURRENT/server/preflight.ts" >/dev/null ||
			die "it cannot serve with these settings, see above: $SETTINGS"
	fi
	systemctl is-active --quiet guesthouse.socket ||
		change "start guesthouse.socket" systemctl start guesthouse.socket
	if ! systemctl is-active --quiet guesthouse.service; then
		change "start guesthouse.service" systemctl start guesthouse.service
	elif [ -n "$RESTART" ]; then
		change "restart guesthouse.service" systemctl restart guesthouse.service
	fi
}

remove() {
	for unit in $UNITS; do
		! systemctl is-active --quiet "$unit" || change "stop $unit" systemctl stop "$unit"
	done
	for file in "$SYSTEMD/sockets.target.wants/guesthouse.socket" "$SYSTEMD/guesthouse.socket" \
		"$SYSTEMD/multi-user.target.wants/guesthouse.service" "$SYSTEMD/guesthouse.service" \
		"$TMPFILES" /usr/local/bin/guesthouse /usr/local/bin/banco; do
		if [ -e "$file" ] || [ -L "$file" ]; then
			change "remove $file" rm "$file"
		fi
	done
	[ -n "$DRY_RUN" ] || systemctl daemon-reload
	remove_web_server
	[ ! -e "$HOME_FOLDER" ] || change "remove $HOME_FOLDER" rm -rf "$HOME_FOLDER"
	cat <<END

The site is removed. Its data stays, and its user with it:
  $DATA (messages, photographs, copies), /var/backups/guesthouse*, $SETTINGS
A new installation takes it up again. To delete it for good:
  rm -rf $DATA /var/backups/guesthouse* $SETTINGS && userdel guesthouse
END
}

WEB_SERVER=caddy
ACTION=install
RESTART=
NEXT_STEP=
while [ $# -gt 0 ]; do
	case $1 in
	--dry-run) DRY_RUN=yes ;;
	--behind)
		WEB_SERVER=${2-}
		shift
		;;
	--no-web-server) WEB_SERVER=none ;;
	--answers)
		[ -r "${2-}" ] || die "there is no file of answers ${2-}"
		while read -r line || [ -n "$line" ]; do
			case $line in '' | '#'*) ;; *=*) answer "$line" ;; *) die "no answer: $line" ;; esac
		done <"$2"
		shift
		;;
	--remove) ACTION=remove ;;
	[A-Z]*=*) answer "$1" ;;
	-h | --help)
		usage
		exit
		;;
	*)
		usage >&2
		exit 2
		;;
	esac
	shift
done
case $WEB_SERVER in caddy | nginx | none) ;; *) die "--behind caddy or --behind nginx" ;; esac

[ "$(id -u)" = 0 ] || die "as root: sudo $0 …"
[ -d /run/systemd/system ] || die "systemd does not run here; for a container see docs/operations.md"
if [ "$ACTION" = remove ]; then
	remove
	exit
fi

# shellcheck source=/dev/null
case $(. /etc/os-release && echo "$ID ${VERSION_ID-}") in
"debian 12" | "debian 13") ;;
*) echo "This was tried on Debian 12 and 13, and this is another system." >&2 ;;
esac
URL=$(site_url)
check_node
# A dry run does not install libatomic1, without which Node.js cannot check the settings.
[ -n "$DRY_RUN" ] && [ "$CHANGES" -gt 0 ] || check_settings

IS_NEW=yes
[ ! -e "$DATA/guesthouse.db" ] || IS_NEW=
create_user
folder 700 guesthouse "$DATA"
install_release
write_settings
start_service
[ "$WEB_SERVER" = none ] || "behind_$WEB_SERVER"

[ "$CHANGES" -gt 0 ] || echo "Nothing had to be changed."
[ -z "$DRY_RUN" ] || exit 0
echo
"$CURRENT/deploy/guesthouse" status || die "the server does not answer: guesthouse log"
if [ "$IS_NEW" = yes ]; then
	echo
	"$CURRENT/deploy/guesthouse" desk accesso "telefono di casa"
fi
[ -z "$NEXT_STEP" ] || printf '\n%s\n' "$NEXT_STEP"
