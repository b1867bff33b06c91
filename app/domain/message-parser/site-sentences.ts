/** Reads the sentences that this site wrote; `rest` has the guest's own text, and sentences that the guest changed. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "../languages.ts";
import { memoize } from "../memoize.ts";
import type { Phrases } from "../phrasebook.ts";
import type { PluralForms } from "../plural.ts";
import {
  agesPattern,
  daysPattern,
  formsPattern,
  namedGroup,
  normalizedText,
  oneOf,
  peoplePattern,
  templatePattern,
  textPattern,
} from "./patterns.ts";
import type { MessageFields } from "./message-fields.ts";

export type RoomNames = { slug: string; names: Record<Language, string> };

type MatchedGroups = { [name: string]: string | undefined };

type SentencePattern = { pattern: RegExp; read: (groups: MatchedGroups) => MessageFields };

const ROOM_COUNT = String.raw`\d{1,2}`;
const NAME = String.raw`[^\n]{1,120}?`;
const EMAIL = String.raw`[^\s()]+@[^\s()]+`;
const PHONE = String.raw`[^\n]{1,40}`;

/** Longer sentences come first, because they may contain shorter ones. */
function sentencesOf(phrases: Phrases, language: Language, rooms: RoomNames[]): SentencePattern[] {
  const { message, contact, counts } = phrases;
  const days = daysPattern(phrases);
  const ages = agesPattern(phrases);
  const nameOf = ({ names }: RoomNames) => names[language];
  const people = peoplePattern(phrases, ages.source);
  const patterns = {
    numero: namedGroup("numero", ROOM_COUNT),
    camera: namedGroup("camera", oneOf(rooms.map((room) => textPattern(nameOf(room))))),
    persone: people,
    arrivo: namedGroup("arrivo", days.source),
    partenza: namedGroup("partenza", days.source),
    anni: namedGroup("anni", ages.source),
    nome: namedGroup("nome", NAME),
    posta: namedGroup("posta", EMAIL),
    telefono: namedGroup("telefono", PHONE),
  };

  const slugsIn = (text: string) =>
    rooms
      .filter((room) => normalizedText(nameOf(room)) === normalizedText(text))
      .map(({ slug }) => slug);
  const readGroups = (groups: MatchedGroups): MessageFields => {
    const { numero, camera, adulti, bambini = 0, anni, nome, posta, telefono } = groups;
    const [checkIn, checkOut] = [groups["arrivo"], groups["partenza"]].map(
      (text) => text && days.dayIn(text),
    );
    return {
      ...(numero && { roomCount: Number(numero) }),
      ...(camera && { rooms: slugsIn(camera) }),
      ...(adulti && { adults: Number(adulti), children: Number(bambini) }),
      ...(checkIn && checkOut && { checkIn, checkOut }),
      ...(anni && { childAges: ages.agesIn(anni) }),
      ...(nome && { name: nome.trim() }),
      ...(posta && { email: posta }),
      ...(telefono && { phone: telefono.trim() }),
    };
  };

  const sentence = (source: string, knownFields: MessageFields = {}): SentencePattern => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, "giu"),
    read: (groups) => ({ language, ...knownFields, ...readGroups(groups) }),
  });
  const template = (text: string, knownFields?: MessageFields) =>
    sentence(templatePattern(text, patterns), knownFields);
  const anyForm = (forms: PluralForms) => sentence(formsPattern(forms, patterns));

  const dates = templatePattern(message.dates, patterns);
  const roomCounts = formsPattern(counts.rooms, patterns);
  return [
    anyForm(message.house),
    template(message.roomOfSeveral),
    template(message.room, { roomCount: 1 }),
    anyForm(message.houseWithoutDates),
    template(message.roomOfSeveralWithoutDates),
    template(message.roomWithoutDates, { roomCount: 1 }),
    template(message.thisRoom),
    template(message.anyRoom),
    template(message.adviceParty),
    template(message.adviceDates),
    template(message.advice),
    anyForm(message.childrensAges),
    template(message.someAges),
    template(contact.opening),
    template(contact.room),
    template(contact.subjectRoom),
    template(contact.phone),
    // Dates, people and rooms as `questionWithChoice` writes them after a guest's question.
    sentence(`(?:${dates},\\s)?${people},\\s${roomCounts}`),
  ];
}

export function siteSentenceReader(phrases: Record<Language, Phrases>, rooms: RoomNames[]) {
  const sentences = memoize(() =>
    LANGUAGE_CODES.flatMap((language) => sentencesOf(phrases[language], language, rooms)),
  );
  return (text: string) => {
    let rest = text;
    const readings: MessageFields[] = [];
    for (const { pattern, read } of sentences()) {
      readings.push(...Array.from(rest.matchAll(pattern), ({ groups = {} }) => read(groups)));
      // The line break keeps the texts before and after the sentence from being read as one.
      rest = rest.replaceAll(pattern, "\n");
    }
    return { readings: withoutTranslationLanguage(readings), rest };
  };
}

/** Italian is not the guest's language in a bilingual message, but that of the translation (`withItalianBelow`). */
function withoutTranslationLanguage(readings: MessageFields[]): MessageFields[] {
  const languages = new Set(readings.map(({ language }) => language));
  if (languages.size < 2) return readings;
  return readings.map(({ language, ...reading }) =>
    language === DEFAULT_LANGUAGE ? reading : { ...reading, ...(language && { language }) },
  );
}
