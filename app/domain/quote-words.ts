/**
 * A quote in words, for pages and messages.
 *
 * Shapes: in, content's sentences and a total; out, lines with their amounts, and sentences.
 */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import type { Counts } from "./party-words.ts";
import type { Choose } from "./plural.ts";
import type { StayPrice } from "./money.ts";
import type { Line, Quote } from "./quote.ts";
import type { Total } from "./quote-rooms.ts";
import { nightsOf, type Stay } from "./stay.ts";
import { interpolate } from "./interpolate.ts";

export type QuoteWords = {
  /** The lines of a total: a bill for each room where they differ, none where the total suffices. */
  bills: (total: Total) => Bill[];
  /** "di cui imposta di soggiorno € 8,00, da pagare in casa"; undefined without a tax. */
  taxWords: (total: Pick<Quote, "tax">) => string | undefined;
  /** "Totale € 268,00, di cui …" */
  totalWords: (total: Total) => string;
  /** Undefined unless the stay is shorter than the minimum. */
  tooShortWords: (stay: Stay, total: Quote) => string | undefined;
  /** A message's lines; the note takes the place of a tax that the total does not include. */
  billWords: (total: Total, note: string) => string[];
  /** The text below the question in an e-mail draft: the price on the site. */
  draftWords: (total: Total, note: string) => string;
};

type Bill = {
  /** The room and its people, where there are several bills. */
  heading?: string;
  /** "2 camere, 2 notti a € 85,00" and "€ 340,00"; of one room "2 notti a € 85,00". */
  lines: { words: string; amount: string }[];
};

type Formatters = Pick<Counts, "nights" | "guests"> & {
  choose: Choose;
  money: (cents: number) => string;
  priceWords: (price: StayPrice) => string;
  locale: string;
};

export function quotesIn(
  words: PhraseWords["quote"],
  { choose, guests, nights, money, priceWords, locale }: Formatters,
): QuoteWords {
  const lineWords = (line: Line) => {
    if (line.kind === "discount")
      return {
        words: interpolate(words.discount, { percento: line.unit.toLocaleString(locale) }),
        amount: `− ${money(-line.cents)}`,
      };
    const names = { notti: nights(line.nights), prezzo: money(line.unit) };
    return { words: choose(line.times, words[line.kind], names), amount: money(line.cents) };
  };
  const lineInRoom = (line: Line) =>
    line.kind === "room"
      ? {
          words: interpolate(words.roomNights, {
            notti: nights(line.nights),
            prezzo: money(line.unit),
          }),
          amount: money(line.cents),
        }
      : lineWords(line);
  const bills: QuoteWords["bills"] = ({ lines, rooms }) => {
    const kinds = new Set(rooms.map((room) => JSON.stringify(room.lines)));
    if (kinds.size > 1)
      return rooms.map((room, at) => ({
        heading: interpolate(words.ofRoom, { numero: `${at + 1}`, persone: guests(room.party) }),
        lines: room.lines.map(lineInRoom),
      }));
    const ofOneOrAll = rooms.length === 1 ? lineInRoom : lineWords;
    return lines.length > 1 ? [{ lines: lines.map(ofOneOrAll) }] : [];
  };
  const taxWords: QuoteWords["taxWords"] = ({ tax }) =>
    tax ? interpolate(words.ofWhichTax, { imposta: money(tax) }) : undefined;
  const totalWords: QuoteWords["totalWords"] = (total) =>
    [interpolate(words.total, { totale: priceWords(total) }), taxWords(total)]
      .filter((part) => part !== undefined)
      .join(", ");
  const billWords: QuoteWords["billWords"] = (total, note) => [
    ...bills(total).flatMap(({ heading, lines }) => [
      ...(heading ? [heading] : []),
      ...lines.map((line) => `${line.words}: ${line.amount}`),
    ]),
    total.tax === undefined
      ? interpolate(words.withNote, { totale: totalWords(total), nota: note })
      : `${totalWords(total)}.`,
  ];

  return {
    bills,
    billWords,
    taxWords,
    totalWords,
    tooShortWords: (stay, { minNights }) =>
      nightsOf(stay) < minNights ? choose(minNights, words.tooShort) : undefined,
    draftWords: (total, note) => [words.draft, ...billWords(total, note)].join("\n"),
  };
}
