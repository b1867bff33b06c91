import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium's sandbox does not work for root. The other arguments stop Chromium's requests to its vendor. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const INSTALLERS: [label: string, command: string][] = [
  [
    "Debian's headless Chromium",
    "apt-get update -q && apt-get install -y -q --no-install-recommends chromium-headless-shell",
  ],
  ["Playwright's own Chromium", "node node_modules/@playwright/test/cli.js install chromium"],
  ["Debian's package chromium", "apt-get update -q && apt-get install -y -q chromium"],
];

/** Debian's headless Chromium; tests take half the processor time that they take in Chromium with windows (docs/decisions/009). */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

function usualBrowserPaths(): string[] {
  const { PATH = "", PROGRAMFILES = "", LOCALAPPDATA = "" } = process.env;
  if (process.platform === "darwin")
    return ["Google Chrome", "Chromium"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  if (process.platform === "win32")
    return [PROGRAMFILES, LOCALAPPDATA].map((folder) =>
      join(folder, "Google/Chrome/Application/chrome.exe"),
    );
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
}

function installedBrowser(): string | undefined {
  const preferredPaths = [process.env["CHROME_PATH"], HEADLESS_SHELL, chromium.executablePath()];
  return [...preferredPaths, ...usualBrowserPaths()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

export function findBrowser(): string {
  const path = installedBrowser();
  if (path) return path;
  throw new Error(
    'No Chrome or Chromium is here: "npm test" installs one; or install it yourself, or set CHROME_PATH.',
  );
}

export function installBrowser(): string {
  for (const [label, command] of INSTALLERS) {
    if (installedBrowser()) break;
    console.log(`Browser: none found, installing ${label} …`);
    spawnSync(command, { shell: true, stdio: "ignore", timeout: 300_000 });
  }
  return findBrowser();
}
