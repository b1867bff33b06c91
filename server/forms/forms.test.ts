import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { letterPath, FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { inEach } from "#app/domain/languages.ts";
import { readContent, readContents } from "#tests/support/content.ts";
import { houseInfoByLanguage } from "#server/text/house-info.ts";
import type { Database } from "../store/database.ts";
import { outboxStatus } from "../store/letters.ts";
import { allMessages } from "../store/messages.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import { allSubscribers, requestSubscription, subscriberByEmail } from "../store/subscribers.ts";
import { networkReader } from "#server/requests/client-address.ts";
import { createFormLimits } from "./form-limits.ts";
import { createForms } from "./forms.ts";

const MINUTE = 60_000;
const BROWSER = { "Sec-Fetch-Site": "same-origin", "Accept-Language": "it" };

const INFO = houseInfoByLanguage(readContents());

let folder: string;
let database: Database;
let app: Hono;
let now: number;
let faults: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forms-"));
  database = sqliteDatabase(join(folder, "store.db"));
  now = Date.UTC(2026, 10, 21, 12);
  faults = [];
  app = createForms({
    database,
    // The words of a page are what matters here; how it looks is the build's (tests/e2e).
    pages: inEach((language) => ({
      info: INFO[language],
      render: (name, slots) => JSON.stringify({ page: name, language, ...slots }),
      policy: () => "default-src 'none'",
    })),
    settings: { siteUrl: "https://casa.example", trustedProxy: [], keepMonths: 24 },
    networkOf: networkReader([]),
    onSaved: () => {},
    log: (error) => faults.push(error),
    now: () => now,
    limits: createFormLimits(() => now),
  });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function post(path: string, fields: Record<string, string>, headers = {}) {
  return app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...BROWSER, ...headers },
  });
}

const ANNA = {
  [FORM_FIELDS.name]: "Anna",
  [FORM_FIELDS.email]: "anna@posta.example",
  [FORM_FIELDS.room]: "option3",
  [FORM_FIELDS.message]: "C’è posto?",
};
const { labels, words } = INFO.it;
const JSON_ANSWER = { Accept: "application/json" };

const CHOICE = { dal: "2027-08-12", al: "2027-08-15", adulti: "2", bambini: "1", eta: "4" };

describe("what was chosen on the site", () => {
  const only = async () => (await allMessages(database))[0];

  test("is kept with the message, and the number with it", async () => {
    const fields = { ...ANNA, ...CHOICE, camere: "1", scelta: "1", telefono: " +39 333 123456 " };
    expect((await post(FORM_PATHS.message, fields)).status).toBe(303);
    expect(await only()).toMatchObject({
      phone: "+39 333 123456",
      enquiry: {
        stay: { checkIn: "2027-08-12", checkOut: "2027-08-15" },
        party: { rooms: 1, adults: 2, children: 1, ages: [4] },
      },
    });
  });

  test("is left out where the box is unticked", async () => {
    await post(FORM_PATHS.message, { ...ANNA, ...CHOICE });
    expect(await only()).toMatchObject({ phone: undefined, enquiry: undefined });
  });

  test.each([
    ["tonight, where the guest's clock is a day behind the house's", "2026-11-20", true],
    ["a stay that is long over", "2026-11-01", false],
    ["no day", "domani", false],
  ])("%s", async (_, dal, isKept) => {
    await post(FORM_PATHS.message, { ...ANNA, scelta: "1", dal, al: "2026-11-23" });
    expect((await only())?.enquiry?.stay !== undefined).toBe(isKept);
  });

  test("with other dates it is another message; with the same it is not", async () => {
    const fields = { ...ANNA, ...CHOICE, scelta: "1" };
    await post(FORM_PATHS.message, fields);
    await post(FORM_PATHS.message, fields);
    await post(FORM_PATHS.message, { ...fields, al: "2027-08-16" });
    expect(await allMessages(database)).toHaveLength(2);
  });

  test("comes back with the form, and so does a number that is none", async () => {
    const fields = { ...ANNA, ...CHOICE, scelta: "1", telefono: "chiamami" };
    const answer = await post(FORM_PATHS.message, fields);
    expect(answer.status).toBe(422);
    const page = await answer.json();
    expect(page).toMatchObject({ ...CHOICE, phone: "chiamami" });
    expect(page.scelta).toContain("dal 12/08/2027");
    expect(page.words).toContain(words.fields.phone);
    expect(page.text).toContain("dal 12/08/2027");
    expect(await allMessages(database)).toEqual([]);
  });

  test.each([
    ["+39 0861 123456", 303],
    ["(0861) 12-34-56", 303],
    ["0049/30.1234567", 303],
    ["(+49) 171 1234567", 303],
    ["+49 171\u20111234567", 303],
    ["＋４９ １７１ １２３４５６７", 303],
    ["Tel. +49 171 1234567 x12 (mobil)", 303],
    ["333 1234567 oppure 0861 123456", 303],
    ["١٢٣٤٥٦", 303],
    ["12345", 422],
    ["+1; drop", 422],
    ["123456".padEnd(41, "7"), 422], // longer than the form's field lets anybody type
  ])("the number %s is answered with %i", async (telefono, status) => {
    expect((await post(FORM_PATHS.message, { ...ANNA, telefono })).status).toBe(status);
  });
});

describe("a message", () => {
  test("is kept with the room's name, and thanked for", async () => {
    const answer = await post(FORM_PATHS.message, ANNA);
    expect(answer.status).toBe(303);
    const [kept] = await allMessages(database);
    expect(kept).toMatchObject({ room: "Reading Room", message: "C’è posto?", suspicion: "" });
    expect(answer.headers.get("Location")).toBe(thanksPath(kept?.reference ?? ""));
    const thanks = await app.request(answer.headers.get("Location") ?? "");
    expect(await thanks.text()).toContain(kept?.reference);
    expect(thanks.headers.get("Cache-Control")).toBe("no-store");
    expect(thanks.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test.each([
    ["de", "de"],
    ["en", "en"],
    ["it", "it"],
    ["xx", "it"], // none of ours
    ["de\u0000", "it"],
    ["constructor", "it"],
    ["", "it"],
  ] as const)("in «%s» is kept and thanked for in %s", async (given, language) => {
    const answer = await post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.language]: given });
    const [kept] = await allMessages(database);
    expect(kept?.language).toBe(language);
    expect(answer.headers.get("Location")).toBe(thanksPath(kept?.reference ?? "", language));
    const thanks = await app.request(answer.headers.get("Location") ?? "");
    const { heading } = INFO[language].words.thanks;
    expect(await thanks.json()).toMatchObject({ language, heading });
  });

  test.each([
    ["https://casa.example/de/kontakt", "de"],
    ["https://casa.example/contatti", "it"],
    ["no address", "it"],
    [undefined, "it"],
  ] as const)("that cannot be read is refused in the language of %s", async (page, language) => {
    const answer = await app.request(FORM_PATHS.message, {
      method: "POST",
      body: "x",
      headers: { ...BROWSER, "Content-Type": "text/plain", ...(page && { Referer: page }) },
    });
    expect(answer.status).toBe(415);
    const { heading } = INFO[language].words.problems.wrongKind;
    expect(await answer.json()).toMatchObject({ language, heading });
  });

  test("is told what is wrong in the guest's language, and is given back in two", async () => {
    const wrong = { ...ANNA, [FORM_FIELDS.language]: "de", [FORM_FIELDS.email]: "anna@" };
    const page = (await (await post(FORM_PATHS.message, wrong)).json()) as Record<string, string>;
    const texts = INFO.de;
    expect(page["words"]).toContain(`${texts.labels.email}: ${texts.words.fields.email}`);
    expect(page["language"]).toBe("de");
    expect(page["text"]).toMatch(/^Guten Tag[\s\S]*\n\n\(it\) Ciao, sono Anna/);
    const response = await post(FORM_PATHS.message, wrong, JSON_ANSWER);
    expect(JSON.stringify(await response.json())).toContain(texts.words.fields.email);
  });

  test.each(["", "<script>", "AAA-BBB%0a", "aaaaaaa"])(
    "the page of thanks is not written by «%s»",
    async (rif) => {
      expect((await app.request(thanksPath(rif))).status).toBe(302);
    },
  );

  test("says in Italian which field is wrong, and keeps all text", async () => {
    const answer = await post(FORM_PATHS.message, {
      ...ANNA,
      [FORM_FIELDS.name]: " ",
      [FORM_FIELDS.email]: "anna@",
    });
    expect(answer.status).toBe(422);
    const page = (await answer.json()) as Record<string, string>;
    expect(page["words"]).toContain(`${labels.name}: ${words.fields.missing}`);
    expect(page["words"]).toContain(`${labels.email}: ${words.fields.email}`);
    expect(page).toMatchObject({
      page: "form",
      email: "anna@",
      message: "C’è posto?",
      room: "option3",
    });
    expect(decodeURIComponent(page["chat"] ?? "")).toContain("C’è posto?");
    const response = await post(
      FORM_PATHS.message,
      { ...ANNA, [FORM_FIELDS.name]: "" },
      JSON_ANSWER,
    );
    expect(await response.json()).toEqual({
      problem: "wrong",
      fields: { [FORM_FIELDS.name]: `${labels.name}: ${words.fields.missing}` },
    });
  });

  test.each([
    [FORM_FIELDS.name, MAX_LENGTHS.name],
    [FORM_FIELDS.message, MAX_LENGTHS.message],
  ])("takes as much in %s as the form says, and no letter more", async (field, most) => {
    expect((await post(FORM_PATHS.message, { ...ANNA, [field]: "è".repeat(most) })).status).toBe(
      303,
    );
    const refused = await post(FORM_PATHS.message, { ...ANNA, [field]: "è".repeat(most + 1) });
    expect(refused.status).toBe(422);
    const page = (await refused.json()) as Record<string, string>;
    expect(page["words"]).toContain(`entrano ${most} caratteri`);
    expect(page["text"]).toContain("è".repeat(most + 1));
  });

  const LARGE = "a".repeat(17_000);
  test.each<[string, number, () => Response | Promise<Response>]>([
    ["too large", 413, () => post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.message]: LARGE })],
    [
      "of another kind",
      415,
      () => post(FORM_PATHS.message, ANNA, { "Content-Type": "text/plain" }),
    ],
    [
      "without a message",
      422,
      () => post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.message]: " " }),
    ],
    ["with nothing at all", 422, () => post(FORM_PATHS.message, {})],
    [
      "empty from a stranger",
      403,
      () => post(FORM_PATHS.message, {}, { "Sec-Fetch-Site": "cross-site" }),
    ],
  ])("%s gets a form, and no empty draft", async (_, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const page = (await answer.json()) as Record<string, string>;
    expect(page).toMatchObject({ page: "bare", text: "", chat: "", mail: "" });
    expect(page["words"]).not.toContain("Il testo è qui sotto");
  });

  test.each([
    [FORM_FIELDS.name, "\u200B\u2060"],
    [FORM_FIELDS.message, "\u2800 \u3164\n\u200D"],
  ])("with a %s of signs that nobody sees is told that it is missing", async (field, text) => {
    const answer = await post(FORM_PATHS.message, { ...ANNA, [field]: text }, JSON_ANSWER);
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    expect(fields[field]).toContain("manca");
    // What joins letters and emoji is part of a word.
    const joined = { ...ANNA, [field]: "\u{1F469}\u200D\u{1F467}" };
    expect((await post(FORM_PATHS.message, joined)).status).toBe(303);
  });

  test("without its words keeps the name and the address", async () => {
    const answer = await post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.message]: "" });
    expect(await answer.json()).toMatchObject({
      name: "Anna",
      email: ANNA[FORM_FIELDS.email],
      room: "option3",
    });
  });

  test("from a stranger's page is given back", async () => {
    const answer = await post(FORM_PATHS.message, ANNA, { "Sec-Fetch-Site": "cross-site" });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("C’è posto?");
    expect(await allMessages(database)).toEqual([]);
  });

  test("is the sixth in ten minutes: it is given back, and the guest is told when", async () => {
    const send = (text: string) =>
      post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.message]: text });
    for (let index = 1; index <= 5; index++) expect((await send(`${index}`)).status).toBe(303);
    expect((await send("5")).status).toBe(303); // the same again is no sixth
    now += MINUTE;
    const sixth = await send("6");
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("Retry-After")).toBe("540");
    expect(await sixth.text()).toContain('"message":"6"');
    now += 9 * MINUTE;
    expect((await send("6")).status).toBe(303);
    expect(await allMessages(database)).toHaveLength(6);
  });

  test("under the same token is the same with the same words, and another with others", async () => {
    const { token } = (await (await app.request(FORM_PATHS.token)).json()) as { token: string };
    now += MINUTE;
    const send = async (message: string) => {
      const answer = await post(
        FORM_PATHS.message,
        { ...ANNA, [FORM_FIELDS.message]: message, [FORM_FIELDS.token]: token },
        JSON_ANSWER,
      );
      return ((await answer.json()) as { kept: string }).kept;
    };
    expect(await send("uno")).toBe(await send("uno"));
    expect(await send("due")).not.toBe(await send("uno"));
    now += 24 * 60 * MINUTE;
    expect(await send("uno")).toBe((await allMessages(database)).at(-1)?.reference);
  });

  test("that looks like a program's is thanked for and quarantined", async () => {
    expect((await post(FORM_PATHS.message, { ...ANNA, [FORM_FIELDS.honeypot]: "x" })).status).toBe(
      303,
    );
    expect((await allMessages(database))[0]?.suspicion).toContain(
      readContent("answers").suspicion.trap,
    );
  });

  test("that cannot be written is given back, and counts for nothing", async () => {
    writeFileSync(join(folder, "file"), "");
    const broken = sqliteDatabase(join(folder, "file", "store.db"));
    app = createForms({
      database: broken,
      pages: inEach((language) => ({
        info: INFO[language],
        render: (_, slots) => JSON.stringify(slots),
        policy: () => "",
      })),
      settings: { siteUrl: "https://casa.example", trustedProxy: [], keepMonths: 24 },
      networkOf: networkReader([]),
      limits: createFormLimits(),
      onSaved: () => expect.unreachable(),
      log: (error) => faults.push(error),
    });
    for (let index = 0; index < 7; index++) {
      const answer = await post(FORM_PATHS.message, ANNA);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("C’è posto?");
    }
    expect((await app.request(FORM_PATHS.token)).status).toBe(503);
    expect(faults).toHaveLength(8);
  });
});

describe("a network that posts", () => {
  const count = async (times: number, send: () => Response | Promise<Response>) => {
    const counts = new Map<number, number>();
    for (let turn = 0; turn < times; turn++) {
      const { status } = await send();
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };

  test("the same sixty times is thanked, then told to wait", async () => {
    expect(await count(61, () => post(FORM_PATHS.message, ANNA))).toEqual({ 303: 60, 429: 1 });
    const refused = await post(FORM_PATHS.message, ANNA);
    expect(refused.headers.get("Retry-After")).toBe("600");
    expect(await refused.text()).toContain("C’è posto?"); // the text is given back all the same
    const signUp = await post(FORM_PATHS.newsletter, { email: "giulia@posta.example" });
    expect(signUp.status).toBe(429);
    expect(signUp.headers.get("Retry-After")).toBe("600");
    now += 10 * MINUTE;
    expect((await post(FORM_PATHS.message, ANNA)).status).toBe(303);
  });

  test.each([FORM_PATHS.message, FORM_PATHS.newsletter])(
    "nonsense to %s is told to wait too",
    async (path) => {
      expect(await count(61, () => post(path, { email: "niente" }))).toEqual({ 422: 60, 429: 1 });
      const headers = { ...BROWSER, "Content-Type": "text/plain" };
      const plain = await app.request(path, { method: "POST", body: "x", headers });
      expect(plain.status).toBe(429);
    },
  );
});

describe("a network that tries keys", () => {
  test.each([FORM_PATHS.confirm, FORM_PATHS.leave])("at %s is told to wait", async (path) => {
    for (let turn = 0; turn < 60; turn++)
      expect((await post(path, { c: "a".repeat(24) })).status).toBe(404);
    expect((await post(path, { c: "a".repeat(24) })).status).toBe(429);
  });
});

describe("a sign-up", () => {
  const keyOf = async () => (await subscriberByEmail(database, "giulia@posta.example"))?.key ?? "";
  const state = async () => (await allSubscribers(database))[0]?.state;

  test("is confirmed by a button and not by looking", async () => {
    const signUp = await post(FORM_PATHS.newsletter, { email: "Giulia@posta.example" });
    expect(signUp.headers.get("Location")).toBe(FORM_PATHS.checkMail);
    const address = letterPath("confirm", await keyOf());
    const page = (await (await app.request(address)).json()) as Record<string, string>;
    expect(page).toMatchObject({
      page: "question",
      action: FORM_PATHS.confirm,
      key: await keyOf(),
    });
    expect(await state()).toBe("asked");
    expect((await post(FORM_PATHS.confirm, { c: await keyOf() })).status).toBe(200);
    expect(await state()).toBe("confirmed");
    const [{ consent = "" } = {}] = await allSubscribers(database);
    expect(consent).toContain("Con l’iscrizione");
  });

  test("in German is answered, asked again and ended in German", async () => {
    const fields = { email: "giulia@posta.example", [FORM_FIELDS.language]: "de" };
    const signUp = await post(FORM_PATHS.newsletter, fields);
    const texts = INFO.de.words.newsletter;
    const heading = async (answer: Response | Promise<Response>) =>
      ((await (await answer).json()) as Record<string, string>)["heading"];
    expect(await heading(app.request(signUp.headers.get("Location") ?? ""))).toBe(
      texts.asked.heading,
    );
    const [subscriber] = await allSubscribers(database);
    expect(subscriber).toMatchObject({ language: "de", consent: INFO.de.consent });
    const question = await app.request(letterPath("confirm", await keyOf(), "de"));
    const { action = "", heading: title } = (await question.json()) as Record<string, string>;
    expect(title).toBe(texts.confirm.heading);
    expect(await heading(post(action, { c: await keyOf() }))).toBe(texts.confirmed.heading);
    expect(await heading(app.request(letterPath("leave", "x", "de")))).toBe(texts.expired.heading);
    expect(await heading(post(letterPath("leave", await keyOf(), "de"), {}))).toBe(
      texts.left.heading,
    );
  });

  test("ends by a button, or by one click in a mail program", async () => {
    await post(FORM_PATHS.newsletter, { email: "giulia@posta.example" });
    const address = letterPath("leave", await keyOf());
    await app.request(address);
    expect(await state()).toBe("asked");
    // RFC 8058: a post from the mail program's own servers, without origin or language.
    const click = await app.request(address, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(click.status).toBe(200);
    expect(await allSubscribers(database)).toEqual([]);
    expect((await app.request(address)).status).toBe(404);
  });

  test("is answered alike, whoever asks again", async () => {
    const answers = [];
    for (let turn = 0; turn < 3; turn++) {
      const answer = await post(
        FORM_PATHS.newsletter,
        { email: "giulia@posta.example" },
        JSON_ANSWER,
      );
      answers.push([answer.status, await answer.text()]);
      if (turn === 0) await post(FORM_PATHS.confirm, { c: await keyOf() });
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect((await outboxStatus(database)).letters).toBe(1);
  });

  test("is refused for what is no address, and after three in ten minutes", async () => {
    expect((await post(FORM_PATHS.newsletter, { email: "giulia" })).status).toBe(422);
    for (const name of ["a", "b", "c"])
      expect((await post(FORM_PATHS.newsletter, { email: `${name}@posta.example` })).status).toBe(
        303,
      );
    const fourth = await post(FORM_PATHS.newsletter, { email: "d@posta.example" });
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get("Retry-After")).toBe("600");
  });

  test.each([
    ["street", (index: number) => `2001:db8:1:${index}::1`],
    ["street of the old kind", (index: number) => `203.0.113.${index}`],
  ])("is the sixth from one %s in ten minutes, whatever the houses", async (_, house) => {
    const send = (index: number) =>
      app.request(
        FORM_PATHS.newsletter,
        {
          method: "POST",
          headers: BROWSER,
          body: new URLSearchParams({ email: `${index}@posta.example` }),
        },
        { incoming: { socket: { remoteAddress: house(index) } } },
      );
    for (let index = 1; index <= 5; index++) expect((await send(index)).status).toBe(303);
    const sixth = await send(6);
    expect([sixth.status, sixth.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect((await send(5)).status).toBe(303); // the same again is no sixth
    now += 10 * MINUTE;
    expect((await send(6)).status).toBe(303);
  });

  test("is told to come later when the queue of the day is full, whether it is known or not", async () => {
    await post(FORM_PATHS.newsletter, { email: "giulia@posta.example" });
    while (
      await requestSubscription(
        database,
        { email: `${now++}@a.it`, consent: "", isSuspect: false },
        now,
      )
    );
    now += 10 * MINUTE - 5000;
    for (const email of ["giulia@posta.example", "nuova@posta.example"]) {
      const answer = await post(FORM_PATHS.newsletter, { email });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("3600");
      expect(((await answer.json()) as Record<string, string>)["words"]).toContain(email);
    }
    expect(faults).toEqual([]);
  }, 60_000);

  const refusals: [string, number, () => Response | Promise<Response>][] = [
    ["no address", 422, () => post(FORM_PATHS.newsletter, { email: " " })],
    ["no field", 422, () => post(FORM_PATHS.newsletter, {})],
    [
      "a stranger's page",
      403,
      () => post(FORM_PATHS.newsletter, {}, { "Sec-Fetch-Site": "cross-site" }),
    ],
    ["another kind", 415, () => post(FORM_PATHS.newsletter, {}, { "Content-Type": "text/plain" })],
    ["too much", 413, () => post(FORM_PATHS.newsletter, { email: "a".repeat(17_000) })],
    ["a word", 422, () => post(FORM_PATHS.newsletter, { email: "giulia" })],
  ];

  test.each(refusals)("with %s is answered in whole sentences", async (_, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const { heading = "", words = "" } = (await answer.json()) as Record<string, string>;
    expect(words).toMatch(/^[«A-ZÈ]/);
    expect(words).not.toMatch(/«»|\s\.|\{|\bera\s*\./);
    // What the guest did is not called a fault of ours.
    expect(heading).not.toContain("Adesso");
    expect(words).not.toContain("guasto");
  });

  test("that cannot be ended or confirmed now is not called a sign-up", async () => {
    await post(FORM_PATHS.newsletter, { email: "giulia@posta.example" });
    const key = await keyOf();
    await database.close();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    for (const [path, send] of [
      [FORM_PATHS.leave, () => post(FORM_PATHS.leave, { c: key })],
      [FORM_PATHS.leave, () => app.request(letterPath("leave", key))],
      [FORM_PATHS.confirm, () => post(FORM_PATHS.confirm, { c: key })],
    ] as const) {
      const answer = await send();
      expect([path, answer.status]).toEqual([path, 503]);
      const { heading, words } = (await answer.json()) as Record<string, string>;
      expect(`${heading} ${words}`).not.toMatch(/iscriver/);
      expect(words).toContain("non è cambiato niente");
    }
  });

  test("that ended says for how long nobody writes", async () => {
    await post(FORM_PATHS.newsletter, { email: "giulia@posta.example" });
    const answer = await post(FORM_PATHS.leave, { c: await keyOf() });
    expect(((await answer.json()) as Record<string, string>)["words"]).toContain("24 mesi");
  });

  test.each(["", "x", "'; DROP TABLE subscribers; --", "a".repeat(24)])(
    "«%s» is no key",
    async (key) => {
      expect((await app.request(letterPath("confirm", encodeURIComponent(key)))).status).toBe(404);
      expect((await post(FORM_PATHS.confirm, { c: key })).status).toBe(404);
    },
  );
});
