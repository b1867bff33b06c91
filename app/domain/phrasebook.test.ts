import { expect, test } from "vitest";
import { books, contactBooks } from "#tests/support/italian.ts";

const { it: italian, en: english, de: german } = books;

const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };

const EN = "from 12 August 2027 to 15 August 2027";
const DE = "vom 12.08.2027 bis zum 15.08.2027";

/** The chosen party as rooms, adults and children, the room, and the message in English and in German. */
const MESSAGES: [
  party: [number, number, number],
  room: string | undefined,
  en: string,
  de: string,
][] = [
  [
    [1, 2, 1],
    "Elegant Room",
    `Hello, I would like to know if the Elegant Room is available for 2 adults and 1 child ${EN}`,
    `Guten Tag, ist das Zimmer „Elegant Room“ ${DE} für 2 Erwachsene und 1 Kind frei?`,
  ],
  [
    [1, 1, 0],
    "Reading Room",
    `Hello, I would like to know if the Reading Room is available for 1 adult ${EN}`,
    `Guten Tag, ist das Zimmer „Reading Room“ ${DE} für 1 Erwachsenen frei?`,
  ],
  [
    [2, 3, 0],
    undefined,
    `Hello, do you have 2 rooms for 3 adults ${EN}?`,
    `Guten Tag, haben Sie 2 Zimmer für 3 Erwachsene ${DE} frei?`,
  ],
  [
    [1, 1, 2],
    undefined,
    `Hello, do you have 1 room for 1 adult and 2 children ${EN}?`,
    `Guten Tag, haben Sie 1 Zimmer für 1 Erwachsenen und 2 Kinder ${DE} frei?`,
  ],
];

test.each(MESSAGES)(
  "the message for %j, %s is in the guest's language first and in Italian below",
  ([rooms, adults, children], room, en, de) => {
    const enquiry = { stay: STAY, party: { rooms, adults, children } };
    const italianMessage = italian.enquiryMessage(enquiry, room);
    expect(english.enquiryMessage(enquiry, room)).toBe(`${en}\n\n(it) ${italianMessage}`);
    expect(german.enquiryMessage(enquiry, room)).toBe(`${de}\n\n(it) ${italianMessage}`);
    expect(italianMessage).not.toMatch(/\n|\(it\)/);
  },
);

test.each([
  ["without dates", { party: { rooms: 2, adults: 3, children: 1 } }],
  ["without dates and people", {}],
])("%s the last line is Italian and ends where the guest goes on typing", (_, enquiry) => {
  for (const room of [undefined, "Natural Room"])
    for (const { enquiryMessage } of [english, german]) {
      const lines = enquiryMessage(enquiry, room).split("\n");
      expect(lines).toHaveLength(3);
      expect(lines[1]).toBe("");
      expect(lines[2]).toBe(`(it) ${italian.enquiryMessage(enquiry, room)}`);
      expect(lines[2]).toMatch(/: $/);
    }
});

test("a question about the area is written in both languages", () => {
  const enquiry = { stay: STAY, party: { rooms: 1, adults: 1, children: 0 } };
  expect(german.adviceMessage(enquiry)).toContain("für 1 Erwachsenen");
  expect(german.adviceMessage(enquiry).split("\n").at(-1)).toBe(
    `(it) ${italian.adviceMessage(enquiry)}`,
  );
});

test("the form's letter repeats the sender and the room in Italian, but not the guest's message", () => {
  const guest = {
    name: "Jörg",
    email: "j@post.example",
    room: "Elegant Room",
    message: "Haben Sie\neinen Hund?",
  };
  const text = contactBooks.de.contactMessage(guest);
  expect(text).toMatch(/^Guten Tag, .*Jörg \(j@post\.example\)\./);
  expect(text.match(/einen Hund/g)).toHaveLength(1);
  expect(text.split("\n\n").at(-1)).toBe(
    "(it) Ciao, sono Jörg (j@post.example).\nScrivo per la Elegant Room.",
  );
  expect(contactBooks.de.contactSubject(guest)).not.toBe(contactBooks.it.contactSubject(guest));
});

test.each([
  {
    language: "en",
    money: ["€85.00", "€1,190.50"],
    nights: "0 nights, 1 night, 2 nights, 5 nights",
    guests: ["1 adult and 1 child", "1 adult"],
    days: ["12–15_Aug", "30_Aug – 2_Sept", expect.stringMatching(/^Thursday,? 12 August 2027$/)],
  },
  {
    language: "de",
    money: ["85,00_€", "1.190,50_€"],
    nights: "0 Nächte, 1 Nacht, 2 Nächte, 5 Nächte",
    guests: ["1 Erwachsener und 1 Kind", "1 Erwachsener"],
    days: ["12.–15._Aug.", "30._Aug. – 2._Sept.", "Donnerstag, 12. August 2027"],
  },
] as const)("prices, nights, people and days in $language", ({ language, ...words }) => {
  const { money, nightsWords, guestsWords, countWords, dayRange, longDate } = books[language];
  const spaced = (text: string) => text.replaceAll("\u00a0", "_");
  expect({
    money: [8500, 119_050].map((cents) => spaced(money(cents))),
    nights: [0, 1, 2, 5].map(nightsWords).join(", "),
    guests: [guestsWords({ adults: 1, children: 1 }), countWords("adults", 1)],
    days: [
      spaced(dayRange(STAY)),
      spaced(dayRange({ checkIn: "2027-08-30", checkOut: "2027-09-02" })),
      longDate(STAY.checkIn),
    ],
  }).toEqual(words);
});
