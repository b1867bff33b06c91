/** The container files of deploy/, checked without running containers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings } from "#server/settings/settings.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

type Service = {
  image: string;
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  volumes: string[];
  [key: string]: unknown;
};

type Compose = {
  services: Record<"site" | "web", Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } }>;
};

/** A text of compose.yaml with variables replaced: "${NAME}", "${NAME:-initial}", "${NAME:?message}". */
function withEnvironment(text: string, environment: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, words: string) => {
      const value = environment[name];
      if (!value && kind === "?") throw new Error(`${name}: ${words}`);
      return value || (kind === "-" ? words : "");
    },
  );
}

function composeWith(environment: Record<string, string>): Compose {
  return JSON.parse(JSON.stringify(parse(read("compose.yaml"), { merge: true })), (_, value) =>
    typeof value === "string" ? withEnvironment(value, environment) : value,
  );
}

function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const EXAMPLE_ENV = read(".env.example");
const WITHOUT_COMMENTS = variablesIn(EXAMPLE_ENV.replaceAll(/^#.*$/gm, ""));
const compose = composeWith(WITHOUT_COMMENTS);
const services = Object.entries(compose.services);

test(".env.example lists every setting of the server, and each reaches a container", () => {
  const settingNames = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void settingNames.add(String(name)) }));
  expect([...settingNames].filter((name) => !EXAMPLE_ENV.includes(name))).toEqual([]);
  const text = read("compose.yaml");
  const settingsListed = Object.keys(variablesIn(EXAMPLE_ENV));
  expect(settingsListed.filter((name) => !text.includes(`\${${name}`))).toEqual([]);
});

test("the server accepts the example's settings, as they are and with all comment signs removed", () => {
  for (const environment of [WITHOUT_COMMENTS, variablesIn(EXAMPLE_ENV)]) {
    const { site } = composeWith(environment).services;
    const settings = readSettings(site.environment);
    expect(settings.siteUrl).toBe("https://www.example.com");
    const subnets = compose.networks["front"]?.ipam?.config.map(({ subnet }) => subnet);
    expect(settings.trustedProxy).toEqual(subnets);
  }
});

test.each(services)("the container %s is confined and limited", (_, service) => {
  expect(service).toMatchObject({
    restart: "unless-stopped",
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    logging: { driver: "json-file", options: { "max-size": "10m", "max-file": "3" } },
    mem_limit: expect.any(String),
    pids_limit: expect.any(Number),
  });
  expect(service.privileged ?? service.network_mode).toBeUndefined();
});

test("only the web server can be reached from outside, and it waits until the site is healthy", () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["web"]);
  expect(compose.services.web["depends_on"]).toEqual({ site: { condition: "service_healthy" } });
});

test("Caddy's configuration is the same in its container and on a machine of its own", () => {
  const ignoreRules = (name: string) =>
    read(name)
      .replaceAll(/^\s*#.*\n/gm, "")
      .replaceAll(/\{\$SITE_URL\}|(https:\/\/)?www\.example\.com|(site|127\.0\.0\.1):3000/g, "…");
  expect(ignoreRules("compose.Caddyfile")).toBe(ignoreRules("Caddyfile"));
});

test("the image has a fixed base, runs as an ordinary user, and contains no settings", () => {
  const file = read("Dockerfile");
  const dockerLines = [...file.matchAll(/^(FROM|USER|STOPSIGNAL|VOLUME) (.*)$/gm)];
  expect(Object.fromEntries(dockerLines.map(([, name, words]) => [name, words]))).toEqual({
    FROM: expect.stringMatching(/^debian:[a-z]+-\d{8}-slim$/),
    USER: "10001:10001",
    STOPSIGNAL: "SIGTERM",
    VOLUME: '["/data", "/backups"]',
  });
  expect(file).toMatch(/^HEALTHCHECK .*\n {2}CMD .*healthz/m);
  // Copying everything would include deploy/.env with its passwords.
  expect(file).not.toMatch(/^COPY \. /m);
});
