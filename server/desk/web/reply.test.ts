import { beforeEach, describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { totalIn } from "#app/domain/alternatives.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { nightsIn } from "#app/domain/stay.ts";
import { addFeed, replaceNights } from "#server/store/feeds.ts";
import { saveMessage } from "#server/store/messages.ts";
import { type DeskDriver, openTestDesk } from "#tests/support/test-desk.ts";

const contents = readContents();
const { prices, phrases } = contents.it;
const { totalWords } = phrasebook(phrases);
const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");

const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };
const PARTY = { rooms: 1, adults: 2, children: 1, ages: [4] };
const KLARA =
  "[12/08, 14:05] Klara: Hallo, ist das Elegant Room vom 12. bis 15. August 2027 frei? Wir sind 2 Erwachsene und ein Kind (4 Jahre).";

let desk: DeskDriver;
beforeEach(async () => {
  desk = await openTestDesk();
  for (const room of contents.it.rooms.rooms) await read(room.slug);
});

/** The room's portal was read just now, with these nights taken. */
const read = (room: string, nights: string[] = []) =>
  desk.database.transaction(async (query) => {
    const feed = { room, name: "Airbnb", address: "https://a.example/x", ignoredTitles: [] };
    await addFeed(query, feed, desk.now());
    await query("UPDATE feeds SET read_at = ?", [desk.now()]);
    const held = nights.map((night) => [night, { isOwn: true, isReported: false }] as const);
    await replaceNights(query, { room, portal: "airbnb" }, new Map(), new Map(held));
  });

type ReplyProps = {
  fields: Record<string, string>;
  unread: string[];
  errors: Record<string, string>;
  lines: { name: string; status: string; words: string; total: string }[];
  offers: string[];
  reply?: { kind: string; text: string; italian?: string; chat: string; mail?: string };
};

async function ask(fields: Record<string, string>) {
  const { status, props } = await desk.send("/banco/rispondi", fields);
  return { status, ...(props as unknown as ReplyProps) };
}

const paste = (testo: string) => ask({ azione: "leggi", testo });

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
  test("becomes the answer in the guest's language, with the total of the site's pages", async () => {
    const { fields, unread, lines, reply } = await paste(KLARA);
    expect(unread).toEqual([]);
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
    expect(lines.map(({ status }) => status)).toEqual(["free", "free", "free"]);
    const total = totalIn(["elegant_room"], STAY, PARTY, prices);
    expect(lines[0]!.total).toBe(withSpaces(totalWords(total)));
    expect(reply?.text).toMatch(/^Guten Tag Klara,[^]* frei\./);
    expect(reply?.italian).toMatch(/^Ciao Klara,[^]* è libera/);
    expect(withSpaces(decodeURIComponent(reply!.chat))).toBe(`https://wa.me/?text=${reply!.text}`);
  });

  test("that says too little is answered by nobody: what is missing is named", async () => {
    const { fields, unread, lines, reply } = await paste("Buongiorno, avete posto a Pasqua?");
    expect(unread).toEqual(["l’arrivo", "la partenza", "quanti adulti", "quanti bambini"]);
    expect([fields["checkIn"], fields["adults"]]).toEqual(["", ""]);
    expect([lines, reply]).toEqual([[], undefined]);
  });

  test("that a phone shares into the installed desk is read at once", async () => {
    const manifest = JSON.parse((await desk.file("/banco/manifest.webmanifest")).text);
    const { action, params } = manifest.share_target;
    const { props } = await desk.send(action, { [params.text]: KLARA });
    expect((props as unknown as ReplyProps).reply?.kind).toBe("free");
  });

  test("is kept nowhere", async () => {
    await paste(KLARA.replace("Klara", "Xaverine"));
    await ask({ ...FIELDS, testo: "Xaverine", nome: "Xaverine", azione: "libera" });
    expect(await desk.stored()).not.toContain("Xaverine");
  });
});

describe("the answer", () => {
  test("says that a room is taken, and offers what is free", async () => {
    await read("elegant_room", nightsIn(STAY));
    const { lines, offers, reply } = await paste(KLARA);
    expect(lines[0]).toMatchObject({ status: "taken" });
    expect(reply?.kind).toBe("alternative");
    expect(reply?.text).toContain("Natural Room");
    expect(offers.some((offer) => offer.startsWith("Natural Room, 12–15 ago 2027"))).toBe(true);
    // Nobody is told that it is free, whatever is pressed.
    const pressed = await ask({ ...FIELDS, azione: "libera" });
    expect(pressed.reply?.text).not.toMatch(/ist .* frei\./);
  });

  test("calls nothing free that was not read for a day", async () => {
    desk.wait(25);
    const { lines, reply } = await paste(KLARA);
    expect(lines.map(({ words }) => words.split(",")[0])).toEqual(Array(3).fill("da confermare"));
    expect(reply?.italian).toContain("Stiamo controllando");
  });

  test("is of the kind that is pressed", async () => {
    const kinds = { libera: "free", altro: "alternative", pieno: "full" };
    for (const [azione, kind] of Object.entries(kinds)) {
      const { reply } = await ask({ ...FIELDS, azione });
      expect(reply?.kind).toBe(kind);
    }
  });

  test("gives several rooms to a party that needs them", async () => {
    const { reply } = await ask({
      ...FIELDS,
      camera: "",
      adulti: "4",
      lingua: "it",
      azione: "ricalcola",
    });
    expect(reply?.kind).toBe("free");
    expect(reply?.text).toMatch(/ e la .* sono libere/);
  });

  test("to a message of the form goes by mail or to its phone, and marks it", async () => {
    const message = {
      key: "1",
      name: "Anna",
      email: "anna@posta.example",
      phone: "+39 333 1234567",
      room: "Natural Room",
      message: "C’è posto?",
      suspicion: "",
      enquiry: { stay: STAY, party: PARTY },
    };
    await saveMessage(desk.database, message, desk.now());
    const { props } = await desk.read("/banco/rispondi?messaggio=1");
    const { fields, reply } = props as unknown as ReplyProps;
    expect(fields).toMatchObject({ room: "natural_room", adults: "2", message: "1" });
    expect(reply?.chat).toMatch(/^https:\/\/wa\.me\/393331234567\?text=/);
    expect(reply?.mail).toMatch(/^mailto:anna@posta\.example\?subject=/);
  });

  test("takes a name to the calendar in no address", async () => {
    const compiled = {
      azione: "compila",
      camera: "elegant_room",
      dal: STAY.checkIn,
      nota: "Klara",
    };
    const { status, location, props } = await desk.send("/banco/calendario", compiled);
    expect([status, location]).toEqual([200, ""]);
    expect(props["fields"]).toMatchObject({ note: "Klara", checkIn: STAY.checkIn });
  });
});

test.each([
  [{ arrivo: "2026-11-01" }, "checkIn"],
  [{ partenza: "2027-08-12" }, "checkOut"],
  [{ adulti: "0" }, "adults"],
  [{ eta: "4, 33" }, "ages"],
  [{ eta: "4, 5, 6" }, "ages"],
])("%o is told beside its field, and what was typed stays", async (wrong, field) => {
  const { status, errors, fields, reply } = await ask({ ...FIELDS, ...wrong, azione: "ricalcola" });
  expect(status).toBe(422);
  expect(Object.keys(errors)).toEqual([field]);
  expect(fields).toMatchObject({ name: "Klara" });
  expect(reply).toBeUndefined();
});
