import { describe, expect, test } from "vitest";
import { CONTENT_FILES } from "./files.ts";
import { readContent } from "#tests/support/content.ts";
import { contentText as textOf, issuesOf } from "#tests/support/issues.ts";
import { WORD_SCHEMAS } from "./files.ts";
import type { ContentName } from "./site-content.ts";

type FoundIssues = { messages: string; file: string; source: string };

/** Changes a piece of a subject's facts or words; returns the issues that the reader then finds. */
function issuesAfter(name: ContentName, from: string, to: string): FoundIssues {
  const file = [name, `it/${name}`]
    .filter((one) => CONTENT_FILES.includes(one))
    .find((one) => textOf(one).includes(from));
  if (file === undefined) throw new Error(`The piece ${from} is nowhere in ${name}`);
  const source = textOf(file).replace(from, () => to);
  return { messages: issuesIn({ [file]: source }), file, source };
}

const issuesIn = (given: Record<string, string>) => issuesOf(given).join("\n");

/** The files that address the guest; some alternative texts address the family, and guests send the phrases to it. */
const FILES_FOR_GUESTS = (Object.keys(WORD_SCHEMAS) as (keyof typeof WORD_SCHEMAS)[]).filter(
  (name) => name !== "pictures" && name !== "phrases",
);

test.each(FILES_FOR_GUESTS)("the texts of %s address the guest as “tu”", (name) => {
  // Texts to the family address it with "voi".
  const toGuests = JSON.stringify(readContent(name), (key, value) =>
    key === "toUs" || key === "toFamily" ? undefined : value,
  );
  const words = toGuests.replaceAll(/"da inserire[^"]*"/gi, "");
  expect(words).not.toMatch(
    /(?<!\p{L})(voi|vi|ve|vostr[aoei]|avete|potete|volete|siete|dovete|\p{L}*(scriv|chied|prem|trov|scegl|cerc|guard|port|torn|verific|invi|lasci|viaggi|cammin)[iae]te(vi|ci|le|lo|celo)?|dite(ci|lo)?)(?!\p{L})/iu,
  );
});

/** The present price in prices.yaml, which the family may change. */
const [RATE = ""] = /(?<=^ {2}elegant_room: \{ )base: "[\d,]+"/m.exec(textOf("prices")) ?? [];

test("the reader turns prices into cents", () => {
  const changedFiles = {
    prices: textOf("prices").replace(`elegant_room: { ${RATE}`, 'elegant_room: { base: "1085,50"'),
  };
  expect(readContent("prices", changedFiles).rates["elegant_room"]?.base).toBe(108_550);
});

describe("a review", () => {
  const withReviews = (items: string) =>
    readContent("about", {
      "it/about": textOf("it/about").replace(
        /(reviews:[\s\S]*?) items:[\s\S]*?\n\n/,
        `$1 items:${items}\n\n`,
      ),
    }).reviews.items;

  const ITEM = "\n    - quote: Torniamo.\n      name: Anna\n      from: Lucca\n      ";
  const SOURCE = "source: Google\n      date: 2026-05-10";

  test("needs its source, its day and the guest's consent, and pages do not get the consent", () => {
    expect(withReviews(`${ITEM}${SOURCE}\n      consent: true`)).toEqual([
      {
        quote: "Torniamo.",
        name: "Anna",
        from: "Lucca",
        source: "Google",
        date: "2026-05-10",
        sample: false,
      },
    ]);
    for (const missing of ["sample: false", `${SOURCE}\n      consent: false`, SOURCE])
      expect(() => withReviews(ITEM + missing)).toThrow(/reviews\.items\.0\.(source|consent)/);
  });

  test("needs none of these while it is an example", () => {
    expect(withReviews(`${ITEM}sample: true`)).toHaveLength(1);
  });

  test("is not required of a house that has none yet", () => {
    expect(withReviews(" []")).toEqual([]);
  });
});

test("the check reports a story's chapter without a picture", () => {
  const words = textOf("it/territory").replace(
    "      - heading: E tornare",
    "      - heading: Una sosta\n        words: [Un gelato.]\n$&",
  );
  expect(() => readContent("territory", { "it/territory": words })).toThrow(
    /content\/it\/territory\.yaml:\d+ .*qui i capitoli sono 5, .* sono 4/,
  );
});

test("stars are called the guests' rating once the family states the rating's source", () => {
  const firstRatingWords = (rooms: string) => readContent("rooms", { rooms }).rooms[0]?.ratingWords;
  expect(firstRatingWords(textOf("rooms"))).toBe("5 stelle");
  const ratingWithSource = '    rating: 5\n    ratingSource: "37 voti su un portale"';
  expect(firstRatingWords(textOf("rooms").replace("    rating: 5", ratingWithSource))).toBe(
    "Voto degli ospiti: 5 stelle su 5 (37 voti su un portale)",
  );
});

type Row = [name: ContentName, from: string, to: string, line: string, words: string];

describe("an issue names its file, its line and what to write instead:", () => {
  test.each([
    // Keys that the schema does not have, missing keys, and values close to the right ones
    [
      "rooms",
      "    rating: ",
      '    weekendRate: "99,00"\n    rating: ',
      "weekendRate",
      "Qui non esiste, e va tolto: weekendRate",
    ],
    ["house", "tagline: Un’esperienza da vivere", "", "# Come si", "tagline: Manca questa riga"],
    ["home", "english: false", "english: sì", "", "true (sì) o false (no)"],
    // Sentences with placeholders
    ["words", "Chiedi per {giorni}", "Chiedi per {giorno}", "", "Nel testo manca {giorni}"],
    [
      "words",
      "Da {arrivo} a {partenza}",
      "Da {arrivo} a {partenza}, {nome}",
      "",
      "Fra graffe qui si può scrivere solo {arrivo}, {partenza}",
    ],
    [
      "about",
      '"camere, ognuna con il suo carattere"',
      '"camere, tutte a {prezzo}"',
      "rooms: {",
      "Qui il sito non riempie niente: le graffe vanno tolte",
    ],
    // YAML syntax, and values of another type
    ["rooms", "teaser: Boiserie", "teaser: Novità: boiserie", "", "Non è YAML valido: "],
    ["house", "  street:", "\tstreet:", "", "Non è YAML valido: "],
    ["house", 'phone: "+39', "phone: +39", "", "Si scrive con il prefisso"],
    ["house", 'postcode: "64000"', "postcode: 64000", "", 'fra virgolette: "64000"'],
    ["house", "sea: 25", 'sea: "25"', "", "Serve un numero intero"],
    ["house", "email: info@casa.example", "email: info", "", "si scrive così, nome@casa.it"],
    ["home", "icon: minibar", "icon: unicorn", "", "Questa icona non esiste. Ci sono: arrow, bath"],
    [
      "rooms",
      "hero: elegant-morning",
      "hero: elegant-wild",
      "",
      '"elegant-wild" non è nel catalogo',
    ],
    ["territory", "day: 2024-05-10", "day: 10 maggio", "", "Il giorno va scritto così: 2024-05-10"],
    ["privacy", "    items: []", "    items: niente", "", "Serve un elenco"],
    ["about", "video:", "video: sì\nvideo2:", "video: sì", "Servono più righe"],
    [
      "good-to-know",
      "dalle {checkIn}",
      "dalle 9",
      "arrival:",
      "Le frasi devono contenere {checkIn}",
    ],
    // Rooms and stories
    ["rooms", "slug: elegant_room", "slug: Blue Room", "", "in minuscolo, con _"],
    ["rooms", "slug: natural_room", "slug: room_details", "", "già di un’altra pagina"],
    ["rooms", "slug: reading_room", "slug: natural_room", "", "lo stesso indirizzo: natural_room"],
    ["rooms", "option: 3", "option: 1", "", "lo stesso numero nel modulo: 1"],
    ["rooms", "    option: 3\n", "", "slug: reading_room", "option: 4"],
    ["territory", "slug: abruzzo", "slug: italia", "", "lo stesso indirizzo: italia"],
  ] as Row[])("%s: %s as %s", (name, from, to, line, words) => {
    const { messages, file, source } = issuesAfter(name, from, to);
    const markedLine = (line || to.split("\n")[0]) ?? "";
    const number = source.split("\n").findLastIndex((text) => text.includes(markedLine)) + 1;
    const matchingIssue =
      messages.split("\n").find((sentence) => sentence.includes(words)) ?? messages;
    expect(matchingIssue).toContain(words);
    expect(matchingIssue).toContain(`content/${file}.yaml:${number} `);
    expect(messages).not.toMatch(/expected|invalid|received|unrecognized|too small|atteso/i);
  });
});

test("the check reports a room without words at the list of rooms, and words of a removed room at their line", () => {
  const changedFiles = {
    rooms: textOf("rooms").replace("slug: elegant_room", "slug: olive_room"),
    prices: textOf("prices").replace("elegant_room:", "olive_room:"),
  };
  const issues = issuesIn(changedFiles);
  for (const language of ["it", "en", "de"]) {
    const place = `^content/${language}/rooms\\.yaml:\\d+ {2}rooms`;
    expect(issues).toMatch(new RegExp(`${place}: mancano le parole di "olive_room"$`, "m"));
    expect(issues).toMatch(
      new RegExp(`${place}.elegant_room: "elegant_room" non è di nessuna camera`, "m"),
    );
  }
});

test("the check reports a picture without a description and a description without a picture", () => {
  const source = textOf("it/pictures");
  const withUnknownId = { "it/pictures": source.replace("hero-terrace:", "hero-terrazze:") };
  expect(issuesIn(withUnknownId)).toMatch(/pictures\.yaml:\d+ {2}hero-terrazze: questa immagine/);
  const withoutText = { "it/pictures": source.replace(/^hero-terrace: .*\n/m, "") };
  expect(issuesIn(withoutText)).toMatch(/manca "hero-terrace"/);
});

test.each([
  ["de/words", /^ {2}bookNow: .*\n/m, "menu.bookNow: Manca questa riga"],
  ["en/home", /^title: .*\n/m, "title: Manca questa riga"],
  ["de/rooms", /^ {4}address: .*\n/m, "rooms.elegant_room.address: Manca questa riga"],
])("the check reports the language file %s without its line %s", (file, line, told) => {
  const issues = issuesIn({ [file]: textOf(file).replace(line, "") });
  expect(issues).toMatch(new RegExp(`^content/${file}\\.yaml:\\d+ {2}${told}$`, "m"));
});

test.each([
  ["address: natural-room", "address: elegant-room", "lo stesso indirizzo: elegant-room"],
  ["address: natural-room", "address: kontakt", "già di un’altra pagina"],
  ["address: natural-room", "address: en", "già di un’altra pagina"],
  ["address: natural-room", "address: Grünes Zimmer", "in minuscolo e senza accenti"],
])("the check refuses a German room whose %s is changed to %s", (from, to, words) => {
  const issues = issuesIn({ "de/rooms": textOf("de/rooms").replace(from, to) });
  expect(issues).toMatch(/^content\/de\/rooms\.yaml:\d+ {2}rooms\.natural_room\.address: /);
  expect(issues).toContain(words);
});

describe("the phone number", () => {
  test.each([
    ["+39 000 000 0000", true], // the placeholder, which the check lists
    ["+39 0861 123456", true],
    ["+39 347 1234567", true],
    ["+39 06 6982", true], // the shortest after +39: six digits
    ["+39 06 698", false],
    ["+39 347 12", false], // would break every chat link
    ["+39 347 12345678", false], // eleven digits are no mobile phone's
    ["+39 0861 12345678", false], // twelve are nobody's
    ["+49 89 123456", true],
    ["+49 12345", false], // seven digits in all
    ["+1234567890123456", false], // sixteen
    ["347 1234567", false],
    ["0039 347 1234567", false],
    ["+39 (347) 1234567", false],
  ])("%s is accepted: %s", (phone, fits) => {
    const { messages } = issuesAfter("house", 'phone: "+39 000 000 0000"', `phone:  "${phone}"`);
    expect(messages).toMatch(fits ? /^$/ : /\+39 0861 123456 oppure \+39 347 1234567/);
  });
});
