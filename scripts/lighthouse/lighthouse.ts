/**
 * Lighthouse, by a package of its own (scripts/lighthouse): 140 MB that only measuring needs, so it is
 * installed when it is asked for first.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGE = import.meta.dirname;
const INSTALL_FOLDER = join(import.meta.dirname, "../../.cache/lighthouse");

export type LighthouseResult = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};

type Lighthouse = (
  url: string,
  flags: { port: number; output: "json"; logLevel: "error" },
) => Promise<{ lhr: LighthouseResult } | undefined>;

type Launch = (options: {
  chromePath: string;
  chromeFlags: string[];
}) => Promise<{ port: number; kill: () => void }>;

function install(): void {
  if (existsSync(join(INSTALL_FOLDER, "node_modules/lighthouse"))) return;
  console.log("Installing Lighthouse into .cache/lighthouse …");
  cpSync(PACKAGE, INSTALL_FOLDER, { recursive: true });
  const { status } = spawnSync("npm ci", { cwd: INSTALL_FOLDER, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}

export async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  install();
  const { resolve } = createRequire(join(INSTALL_FOLDER, "package.json"));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load("lighthouse"),
    load("chrome-launcher"),
  ]);
  return { lighthouse, launch };
}
