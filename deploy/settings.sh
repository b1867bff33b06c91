# Part of install.sh: checks the settings of its command line, and writes the server's settings file.
# shellcheck shell=sh disable=SC2034,SC2154

KNOWN="SITE_URL SMTP_URL OWNER_EMAIL SENDER_EMAIL TRUSTED_PROXY BACKUP_DIR KEEP_MONTHS KEEP_SIGNUP_DAYS"

setting() {
	sed -n "s/^$1=//p" "$SETTINGS" 2>/dev/null | tail -n 1
}

answer() {
	name=${1%%=*}
	case " $KNOWN " in
	*" $name "*) ;;
	*) die "there is no setting $name; there are: $KNOWN" ;;
	esac
	case ${1#*=} in
	*[[:cntrl:]]*) die "$name holds a line end or another sign that cannot be seen" ;;
	*[\"\'\`\#\\]*) die "$name holds a quote, # or \\: write them as %22, %27, %23, %5C" ;;
	esac
	printf '%s\n' "$1" >>"$ANSWERS"
}

# FILE: prints the settings file with the values of $ANSWERS in place of its own.
with_answers() {
	awk -v answers="$ANSWERS" '
		BEGIN { while ((getline line < answers) > 0) { name = line; sub(/=.*/, "", name); value[name] = line } }
		{
			name = $0; sub(/^#/, "", name); is_setting = sub(/=.*/, "", name)
			if (is_setting && name in value) { print value[name]; delete value[name] } else print
		}
		END { for (name in value) print value[name] }
	' "$1"
}

site_url() {
	url=$(sed -n 's/^SITE_URL=//p' "$ANSWERS" | tail -n 1)
	[ -n "$url" ] || url=$(setting SITE_URL)
	if [ -z "$url" ]; then
		name=$(hostname -f 2>/dev/null || hostname)
		case $name in
		localhost* | *.local | *.localdomain) ;;
		*.*) url=https://$name ;;
		esac
	fi
	[ -n "$url" ] || die "this machine has no public name: say it, SITE_URL=https://www.example.com"
	echo "${url%/}"
}

# Runs before the first change: the server's own code checks the new settings.
check_settings() {
	answer "SITE_URL=$URL"
	from=$SETTINGS
	[ -e "$from" ] || from=$FROM/deploy/guesthouse.env
	with_answers "$from" >"$SCRATCH/settings"
	"$FROM/node_modules/.bin/node" --env-file="$SCRATCH/settings" -e \
		'import(process.argv[1]).then(({ withSettings }) => withSettings(async () => {}))' "$FROM/server/run.ts" ||
		die "nothing has changed: it cannot serve with these settings, see above"
}

write_settings() {
	before=$CHANGES
	put "$SCRATCH/settings" "$SETTINGS" 600
	[ "$before" = "$CHANGES" ] || RESTART=yes
}
