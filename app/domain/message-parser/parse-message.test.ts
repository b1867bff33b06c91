import { describe, expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { inEach } from "../languages.ts";
import {
  type GuestMessage,
  LONGER,
  MISSPELT,
  NUMBERS,
  PLAIN,
  TODAY,
} from "#tests/support/guest-messages.ts";
import { PASTED, UNCLEAR } from "#tests/support/unclear-messages.ts";
import { HOSTILE_WORDS } from "#tests/support/hostile-words.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";
import { nightsOf } from "../stay.ts";
import { messageParser, type ParsedMessage } from "./parse-message.ts";

const contents = readContents();
const rooms = contents.it.rooms.rooms.map(({ slug, name }) => ({
  slug,
  names: inEach(() => name),
}));
const parse = messageParser({ rooms, phrases: inEach((language) => contents[language].phrases) });

function runOf({ checkIn, checkOut }: ParsedMessage): string {
  if (checkIn && checkOut) return `${checkIn}/${nightsOf({ checkIn, checkOut })}`;
  return checkIn || checkOut ? `${checkIn ?? "?"}>${checkOut ?? "?"}` : "-";
}

function partyOf({ adults, children, childAges }: ParsedMessage): string {
  if (adults === undefined && children === undefined) return "-";
  const ages = childAges ? ` (${childAges.map((age) => age ?? "?").join(" ")})` : "";
  return `${adults ?? "?"}+${children ?? "?"}${ages}`;
}

const ALWAYS = new Set(["language", "checkIn", "checkOut", "adults", "children"]);

/** As in guest-messages.ts. */
function lineOf(parsed: ParsedMessage): string {
  const { language, rooms: slugs = [], roomCount, nights, name, phone, email, unread } = parsed;
  return [
    language ?? "-",
    runOf(parsed),
    partyOf(parsed),
    ...slugs,
    roomCount && `rooms:${roomCount}`,
    nights && !parsed.checkIn && `nights:${nights}`,
    name,
    phone,
    email,
    ...unread.filter((field) => !ALWAYS.has(field)).map((field) => `?${field}`),
  ]
    .filter(Boolean)
    .join(" ");
}

describe.each<[string, GuestMessage[]]>([
  ["dates and people", PLAIN],
  ["longer ones", LONGER],
  ["spelling slips", MISSPELT],
  ["other numbers", NUMBERS],
  ["two readings or none", UNCLEAR],
  ["copied and forwarded", PASTED],
])("%s", (_, messages) => {
  test.each(messages)("%j", (message, reading) => {
    expect(lineOf(parse(message, TODAY))).toBe(reading);
  });
});

const EVERY = [PLAIN, LONGER, MISSPELT, NUMBERS, UNCLEAR, PASTED].flat();

test("the table is long", () => expect(EVERY.length).toBeGreaterThanOrEqual(120));

test("no beginning of a message breaks the parser", () => {
  const step = IS_FULL ? 1 : 7;
  for (const [message] of EVERY)
    for (let end = 0; end < message.length; end += step) parse(message.slice(0, end), TODAY);
  for (const [, words] of HOSTILE_WORDS) expect(parse(words, TODAY)).not.toHaveProperty("checkIn");
});

test("noise around a message never changes what is read: it stays, or is left out", () => {
  const { whole, some } = chances(814);
  const noise = [
    "🙏",
    "…",
    "xkcd",
    "85,00 €",
    "alle 15:30",
    "www.casa.example",
    "(forse)",
    "999",
    "\n",
  ];
  const wrong: string[] = [];
  for (let turn = 0; turn < (IS_FULL ? 4_000 : 200); turn++) {
    const [message] = some([...PLAIN, ...LONGER, ...NUMBERS]);
    const words = message.split(" ");
    words.splice(whole(0, words.length), 0, some(noise));
    const before: Record<string, unknown> = parse(message, TODAY);
    const after: Record<string, unknown> = parse(words.join(" "), TODAY);
    for (const field of ["checkIn", "checkOut", "adults", "rooms", "language"])
      if (![undefined, before[field]?.toString()].includes(after[field]?.toString()))
        wrong.push(`${words.join(" ")}: ${field} ${String(after[field])}`);
  }
  expect(wrong.join("\n")).toBe("");
});

test("nothing is read in noise", () => {
  const { whole, some } = chances(512);
  const signs = [..."abcdefghilmnoprstuvz0123456789 .,;:/-–()€\n🏡"];
  for (let turn = 0; turn < (IS_FULL ? 5_000 : 300); turn++) {
    const text = Array.from({ length: whole(1, 80) }, () => some(signs)).join("");
    const { unread, ...read } = parse(text, TODAY);
    // Digits with a slash may be dates by chance; nothing says who comes.
    const { adults, children, rooms: slugs } = read;
    expect({ text, adults, children, slugs }).toEqual({ text });
    expect(unread).toContain("adults");
  }
});
