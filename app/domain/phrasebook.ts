/**
 * What is written in one language, with numbers, days and names in it: for pages, messages and mails.
 *
 * Shapes: in, the sentences of content/<language>/phrases.yaml; out, functions that fill them in.
 */
import { type Messages, messagesIn, type MessageWords } from "./chat-message.ts";
import { bilingual } from "./bilingual.ts";
import { type ContactMessages, contactMessagesIn, type ContactWords } from "./contact-message.ts";
import { type Days, daysIn } from "./day-words.ts";
import { type Counts, countsIn, type CountWords } from "./party-words.ts";
import { type Choose, pluralizer } from "./plural.ts";
import { memoize } from "./memoize.ts";
import { type Money, moneyIn } from "./money.ts";
import type { StayPrice } from "./price.ts";
import { quotesIn, type QuoteSentences, type QuoteWords } from "./quote-words.ts";
import { interpolate } from "./interpolate.ts";

export type Phrases = CountWords & {
  /** How the language writes days and numbers: "it-IT". */
  locale: string;
  /** How the house writes a price, where not as the language does. */
  price?: string | undefined;
  /** A price that may rise with other rooms. */
  from: string;
  message: MessageWords;
  contact: ContactWords;
  quote: QuoteSentences;
  /** The family's own, where guests speak another: what they send says both. */
  family?: Sent | undefined;
};

/** What it takes to write messages. */
type Sent = Omit<Phrases, "quote" | "family">;

export type Phrasebook = Days &
  Counts &
  Messages &
  ContactMessages &
  QuoteWords & {
    choose: Choose;
    /** "€ 85,00" */
    money: Money;
    /** "€ 85,00"; "da € 85,00" when other rooms cost more. */
    priceWords: (price: StayPrice) => string;
  };

/** A language is prepared once, however often it is spoken. */
const known = new WeakMap<Phrases, Phrasebook>();

export function phrasebook(phrases: Phrases): Phrasebook {
  const book = known.get(phrases) ?? spoken(phrases);
  known.set(phrases, book);
  return book;
}

/** What is sent says it in the family's language, too; what is only shown does not. */
function spoken(phrases: Phrases): Phrasebook {
  const said = written(phrases);
  const own = { ...said, ...quotesIn(phrases.quote, { ...said, locale: phrases.locale }) };
  if (!phrases.family) return own;
  const family = written(phrases.family);
  return {
    ...own,
    enquiryMessage: (...asked) =>
      bilingual(own.enquiryMessage(...asked), family.enquiryMessage(...asked)),
    generalMessage: (...asked) =>
      bilingual(own.generalMessage(...asked), family.generalMessage(...asked)),
    adviceMessage: (enquiry) =>
      bilingual(own.adviceMessage(enquiry), family.adviceMessage(enquiry)),
    contactMessage: (contact) =>
      bilingual(own.contactMessage(contact), family.contactOpening(contact)),
  };
}

function written(phrases: Sent): Omit<Phrasebook, keyof QuoteWords> {
  const choose = pluralizer(phrases.locale);
  const days = daysIn(phrases.locale);
  const counts = countsIn(phrases, choose);
  const { message } = phrases;
  const asked = {
    adults: message.adults ?? phrases.counts.adults,
    children: message.children ?? phrases.counts.children,
  };
  const { guests } = countsIn({ ...phrases, counts: { ...phrases.counts, ...asked } }, choose);
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
    ...contactMessagesIn(phrases.contact, messages.enquiryWords),
  };
}
