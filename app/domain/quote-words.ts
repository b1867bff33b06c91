/**
 * A quote in words: for pages, for what our server fills into them, and for written messages.
 *
 * Shapes: in, content's sentences and a total; out, lines with their amounts, and sentences.
 */
import type { Counts } from "./party-words.ts";
import type { Choose, Forms } from "./plural.ts";
import type { StayPrice } from "./price.ts";
import type { Line, Quote } from "./quote.ts";
import type { Total } from "./quote-rooms.ts";
import { nightsOf, type Stay } from "./stay.ts";
import { interpolate } from "./interpolate.ts";

export type QuoteSentences = {
  ofRoom: string;
  roomNights: string;
  room: Forms;
  bed: Forms;
  tax: Forms;
  discount: string;
  total: string;
  ofWhichTax: string;
  withNote: string;
  tooShort: Forms;
  agesMissing: string;
  draft: string;
};

export type QuoteWords = {
  /** What a total is made of; a bill for each room where they differ, nothing where the total says it all. */
  bills: (total: Total) => Bill[];
  /** "di cui imposta di soggiorno € 8,00, da pagare in casa", where there is any. */
  taxWords: (total: Pick<Quote, "tax">) => string | undefined;
  /** "Totale € 268,00, di cui …" */
  totalWords: (total: Total) => string;
  /** Where a stay is shorter than its nights ask for. */
  tooShortWords: (stay: Stay, total: Quote) => string | undefined;
  /** All of it in a written message, a line each; the note stands where no tax is in the total. */
  billWords: (total: Total, note: string) => string[];
  /** What an e-mail says below the guest's question: the price as the site showed it. */
  draftWords: (total: Total, note: string) => string;
};

export type Bill = {
  /** Of which room and whose it is, where there are several. */
  heading?: string;
  /** "1 camera, 2 notti a € 85,00" and "€ 170,00" */
  lines: { words: string; amount: string }[];
};

type Tools = Pick<Counts, "nights" | "guests"> & {
  choose: Choose;
  money: (cents: number) => string;
  priceWords: (price: StayPrice) => string;
  locale: string;
};

export function quotesIn(
  words: QuoteSentences,
  { choose, guests, nights, money, priceWords, locale }: Tools,
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
  // The heading names the room already.
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
    return lines.length > 1 ? [{ lines: lines.map(lineWords) }] : [];
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
