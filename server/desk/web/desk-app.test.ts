import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { createAccessLink } from "#server/auth/access.ts";
import { readSettings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { purgeExpired } from "#server/store/retention.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { createDesk } from "./desk-app.ts";

const DAY = 24 * 3_600_000;
const LINK_MINUTES = 15;

let folder: string;
let database: Database;
let now: number;
let app: ReturnType<typeof createDesk>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
  database = sqliteDatabase(join(folder, "store.db"));
  now = Date.UTC(2026, 10, 23, 12);
  app = deskAt("https://casa.example");
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** A screen is its name and its props here. */
function deskAt(siteUrl: string, network = () => "198.51.100.1") {
  return createDesk({
    database,
    settings: readSettings({ DATA_DIR: folder, SITE_URL: siteUrl }),
    bundle: async () => ({
      render: (name, props) => `${name} ${JSON.stringify(props)}`,
      assets: { style: "", script: "" },
      files: new Map(),
    }),
    contents: readContents,
    build: { build: "", made: 0 },
    runCommand: async () => {
      throw new Error("No command reads content here");
    },
    networkOf: network,
    log: (error) => {
      throw error;
    },
    now: () => now,
  });
}

const linkFor = (device: string) => createAccessLink(database, device, now);

type Sending = {
  cookie?: string;
  headers?: Record<string, string>;
  fields?: Record<string, string>;
};

async function post(path: string, { cookie = "", headers = {}, fields = {} }: Sending = {}) {
  return app.request(path, {
    method: "POST",
    headers: {
      Cookie: cookie,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const get = (path: string, cookie = "", headers = {}) =>
  app.request(path, { headers: { Cookie: cookie, ...headers } });

const cookieOf = (answer: Response) => (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;

async function enter(device: string): Promise<string> {
  const { token } = await linkFor(device);
  return cookieOf(await post(`/banco/entra/${token}`));
}

const isInside = async (cookie: string) => (await get("/banco", cookie)).status === 200;

describe("a link", () => {
  test("lets a device in by a press, and a fetch does not spend it", async () => {
    const { token } = await linkFor("telefono");
    for (let fetches = 0; fetches < 3; fetches++)
      expect(await (await get(`/banco/entra/${token}`)).text()).toContain(token);
    const answer = await post(`/banco/entra/${token}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Secure-banco=[\w-]{22}; Max-Age=2592000; Path=\/banco; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await isInside(cookieOf(answer))).toBe(true);
  });

  test("on localhost, where browsers want no https, has a plain cookie", async () => {
    app = deskAt("http://localhost:3000");
    const { token } = await linkFor("portatile");
    expect((await post(`/banco/entra/${token}`)).headers.get("Set-Cookie")).toMatch(
      /^banco=[\w-]{22}; Max-Age=2592000; Path=\/banco; HttpOnly; SameSite=Strict$/,
    );
  });

  test("opens once, in time, and refuses everything else in the same words", async () => {
    const { token } = await linkFor("telefono");
    const late = await linkFor("tardi");
    const both = await Promise.all([post(`/banco/entra/${token}`), post(`/banco/entra/${token}`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 403]);
    now += LINK_MINUTES * 60_000;
    const refusals = await Promise.all(
      [token, late.token, "AAAAAAAAAAAAAAAAAAAAAA", "x"].map((one) => post(`/banco/entra/${one}`)),
    );
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const words = await Promise.all(refusals.map((answer) => answer.text()));
    expect(new Set(words).size).toBe(1);
    expect(refusals.some((answer) => answer.headers.has("Set-Cookie"))).toBe(false);
  });

  test("has a code that does the same, however it is typed, and spends both", async () => {
    const { token, code } = await linkFor("telefono");
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const answer = await post("/banco/entra", { fields: { codice: typed } });
    expect(await isInside(cookieOf(answer))).toBe(true);
    expect((await post(`/banco/entra/${token}`)).status).toBe(403);
    expect((await post("/banco/entra", { fields: { codice: code } })).status).toBe(403);
  });

  test("is not guessed: ten tries of a network, a hundred of all", async () => {
    let network = 0;
    app = deskAt("https://casa.example", () => `198.51.100.${Math.floor(network++ / 20)}`);
    const statuses = [];
    for (let tries = 0; tries < 300; tries++)
      statuses.push((await post("/banco/entra", { fields: { codice: "AAAA2222" } })).status);
    expect(statuses.filter((status) => status === 403).length).toBe(100);
    expect(statuses.slice(10, 20)).toEqual(Array(10).fill(429));
    const { code } = await linkFor("telefono");
    expect((await post("/banco/entra", { fields: { codice: code } })).status).toBe(429);
  });
});

describe("a session", () => {
  test("lasts thirty days from its last use, and then nothing", async () => {
    const cookie = await enter("telefono");
    for (let uses = 0; uses < 3; uses++) {
      now += 29 * DAY;
      const answer = await get("/banco", cookie);
      expect(answer.status).toBe(200);
      expect(cookieOf(answer)).toBe(cookie);
      // The browser is told once a day.
      expect((await get("/banco", cookie)).headers.has("Set-Cookie")).toBe(false);
    }
    now += 30 * DAY;
    expect(await isInside(cookie)).toBe(false);
    await purgeExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now);
  });

  test("ends where another device removes it, or all", async () => {
    const [phone, lost, tablet] = [
      await enter("telefono"),
      await enter("perso"),
      await enter("tablet"),
    ];
    const { devices } = JSON.parse((await (await get("/banco/accessi", phone)).text()).slice(7));
    const { id } = devices.find(({ name }: { name: string }) => name === "perso");
    await post("/banco/accessi", { cookie: phone, fields: { togli: id } });
    expect([await isInside(phone), await isInside(lost), await isInside(tablet)]).toEqual([
      true,
      false,
      true,
    ]);
    await post("/banco/esci", { cookie: phone });
    expect([await isInside(phone), await isInside(tablet)]).toEqual([false, false]);
  });

  test("is needed for everything: without one there is the sign-in and nothing else", async () => {
    for (const cookie of ["", "__Secure-banco=AAAAAAAAAAAAAAAAAAAAAA", "banco=x"])
      for (const path of ["/banco", "/banco/accessi", "/banco/altro", "/banco/xyz"]) {
        const answers = [await get(path, cookie), await post(path, { cookie })];
        for (const answer of answers) {
          expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/banco/entra"]);
          expect(await answer.text()).toBe("");
        }
      }
  });

  test("that a link from a web mail leaves behind is found again", async () => {
    const answer = await get("/banco", "", { "Sec-Fetch-Site": "cross-site" });
    expect(await answer.text()).toContain("reload");
  });
});

test("a form of another site does nothing, with the cookie and without", async () => {
  const cookie = await enter("telefono");
  const elsewhere = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://casa.example" },
  ];
  for (const headers of elsewhere) {
    const answer = await post("/banco/esci", { cookie, headers });
    expect(answer.status).toBe(403);
    expect(await (await post("/banco/esci", { headers })).text()).toBe(await answer.text());
  }
  expect(await isInside(cookie)).toBe(true);
});

test("a form that is sent twice is done once, and both lead to the same words", async () => {
  const cookie = await enter("telefono");
  await enter("tablet");
  const { devices } = JSON.parse((await (await get("/banco/accessi", cookie)).text()).slice(7));
  const { id } = devices.find(({ name }: { name: string }) => name === "tablet");
  const fields = { togli: id, chiave: "abc" };
  const both = await Promise.all([
    post("/banco/accessi", { cookie, fields }),
    post("/banco/accessi", { cookie, fields }),
  ]);
  const [first, second] = both.map((answer) => answer.headers.get("Location")!);
  expect(second).toBe(first);
  expect(await (await get(first!, cookie)).text()).toContain("Tolto: tablet.");
  // Another form of the same page is another.
  const other = await post("/banco/accessi", { cookie, fields: { togli: "x", chiave: "abc" } });
  expect(await (await get(other.headers.get("Location")!, cookie)).text()).toContain("già tolto");
});

test("pages are compressed for a phone that takes them so", async () => {
  const answer = await get("/banco/entra", "", { "Accept-Encoding": "gzip, br" });
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toMatch(/^sign-in/);
});

test("no answer is stored, listed, framed or runs words of the page", async () => {
  const cookie = await enter("telefono");
  for (const answer of [
    await get("/banco", cookie),
    await get("/banco/entra"),
    await get("/banco/xyz", cookie),
    await post("/banco/esci", { cookie }),
  ]) {
    const { headers } = answer;
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  }
});
