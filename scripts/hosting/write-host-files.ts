/** Writes the rules for hosts of files: beside the site, or into it where the host looks there. */
import { glob, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "#server/site/release.ts";
import { caddyfile } from "./caddyfile.ts";
import { headersFile, redirectsFile } from "./header-files.ts";
import { hostRules, type HostRules } from "./host-rules.ts";
import { nginxConf } from "./nginx-conf.ts";

/** The folder of the host that build/client is copied to. */
const SITE_FOLDER = "/srv/guesthouse";

/** The files by name within a build. */
export function hostFiles(rules: HostRules): Record<string, string> {
  return {
    "hosting/Caddyfile": caddyfile(rules, SITE_FOLDER),
    "hosting/nginx.conf": nginxConf(rules, SITE_FOLDER),
    "client/_headers": headersFile(rules),
    "client/_redirects": redirectsFile(rules),
  };
}

/** `pictures` are the addresses of those that the build may not have cut yet. */
export async function writeHostFiles(
  build: string,
  release: Release,
  pictures: string[],
): Promise<void> {
  const names = await Array.fromAsync(glob("**/*.*", { cwd: join(build, "client") }));
  await mkdir(join(build, "hosting"));
  for (const [name, text] of Object.entries(hostFiles(hostRules(release, [...names, ...pictures]))))
    await writeFile(join(build, name), text);
}
