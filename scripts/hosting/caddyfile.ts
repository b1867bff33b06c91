/** The rules for Caddy 2.6 or later. */
import { DYNAMIC_HEADERS } from "#server/serving/headers.ts";
import {
  type Headers,
  HIDDEN_ENDINGS,
  type HostRules,
  isNotFoundPage,
  POLICY_HEADER,
} from "./host-rules.ts";

type HeaderLines = Iterable<[name: string, value: string]>;

/** Lines of a block, each with a name and a quoted value. */
function linesOfBlock(depth: number, lines: HeaderLines): string {
  return [...lines].map(([name, value]) => `${"\t".repeat(depth)}${name} "${value}"`).join("\n");
}

const headerBlock = (depth: number, headers: Headers) =>
  linesOfBlock(depth, Object.entries(headers));

export function caddyfile(rules: HostRules, root: string): string {
  const { headers, policies, extraHeaders } = rules;
  const withId = rules.withAnyId.join("|");
  const immutable = `^/(${rules.immutableFolders.join("|")})/`;
  const policiesOf = (isNotFound: boolean): HeaderLines => [
    ...[...policies].filter(([file]) => isNotFoundPage(file) === isNotFound),
    ["default", headers[POLICY_HEADER] ?? ""],
  ];
  const types: HeaderLines = [...rules.types].map(([ending, type]) => [`~\\${ending}$`, type]);
  const extras = [...extraHeaders].flatMap(([header, byFile]) =>
    [...byFile].map(([file, value]) => `\t\theader ${file} ${header} "${value}"\n`),
  );
  return `# /etc/caddy/Caddyfile: the files of build/client, without our server.
# Written by "npm run build" for the pages of that build: they are copied together.
${rules.url} {
	# The folder that build/client is copied to.
	root * ${root}

	# Slashes at the end change nothing: no redirect.
	map {http.request.orig_uri.path} {address} {
		~^(.*[^/])/*$ "\${1}"
		default "/"
	}
	map {address} {served} {
${linesOfBlock(2, rules.pages)}
		# Pages of rooms with any number show the one page that is there.
		~^(${withId})/+([^/]+/_|[^/]+)\\.data$ "\${1}.data"
		~^(${withId})/+[^/]+$ "\${1}/index.html"
		~\\.(${HIDDEN_ENDINGS.join("|")})$ ""
		~^((/[^/]+)+\\.[^/.]+)$ "\${1}"
		default ""
	}
	map {served} {type} {
${linesOfBlock(2, types)}
		default "application/octet-stream"
	}
	map {served} {policy} {
${linesOfBlock(2, policiesOf(false))}
	}

	@other_method not method GET HEAD
	handle @other_method {
		header {
${headerBlock(3, { ...DYNAMIC_HEADERS, Allow: "GET, HEAD", "Content-Type": "text/plain; charset=UTF-8" })}
		}
		respond "Method not allowed" 405
	}

	@unknown expression \`{served} == ""\`
	handle @unknown {
		error 404
	}

	# In this order: the lines below look at the file that is sent.
	route {
		rewrite * {served}
		header Content-Type {type}
		@immutable path_regexp ${immutable}
		header @immutable {
${headerBlock(3, rules.immutableHeaders)}
		}
		@other not path_regexp ${immutable}
		header @other {
${headerBlock(3, { ...headers, [POLICY_HEADER]: "{policy}" })}
		}
${extras.join("")}		@encoded file {path}.br {path}.gz
		header @encoded {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		map {http.request.orig_uri.path} {not_found} {
			~^(${rules.prefixes.join("|")})(/|$) "\${1}/404.html"
			default "/404.html"
		}
		map {not_found} {not_found_policy} {
${linesOfBlock(3, policiesOf(true))}
		}
		rewrite * {not_found}
		# A page for unknown addresses is always sent whole.
		request_header -If-None-Match
		request_header -If-Modified-Since
		header {
			Content-Type "${rules.types.get(".html")}"
			Vary Accept-Encoding
${headerBlock(3, { ...headers, [POLICY_HEADER]: "{not_found_policy}" })}
			defer
		}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}
