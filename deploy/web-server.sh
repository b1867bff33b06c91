# Part of install.sh: sets up the web server in front of the site, and installs Debian's packages.
# shellcheck shell=sh disable=SC2034,SC2154

CADDY=/etc/caddy/Caddyfile
CADDY_SITE=/etc/caddy/guesthouse.caddy
NGINX_SITE=/etc/nginx/conf.d/guesthouse.conf

package() { # NAME PROGRAM
	command -v "$2" >/dev/null || change "install Debian's package $1" apt_install "$1"
}

apt_install() {
	export DEBIAN_FRONTEND=noninteractive
	apt-get install -y -q --no-install-recommends "$1" >/dev/null 2>&1 || {
		apt-get update -q >/dev/null
		apt-get install -y -q --no-install-recommends "$1" >/dev/null
	} || die "Debian's package $1 cannot be installed; see apt-get install $1"
}

behind_caddy() {
	for other in nginx apache2; do
		! systemctl is-active --quiet "$other" ||
			die "$other holds this machine's ports: --behind nginx, or --no-web-server and docs/operations.md"
	done
	package caddy caddy
	before=$CHANGES
	sed "s#https://www.example.com#$URL#" "$FROM/deploy/Caddyfile" >"$SCRATCH/caddy"
	put "$SCRATCH/caddy" "$CADDY_SITE" 644
	if ! grep -qsx "import $CADDY_SITE" "$CADDY"; then
		# Debian's Caddyfile only serves a greeting; a Caddyfile that somebody has written stays.
		! is_debians "$CADDY" caddy ||
			change "set Debian's $CADDY aside" mv "$CADDY" "$CADDY.before-guesthouse"
		change "import our site into $CADDY" import_site
	fi
	[ "$before" = "$CHANGES" ] || change "reload Caddy" systemctl reload-or-restart caddy
}

is_debians() { # FILE PACKAGE
	dpkg-query -W -f '${Conffiles}\n' "$2" 2>/dev/null |
		sed -n "s#^ \($1\) \([0-9a-f]\{32\}\).*#\2  \1#p" | md5sum --check --status 2>/dev/null
}

import_site() {
	echo "import $CADDY_SITE" >>"$CADDY"
}

behind_nginx() {
	case $URL in https://*) ;; *) die "--behind nginx needs a SITE_URL with https" ;; esac
	package nginx nginx
	host=${URL#https://}
	before=$CHANGES
	sed "s#www\.example\.com#$host#g" "$FROM/deploy/nginx.conf" >"$SCRATCH/whole"
	# Before there is a certificate, nginx gets the second server alone: certbot fetches one over its port 80.
	awk '/^server/ { part++ } part != 1' "$SCRATCH/whole" >"$SCRATCH/nginx"
	if [ -e "/etc/letsencrypt/live/$host/fullchain.pem" ]; then
		mv "$SCRATCH/whole" "$SCRATCH/nginx"
	else
		NEXT_STEP="There is no certificate yet. Fetch one, then run this again:
  apt-get install certbot
  certbot certonly --webroot -w /var/www/html -d $host --deploy-hook 'systemctl reload nginx'"
	fi
	put "$SCRATCH/nginx" "$NGINX_SITE" 644
	[ "$before" = "$CHANGES" ] || change "reload nginx" systemctl reload-or-restart nginx
}

remove_web_server() {
	for file in "$CADDY_SITE" "$NGINX_SITE"; do
		[ ! -e "$file" ] || change "remove $file" rm "$file"
	done
	if grep -qsx "import $CADDY_SITE" "$CADDY"; then
		change "take our site out of $CADDY" sed -i "\#^import $CADDY_SITE\$#d" "$CADDY"
		[ ! -e "$CADDY.before-guesthouse" ] || [ -s "$CADDY" ] ||
			change "put Debian's $CADDY back" mv "$CADDY.before-guesthouse" "$CADDY"
		# A Caddy that is gone or stopped must not end the removal.
		change "reload Caddy" systemctl reload-or-restart caddy || echo "Caddy is not reloaded: see above."
	fi
	! systemctl is-active --quiet nginx || change "reload nginx" systemctl reload nginx ||
		echo "nginx is not reloaded: see above."
}
