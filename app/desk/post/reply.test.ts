import { beforeEach, describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { roomsQuote } from "#app/domain/alternatives.ts";
import type { Language } from "#app/domain/languages.ts";
import type { Party } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { saveMessage } from "#server/store/messages.ts";
import { readPortal } from "#tests/support/portal-readings.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { ReplyPage } from "./reply.tsx";

const contents = readContents();
const { prices, phrases } = contents.it;
const { totalWords } = phrasebook(phrases);
const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");

const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };
const PARTY = { rooms: 1, adults: 2, children: 1, ages: [4] };
const enquiryMessageOf = (language: Language, party: Party) =>
  phrasebook(contents[language].phrases).enquiryMessage(
    { stay: STAY, party },
    contents[language].rooms.rooms[0]!.name,
  );
const KLARA_MESSAGE = `[12/08, 14:05] Klara: ${enquiryMessageOf("de", PARTY)}`;

const desk = eachTestDesk();
beforeEach(async () => {
  for (const room of contents.it.rooms.rooms) await readAirbnb(room.slug);
});

/** Reads Airbnb's calendar of a room, in which the nights of `stay` are taken. */
const readAirbnb = (room: string, stay?: { checkIn: string; checkOut: string }) =>
  readPortal(desk, "Airbnb", stay ? [[stay.checkIn, stay.checkOut]] : [], room);

async function pressReply(fields: Record<string, string>) {
  const { status, props } = await desk.send<typeof ReplyPage>("/banco/posta", fields);
  return { status, ...props };
}

/** Stores a message that Anna sent by the contact form, and opens its screen. */
async function openMessage(more: Partial<Parameters<typeof saveMessage>[1]>) {
  const anna = { name: "Anna", email: "anna@posta.example", message: "C’è posto?" };
  await saveMessage(desk.database, { ...anna, key: "1", suspicion: "", ...more }, desk.now());
  return (await desk.read<typeof ReplyPage>("/banco/posta/1")).props;
}

const paste = (testo: string) => pressReply({ azione: "leggi", testo });

const FIELDS = {
  camera: "elegant_room",
  arrivo: STAY.checkIn,
  partenza: STAY.checkOut,
  adulti: "2",
  bambini: "1",
  eta: "4",
  lingua: "de",
  nome: "Klara",
};

describe("a pasted text", () => {
  test("becomes a reply in the guest's language, with the total that the site shows", async () => {
    const { fields, unreadFields, roomLines, reply } = await paste(KLARA_MESSAGE);
    expect(unreadFields).toEqual([]);
    expect(fields).toMatchObject({
      room: "elegant_room",
      checkIn: STAY.checkIn,
      checkOut: STAY.checkOut,
      adults: "2",
      children: "1",
      ages: "4",
      language: "de",
      name: "Klara",
    });
    expect(roomLines.map(({ status }) => status)).toEqual(["free", "free", "free"]);
    const total = roomsQuote(["elegant_room"], STAY, PARTY, prices);
    expect(roomLines[0]!.total).toBe(withSpaces(totalWords(total)));
    expect(reply?.text).toMatch(/^Guten Tag Klara,[^]* frei\./);
    expect(reply?.italianText).toMatch(/^Ciao Klara,[^]* è libera/);
    expect(withSpaces(decodeURIComponent(reply!.chatHref))).toBe(
      `https://wa.me/?text=${reply!.text}`,
    );
  });

  test("that a phone shares with the installed desk is read at once", async () => {
    const manifest = await (await desk.get("/banco/manifest.webmanifest")).json();
    const { action, params } = manifest.share_target;
    const { props } = await desk.send<typeof ReplyPage>(action, { [params.text]: KLARA_MESSAGE });
    expect(props.reply?.kind).toBe("free");
  });

  test("is stored nowhere", async () => {
    await paste(KLARA_MESSAGE.replace("Klara", "Xaverine"));
    await pressReply({ ...FIELDS, testo: "Xaverine", nome: "Xaverine", azione: "libera" });
    expect(await desk.stored()).not.toContain("Xaverine");
  });
});

describe("a question without dates", () => {
  const letterIn = (language: Language, ...answers: string[]) => {
    const { replies, about, house } = contents[language];
    const closing = replies.closing
      .replace("{nome}", about.owner.name)
      .replace("{casa}", house.name);
    return [replies.greeting, replies.thanks, ...answers, closing].join("\n\n");
  };

  test.each([
    ["it", "Avete il parcheggio per un camper?"],
    ["en", "Do you have parking for a camper van and can we bring our dog?"],
    ["de", "Gibt es bei Ihnen einen Parkplatz, und dürfen wir unseren Hund mitbringen?"],
  ] as const)("in %s gets greeting, signature and the answers to tick", async (language, text) => {
    expect((await paste(text)).reply?.text).toBe(letterIn("it"));
    const chosen = { testo: text, lingua: language, azione: "ricalcola" };
    const { status, reply, errors } = await pressReply(chosen);
    expect([status, errors, reply?.text]).toEqual([200, {}, letterIn(language)]);
    const parkingIn = (each: Language) =>
      contents[each]["good-to-know"].answers.find(({ topic }) => topic === "parking")!;
    const parking = parkingIn(language);
    const answer = `${parking.name}: ${parking.words.join(" ")}`;
    expect(reply?.topics).toContainEqual({
      topic: "parking",
      name: parking.name,
      text: answer,
      isChosen: false,
    });
    expect(JSON.stringify(reply?.topics)).not.toMatch(/da inserire|[{}]checkIn/);

    const posted = { testo: text, lingua: language, sapere: "parking", azione: "aggiungi" };
    const ticked = await pressReply(posted);
    expect([ticked.status, ticked.errors]).toEqual([200, {}]);
    expect(ticked.reply?.text).toBe(letterIn(language, answer));
    expect(ticked.reply?.topics.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    const family = parkingIn("it");
    expect(ticked.reply?.italianText ?? ticked.reply?.text).toContain(`\n\n${family.name}: `);
    expect(decodeURIComponent(ticked.reply!.chatHref)).toBe(
      `https://wa.me/?text=${ticked.reply!.text}`,
    );
  });

  test.each([
    ["nothing typed", {}, 200, 200],
    ["an arrival alone", { arrivo: STAY.checkIn }, 422, 422],
    ["a departure alone", { partenza: STAY.checkOut }, 422, 422],
    ["people alone", { adulti: "2" }, 422, 200],
  ])("with %s is answered or refused", async (_, typed, calculated, ticked) => {
    const posted = { testo: "Parcheggio?", lingua: "it", ...typed };
    expect((await pressReply({ ...posted, azione: "ricalcola" })).status).toBe(calculated);
    expect((await pressReply({ ...posted, azione: "aggiungi" })).status).toBe(ticked);
  });
});

describe("the reply", () => {
  test("says that a room is taken, and offers free ones", async () => {
    await readAirbnb("elegant_room", STAY);
    const { roomLines, offers, reply } = await paste(KLARA_MESSAGE);
    expect(roomLines[0]).toMatchObject({ status: "taken" });
    expect(reply?.kind).toBe("alternative");
    expect(reply?.text).toContain("Natural Room");
    expect(offers.some((offer) => offer.startsWith("Natural Room, 12–15 ago 2027"))).toBe(true);
    // The reply never calls the taken room free, not even after a press on "È libera".
    const response = await pressReply({ ...FIELDS, azione: "libera" });
    expect(response.reply?.text).not.toMatch(/ist .* frei\./);
  });

  test("calls no room free whose calendar was not read for a day", async () => {
    desk.wait(25);
    const { roomLines, reply } = await paste(KLARA_MESSAGE);
    expect(roomLines.map(({ remarksText }) => remarksText.split(",")[0])).toEqual(
      Array(3).fill("da confermare"),
    );
    expect(reply?.italianText).toContain("Stiamo controllando");
  });

  test("is of the kind whose button was pressed", async () => {
    const kinds = { libera: "free", altro: "alternative", pieno: "full" };
    for (const [azione, kind] of Object.entries(kinds)) {
      const { reply } = await pressReply({ ...FIELDS, azione });
      expect(reply?.kind).toBe(kind);
    }
  });

  test("offers several rooms to a party that needs them", async () => {
    const { reply } = await pressReply({
      ...FIELDS,
      camera: "",
      adulti: "4",
      lingua: "it",
      azione: "ricalcola",
    });
    expect(reply?.kind).toBe("free");
    expect(reply?.text).toMatch(/ e la .* sono libere/);
  });

  const SIX_ADULTS = { ...FIELDS, camera: "", adulti: "6", bambini: "", eta: "", lingua: "it" };

  test("offers as many rooms as the guest requested, though fewer have enough beds", async () => {
    const { reply } = await pressReply({ ...SIX_ADULTS, camere: "3", azione: "ricalcola" });
    expect(reply?.kind).toBe("free");
    for (const { name } of contents.it.rooms.rooms) expect(reply?.text).toContain(name);
    // There is a button for the stay in each room: a room without it would stay free for other guests.
    const labels = contents.it.rooms.rooms.map(({ name }) => `Segna il soggiorno: ${name}`);
    expect(reply?.stayForms.map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ["taken in part", "3", "6", true],
    ["more than the house has", "4", "6", false],
    ["for more people than the house has beds", "", "12", false],
  ])("never offers fewer rooms than requested: %s", async (_, camere, adulti, isInHouse) => {
    await readAirbnb("reading_room", STAY);
    for (const azione of ["ricalcola", "libera", "altro", "pieno"]) {
      const { reply } = await pressReply({ ...SIX_ADULTS, camere, adulti, azione });
      const named = contents.it.rooms.rooms.filter(({ name }) => reply?.text.includes(name));
      expect([0, isInHouse ? 3 : 0]).toContain(named.length);
      expect(reply?.text).not.toMatch(/Sì, .* sono libere/);
    }
  });

  test("does not call a room free that is too small for the party alone", async () => {
    const alone = await pressReply({ ...SIX_ADULTS, azione: "ricalcola" });
    for (const line of alone.roomLines)
      expect([line.status, line.remarksText.split(",")[0], line.total]).toEqual([
        "ask",
        "da sola è troppo piccola",
        "",
      ]);
    const three = await pressReply({ ...SIX_ADULTS, adulti: "3", azione: "ricalcola" });
    expect(three.roomLines.map(({ status }) => status)).toEqual(Array(3).fill("free"));
  });

  test("to a guest who chose two rooms on the site offers two rooms", async () => {
    const enquiry = { stay: STAY, party: { ...PARTY, rooms: 2 } };
    const { fields, reply } = await openMessage({ enquiry });
    expect(fields["roomCount"]).toBe("2");
    expect(reply?.text).toMatch(/ e la .* sono libere/);
  });

  test("to a message from the form can be sent by mail or to the guest's phone", async () => {
    const chosen = { room: "Natural Room", enquiry: { stay: STAY, party: PARTY } };
    const { fields, reply } = await openMessage({ phone: "+39 333 1234567", ...chosen });
    expect(fields).toMatchObject({ room: "natural_room", adults: "2", message: "1" });
    expect(reply?.chatHref).toMatch(/^https:\/\/wa\.me\/393331234567\?text=/);
    expect(reply?.mailHref).toMatch(/^mailto:anna@posta\.example\?subject=/);
  });

  test("passes the details of a stay to the calendar, and in no address", async () => {
    const { reply } = await pressReply({ ...FIELDS, camera: "", azione: "ricalcola" });
    expect(reply!.stayForms.map(({ label }) => label)).toEqual(["Segna il soggiorno"]);
    const compiled = { ...reply!.stayForms[0]!.fields, azione: "compila" };
    const { status, location, props } = await desk.send("/banco/calendario", compiled);
    expect([status, location]).toEqual([200, ""]);
    expect(props["fields"]).toMatchObject({
      room: "elegant_room",
      checkIn: STAY.checkIn,
      checkOut: STAY.checkOut,
      note: "Klara",
      adults: "2",
      children: "1 (4 anni)",
    });
  });
});

test.each([
  [{ arrivo: "2026-11-01" }, "checkIn"],
  [{ partenza: "2027-08-12" }, "checkOut"],
  [{ partenza: "2127-08-15" }, "checkOut"],
  [{ adulti: "0" }, "adults"],
  [{ camere: "0" }, "roomCount"],
  [{ eta: "4, 33" }, "ages"],
])("%o gives an error at its field, and the typed fields stay", async (wrong, field) => {
  const { status, errors, fields, reply } = await pressReply({
    ...FIELDS,
    ...wrong,
    azione: "ricalcola",
  });
  expect(status).toBe(422);
  expect(Object.keys(errors)).toEqual([field]);
  expect(fields).toMatchObject({ name: "Klara" });
  expect(reply).toBeUndefined();
});
