/**
 * Our own sentences in a message, read exactly: the question about rooms, dates and people, the contact
 * form's opening, a choice in brackets.
 *
 * Shapes: in, a text and the phrases of each language, from which the sentences were made; out, what
 *         they say, and the rest of the text, which the guest wrote.
 * Errors: none; a sentence that the guest has changed stays in the rest.
 */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "../languages.ts";
import { memoize } from "../memoize.ts";
import type { Phrases } from "../phrasebook.ts";
import { agesPart, dayPart, normalizedText, peoplePart } from "./own-patterns.ts";
import type { Reading } from "./reading.ts";
import {
  formsPattern,
  oneOf,
  type TemplatePattern,
  templatePattern,
  textPattern,
} from "./template-pattern.ts";

export type RoomNames = { slug: string; names: Record<Language, string> };

type Sentence = { pattern: RegExp; read: (text: string) => Reading };

const ROOM_COUNT = String.raw`\d{1,2}`;
const NAME = String.raw`[^\n]{1,120}?`;
const EMAIL = String.raw`[^\s()]+@[^\s()]+`;
const PHONE = String.raw`[^\n]{1,40}`;

/** Sentences of one language; the longer ones first, because shorter ones may stand in them. */
function sentencesOf(phrases: Phrases, language: Language, rooms: RoomNames[]): Sentence[] {
  const { message, contact, counts } = phrases;
  const day = dayPart(phrases.locale);
  const people = peoplePart(phrases);
  const ages = agesPart(phrases);
  const nameOf = ({ names }: RoomNames) => names[language];
  const parts = {
    numero: ROOM_COUNT,
    camera: oneOf(rooms.map((room) => textPattern(nameOf(room)))),
    persone: people.source,
    arrivo: day.source,
    partenza: day.source,
    anni: ages.source,
    nome: NAME,
    posta: EMAIL,
    telefono: PHONE,
  };

  const peopleIn = (text: string): Reading => {
    const { ages: childAges, ...counted } = people.read(text) ?? {};
    return { ...counted, ...(childAges && { childAges }) };
  };
  const slugsIn = (text: string) =>
    rooms
      .filter((room) => normalizedText(nameOf(room)) === normalizedText(text))
      .map(({ slug }) => slug);
  const readNames = (names: Record<string, string>): Reading => {
    const { numero, camera, persone, arrivo, partenza, anni, nome, posta, telefono } = names;
    const [checkIn, checkOut] = [arrivo, partenza].map((text) => text && day.read(text));
    return {
      ...(numero && { roomCount: Number(numero) }),
      ...(camera && { rooms: slugsIn(camera) }),
      ...(persone && peopleIn(persone)),
      ...(checkIn && checkOut && { checkIn, checkOut }),
      ...(anni && { childAges: ages.read(anni)! }),
      ...(nome && { name: nome.trim() }),
      ...(posta && { email: posta }),
      ...(telefono && { phone: telefono.trim() }),
    };
  };

  const sentence = ({ source, read }: TemplatePattern, more: Reading = {}): Sentence => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, "giu"),
    read: (text) => ({ language, ...more, ...readNames(read(text) ?? {}) }),
  });
  const template = (text: string, more?: Reading) => sentence(templatePattern(text, parts), more);

  const dates = templatePattern(message.dates, parts);
  const roomCounts = formsPattern(counts.rooms, parts);
  const choice: TemplatePattern = {
    source: `(?:${dates.source},\\s)?(?:${people.source}),\\s(?:${roomCounts.source})`,
    read: (text) => {
      const whole = new RegExp(
        `^(?:(?<dates>${dates.source}),\\s)?(?<persone>${people.source}),\\s(?<rooms>${roomCounts.source})$`,
        "iu",
      );
      const { dates: when = "", persone = "", rooms: many = "" } = whole.exec(text)?.groups ?? {};
      return { ...dates.read(when), persone, ...roomCounts.read(many) };
    },
  };
  return [
    sentence(formsPattern(message.house, parts)),
    template(message.roomOfSeveral),
    template(message.room, { roomCount: 1 }),
    sentence(formsPattern(message.houseWithoutDates, parts)),
    template(message.roomOfSeveralWithoutDates),
    template(message.roomWithoutDates, { roomCount: 1 }),
    template(message.thisRoom),
    template(message.anyRoom),
    template(message.adviceParty),
    template(message.adviceDates),
    template(message.advice),
    sentence(formsPattern(message.childrensAges, parts)),
    template(message.someAges),
    template(contact.opening),
    template(contact.room),
    template(contact.subjectRoom),
    template(contact.phone),
    sentence(choice),
  ];
}

/** Compiles the patterns of all languages once. */
export function ownSentenceReader(
  phrases: Record<Language, Phrases>,
  rooms: RoomNames[],
): (text: string) => { readings: Reading[]; rest: string } {
  const sentences = memoize(() =>
    LANGUAGE_CODES.flatMap((language) => sentencesOf(phrases[language], language, rooms)),
  );
  return (text) => {
    let rest = text;
    const readings: Reading[] = [];
    for (const { pattern, read } of sentences())
      rest = rest.replaceAll(pattern, (own) => {
        readings.push(read(own));
        // A sentence ends here, so that what stands before and behind is not read together.
        return "\n";
      });
    return { readings: withOneLanguage(readings), rest };
  };
}

/** The family's language stands below the guest's own (bilingual.ts). */
function withOneLanguage(readings: Reading[]): Reading[] {
  const own = new Set(readings.map(({ language }) => language));
  if (own.size < 2) return readings;
  return readings.map(({ language, ...reading }) =>
    language === DEFAULT_LANGUAGE ? reading : { ...reading, ...(language && { language }) },
  );
}
