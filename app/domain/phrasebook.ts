/**
 * The sentences of one language with numbers, days and names in them, for pages, messages and mails.
 *
 * Shapes: in, the sentences of content/<language>/phrases.yaml; out, functions that fill them in.
 */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import { type Messages, messagesIn } from "./chat-message.ts";
import { withItalianBelow } from "./bilingual.ts";
import { type Days, daysIn } from "./day-words.ts";
import { type Counts, countsIn } from "./party-words.ts";
import { type Choose, pluralizer } from "./plural.ts";
import { memoize } from "./memoize.ts";
import { type Money, moneyIn, type StayPrice } from "./money.ts";
import { quotesIn, type QuoteWords } from "./quote-words.ts";
import { interpolate } from "./interpolate.ts";

/** `family` has the default language's phrases, where this is another: messages are in both. */
export type Phrases = PhraseWords & { family?: MessagePhrases | undefined };

export type MessagePhrases = Omit<PhraseWords, "quote">;

export type Phrasebook = Days &
  Counts &
  Messages &
  QuoteWords & {
    choose: Choose;
    /** "€ 85,00" */
    money: Money;
    /** "€ 85,00"; "da € 85,00" when other rooms cost more. */
    priceWords: (price: StayPrice) => string;
  };

const phrasebooks = new WeakMap<Phrases, Phrasebook>();

export function phrasebook(phrases: Phrases): Phrasebook {
  const book = phrasebooks.get(phrases) ?? createPhrasebook(phrases);
  phrasebooks.set(phrases, book);
  return book;
}

/** Messages to the family are bilingual; sentences of pages are not. */
function createPhrasebook(phrases: Phrases): Phrasebook {
  const sentences = sentencesFrom(phrases);
  const own = {
    ...sentences,
    ...quotesIn(phrases.quote, { ...sentences, locale: phrases.locale }),
  };
  if (!phrases.family) return own;
  const family = sentencesFrom(phrases.family);
  return {
    ...own,
    enquiryMessage: (...args) =>
      withItalianBelow(own.enquiryMessage(...args), family.enquiryMessage(...args)),
    generalMessage: (...args) =>
      withItalianBelow(own.generalMessage(...args), family.generalMessage(...args)),
    adviceMessage: (enquiry) =>
      withItalianBelow(own.adviceMessage(enquiry), family.adviceMessage(enquiry)),
  };
}

/** All but what is said of prices; a message needs the family's own too. */
export function sentencesFrom(phrases: MessagePhrases): Omit<Phrasebook, keyof QuoteWords> {
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
  const priceWords: Phrasebook["priceWords"] = ({ cents, isLeast }) =>
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
