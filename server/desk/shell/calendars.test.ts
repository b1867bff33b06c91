/** `calendari`, `chiudi`, `riapri` and `indirizzi`, as the family types them. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { daysAfter } from "#app/domain/stay.ts";
import { runsOf } from "#app/domain/nights.ts";
import { calendar, event } from "#tests/support/feeds.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { closedNights, deletePastClosures } from "#server/store/closures.ts";
import { allExports } from "#server/store/feed-exports.ts";
import { allFeeds } from "#server/store/feeds.ts";
import { storeFile } from "#server/store/open.ts";
import { secretOf } from "#server/store/key-values.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { runDesk } from "./run-desk.ts";

const ROOMS = [
  { slug: "elegant_room", name: "Elegant Room" },
  { slug: "natural_room", name: "Natural Room" },
];
const TODAY = houseDayAt(Date.now());
const [FROM, TO] = [daysAfter(TODAY, 40), daysAfter(TODAY, 43)];
const basic = (day: string) => day.replaceAll("-", "");
const STAY = calendar(
  ...event(`DTSTART;VALUE=DATE:${basic(FROM)}`, `DTEND;VALUE=DATE:${basic(TO)}`, "SUMMARY:Anna"),
);

let folder: string;
let answer: { status: number; text: string };
let address: string;
const portal = createServer((_, response) => response.writeHead(answer.status).end(answer.text));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "desk-calendars-"));
  await store(secretOf);
  answer = { status: 200, text: STAY };
  await new Promise<void>((done) => portal.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/secret.ics`;
});
afterEach(() => {
  portal.close();
  rmSync(folder, { recursive: true });
});

async function store<T>(work: (database: ReturnType<typeof sqliteDatabase>) => Promise<T>) {
  const database = sqliteDatabase(storeFile(folder));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function run(...words: string[]) {
  const lines: string[] = [];
  const out = {
    print: (line: string) => lines.push(line),
    say: (line: string) => lines.push(line),
  };
  const environment = {
    DATA_DIR: folder,
    CALENDAR_TEST_HOSTS: "127.0.0.1",
    SITE_URL: "https://casa.it",
  };
  const code = await runDesk(words, environment, out, async () => structuredClone(ROOMS));
  return { code, text: lines.slice(1).join("\n") };
}

const desk = async (...words: string[]) => (await run(...words)).text;

const closed = () =>
  store(async (database) => {
    const all = await database.transaction(closedNights);
    return Object.fromEntries([...all].map(([room, nights]) => [room, runsOf(nights)]));
  });

test("nights are closed and opened again, in one room or in all", async () => {
  expect(await desk("chiudi", "elegant_room", FROM, TO)).toMatch(
    /^Chiuso dal .*, 3 notti: Elegant Room/,
  );
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
  expect(await desk("riapri", "elegant_room", daysAfter(FROM, 1), TO)).toContain("Riaperto");
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/1`] });
  expect(await desk("chiudi", "casa", FROM, TO)).toContain("Elegant Room, Natural Room");
  expect(await desk("calendari")).toContain("Chiuso da voi, casa");
  await desk("riapri", "natural_room", FROM, TO);
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
  expect(await desk("calendari")).toContain("Chiuso da voi, elegant_room, con la casa");
  expect(await desk("riapri", "casa", FROM, TO)).toMatch(
    /^Riaperto .*\nResta chiusa elegant_room .*, 1 notte.*scrivete la camera al posto di casa\.$/,
  );
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/1`] });
  await desk("riapri", "elegant_room", FROM, TO);
  expect(await closed()).toEqual({});
});

test("who closed nights and why is told, and goes with them when they have passed", async () => {
  await desk("chiudi", "elegant_room", FROM, TO, "Klara,", "al telefono\u202E\n");
  expect(await desk("calendari")).toMatch(/3 notti: Klara, al telefono \(.*\d\d:\d\d\)$/);
  expect((await run("chiudi", "elegant_room", FROM, TO, "a".repeat(201))).code).toBe(1);
  await store((database) =>
    database.transaction((query) => deletePastClosures(query, Date.now() + 100 * 86_400_000)),
  );
  expect(await closed()).toEqual({});
});

const [YEAR, MONTH, DAY] = FROM.split("-");

test.each([
  ["Elegant Room", FROM],
  ["elegant", `${DAY}/${MONTH}/${YEAR}`],
  ["ELEGANT ROOM", `${DAY}-${MONTH}-${YEAR}`],
  ["elegant-room", `${Number(DAY)}.${Number(MONTH)}.${YEAR}`],
])("chiudi «%s» %s closes what is meant", async (room, from) => {
  await desk("chiudi", room, from, TO);
  expect(await closed()).toEqual({ elegant_room: [`${FROM}/3`] });
});

test("a name that two rooms begin with is no room", async () => {
  const rooms = [...ROOMS, { slug: "elegant_suite", name: "Elegant Suite" }];
  const lines: string[] = [];
  const line = (text: string) => lines.push(text);
  const out = { print: line, say: line };
  await runDesk(["chiudi", "elegant", FROM, TO], { DATA_DIR: folder }, out, async () => rooms);
  expect(lines.join()).toContain("può essere elegant_room o elegant_suite: scrivete quale");
  expect(await closed()).toEqual({});
});

test.each([
  [[], "Quale camera"],
  [["olive_room", FROM, TO], "«olive_room» non c’è. Ci sono: elegant_room, natural_room"],
  [["elegant_room"], "Manca il giorno di arrivo"],
  [["elegant_room", FROM], "Manca il giorno di partenza"],
  [["elegant_room", "12 agosto", TO], "si scrive per esempio 12/08/2027"],
  [["elegant_room", "08/13/2027", TO], "non esiste"],
  [["elegant_room", "2027-02-30", "2027-03-02"], "Il 30/02/2027 non esiste"],
  [["elegant_room", "2027-02-27", "2027-02-30"], "Il 30/02/2027 non esiste"],
  [["elegant_room", TO, FROM], "viene dopo quello di arrivo"],
  [["elegant_room", FROM, FROM], "viene dopo quello di arrivo"],
  [["elegant_room", "2020-01-01", "2020-01-03"], "già passate"],
  [["elegant_room", FROM, "2072-01-03"], "controllate l’anno"],
])("%j: %s, and nothing is changed", async (words, sentence) => {
  for (const command of ["chiudi", "riapri"])
    expect(await run(command, ...words)).toEqual({
      code: 1,
      text: expect.stringContaining(sentence),
    });
  expect(await closed()).toEqual({});
});

test("a calendar is added, read, shown without its address, and taken away", async () => {
  const added = await desk("calendari", "aggiungi", "elegant_room", "Airbnb", address);
  expect(added).toBe(
    "Aggiunto: elegant_room, Airbnb (127.0.0.1).\nelegant_room, Airbnb (127.0.0.1): letto, 3 notti occupate.\nNatural Room: nessun calendario. Per gli ospiti è libera in tutte le notti che non chiudete voi, con «chiudi».",
  );
  expect(await desk("calendari")).toMatch(
    /Airbnb \(127\.0\.0\.1\): letto bene il .*, 3 notti occupate$/m,
  );
  expect(await desk("chiudi", "elegant_room", FROM, TO)).toContain(
    "Attenzione. Elegant Room: per Airbnb è occupata",
  );
  expect(await desk("riapri", "elegant_room", FROM, TO)).toContain(
    "Si libera quando il portale la toglie",
  );
  expect(await desk("calendari", "togli", "elegant_room", "airbnb")).toContain(
    "Tolto: elegant_room, Airbnb",
  );
  expect(await desk("calendari")).toContain("Nessun calendario");
});

test("a calendar that moves keeps its nights until it is read at its new place", async () => {
  await desk("calendari", "aggiungi", "elegant_room", "Airbnb", address);
  answer = { status: 404, text: "" };
  const moved = await desk("calendari", "aggiungi", "elegant_room", "AIRBNB", `${address}?new`);
  expect(moved).toContain("C’era già");
  expect(moved).toContain("(404). Restano 3 notti occupate");
});

test("each calendar's result is told, and what is no calendar frees nothing", async () => {
  await desk("calendari", "aggiungi", "elegant_room", "Airbnb", address);
  const results: [number, string, string][] = [
    [500, "", "risponde con un errore (500). Restano 3 notti occupate"],
    [200, "<html>Sign in", "pagina d’accesso. Restano 3 notti occupate"],
    [200, calendar(), "molte notti tutte insieme: aspetto che lo confermi. Restano 3"],
    [200, STAY.replace("END:VCALENDAR", ""), "non si capisce tutto"],
    [200, STAY, "letto, 3 notti occupate"],
  ];
  for (const [status, text, sentence] of results) {
    answer = { status, text };
    expect(await desk("calendari", "leggi")).toContain(sentence);
  }
});

test.each([
  [["aggiungi"], "Quale camera"],
  [["aggiungi", "casa", "Airbnb", "https://www.airbnb.it/x"], "di una camera sola"],
  [["aggiungi", "elegant_room", "Airbnb"], "Mancano il nome o l’indirizzo"],
  [["aggiungi", "elegant_room", "Airbnb", "http://10.0.0.1/secret"], "non si può leggere"],
  [["aggiungi", "elegant_room", "A".repeat(50), "https://www.airbnb.it/x"], "troppo lungo"],
  [["togli", "elegant_room", "Airbnb"], "I calendari sono: nessuno"],
  [["svuota"], "«svuota» non si può"],
])("calendari %j: %s", async (words, sentence) => {
  const { code, text } = await run("calendari", ...words);
  expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(sentence) });
  expect(text).not.toContain("secret");
});

test("a portal's rules are left out where the family says so", async () => {
  const words = ["calendari", "aggiungi", "elegant_room", "Airbnb", "--ignora", "Anna", address];
  expect(await desk(...words)).toContain("letto, 0 notti occupate");
});

test("a copy brings calendars back where there are none, and changes none that are there", async () => {
  await desk("calendari", "aggiungi", "elegant_room", "Airbnb", address);
  await desk("chiudi", "natural_room", FROM, TO);
  const portals = await desk("indirizzi", "elegant_room", "Airbnb");
  await desk("backup", join(folder, "copie"));
  const copy = join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
  await desk("riapri", "natural_room", FROM, TO);
  await desk("ripristina", copy);
  expect(await closed()).toEqual({});

  for (const file of readdirSync(folder).filter((name) => name.startsWith("guesthouse.db")))
    rmSync(join(folder, file));
  await store(secretOf);
  await desk("ripristina", copy);
  expect(await closed()).toEqual({ natural_room: [`${FROM}/3`] });
  expect(await desk("calendari")).toContain("3 notti occupate");
  expect(await desk("indirizzi", "elegant_room", "Airbnb")).toBe(portals);
});

test("a portal's name that looks like a slip is asked about, and makes no address", async () => {
  for (const words of [
    ["indirizzi", "elegant_room", "Airbn"],
    ["calendari", "aggiungi", "elegant_room", "Bookin.com", address],
  ])
    expect(await run(...words)).toEqual({
      code: 1,
      text: expect.stringMatching(
        /«.*» è scritto bene\? Assomiglia a (Airbnb|Booking\.com)\.\nNon è cambiato niente\. .*--giusto/,
      ),
    });
  const { exports, feeds } = await store((database) =>
    database.transaction(async (query) => ({
      exports: await allExports(query),
      feeds: await allFeeds(query),
    })),
  );
  expect({ exports, feeds }).toEqual({ exports: [], feeds: [] });
  expect((await run("indirizzi", "elegant_room", "Airbn", "--giusto")).code).toBe(0);
  // A name of one's own is none of theirs.
  expect((await run("indirizzi", "elegant_room", "Zia Pina")).code).toBe(0);
});

test("each portal has an address of its own, which stays until it is replaced", async () => {
  const first = await desk("indirizzi", "elegant_room", "Booking.com");
  const [line = ""] = first.split("\n");
  expect(line).toMatch(/^https:\/\/casa\.it\/calendari\/elegant_room\/[\w-]{22}\.ics$/);
  expect(first).toContain("calendari aggiungi elegant_room Booking.com");
  const lineOf = async (...words: string[]) => (await desk("indirizzi", ...words)).split("\n")[0];
  expect(await lineOf("elegant_room", "booking.com")).toBe(line);
  expect(await lineOf("elegant_room", "Airbnb")).not.toBe(line);
  expect(await lineOf("elegant_room", "Booking.com", "--nuovo")).not.toBe(line);
});
