import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { letterPath, FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { readContent, readContents } from "#tests/support/content.ts";
import { newStore } from "#tests/support/new-store.ts";
import type { Database } from "../store/database.ts";
import { addLetter, outboxStatus } from "../store/letters.ts";
import { allMessages } from "../store/messages.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import {
  allSubscribers,
  MAX_CONFIRMATIONS_PER_HOUR,
  subscriberByEmail,
} from "../store/subscribers.ts";
import { networkReader } from "#server/requests/client-address.ts";
import { createFormLimits } from "./form-limits.ts";
import { formRoutes } from "./forms.ts";
import { scratch } from "#tests/support/scratch.ts";
import { MINUTE } from "#server/system/durations.ts";

const BROWSER_HEADERS = { "Sec-Fetch-Site": "same-origin", "Accept-Language": "it" };

const CONTENTS = readContents();

let folder: string;
let database: Database;
let app: Hono;
let now: number;
let faults: unknown[];

function formsOver(store: Database): Hono {
  return formRoutes({
    database: store,
    // Only a page's texts are tested here; how pages look is tested in tests/e2e.
    contents: CONTENTS,
    answerPage: (language, { confirmation, form, ...words }) => ({
      html: JSON.stringify({ language, ...words, ...confirmation, ...form?.values, ...form?.ways }),
      csp: "default-src 'none'",
    }),
    settings: { siteUrl: "https://casa.example", keepMonths: 24 },
    networkOf: networkReader([]),
    onSaved: () => {},
    log: (error) => faults.push(error),
    now: () => now,
    limits: createFormLimits(() => now),
  });
}

beforeEach(() => {
  folder = scratch();
  database = newStore(folder);
  now = Date.UTC(2026, 10, 21, 12);
  faults = [];
  app = formsOver(database);
});
afterEach(() => database.close());

function postForm(path: string, fields: Record<string, string>, headers = {}, connection = {}) {
  const formFields = new URLSearchParams(fields);
  const init = { method: "POST", body: formFields, headers: { ...BROWSER_HEADERS, ...headers } };
  return app.request(path, init, connection);
}

const ANNA = {
  [FORM_FIELDS.name]: "Anna",
  [FORM_FIELDS.email]: "anna@posta.example",
  [FORM_FIELDS.room]: "option3",
  [FORM_FIELDS.message]: "C’è posto?",
};
const GIULIA = "giulia@posta.example";
const { contact, answers: words } = CONTENTS.it;
const labels = contact.form;
const JSON_ANSWER = { Accept: "application/json" };
const CROSS_SITE = { "Sec-Fetch-Site": "cross-site" };
const PLAIN_TEXT_HEADERS = { "Content-Type": "text/plain" };
const LARGE_TEXT = "a".repeat(17_000);

const send = (fields: Record<string, string> = {}, headers = {}) =>
  postForm(FORM_PATHS.message, { ...ANNA, ...fields }, headers);

const signUp = (email: string, fields = {}, headers = {}, connection = {}) =>
  postForm(FORM_PATHS.newsletter, { email, ...fields }, headers, connection);

const firstMessage = async () => (await allMessages(database))[0];

const pageOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()) as Record<string, string>;

const waitOf = ({ status, headers }: Response) => [status, headers.get("Retry-After")];

const CHOICE = { dal: "2027-08-12", al: "2027-08-15", adulti: "2", bambini: "1", eta: "4" };

describe("the guest's choice", () => {
  test("is stored with the message, together with the phone number", async () => {
    const fields = { ...CHOICE, camere: "1", scelta: "1", telefono: " +39 333 123456 " };
    expect((await send(fields)).status).toBe(303);
    const stay = { checkIn: "2027-08-12", checkOut: "2027-08-15" };
    const enquiry = { stay, party: { rooms: 1, adults: 2, children: 1, ages: [4] } };
    expect(await firstMessage()).toMatchObject({ phone: "+39 333 123456", enquiry });
  });

  test("is left out when its box is unticked", async () => {
    await send(CHOICE);
    expect(await firstMessage()).toMatchObject({ phone: undefined, enquiry: undefined });
  });

  test.each([
    ["tonight, where the guest's clock is a day behind the house's", "2026-11-20", true],
    ["a stay that is long over", "2026-11-01", false],
    ["no day", "domani", false],
  ])("is read from the arrival: %s", async (_, dal, isKept) => {
    await send({ scelta: "1", dal, al: "2026-11-23" });
    expect((await firstMessage())?.enquiry?.stay !== undefined).toBe(isKept);
  });

  test("makes another message with other dates, and the same message with the same dates", async () => {
    const fields = { ...CHOICE, scelta: "1" };
    for (const changes of [{}, {}, { al: "2027-08-16" }]) await send({ ...fields, ...changes });
    expect(await allMessages(database)).toHaveLength(2);
  });

  test("comes back with the form, together with an invalid phone number", async () => {
    const response = await send({ ...CHOICE, scelta: "1", telefono: "chiamami" });
    expect(response.status).toBe(422);
    const datesText = expect.stringContaining("dal 12/08/2027");
    const fields = expect.arrayContaining(Object.entries(CHOICE));
    expect(await pageOf(response)).toMatchObject({
      phone: "chiamami",
      chosenEnquiry: { words: datesText, fields },
      words: expect.stringContaining(words.fields.phone),
      text: datesText,
    });
    expect(await allMessages(database)).toEqual([]);
  });

  test.each([
    ["(0861) 12-34-56", 303],
    ["+49 171\u20111234567", 303],
    ["＋４９ １７１ １２３４５６７", 303],
    ["Tel. +49 171 1234567 x12 (mobil)", 303],
    ["١٢٣٤٥٦", 303],
    ["12345", 422],
    ["123456".padEnd(41, "7"), 422], // longer than the form's field lets anybody type
  ])("and the phone number %s give the status %i", async (telefono, status) => {
    expect((await send({ telefono })).status).toBe(status);
  });
});

describe("a message", () => {
  test("is stored with the room's name, and leads to a page of thanks", async () => {
    const response = await send();
    expect(response.status).toBe(303);
    const message = await firstMessage();
    expect(message).toMatchObject({ room: "Reading Room", message: "C’è posto?", suspicion: "" });
    expect(response.headers.get("Location")).toBe(thanksPath(message?.reference ?? ""));
    const thanks = await app.request(response.headers.get("Location") ?? "");
    expect(await thanks.text()).toContain(message?.reference);
    expect(thanks.headers.get("Cache-Control")).toBe("no-store");
    expect(thanks.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test.each([
    ["de", "de"],
    ["de\u0000", "it"],
    ["constructor", "it"],
    ["", "it"],
  ] as const)("in «%s» is stored and answered in %s", async (given, language) => {
    const response = await send({ [FORM_FIELDS.language]: given });
    const message = await firstMessage();
    expect(message?.language).toBe(language);
    expect(response.headers.get("Location")).toBe(thanksPath(message?.reference ?? "", language));
    const { heading } = CONTENTS[language].answers.thanks;
    const thanks = await pageOf(app.request(response.headers.get("Location") ?? ""));
    expect(thanks).toMatchObject({ language, heading });
  });

  test.each([
    ["https://casa.example/de/kontakt", "de"],
    ["https://casa.example/contatti", "it"],
    ["no address", "it"],
  ] as const)("that cannot be read is refused in the language of %s", async (Referer, language) => {
    const response = await send({}, { ...PLAIN_TEXT_HEADERS, Referer });
    expect(response.status).toBe(415);
    const { heading } = CONTENTS[language].answers.problems.wrongKind;
    expect(await pageOf(response)).toMatchObject({ language, heading });
  });

  test("with a wrong field is answered in the guest's language, with a draft in two languages", async () => {
    const wrongFields = { [FORM_FIELDS.language]: "de", [FORM_FIELDS.email]: "anna@" };
    const page = await pageOf(send(wrongFields));
    const texts = CONTENTS.de;
    expect(page["words"]).toContain(`${texts.contact.form.email}: ${texts.answers.fields.email}`);
    expect(page["language"]).toBe("de");
    expect(page["text"]).toMatch(/^Guten Tag[\s\S]*\n\n\(it\) Ciao, sono Anna/);
    const { fields } = await pageOf(send(wrongFields, JSON_ANSWER));
    expect(JSON.stringify(fields)).toContain(texts.answers.fields.email);
  });

  test.each(["", "<script>", "aaaaaaa"])("has no page of thanks for «%s»", async (rif) => {
    expect((await app.request(thanksPath(rif))).status).toBe(302);
  });

  test("with wrong fields comes back with their names in Italian and all of its text", async () => {
    const response = await send({ [FORM_FIELDS.name]: " ", [FORM_FIELDS.email]: "anna@" });
    expect(response.status).toBe(422);
    const page = await pageOf(response);
    expect(page["words"]).toContain(`${labels.name}: ${words.fields.missing}`);
    expect(page["words"]).toContain(`${labels.email}: ${words.fields.email}`);
    expect(page).toMatchObject({ email: "anna@", message: "C’è posto?", room: "option3" });
    expect(decodeURIComponent(page["chatUrl"] ?? "")).toContain("C’è posto?");
    expect(await pageOf(send({ [FORM_FIELDS.name]: "" }, JSON_ANSWER))).toEqual({
      problem: "wrong",
      fields: { [FORM_FIELDS.name]: `${labels.name}: ${words.fields.missing}` },
    });
  });

  test.each([
    [FORM_FIELDS.name, MAX_LENGTHS.name],
    [FORM_FIELDS.message, MAX_LENGTHS.message],
  ])("may have as many letters in %s as the form says, and no more", async (field, most) => {
    expect((await send({ [field]: "è".repeat(most) })).status).toBe(303);
    const refusal = await send({ [field]: "è".repeat(most + 1) });
    expect(refusal.status).toBe(422);
    const page = await pageOf(refusal);
    expect(page["words"]).toContain(`entrano ${most} caratteri`);
    expect(page["text"]).toContain("è".repeat(most + 1));
  });

  test.each<[string, number, boolean, () => Response | Promise<Response>]>([
    ["too large", 413, false, () => send({ [FORM_FIELDS.message]: LARGE_TEXT })],
    ["of another kind", 415, false, () => send({}, PLAIN_TEXT_HEADERS)],
    ["with nothing at all", 422, false, () => postForm(FORM_PATHS.message, {})],
    ["empty from a stranger", 403, false, () => postForm(FORM_PATHS.message, {}, CROSS_SITE)],
    ["from a stranger's page", 403, true, () => send({}, CROSS_SITE)],
  ])("%s gets a form, with a draft where there is a text", async (_, status, hasText, post) => {
    const response = await post();
    expect(response.status).toBe(status);
    const page = await pageOf(response);
    for (const draftKind of ["text", "chatUrl", "mailUrl"]) expect(draftKind in page).toBe(hasText);
    expect(page["words"]!.includes("Il testo è qui sotto")).toBe(hasText);
    expect(page["text"]?.includes("C’è posto?") ?? false).toBe(hasText);
    expect(await allMessages(database)).toEqual([]);
  });

  test.each([
    [FORM_FIELDS.name, "\u200B\u2060"],
    [FORM_FIELDS.message, "\u2800 \u3164\n\u200D"],
  ])("with a %s of invisible signs says that it is missing", async (field, text) => {
    const page = await pageOf(send({ [field]: text }));
    expect(page["words"]).toContain(words.fields.missing);
    expect(page).toMatchObject({ email: ANNA[FORM_FIELDS.email], room: "option3" });
    // An invisible character that joins emoji is allowed.
    expect((await send({ [field]: "\u{1F469}\u200D\u{1F467}" })).status).toBe(303);
  });

  test("that is the sixth in ten minutes comes back, with the time to wait", async () => {
    const sendText = (text: string) => send({ [FORM_FIELDS.message]: text });
    for (const text of ["1", "2", "3", "4", "5", "5"])
      // Equal messages count once.
      expect((await sendText(text)).status).toBe(303);
    now += MINUTE;
    const sixthResponse = await sendText("6");
    expect(waitOf(sixthResponse)).toEqual([429, "540"]);
    expect(await sixthResponse.text()).toContain('"message":"6"');
    now += 9 * MINUTE;
    expect((await sendText("6")).status).toBe(303);
    expect(await allMessages(database)).toHaveLength(6);
  });

  test("with a used token is the same message with the same words, and another with other words", async () => {
    const { token = "" } = await pageOf(app.request(FORM_PATHS.token));
    now += MINUTE;
    const referenceOf = async (message: string) => {
      const fields = { [FORM_FIELDS.message]: message, [FORM_FIELDS.token]: token };
      return (await pageOf(send(fields, JSON_ANSWER)))["kept"];
    };
    expect(await referenceOf("uno")).toBe(await referenceOf("uno"));
    expect(await referenceOf("due")).not.toBe(await referenceOf("uno"));
    now += 24 * 60 * MINUTE;
    expect(await referenceOf("uno")).toBe((await allMessages(database)).at(-1)?.reference);
  });

  test("that looks like a program's gets the page of thanks, and waits in quarantine", async () => {
    expect((await send({ [FORM_FIELDS.honeypot]: "x" })).status).toBe(303);
    expect((await firstMessage())?.suspicion).toContain(readContent("answers").suspicion.trap);
  });

  test("that cannot be stored comes back, and does not count for the limit", async () => {
    writeFileSync(join(folder, "file"), "");
    app = formsOver(sqliteDatabase(join(folder, "file", "store.db")));
    for (let index = 0; index < 7; index++) {
      const response = await send();
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("C’è posto?");
    }
    expect((await app.request(FORM_PATHS.token)).status).toBe(503);
    expect(faults).toHaveLength(8);
  });
});

describe("a network that posts", () => {
  const countStatuses = async (times: number, post: () => Response | Promise<Response>) => {
    const countByStatus: Record<number, number> = {};
    for (let turn = 0; turn < times; turn++) {
      const { status } = await post();
      countByStatus[status] = (countByStatus[status] ?? 0) + 1;
    }
    return countByStatus;
  };

  test("the same message sixty times gets thanks, and then has to wait", async () => {
    expect(await countStatuses(61, send)).toEqual({ 303: 60, 429: 1 });
    const refusal = await send();
    expect(waitOf(refusal)).toEqual([429, "600"]);
    expect(await refusal.text()).toContain("C’è posto?"); // the refusal repeats the guest's text
    expect(waitOf(await signUp(GIULIA))).toEqual([429, "600"]);
    now += 10 * MINUTE;
    expect((await send()).status).toBe(303);
  });

  test.each([
    ["nonsense", FORM_PATHS.message, 422],
    ["nonsense", FORM_PATHS.newsletter, 422],
    ["keys", FORM_PATHS.confirm, 404],
    ["keys", FORM_PATHS.leave, 404],
  ])("%s to %s has to wait, too", async (_, path, status) => {
    const fields = { email: "niente", c: "a".repeat(24) };
    expect(await countStatuses(61, () => postForm(path, fields))).toEqual({ [status]: 60, 429: 1 });
    expect((await postForm(path, fields, PLAIN_TEXT_HEADERS)).status).toBe(429);
  });
});

describe("a sign-up", () => {
  const keyOf = async () => (await subscriberByEmail(database, GIULIA))?.key ?? "";
  const isConfirmed = async () => (await allSubscribers(database))[0]!.confirmedAt !== null;

  test("is confirmed by the page's button, and not by opening the page", async () => {
    const response = await signUp("Giulia@posta.example");
    expect(response.headers.get("Location")).toBe(FORM_PATHS.checkMail);
    const page = await pageOf(app.request(letterPath("confirm", await keyOf())));
    expect(page).toMatchObject({ action: FORM_PATHS.confirm, key: await keyOf() });
    expect(await isConfirmed()).toBe(false);
    expect((await postForm(FORM_PATHS.confirm, { c: await keyOf() })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    const [{ consent = "" } = {}] = await allSubscribers(database);
    expect(consent).toContain("Iscrivendoti");
  });

  test("in German is answered, confirmed and ended in German", async () => {
    const response = await signUp(GIULIA, { [FORM_FIELDS.language]: "de" });
    const texts = CONTENTS.de.answers.newsletter;
    const heading = async (page: Response | Promise<Response>) => (await pageOf(page))["heading"];
    const confirmation = app.request(response.headers.get("Location") ?? "");
    expect(await heading(confirmation)).toBe(texts.asked.heading);
    const [subscriber] = await allSubscribers(database);
    const { words: introduction, consent } = CONTENTS.de.newsletter;
    expect(subscriber).toMatchObject({ language: "de", consent: `${introduction} ${consent}` });
    const confirmPage = await pageOf(app.request(letterPath("confirm", await keyOf(), "de")));
    expect(confirmPage["heading"]).toBe(texts.confirm.heading);
    const confirmed = postForm(confirmPage["action"] ?? "", { c: await keyOf() });
    expect(await heading(confirmed)).toBe(texts.confirmed.heading);
    expect(await heading(app.request(letterPath("leave", "x", "de")))).toBe(texts.expired.heading);
    const leaveResponse = postForm(letterPath("leave", await keyOf(), "de"), {});
    expect(await heading(leaveResponse)).toBe(texts.left.heading);
  });

  test("ends by the page's button, or by one click in a mail program", async () => {
    await signUp(GIULIA);
    const address = letterPath("leave", await keyOf());
    await app.request(address);
    expect(await isConfirmed()).toBe(false);
    // RFC 8058: a post from the mail program's own servers, without origin or language.
    const formFields = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const click = await app.request(address, { method: "POST", body: formFields });
    expect(click.status).toBe(200);
    expect((await pageOf(click))["words"]).toContain("24 mesi");
    expect(await allSubscribers(database)).toEqual([]);
    expect((await app.request(address)).status).toBe(404);
  });

  test("gets the same answer when somebody repeats it, confirmed or not", async () => {
    const responses = [];
    for (let turn = 0; turn < 3; turn++) {
      const response = await signUp(GIULIA, {}, JSON_ANSWER);
      responses.push([response.status, await response.text()]);
      if (turn === 0) await postForm(FORM_PATHS.confirm, { c: await keyOf() });
    }
    expect(new Set(responses.map(String)).size).toBe(1);
    expect((await outboxStatus(database)).letterCount).toBe(1);
  });

  test("is refused after three from one network in ten minutes", async () => {
    for (const name of ["a", "b", "c"])
      expect((await signUp(`${name}@posta.example`)).status).toBe(303);
    expect(waitOf(await signUp("d@posta.example"))).toEqual([429, "600"]);
  });

  test.each([
    ["wider network", (index: number) => `2001:db8:1:${index}::1`],
    ["wider IPv4 network", (index: number) => `203.0.113.${index}`],
  ])("has to wait as the sixth from one %s in ten minutes", async (_, house) => {
    const signUpFrom = (index: number) => {
      const nodeRequest = { socket: { remoteAddress: house(index) } };
      return signUp(`${index}@posta.example`, {}, {}, { incoming: nodeRequest });
    };
    for (let index = 1; index <= 5; index++) expect((await signUpFrom(index)).status).toBe(303);
    expect(waitOf(await signUpFrom(6))).toEqual([429, "600"]);
    expect((await signUpFrom(5)).status).toBe(303); // a repeated sign-up does not count
    now += 10 * MINUTE;
    expect((await signUpFrom(6)).status).toBe(303);
  });

  test("has to wait when the day's queue is full, whether the address is known or not", async () => {
    await signUp(GIULIA);
    await database.transaction(async (query) => {
      const letter = { kind: "confirm", now, dueAt: now + 24 * 60 * MINUTE } as const;
      for (let count = 0; count < MAX_CONFIRMATIONS_PER_HOUR; count++)
        await addLetter(query, { ...letter, recipient: `${count}@a.it` });
    });
    now += 10 * MINUTE;
    for (const email of [GIULIA, "nuova@posta.example"]) {
      const response = await signUp(email);
      expect(waitOf(response)).toEqual([503, "3600"]);
      expect((await pageOf(response))["words"]).toContain(email);
    }
    expect(faults).toEqual([]);
  });

  test.each<[string, number, () => Response | Promise<Response>]>([
    ["no field", 422, () => postForm(FORM_PATHS.newsletter, {})],
    ["a stranger's origin", 403, () => postForm(FORM_PATHS.newsletter, {}, CROSS_SITE)],
    ["another content type", 415, () => postForm(FORM_PATHS.newsletter, {}, PLAIN_TEXT_HEADERS)],
    ["too much text", 413, () => signUp(LARGE_TEXT)],
    ["a word for an address", 422, () => signUp("giulia")],
  ])("with %s gets whole sentences", async (_, status, post) => {
    const response = await post();
    expect(response.status).toBe(status);
    const { heading = "", words = "" } = await pageOf(response);
    expect(words).toMatch(/^[«A-ZÈ]/);
    expect(words).not.toMatch(/«»|\s\.|\{|\bera\s*\./);
    // The heading does not blame our server for the guest's mistake.
    expect(heading).not.toContain("Adesso");
    expect(words).not.toContain("guasto");
  });

  test("that cannot be ended or confirmed now gives words about that, and not about signing up", async () => {
    await signUp(GIULIA);
    const subscriberKey = await keyOf();
    await database.close();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    for (const response of [
      await postForm(FORM_PATHS.leave, { c: subscriberKey }),
      await app.request(letterPath("leave", subscriberKey)),
      await postForm(FORM_PATHS.confirm, { c: subscriberKey }),
    ]) {
      expect(response.status).toBe(503);
      const { heading, words } = await pageOf(response);
      expect(`${heading} ${words}`).not.toMatch(/iscriver/);
      expect(words).toContain("non è cambiato niente");
    }
  });

  test.each(["", "'; DROP TABLE subscribers; --"])("with the key «%s» gives 404", async (key) => {
    expect((await app.request(letterPath("confirm", encodeURIComponent(key)))).status).toBe(404);
    expect((await postForm(FORM_PATHS.confirm, { c: key })).status).toBe(404);
  });
});
