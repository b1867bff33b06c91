/** The family's desk with a store of its own, entered from a phone; a screen is its name and its props. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { createAccessLink } from "#server/auth/access.ts";
import { COMMANDS } from "#server/desk/worker/commands.ts";
import { createDesk } from "#server/desk/web/desk-app.ts";
import { readSettings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { purgeExpired } from "#server/store/retention.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";

const HOUR = 3_600_000;

const contents = readContents();

const ROOMS = contents.it.rooms.rooms.map(({ slug, name }) => ({ slug, name }));

type Screen = { status: number; location: string; name: string; props: Record<string, unknown> };

export type DeskDriver = {
  database: Database;
  now: () => number;
  /** Lets hours pass. */
  wait: (hours: number) => void;
  /** Lets days pass, with the deletion of expired data. */
  waitDays: (days: number) => Promise<void>;
  read: (path: string) => Promise<Screen>;
  /** All bytes of the store, as text. */
  stored: () => Promise<string>;
  /** What a link downloads. */
  file: (path: string) => Promise<{ text: string; headers: Headers }>;
  send: (path: string, fields: Record<string, string>) => Promise<Screen>;
};

async function screenOf(answer: Response): Promise<Screen> {
  // A day and its month stay on one line.
  const text = (await answer.text()).replaceAll("\u00a0", " ");
  const location = answer.headers.get("Location") ?? "";
  const { name = "", props = {} } = text ? JSON.parse(text) : {};
  return { status: answer.status, location, name, props };
}

export async function openTestDesk(): Promise<DeskDriver> {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const database = sqliteDatabase(join(folder, "store.db"));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  let now = Date.UTC(2026, 10, 23, 12);
  const settings = readSettings({ DATA_DIR: folder, SITE_URL: "http://localhost:3000" });
  const app = createDesk({
    database,
    settings,
    bundle: async () => ({
      render: (name, props) => JSON.stringify({ name, props }),
      assets: { style: "", script: "", passkeys: "" },
      files: new Map(),
    }),
    contents: () => contents,
    build: { build: "", made: 0 },
    // In this process, where a server has one of its own for them.
    runCommand: (caller, name, ...values) => {
      const command = COMMANDS[name] as (...all: unknown[]) => Promise<never>;
      return command({ database, settings, rooms: async () => ROOMS, ...caller }, ...values);
    },
    networkOf: () => "198.51.100.1",
    sendMail: () => {},
    log: (error) => {
      throw error;
    },
    now: () => now,
  });
  const { token } = await createAccessLink(database, "telefono", now);
  const entered = await app.request(`/banco/entra/${token}`, { method: "POST" });
  const [cookie = ""] = (entered.headers.get("Set-Cookie") ?? "").split(";");
  let keys = 0;
  return {
    database,
    now: () => now,
    wait: (hours) => {
      now += hours * HOUR;
    },
    waitDays: async (days) => {
      // In steps that no wrong clock would make.
      for (let passed = 0; passed < days; passed++) {
        now += 24 * HOUR;
        await purgeExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now);
      }
    },
    read: async (path) => screenOf(await app.request(path, { headers: { Cookie: cookie } })),
    stored: async () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("\n"),
    file: async (path) => {
      const answer = await app.request(path, { headers: { Cookie: cookie } });
      return { text: await answer.text(), headers: answer.headers };
    },
    send: async (path, fields) => {
      const headers = {
        Cookie: cookie,
        "Content-Type": "application/x-www-form-urlencoded",
      };
      const body = new URLSearchParams({ chiave: String(keys++), ...fields }).toString();
      return screenOf(await app.request(path, { method: "POST", headers, body }));
    },
  };
}
