/**
 * Finds a browser for the tests and measurements, and says which: CHROME_PATH, a Chrome or Chromium
 * of the system, Playwright's own; where there is none, it is installed (Playwright's, else Debian's).
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const { env, platform } = process;

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].flatMap((folder) =>
    folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [],
  ),
};

/** Keeps a test browser to itself: no sandbox for root, no calls home. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function installed(): string | undefined {
  const known = [env["CHROME_PATH"], ...(PLACES[platform] ?? []), chromium.executablePath()];
  return known.find((place) => place !== undefined && existsSync(place));
}

const INSTALLERS: [words: string, command: string][] = [
  ["Playwright's own Chromium", "node node_modules/@playwright/test/cli.js install chromium"],
  ["Debian's package chromium", "apt-get update -q && apt-get install -y -q chromium"],
];

/** The path of a browser; installs one where there is none, and throws when that fails too. */
export function findBrowser(say: (words: string) => void = console.log): string {
  const found = installed();
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  for (const [words, command] of INSTALLERS) {
    say(`Browser: none found, installing ${words} …`);
    spawnSync(command, { shell: true, stdio: "ignore", timeout: 300_000 });
    const now = installed();
    if (now) {
      say(`Browser: ${now}`);
      return now;
    }
  }
  throw new Error("No Chrome or Chromium: install one, or set CHROME_PATH to where it is.");
}
