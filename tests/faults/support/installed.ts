import { spawn } from "node:child_process";
import { copyFileSync } from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Archive } from "./archives.ts";
import type { Debian } from "./debian.ts";
import { print } from "./guest.ts";
import type { LoadResult } from "./steady-load.ts";
import { messagesIn } from "./store.ts";

const LOAD = join(import.meta.dirname, "load-process.ts");

/** On localhost, for which Caddy issues a certificate without a certificate authority. */
export const ADDRESS = "https://localhost:8443";

export const SERVER = "http://127.0.0.1:3000";

export const INSTALL = `guesthouse-*/deploy/install.sh SITE_URL=${ADDRESS}`;

export const NODE_PATH = "/opt/guesthouse/current/node_modules/.bin/node";

const QUIET_MS = 2_000;

export function machineOf(debian: Debian) {
  const dataDir = join(debian.root, "var/lib/guesthouse");
  const expectSuccess = async (line: string) => {
    const { code, output, seconds } = await debian.run(line);
    expect(`${line}\n${output}\nexit code ${code}`).toMatch(/exit code 0$/);
    return { output, seconds };
  };
  const fetchText = async (address: string) => {
    const script = `fetch("${address}").then((answer) => answer.text()).then(console.log)`;
    const command = `NODE_TLS_REJECT_UNAUTHORIZED=0 ${NODE_PATH} --no-warnings -e '${script}'`;
    return (await expectSuccess(command)).output;
  };
  return {
    ...debian,
    data: dataDir,
    succeeds: expectSuccess,
    /** Copies an archive and its checksum to the machine; returns the archive's path there. */
    bring({ file }: Archive): string {
      for (const name of [file, `${file}.sha256`])
        copyFileSync(name, join(debian.root, "root", basename(name)));
      return `/root/${basename(file)}`;
    },
    page: (path: string, origin = ADDRESS) => fetchText(origin + path),
    async health() {
      return JSON.parse(await fetchText(`${SERVER}/healthz`)) as Record<string, unknown>;
    },
    /** Does `work` under 200 requests a second; expects none to fail, and no message to be lost or doubled. */
    async underLoad(name: string, work: () => Promise<void>) {
      const paths = ["/", "/contatti", "/en"];
      const rates = { url: SERVER, paths, perSecond: 200, messagesPerSecond: 5 };
      const messagesBefore = messagesIn(dataDir).length;
      const [command = "", ...words] = debian.inNetwork;
      const load = spawn(command, [...words, process.execPath, LOAD, JSON.stringify(rates)], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      const output = text(load.stdout);
      await pause(QUIET_MS);
      try {
        await work();
        await pause(QUIET_MS);
      } finally {
        load.stdin.end();
      }
      const { answered, failed, thanked, slowest } = JSON.parse(await output) as LoadResult;
      print(
        `${name} at 200 requests a second: ${answered} answered, ${failed.length} failed, ${thanked.length} messages thanked for, slowest ${slowest.toFixed(0)} ms`,
      );
      expect(failed).toEqual([]);
      expect(messagesIn(dataDir).slice(messagesBefore).toSorted()).toEqual(thanked.toSorted());
    },
  };
}
