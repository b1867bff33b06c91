/** The rules for nginx 1.18 or later, without modules of other makers. */
import { DYNAMIC_HEADERS } from "#server/serving/headers.ts";
import { type Headers, HIDDEN_ENDINGS, type HostRules, POLICY_HEADER } from "./host-rules.ts";

const quoted = (text: string) => `"${text}"`;
const escaped = (text: string) => text.replaceAll(".", String.raw`\.`);

function addHeaders(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join("\n");
}

function variableOf(header: string): string {
  return `$guesthouse_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** The map from file to header value. Its keys are regular expressions: plain ones ignore case. */
function headerMap(header: string, usual: string, byFile: Map<string, string>): string {
  const lines = [...byFile].map(
    ([file, value]) => `  ${quoted(`~^${escaped(file)}$`)} ${quoted(value)};\n`,
  );
  return `map $uri ${variableOf(header)} {\n  default ${quoted(usual)};\n${lines.join("")}}`;
}

/** The directives of address and certificate; for https, also the server that redirects from http. */
function listening(url: string): { lines: string; redirect: string } {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === "http:")
    return { lines: `  listen ${port || 80};\n  server_name ${hostname};`, redirect: "" };
  const certificate = `/etc/letsencrypt/live/${hostname}`;
  // "listen … http2" is deprecated since nginx 1.25.1, but older versions know no other spelling.
  return {
    lines: `  listen ${port || 443} ssl http2;
  listen [::]:${port || 443} ssl http2;
  server_name ${hostname};
  ssl_certificate ${certificate}/fullchain.pem;
  ssl_certificate_key ${certificate}/privkey.pem;`,
    redirect: `
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  access_log off;
  return 301 ${url}$request_uri;
}
`,
  };
}

export function nginxConf(rules: HostRules, root: string): string {
  const { headers, policies, extraHeaders, types, prefixes } = rules;
  const { lines, redirect } = listening(rules.url);
  const maps = [
    headerMap(POLICY_HEADER, headers[POLICY_HEADER] ?? "", policies),
    ...[...extraHeaders].map(([header, byFile]) => headerMap(header, "", byFile)),
  ];
  const variables = [POLICY_HEADER, ...extraHeaders.keys()].map((name) => [name, variableOf(name)]);
  const withId = rules.withAnyId.join("|");
  const hidden = HIDDEN_ENDINGS.join("|");
  return `# /etc/nginx/conf.d/guesthouse.conf: the files of build/client, without our server.
# Written by "npm run build" for the pages of that build: they are copied together.
${maps.join("\n")}
map $uri $guesthouse_not_found {
  default /404.html;
  "~^(?<guesthouse_prefix>${prefixes.join("|")})(/|$)" $guesthouse_prefix/404.html;
}

server {
  # The folder that build/client is copied to.
  root ${root};
${lines}
  # It would write down who asked for what, dates included (content/it/privacy.yaml).
  access_log off;
  server_tokens off;
  merge_slashes off;
  # Sends the .gz beside a file; with the brotli module, "brotli_static on;" sends the .br.
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  default_type application/octet-stream;
  types {
${[...types].map(([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};`).join("\n")}
  }
${addHeaders({ ...headers, ...Object.fromEntries(variables) }, "  ")}
  error_page 404 $guesthouse_not_found;
  error_page 405 @other_method;

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  # Slashes at the end change nothing: no redirect.
  rewrite ^/+$ /;
  rewrite ^(.*[^/])/+$ $1;

  # A page is index.html in its folder.
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  # Pages of rooms with any number show the one page that is there.
  location ~ ^(${withId})/+([^/]+/_|[^/]+)\\.data$ {
    try_files $1.data =404;
  }
  location ~ ^(${withId})/+[^/]+$ {
    try_files $1/index.html =404;
  }
  location ~ //|^/_(headers|redirects)$ {
    return 404;
  }
  location ~ \\.(${hidden})$ {
    internal;
  }
  location ~ ^/(${rules.immutableFolders.join("|")})/ {
${addHeaders(rules.immutableHeaders, "    ").replaceAll(" always;", ";")}
    try_files $uri =404;
  }
  location @other_method {
    default_type "text/plain; charset=UTF-8";
${addHeaders({ ...DYNAMIC_HEADERS, Allow: "GET, HEAD" }, "    ")}
    return 405 "Method not allowed";
  }
}
${redirect}`;
}
