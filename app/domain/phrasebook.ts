/**
 * What is written in one language, with numbers, days and names in it: for pages, messages and mails.
 *
 * Shapes: in, the sentences of content/<language>/phrases.yaml; out, functions that fill them in.
 */
import { type Messages, messagesIn, type MessageWords } from "./chat-message.ts";
import { type ContactMessages, contactMessagesIn, type ContactWords } from "./contact-message.ts";
import { type Days, daysIn } from "./day-words.ts";
import { type Counts, countsIn, type CountWords } from "./party-words.ts";
import { type Choose, chooseIn } from "./plural.ts";
import { euros, type StayPrice } from "./price.ts";
import { quotesIn, type QuoteSentences, type QuoteWords } from "./quote-words.ts";
import { worded } from "./worded.ts";

export type Phrases = CountWords & {
  /** How the language writes days and numbers: "it-IT". */
  locale: string;
  /** A price that may rise with other rooms. */
  from: string;
  message: MessageWords;
  contact: ContactWords;
  quote: QuoteSentences;
};

export type Phrasebook = Days &
  Counts &
  Messages &
  ContactMessages &
  QuoteWords & {
    choose: Choose;
    /** "€ 85,00" */
    money: (cents: number) => string;
    /** "€ 85,00"; "da € 85,00" when other rooms cost more. */
    priceWords: (price: StayPrice) => string;
  };

/** A language is prepared once, however often it is spoken. */
const known = new WeakMap<Phrases, Phrasebook>();

export function phrasebook(phrases: Phrases): Phrasebook {
  const book = known.get(phrases) ?? written(phrases);
  known.set(phrases, book);
  return book;
}

function written(phrases: Phrases): Phrasebook {
  const choose = chooseIn(phrases.locale);
  const days = daysIn(phrases.locale);
  const counts = countsIn(phrases, choose);
  const money = euros;
  const priceWords: Phrasebook["priceWords"] = ({ cents, isLeast }) =>
    isLeast ? worded(phrases.from, { prezzo: money(cents) }) : money(cents);
  const tools = { choose, days, counts, money, priceWords, locale: phrases.locale };
  return {
    choose,
    money,
    priceWords,
    ...days,
    ...counts,
    ...messagesIn(phrases.message, { choose, days, counts }),
    ...contactMessagesIn(phrases.contact),
    ...quotesIn(phrases.quote, tools),
  };
}
