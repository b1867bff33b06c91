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
) {
  /** A line as words and amount; of one room its nights are told without the number of rooms. */
  const lineWords = (line: Line, isOfOneRoom: boolean) => {
    if (line.kind === "discount")
      return {
        words: interpolate(words.discount, { percento: line.unit.toLocaleString(locale) }),
        amount: `− ${money(-line.cents)}`,
      };
    const names = { notti: nights(line.nights), prezzo: money(line.unit) };
    return {
      words:
        isOfOneRoom && line.kind === "room"
          ? interpolate(words.roomNights, names)
          : choose(line.times, words[line.kind], names),
      amount: money(line.cents),
    };
  };
  /** The lines of a total: a bill for each room where they differ, none where the total suffices. */
  const bills = ({ lines, rooms }: Total): Bill[] => {
    const kinds = new Set(rooms.map((room) => JSON.stringify(room.lines)));
    if (kinds.size > 1)
      return rooms.map((room, at) => ({
        heading: interpolate(words.ofRoom, { numero: `${at + 1}`, persone: guests(room.party) }),
        lines: room.lines.map((line) => lineWords(line, true)),
      }));
    if (lines.length < 2) return [];
    return [{ lines: lines.map((line) => lineWords(line, rooms.length === 1)) }];
  };
  /** "di cui imposta di soggiorno € 8,00, da pagare in casa"; undefined without a tax. */
  const taxWords = ({ tax }: Pick<Quote, "tax">) =>
    tax ? interpolate(words.ofWhichTax, { imposta: money(tax) }) : undefined;
  /** "Totale € 268,00, di cui …" */
  const totalWords = (total: Total) =>
    [interpolate(words.total, { totale: priceWords(total) }), taxWords(total)]
      .filter((part) => part !== undefined)
      .join(", ");
  /** A message's lines; the note takes the place of a tax that the total does not include. */
  const billWords = (total: Total, note: string) => [
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
    /** Undefined unless the stay is shorter than the minimum. */
    tooShortWords: (stay: Stay, { minNights }: Quote) =>
      nightsOf(stay) < minNights ? choose(minNights, words.tooShort) : undefined,
    /** The text below the question in an e-mail draft: the price on the site. */
    draftWords: (total: Total, note: string) => [words.draft, ...billWords(total, note)].join("\n"),
  };
}
