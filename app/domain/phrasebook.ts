/** Functions that fill numbers, days and names into the sentences of content/<language>/phrases.yaml. */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import { type MessagePhrases, chatMessageWriters } from "./chat-message.ts";
import { dayFormats, shortDateIn } from "./day-words.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { countFormats } from "./party-words.ts";
import { pluralizer } from "./plural.ts";
import { memoizeByObject } from "./memoize.ts";
import { moneyFormatter, type StayPrice } from "./money.ts";
import { interpolate } from "./interpolate.ts";
import type { BillLine, Quote } from "./quote.ts";
import type { PartyQuote } from "./quote-rooms.ts";
import { nightCountOf, type Stay } from "./stay.ts";

/** `family` has the Italian phrases for bilingual messages; it is absent if the guest's language is Italian. */
export type Phrases = PhraseWords & { family?: MessagePhrases | undefined };

export type Phrasebook = ReturnType<typeof createPhrasebook>;

export const phrasebook = memoizeByObject(createPhrasebook);

/** The Italian text is not trimmed: it may end with a space, after which the guest goes on writing. */
export function withItalianBelow(guestText: string, italian: string): string {
  return `${guestText.trimEnd()}\n\n(${DEFAULT_LANGUAGE}) ${italian}`;
}

const inBothLanguages =
  <Args extends unknown[]>(guest: (...args: Args) => string, family: (...args: Args) => string) =>
  (...args: Args) =>
    withItalianBelow(guest(...args), family(...args));

/** Messages to the family are bilingual; sentences of pages are not. */
function createPhrasebook(phrases: Phrases) {
  const sentences = sentencesFrom(phrases);
  const guestPhrases = { ...sentences, ...billSentences(phrases, sentences) };
  if (!phrases.family) return guestPhrases;
  const family = sentencesFrom(phrases.family);
  return {
    ...guestPhrases,
    enquiryMessage: inBothLanguages(guestPhrases.enquiryMessage, family.enquiryMessage),
    generalMessage: inBothLanguages(guestPhrases.generalMessage, family.generalMessage),
    adviceMessage: inBothLanguages(guestPhrases.adviceMessage, family.adviceMessage),
  };
}

type Sentences = ReturnType<typeof sentencesFrom>;

/** Returns all sentences except those of bills (`billSentences`): guests' messages need no bill, and are made without. */
export function sentencesFrom(phrases: MessagePhrases) {
  const pluralize = pluralizer(phrases.locale);
  const days = { ...dayFormats(phrases.locale), shortDate: shortDateIn(phrases.date) };
  const counts = countFormats(phrases, pluralize);
  const money = moneyFormatter(phrases.amount, phrases.price);
  /** "€ 85,00"; "da € 85,00" if other rooms or nights cost more. */
  const priceWords = ({ cents, isLeast }: StayPrice) =>
    isLeast ? interpolate(phrases.from, { prezzo: money(cents) }) : money(cents);
  return {
    pluralize,
    money,
    priceWords,
    ...days,
    ...counts,
    ...chatMessageWriters(phrases, pluralize, days, counts),
  };
}

type Bill = {
  /** The room and its people, if there are several bills. */
  heading?: string;
  /** For example "2 camere, 2 notti a € 85,00" and "€ 340,00". For one room, `words` is "2 notti a € 85,00". */
  lines: { words: string; amount: string }[];
};

function billSentences(
  { quote: words, locale }: PhraseWords,
  { pluralize, guestsWords, nightsWords, money, priceWords }: Sentences,
) {
  const lineWords = (line: BillLine, isOfOneRoom: boolean) => {
    if (line.kind === "discount")
      return {
        words: interpolate(words.discount, { percento: line.unit.toLocaleString(locale) }),
        amount: `− ${money(-line.cents)}`,
      };
    const placeholders = { notti: nightsWords(line.nights), prezzo: money(line.unit) };
    return {
      words:
        isOfOneRoom && line.kind === "room"
          ? interpolate(words.roomNights, placeholders)
          : pluralize(line.quantity, words[line.kind], placeholders),
      amount: money(line.cents),
    };
  };
  /** Returns a bill for each room if the bills differ; otherwise one bill, or none if its only line would repeat the total. */
  const billsOf = ({ lines, rooms }: PartyQuote): Bill[] => {
    const distinctBills = new Set(rooms.map((room) => JSON.stringify(room.lines)));
    if (distinctBills.size > 1)
      return rooms.map(({ party, lines: roomLines }, at) => ({
        heading: interpolate(words.ofRoom, { numero: `${at + 1}`, persone: guestsWords(party) }),
        lines: roomLines.map((line) => lineWords(line, true)),
      }));
    if (lines.length < 2) return [];
    return [{ lines: lines.map((line) => lineWords(line, rooms.length === 1)) }];
  };
  /** "di cui imposta di soggiorno € 8,00, da pagare in casa"; undefined without a tax. */
  const taxWords = ({ tax }: Pick<Quote, "tax">) =>
    tax ? interpolate(words.ofWhichTax, { imposta: money(tax) }) : undefined;
  /** "Totale € 268,00, di cui …" */
  const totalWords = (quote: PartyQuote) =>
    [interpolate(words.total, { totale: priceWords(quote) }), taxWords(quote)]
      .filter((part) => part !== undefined)
      .join(", ");
  /** Writes the bill, and adds `note`, a sentence about the tourist tax, if the total does not include the tax. */
  const billWords = (quote: PartyQuote, note: string) => [
    ...billsOf(quote).flatMap(({ heading, lines }) => [
      ...(heading ? [heading] : []),
      ...lines.map((line) => `${line.words}: ${line.amount}`),
    ]),
    quote.tax === undefined
      ? interpolate(words.withNote, { totale: totalWords(quote), nota: note })
      : `${totalWords(quote)}.`,
  ];

  return {
    billsOf,
    billWords,
    taxWords,
    totalWords,
    tooShortWords: (stay: Stay, { minNights }: Quote) =>
      nightCountOf(stay) < minNights ? pluralize(minNights, words.tooShort) : undefined,
    draftWords: (quote: PartyQuote, note: string) =>
      [words.draft, ...billWords(quote, note)].join("\n"),
  };
}
