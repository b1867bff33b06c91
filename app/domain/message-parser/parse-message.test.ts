import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { HOSTILE_WORDS } from "#tests/support/hostile-words.ts";
import { inEach } from "../languages.ts";
import { phrasebook } from "../phrasebook.ts";
import { messageParser } from "./parse-message.ts";

const TODAY = "2026-11-23";

const contents = readContents();
const rooms = contents.it.rooms.rooms.map(({ slug, name }) => ({
  slug,
  names: inEach(() => name),
}));
const parse = messageParser({ rooms, phrases: inEach((language) => contents[language].phrases) });

const ENQUIRY = phrasebook(contents.it.phrases).enquiryMessage({
  stay: { checkIn: "2027-06-03", checkOut: "2027-06-07" },
  party: { rooms: 1, adults: 2, children: 0 },
});
const PARSED = { language: "it", checkIn: "2027-06-03", checkOut: "2027-06-07", adults: 2 };

/** The result for a guest's own words: all fields that an offer needs are unread. */
const UNREAD = { unreadFields: ["checkIn", "checkOut", "adults", "children"] };

test.each([
  "Buongiorno, siamo in due, avete posto 12-15 agosto?",
  "Hi, is the Elegant Room free from 12 to 15 August 2027 for 2 adults?",
  "Guten Tag, 2 Erwachsene und 1 Kind (4), 12.08.2027 bis 15.08.2027",
  "dal 12/08/2027 al 15/08/2027",
  "2 adulti e 1 bambino",
  "👍",
  "",
  ...HOSTILE_WORDS.filter(([, words]) => !words.includes("@")).map(([, words]) => words),
])("a guest's own words fill no field: %j", (text) => expect(parse(text, TODAY)).toEqual(UNREAD));

describe("the parser reads our sentence and its sender", () => {
  test.each([
    ["of an iPhone", `[12/08, 14:05] Anna Bini: ${ENQUIRY}`, { name: "Anna Bini" }],
    ["of Android", `12/08/26, 14:05 - Anna: ${ENQUIRY}`, { name: "Anna" }],
    ["with seconds and a mark", `\u200e[12/08/26, 14:05:33] ~ Anna: ${ENQUIRY}`, { name: "Anna" }],
    ["of a computer", `[14:05, 12/8/2026] Anna: ${ENQUIRY}`, { name: "Anna" }],
    ["of a German phone", `12.08.26, 14:05 - Jörg Müller: ${ENQUIRY}`, { name: "Jörg Müller" }],
    ["of an American phone", `[8/12/26, 2:05:10 PM] John: ${ENQUIRY}`, { name: "John" }],
    ["of a number", `[12/08, 14:05] +39 333 123 4567: ${ENQUIRY}`, { phone: "+39 333 123 4567" }],
    ["with the house", `[12/08, 14:05] Anna: ${ENQUIRY}\n[12/08, 14:06] Casa: Ciao!`, {}],
    [
      "with the chat's note",
      `12/08/26, 14:04 - +39 333 999 8888 ha un nuovo numero.\n12/08/26, 14:05 - Anna: ${ENQUIRY}`,
      { name: "Anna" },
    ],
    ["as a quote", ENQUIRY.replaceAll(/^/gm, "> "), {}],
    ["with a signature", `${ENQUIRY}\n--\nAnna Bini, +39 333 123 4567`, {}],
  ])("from a chat or a mail %s", (_, pasted, sender) => {
    const { name, phone, email, ...parsed } = parse(pasted, TODAY);
    expect(parsed).toMatchObject({ ...PARSED, unreadFields: [] });
    const nobody = { name: undefined, phone: undefined, email: undefined };
    expect({ name, phone, email }).toEqual({ ...nobody, ...sender });
  });
});

test.each([
  ["Mi chiamo Anna Bini, avete posto?", { name: "Anna Bini" }],
  ["my name is John, any room?", { name: "John" }],
  ["Ich heiße Jörg Müller", { name: "Jörg Müller" }],
  ["[12/08, 14:05] Casa nuova: mi chiamo Anna", { name: "Anna" }],
  ["chiamatemi al 333 1234567", { phone: "333 1234567" }],
  ["+49 (0)171 1234567 oder 0049 171 1234567", {}],
  ["+49 171 1234567, anche 0049171 1234567", { phone: "+49 171 1234567" }],
  ["scrivete a anna.bini@posta.example", { email: "anna.bini@posta.example" }],
  ["3331234567@posta.example", { email: "3331234567@posta.example" }],
  ["a@posta.example o b@posta.example", {}],
  ["12.08.2027 - 15.08.2027", {}],
  ["camera 320,00 euro, 2027 1512", {}],
])("the parser reads the sender from any text: %j", (text, sender) => {
  const { unreadFields: _, ...parsed } = parse(text, TODAY);
  expect(parsed).toEqual(sender);
});
