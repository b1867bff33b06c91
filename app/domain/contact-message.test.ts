import { expect, test } from "vitest";
import { books, contactBooks } from "#tests/support/italian.ts";
import { type ContactMessage, roomNameOfValue } from "./contact-message.ts";

const { contactMessage, contactSubject } = contactBooks.it;

const ANNA = { name: "Anna Bini", email: "anna@posta.example", message: "C’è posto per la bici?" };

const STAY = { checkIn: "2027-08-12", checkOut: "2027-08-15" };

/** The optional fields that a guest fills in, the lines that they add before the question, and the subject. */
test.each<[more: Partial<ContactMessage>, lines: string[], subject?: string]>([
  [{}, []],
  [{ room: "Reading Room" }, ["Scrivo per la Reading Room."], "Messaggio dal sito: Reading Room"],
  [
    {
      phone: "+39 333 123",
      enquiry: { stay: STAY, party: { rooms: 1, adults: 2, children: 2, ages: [4, undefined] } },
    },
    [
      "Telefono: +39 333 123",
      "Ho scelto sul sito: dal 12/08/2027 al 15/08/2027, 2 adulti e 2 bambini (età 4 e ?), 1 camera.",
    ],
  ],
  [{ phone: "", enquiry: {} }, []],
])("lines and subject of a message with %o", (more, lines, subject = "Messaggio dal sito") => {
  const opening = ["Ciao, sono Anna Bini (anna@posta.example).", ...lines].join("\n");
  expect(contactMessage({ ...ANNA, ...more })).toBe(`${opening}\n\nC’è posto per la bici?`);
  expect(contactSubject(more)).toBe(subject);
});

test("the message drops stray spaces and writes all line breaks alike", () => {
  const guest = { name: " Anna ", email: " anna@posta.example ", message: "\nUno\r\nDue\rTre \n" };
  expect(contactMessage(guest)).toBe("Ciao, sono Anna (anna@posta.example).\n\nUno\nDue\nTre");
});

test.each([
  ["it", "dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino, 1 camera"],
  ["en", "12 August 2027 to 15 August 2027, 2 adults and 1 child, 1 room"],
  ["de", "12.08.2027 bis 15.08.2027, 2 Erwachsene und 1 Kind, 1 Zimmer"],
] as const)("the guest's choice reads in %s «%s»", (language, words) => {
  const { enquiryWords } = books[language];
  expect(enquiryWords({ stay: STAY, party: { rooms: 1, adults: 2, children: 1 } })).toBe(words);
  expect(enquiryWords({})).toBe("");
});

test.each([
  ["option1", "Elegant"],
  ["option3", "Reading"],
  ["option2", undefined], // no room has this number any more
  ["option0", undefined],
  ["", undefined], // a general question
  ["Elegant", undefined], // the form sends values, never names
])("the form's value «%s» means the room %s", (value, room) => {
  // The rooms are not in the order of their numbers: after a change of the order an old page still means the same room.
  const rooms = [
    { name: "Reading", option: 3 },
    { name: "Elegant", option: 1 },
  ];
  expect(roomNameOfValue(value, rooms)).toBe(room);
});
