import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { caddyfile } from "#scripts/hosting/caddyfile.ts";
import { CLOUDFLARE_LIMITS } from "#scripts/hosting/header-files.ts";
import { hostRules } from "#scripts/hosting/host-rules.ts";
import { nginxConf } from "#scripts/hosting/nginx-conf.ts";
import { hostFiles } from "#scripts/hosting/write-host-files.ts";
import { ENCODED_NAME } from "#server/site/encodings.ts";
import { parsePackedRelease, unpackRelease } from "#server/site/release.ts";
import { releaseFile } from "#server/site/site-build.ts";
import { freePort } from "#tests/support/free-port.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { guesthouse, listedInAll, prerendered } from "#tests/support/pages.ts";
import { certificateIn } from "./support/certificate.ts";
import { figure } from "./support/guest.ts";
import { type Answer, ask, type RawRequest } from "./support/raw-request.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";
import { faultOf, type Kind, startWebServer, type WebServer } from "./support/web-servers.ts";

const CLIENT = join(BUILD, "client");
const release = unpackRelease(parsePackedRelease(readFileSync(releaseFile(BUILD), "utf8")));
const names = globSync("**/*.*", { cwd: CLIENT });
const WRITERS = { nginx: nginxConf, caddy: caddyfile };
const KINDS = Object.keys(WRITERS) as Kind[];

function rulesFor(kind: Kind, url: string): string {
  return WRITERS[kind](hostRules({ ...release, url }, names), CLIENT);
}

const { folder, remove } = scratch();
let own: Running;
let hosts: Record<Kind, WebServer>;

async function startHost(kind: Kind): Promise<WebServer> {
  const url = `http://localhost:${await freePort()}`;
  return startWebServer(kind, { folder, rules: rulesFor(kind, url), url });
}

beforeAll(async () => {
  own = await startServer({ site: BUILD, environment: { DATA_DIR: join(folder, "data") } });
  hosts = { nginx: await startHost("nginx"), caddy: await startHost("caddy") };
  // They may have to be installed.
}, 600_000);

afterAll(async () => {
  for (const host of Object.values(hosts)) host.stop();
  await own.stop();
  remove();
});

/** Headers that each web server writes in its own way; all others are ours. */
const OF_THE_HOST = new Set(
  "date connection keep-alive server content-length transfer-encoding content-encoding etag last-modified accept-ranges".split(
    " ",
  ),
);

function ours({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_HOST.has(name));
  return { status, headers: Object.fromEntries(kept), body };
}

const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };
const GZIP = { "Accept-Encoding": "gzip" };

/** Every page and every file that stands in an address. */
const PAGES = prerendered.filter((path) => !path.endsWith("/404"));
const FILES = names
  .filter((name) => !ENCODED_NAME.test(name) && !name.endsWith(".html"))
  .map((name) => `/${name}`)
  .filter((path) => path !== AVAILABILITY_PATH);
/** Of pictures and scripts some: what they are answered with depends on the kind alone. */
const SOME_FILES = FILES.filter((path, at) => at % 40 === 0 || !/^\/(assets|pictures)/.test(path));

/** Addresses that are wrong, or written in another way than ours are. */
const ODD = `
  /about/ /about// //about // /en/ /en//about /index.html /about/index.html /about.html /en.html
  /404 /404.html /en/404 /en/404.html /nowhere /nowhere/ /nowhere?x=1 /en/nowhere /en/nowhere/deep /de/x/
  /home2/nope /home3/x /home4/x/y /home5/x.js /EN/x /english /territorio /en/area /about;x /about+ /caf%C3%A9
  /about?x=1 /?x /%61bout /about%2F /about.br /index.html.gz /about.data.br /about.data/ /about/_.data /.data
  /_headers /_redirects /assets /assets/ /assets/nope.js /assets/nope.html /pictures/ /pictures/nope.webp
  /.well-known /.well-known/ /.well-known/nope /.well-known/security.txt /.well-known/security.txt/ /.git/config /favicon.ico/ /llms.txt/
  /room_details/7 /room_details/7/ /room_details//7 /room_details/7/8 /room_details/index.html
  /room_details/7.data /room_details/7/_.data /room_details/_.data /room_details/7.js
  /home4/room_details/7 /home3/room_details/7 /wp-login.php /server-status /${"a".repeat(3_000)}
`
  .trim()
  .split(/\s+/);

const each = (method: string, paths: string[], headers?: RawRequest["headers"]): RawRequest[] =>
  paths.map((path) => ({ method, path, ...(headers && { headers }) }));

const REQUESTS = [
  ...each("GET", PAGES, BROWSER),
  ...each("GET", [...PAGES, ...(IS_FULL ? FILES : SOME_FILES)], GZIP),
  ...each("GET", [...PAGES, ...SOME_FILES]),
  ...each("HEAD", [...PAGES, ...SOME_FILES, ...ODD]),
  ...each("GET", ODD, GZIP),
  ...each("POST", ["/", "/about", "/nowhere", "/assets/x", "/room_details/7"]),
  ...each("OPTIONS", ["/about", "/en/nowhere"]),
  ...each("DELETE", ["/about"]),
];

type Difference = [method: string, path: string, who: Kind[], part: string, reason: string];

const BOTH = KINDS;

/** Where a host of files cannot answer as our server does; the first part that differs is named. */
const DIFFERENCES: Difference[] = [
  ["GET", "/x/../about", ["caddy"], "status", "steps back lead nowhere; no browser sends them"],
  ["GET", "/%2E/about", ["caddy"], "status", "the same"],
  ["GET", "/%2e%2e/about", BOTH, "status", "the same, above the root"],
  ["GET", "/about%", BOTH, "status", "an address that cannot be decoded is refused, not unknown"],
  ["GET", "/%E0%A4%A", BOTH, "status", "the same"],
  ["GET", "/about%00", ["nginx"], "status", "the same"],
  ["GET", "/room_details/a%2Fb", BOTH, "status", "a slash is one, however it is written"],
  ["GET", AVAILABILITY_PATH, BOTH, "headers", "our server answers anew each minute"],
  ["GET", "/About", BOTH, "status", "our server alone leads capitals to their page"],
  ["GET", "/banco", BOTH, "status", "the desk is our server's"],
  ["GET", "/healthz", BOTH, "status", "our server alone has something to say"],
  [
    "GET",
    "/calendari/x/y.ics",
    BOTH,
    "headers",
    "calendars are our server's, and so is their absence",
  ],
  ["GET", "/grazie?rif=AAA-BBB", BOTH, "status", "what follows a form is our server's"],
  ["POST", "/messaggi", BOTH, "status", "forms are our server's"],
];

const ownAnswers = new Map<RawRequest, Promise<Answer>>();

/** What our server answers; it is asked once for both hosts. */
function askOwn(sent: RawRequest): Promise<Answer> {
  const answer = ownAnswers.get(sent) ?? ask(own.url, sent);
  ownAnswers.set(sent, answer);
  return answer;
}

/** Whether a file is smaller in Brotli alone. nginx has no second form of it then, and rightly no Vary. */
function hasBrotliAlone(path: string): boolean {
  const file = join(CLIENT, path.replace(/\/+$/, ""));
  return existsSync(`${file}.br`) && !existsSync(`${file}.gz`);
}

/** The parts of an answer in which a host differs from our server. */
async function differences(kind: Kind, sent: RawRequest): Promise<string[]> {
  const [wanted, got] = (await Promise.all([askOwn(sent), ask(hosts[kind].url, sent)])).map(ours);
  if (kind === "nginx" && hasBrotliAlone(sent.path)) delete wanted!.headers["vary"];
  return (["status", "headers", "body"] as const).filter(
    (part) => !isDeepStrictEqual(wanted![part], got![part]),
  );
}

test.each(KINDS)("%s answers every address as our server does", async (kind) => {
  const wrong: string[] = [];
  const excused = DIFFERENCES.filter(([, , who]) => who.includes(kind));
  for (const sent of REQUESTS) {
    const isExcused = excused.some(([, path]) => path === sent.path);
    const parts = isExcused ? [] : await differences(kind, sent);
    if (parts.length > 0) wrong.push(`${sent.method} ${sent.path}: ${parts.join(", ")}`);
  }
  figure(
    `${kind}: ${REQUESTS.length} requests, ${ODD.length} odd addresses, ${wrong.length} differ`,
  );
  expect(wrong).toEqual([]);
});

test.each(KINDS)("%s differs only where it must", async (kind) => {
  for (const [method, path, who, part] of DIFFERENCES) {
    const parts = await differences(kind, { method, path, headers: GZIP });
    expect([path, parts[0]]).toEqual([path, who.includes(kind) ? part : undefined]);
  }
});

test.each(KINDS)("%s sends nothing again to who has the page, and says the same", async (kind) => {
  for (const path of ["/", "/about", "/llms.txt", "/en/nowhere", "/de.data"]) {
    const [mine, theirs] = await Promise.all(
      [own.url, hosts[kind].url].map(async (base) => {
        const { headers } = await ask(base, { method: "GET", path, headers: BROWSER });
        const condition = { "If-None-Match": headers["etag"] ?? "" };
        return ours(
          await ask(base, { method: "GET", path, headers: { ...BROWSER, ...condition } }),
        );
      }),
    );
    // A 304 need not repeat the type.
    delete mine!.headers["content-type"];
    delete theirs!.headers["content-type"];
    expect([path, theirs]).toEqual([path, mine]);
  }
});

test("the build has written these rules, for its own address", () => {
  const wanted = hostFiles(hostRules(release, names));
  const written = Object.keys(wanted).map((name) => [
    name,
    readFileSync(join(BUILD, name), "utf8"),
  ]);
  expect(Object.fromEntries(written)).toEqual(wanted);
});

test("the rules for an address with https are valid", () => {
  const url = "https://www.example.com";
  const certificate = certificateIn(folder);
  expect(certificate).toBeDefined();
  const nginx = rulesFor("nginx", url)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/www\.example\.com\/(fullchain|privkey)\.pem/g,
      (_, part) => (part === "privkey" ? join(folder, "key.pem") : certificate!.file),
    )
    .replaceAll("listen [::]", "#");
  expect(faultOf("nginx", join(folder, "check"), nginx)).toBeUndefined();
  expect(faultOf("caddy", join(folder, "check"), rulesFor("caddy", url))).toBeUndefined();
});

test("Netlify and Cloudflare Pages read the policy of every page of the guesthouse", () => {
  const rules = readFileSync(join(CLIENT, "_headers"), "utf8")
    .split(/^(?=\/)/m)
    .slice(0, CLOUDFLARE_LIMITS.rules);
  const policies = new Map(
    rules.map((rule) => [
      rule.split("\n")[0]!.replace(/\/\*?$/, "") || "/",
      /Content-Security-Policy: (.*)/.exec(rule)?.[1],
    ]),
  );
  const pages = [...listedInAll, ...guesthouse].filter((path) => !path.endsWith("/404"));
  for (const path of pages) {
    const file = `${path.slice(1)}/index.html`.replace(/^\//, "");
    expect([path, policies.get(path)]).toEqual([path, release.files.get(file)?.policy]);
  }
  const longest = Math.max(
    ...rules.flatMap((rule) => rule.split("\n").map(({ length }) => length)),
  );
  expect(longest).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.lineLength);
});
