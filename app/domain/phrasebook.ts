/**
 * The sentences of one language with numbers, days and names in them, for pages, messages and mails.
 *
 * Shapes: in, the sentences of content/<language>/phrases.yaml; out, functions that fill them in.
 */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import { messagesIn } from "./chat-message.ts";
import { daysIn } from "./day-words.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { countsIn } from "./party-words.ts";
import { pluralizer } from "./plural.ts";
import { memoize, memoizeByObject } from "./memoize.ts";
import { moneyIn, type StayPrice } from "./money.ts";
import { quotesIn } from "./quote-words.ts";
import { interpolate } from "./interpolate.ts";

/** `family` has the default language's phrases, where this is another: messages are in both. */
export type Phrases = PhraseWords & { family?: MessagePhrases | undefined };

export type MessagePhrases = Omit<PhraseWords, "quote">;

export type Phrasebook = ReturnType<typeof createPhrasebook>;

export const phrasebook = memoizeByObject(createPhrasebook);

/** A guest's message with its translation for the family below; the guest goes on writing at the end. */
export function withItalianBelow(own: string, italian: string): string {
  return `${own.trimEnd()}\n\n(${DEFAULT_LANGUAGE}) ${italian}`;
}

const bilingual =
  <Args extends unknown[]>(own: (...args: Args) => string, family: (...args: Args) => string) =>
  (...args: Args) =>
    withItalianBelow(own(...args), family(...args));

/** Messages to the family are bilingual; sentences of pages are not. */
function createPhrasebook(phrases: Phrases) {
  const sentences = sentencesFrom(phrases);
  const own = {
    ...sentences,
    ...quotesIn(phrases.quote, { ...sentences, locale: phrases.locale }),
  };
  if (!phrases.family) return own;
  const family = sentencesFrom(phrases.family);
  return {
    ...own,
    enquiryMessage: bilingual(own.enquiryMessage, family.enquiryMessage),
    generalMessage: bilingual(own.generalMessage, family.generalMessage),
    adviceMessage: bilingual(own.adviceMessage, family.adviceMessage),
  };
}

/** The sentences without those of quotes, which messages in the family's language need as well. */
export function sentencesFrom(phrases: MessagePhrases) {
  const choose = pluralizer(phrases.locale);
  const days = daysIn(phrases.locale);
  const counts = countsIn(phrases, choose);
  const { message } = phrases;
  const inMessages = {
    adults: message.adults ?? phrases.counts.adults,
    children: message.children ?? phrases.counts.children,
  };
  const { guests } = countsIn({ ...phrases, counts: { ...phrases.counts, ...inMessages } }, choose);
  const list = memoize(() => new Intl.ListFormat(phrases.locale, { type: "conjunction" }));
  const messages = messagesIn(message, {
    choose,
    days,
    guests,
    counts,
    list: (parts) => list().format(parts),
  });
  const money = moneyIn(phrases.locale, phrases.price);
  /** "€ 85,00"; "da € 85,00" when other rooms cost more. */
  const priceWords = ({ cents, isLeast }: StayPrice) =>
    isLeast ? interpolate(phrases.from, { prezzo: money(cents) }) : money(cents);
  return {
    choose,
    money,
    priceWords,
    ...days,
    ...counts,
    ...messages,
  };
}
