/** A message that the phrasebook wrote for an enquiry is parsed as the same enquiry. */
import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { contactBooks } from "#tests/support/italian.ts";
import { inEach, type Language, LANGUAGE_CODES } from "../languages.ts";
import type { Ages, Party } from "../party.ts";
import { type Phrasebook, phrasebook } from "../phrasebook.ts";
import { quoteRooms } from "../quote-rooms.ts";
import { daysAfter, type Stay } from "../stay.ts";
import { questionWithChoice } from "../chat-message.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { messageParser } from "./parse-message.ts";
import { seededRandom } from "#tests/support/random.ts";

const TODAY = "2026-11-23";

const contents = readContents();
const { rooms } = contents.it.rooms;
const parserContent = {
  rooms: rooms.map(({ slug, name }) => ({ slug, names: inEach(() => name) })),
  phrases: inEach((language) => contents[language].phrases),
};
const parse = messageParser(parserContent);
const read = (message: string) => parse(message, TODAY);

const STAYS: [what: string, stay: Stay][] = [
  ["three nights", { checkIn: "2027-08-12", checkOut: "2027-08-15" }],
  ["tonight", { checkIn: TODAY, checkOut: "2026-11-24" }],
  ["over New Year", { checkIn: "2026-12-30", checkOut: "2027-01-02" }],
  ["over a leap day", { checkIn: "2028-02-28", checkOut: "2028-03-01" }],
  ["over a clock change", { checkIn: "2027-03-27", checkOut: "2027-03-29" }],
  ["a whole season", { checkIn: "2027-05-01", checkOut: "2027-09-30" }],
  ["a day that may be a month", { checkIn: "2027-04-05", checkOut: "2027-06-07" }],
];

const PARTIES: Party[] = [
  { rooms: 1, adults: 1, children: 0 },
  { rooms: 1, adults: 2, children: 1, ages: [4] },
  { rooms: 2, adults: 3, children: 3, ages: [0, undefined, 17] },
];

/** The chosen ages, sorted: one of our sentences leaves out ages that were not chosen, and with them the order. */
const chosenAges = (ages: Ages = []) => ages.filter((age) => age !== undefined).toSorted();

function expectParty(parsed: ReturnType<typeof read>, { adults, children, ages }: Party) {
  expect(parsed).toMatchObject({ adults, children });
  expect(chosenAges(parsed.childAges)).toEqual(chosenAges(ages?.slice(0, children)));
}

const SENDER = { name: "Jörg d’Elia", email: "j@posta.example", phone: "+49 30 1234567" };

type Kind = [
  what: string,
  write: (book: Phrasebook, enquiry: { stay: Stay; party: Party }, language: Language) => string,
  says: { rooms?: string[]; stay?: false; ages?: false; sender?: typeof SENDER },
];

const [firstRoom, secondRoom] = rooms;

const KINDS: Kind[] = [
  ["about the house", ({ enquiryMessage }, enquiry) => enquiryMessage(enquiry), {}],
  [
    "about a room",
    ({ enquiryMessage }, enquiry) => enquiryMessage(enquiry, firstRoom!.name),
    { rooms: [firstRoom!.slug] },
  ],
  [
    "without dates",
    ({ enquiryMessage }, { party }) => enquiryMessage({ party }, secondRoom!.name),
    { rooms: [secondRoom!.slug], stay: false },
  ],
  ["for advice", ({ adviceMessage }, enquiry) => adviceMessage(enquiry), { ages: false }],
  [
    "with another question",
    ({ enquiryWords }, enquiry, language) => {
      const [question] = contents[language]["good-to-know"].ask.questions;
      return questionWithChoice(question!.message, enquiryWords(enquiry));
    },
    {},
  ],
  [
    "of the contact form",
    (_, enquiry, language) =>
      contactBooks[language].contactMessage({
        ...SENDER,
        room: firstRoom!.name,
        message: "Grazie!",
        enquiry,
      }),
    { rooms: [firstRoom!.slug], sender: SENDER },
  ],
];

describe.each(LANGUAGE_CODES)("%s:", (language) => {
  const book = phrasebook(contents[language].phrases);

  describe.each(KINDS)("the parser reads a message %s, dates:", (_, write, says) => {
    test.each(STAYS)("%s", (_what, stay) => {
      for (const party of PARTIES) {
        const parsed = read(write(book, { stay, party }, language));
        expect(parsed.language).toBe(language);
        expect(parsed.rooms).toEqual(says.rooms);
        expect(parsed).toMatchObject(says.sender ?? {});
        expect(parsed.checkIn).toBe(says.stay === false ? undefined : stay.checkIn);
        expect(parsed.checkOut).toBe(says.stay === false ? undefined : stay.checkOut);
        expectParty(parsed, says.ages === false ? { ...party, ages: [] } : party);
      }
    });
  });

  test.each([0, 150])("price lines with %i cents of tax fill no field", (perNight) => {
    const [, stay] = STAYS[0]!;
    const party = { rooms: 2, adults: 4, children: 1, ages: [4] };
    const total = quoteRooms(stay, party, { ...contents.it.prices, tax: { perNight } });
    const bill = book.draftWords(total, contents[language].house.taxNote);
    const read = parse(`${book.enquiryMessage({ stay, party })}\n\n${bill}`, TODAY);
    const people = { roomCount: 2, adults: 4, children: 1, childAges: [4] };
    expect(read).toEqual({ ...stay, language, ...people, unreadFields: [] });
  });

  test("words that the guest types after our question fill no field", () => {
    const message = book.generalMessage(firstRoom!.name);
    const parsed = read(`${message}12/08 - 15/08, :-)`);
    expect(parsed).toMatchObject({ rooms: [firstRoom!.slug], language });
    expect(parsed).not.toHaveProperty("checkIn");
  });

  test("a guest's added words change nothing, but a second question with other dates makes the dates unclear", () => {
    const [, stay] = STAYS[0]!;
    const other = { ...stay, checkIn: daysAfter(stay.checkIn, 1) };
    const message = book.enquiryMessage({ stay, party: PARTIES[0]! }, firstRoom!.name);
    const party = { adults: 1, children: 0 };
    expect(read(`${message}\nSiamo in due 🏡`)).toMatchObject({ ...stay, ...party, language });
    const two = book.enquiryMessage({ stay: other, party: PARTIES[0]! }, firstRoom!.name);
    const { unreadFields, ...parsed } = read(`${message}\n${two}`);
    expect(unreadFields).toEqual(["checkIn", "checkOut"]);
    expect(parsed).toMatchObject({ rooms: [firstRoom!.slug], ...party });
    expect(parsed).not.toHaveProperty("checkIn");
  });
});

test("the parser reads a sentence that the family has reworded", () => {
  const it = contents.it.phrases;
  const room =
    "Salve! Avete la {camera} dal {arrivo} al {partenza} per {persone}? La {camera} ci piace.";
  const phrases = { ...parserContent.phrases, it: { ...it, message: { ...it.message, room } } };
  const [, stay] = STAYS[2]!;
  const message = phrasebook(phrases.it).enquiryMessage(
    { stay, party: PARTIES[1]! },
    firstRoom!.name,
  );
  expect(message).toContain("Salve!");
  const parsed = messageParser({ ...parserContent, phrases })(message, TODAY);
  const people = { adults: 2, children: 1, childAges: [4] };
  expect(parsed).toMatchObject({ ...stay, ...people, unreadFields: [] });
});

test.each([
  ["is over", { checkIn: "2026-11-22", checkOut: "2026-11-25" }],
  ["ends before it begins", { checkIn: "2027-08-15", checkOut: "2027-08-12" }],
])("the parser does not fill in a stay that %s", (_, stay) => {
  const parsed = read(phrasebook(contents.it.phrases).enquiryMessage({ stay, party: PARTIES[0]! }));
  expect(parsed).not.toHaveProperty("checkIn");
  expect(parsed.unreadFields).toContain("checkIn");
});

test("the parser reads random enquiries as they were written, in every language", () => {
  const { integer, oneOf } = seededRandom(20_261_123);
  for (let turn = 0; turn < (IS_FULL ? 3_000 : 150); turn++) {
    const checkIn = daysAfter(TODAY, integer(0, 700));
    const stay = { checkIn, checkOut: daysAfter(checkIn, integer(1, 90)) };
    const children = integer(0, 4);
    const ages = Array.from({ length: children }, () => oneOf([undefined, integer(0, 17)]));
    const party = { rooms: integer(1, 3), adults: integer(1, 30), children, ages };
    const language = oneOf(LANGUAGE_CODES);
    const room = oneOf([undefined, ...rooms]);
    const book = phrasebook(contents[language].phrases);
    const message = book.enquiryMessage({ stay, party }, room?.name);
    const parsed = read(oneOf(["", "[12/08, 14:05] Anna: ", "12/08/26, 14:05 - Anna: "]) + message);
    expect({ message, ...parsed }).toMatchObject({ ...stay, language, roomCount: party.rooms });
    expect(parsed.rooms).toEqual(room && [room.slug]);
    expectParty(parsed, party);
  }
});
