/** Reads the sentences that this site wrote into a message; the guest's own or changed words are returned as `unreadText`. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "../languages.ts";
import { memoize } from "../memoize.ts";
import type { Phrases } from "../phrasebook.ts";
import type { PluralForms } from "../plural.ts";
import {
  ageMatcher,
  dayMatcher,
  pluralSource,
  namedGroup,
  normalizedText,
  oneOf,
  peopleSource,
  templateSource,
  textSource,
} from "./patterns.ts";
import type { MessageFields } from "./message-fields.ts";

export type RoomNames = { slug: string; names: Record<Language, string> };

type MatchedGroups = { [name: string]: string | undefined };

type SentencePattern = { pattern: RegExp; read: (groups: MatchedGroups) => MessageFields };

const ROOM_COUNT_SOURCE = String.raw`\d{1,2}`;
const NAME_SOURCE = String.raw`[^\n]{1,120}?`;
const EMAIL_SOURCE = String.raw`[^\s()]+@[^\s()]+`;
const PHONE_SOURCE = String.raw`[^\n]{1,40}`;

/** Longer sentences come first, because otherwise a shorter sentence could match a part of a longer sentence. */
function patternsOf(phrases: Phrases, language: Language, rooms: RoomNames[]): SentencePattern[] {
  const { message, contact, counts } = phrases;
  const days = dayMatcher(phrases);
  const ages = ageMatcher(phrases);
  const nameOf = ({ names }: RoomNames) => names[language];
  const partySource = peopleSource(phrases, ages.source);
  const sources = {
    numero: namedGroup("numero", ROOM_COUNT_SOURCE),
    camera: namedGroup("camera", oneOf(rooms.map((room) => textSource(nameOf(room))))),
    persone: partySource,
    arrivo: namedGroup("arrivo", days.source),
    partenza: namedGroup("partenza", days.source),
    anni: namedGroup("anni", ages.source),
    nome: namedGroup("nome", NAME_SOURCE),
    posta: namedGroup("posta", EMAIL_SOURCE),
    telefono: namedGroup("telefono", PHONE_SOURCE),
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

  const sentencePattern = (source: string, impliedFields: MessageFields = {}): SentencePattern => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, "giu"),
    read: (groups) => ({ language, ...impliedFields, ...readGroups(groups) }),
  });
  const patternOfTemplate = (text: string, impliedFields?: MessageFields) =>
    sentencePattern(templateSource(text, sources), impliedFields);
  const patternOfPlural = (forms: PluralForms) => sentencePattern(pluralSource(forms, sources));

  const datesSource = templateSource(message.dates, sources);
  const roomCountSource = pluralSource(counts.rooms, sources);
  return [
    patternOfPlural(message.house),
    patternOfTemplate(message.roomOfSeveral),
    patternOfTemplate(message.room, { roomCount: 1 }),
    patternOfPlural(message.houseWithoutDates),
    patternOfTemplate(message.roomOfSeveralWithoutDates),
    patternOfTemplate(message.roomWithoutDates, { roomCount: 1 }),
    patternOfTemplate(message.thisRoom),
    patternOfTemplate(message.anyRoom),
    patternOfTemplate(message.adviceParty),
    patternOfTemplate(message.adviceDates),
    patternOfTemplate(message.advice),
    patternOfPlural(message.childrensAges),
    patternOfTemplate(message.someAges),
    patternOfTemplate(contact.opening),
    patternOfTemplate(contact.room),
    patternOfTemplate(contact.subjectRoom),
    patternOfTemplate(contact.phone),
    // Dates, people and rooms, which this site adds in brackets after a guest's question (`questionWithChoice`).
    sentencePattern(`(?:${datesSource},\\s)?${partySource},\\s${roomCountSource}`),
  ];
}

export function siteSentenceReader(phrases: Record<Language, Phrases>, rooms: RoomNames[]) {
  const sentencePatterns = memoize(() =>
    LANGUAGE_CODES.flatMap((language) => patternsOf(phrases[language], language, rooms)),
  );
  return (text: string) => {
    let unreadText = text;
    const readings: MessageFields[] = [];
    for (const { pattern, read } of sentencePatterns()) {
      readings.push(...Array.from(unreadText.matchAll(pattern), ({ groups = {} }) => read(groups)));
      // Without the line break, the texts before and after the sentence could be read as one sentence.
      unreadText = unreadText.replaceAll(pattern, "\n");
    }
    return { readings: withoutTranslationLanguage(readings), unreadText };
  };
}

/** In a bilingual message Italian is the language of the translation (`withItalianBelow`), not the guest's language. */
function withoutTranslationLanguage(readings: MessageFields[]): MessageFields[] {
  const languages = new Set(readings.map(({ language }) => language));
  if (languages.size < 2) return readings;
  return readings.map(({ language, ...reading }) =>
    language === DEFAULT_LANGUAGE ? reading : { ...reading, ...(language && { language }) },
  );
}
