/** prices.yaml: a rate for each room, seasons, discounts, the town's tax. */
import { z } from "zod";
import { euros, text, title } from "./parts.ts";
import { roomSlug } from "./slugs.ts";

const DAY_WORDS =
  'Il giorno va scritto così: "08-23" per ogni anno, "2027-08-23" per un anno solo, e deve esserci nel calendario';

/** A leap year, for yearly days. */
const LEAP_YEAR = "2028";

/** "08-23" of every year, "2027-08-23" of one. */
const seasonDay = z
  .string(DAY_WORDS)
  .refine(
    (day) => z.iso.date().safeParse(day.length === 5 ? `${LEAP_YEAR}-${day}` : day).success,
    DAY_WORDS,
  );

type Period = { from?: string | undefined; to?: string | undefined };

/** A yearly season may span New Year's Eve; one of a certain year must be in order. */
function inOrder({ from, to }: Period, context: z.RefinementCtx): void {
  const slip = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (!from && !to) return;
  if (!from) return slip("to", 'Manca "from", la prima notte');
  if (!to) return slip("from", 'Manca "to", l’ultima notte');
  if (from.length !== to.length)
    return slip(
      "to",
      "La prima e l’ultima notte vanno scritte nello stesso modo, con o senza l’anno",
    );
  // A season of nearly a year is most probably a short one with its days swapped.
  const isOnce = from.length > 5 || from.slice(0, 2) === to.slice(0, 2);
  if (to < from && isOnce) slip("to", "La stagione finisce prima di cominciare");
}

const age = z
  .int('Serve un’età in anni, per esempio "freeBelow: 3"')
  .min(1, "L’età comincia da 1: vuol dire sotto un anno")
  .max(18, "Un bambino ha meno di 18 anni");

const nights = (least: number) =>
  z.int("Serve un numero di notti, senza virgolette").min(least, `Le notti sono almeno ${least}`);

const extraBed = z
  .strictObject({
    adult: euros,
    child: euros.optional(),
    childBelow: age.optional(),
    freeBelow: age.optional(),
  })
  .superRefine(({ adult, child, childBelow, freeBelow }, context) => {
    const slip = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (child !== undefined && childBelow === undefined)
      slip("child", 'Manca "childBelow": sotto quale età vale il prezzo per bambini');
    if (child === undefined && childBelow !== undefined)
      slip("childBelow", 'Manca "child", il prezzo per bambini');
    if (child !== undefined && child > adult)
      slip("child", "Il letto di un bambino costa più di quello di un adulto");
    if (childBelow !== undefined && freeBelow !== undefined && freeBelow >= childBelow)
      slip("freeBelow", 'Deve essere più basso di "childBelow"');
  });

const rate = z
  .strictObject({ base: euros, single: euros.optional(), extraBed: extraBed.optional() })
  .superRefine(dearSingle);

function dearSingle(
  { base, single }: { base?: number | undefined; single?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (base !== undefined && single !== undefined && single > base)
    context.addIssue({
      code: "custom",
      path: ["single"],
      message: "Una persona sola paga più di due",
    });
}

const season = z
  .strictObject({
    name: title,
    from: seasonDay,
    to: seasonDay,
    rooms: z.array(roomSlug).min(1).optional(),
    base: euros.optional(),
    single: euros.optional(),
    minNights: nights(1).optional(),
  })
  .superRefine(inOrder)
  .superRefine(dearSingle);

const discount = z.strictObject({
  nights: nights(1),
  percent: z
    .number("Serve un numero senza virgolette, per esempio 10")
    .gt(0, "Lo sconto deve essere maggiore di zero")
    .max(100, "Lo sconto è al massimo del 100 %")
    // Hundredths keep the rounding to cents exact.
    .refine((percent) => Number(percent.toFixed(2)) === percent, "Al massimo due decimali"),
});

const tax = z
  .strictObject({
    town: text.optional(),
    perNight: euros,
    maxNights: nights(1).optional(),
    freeBelow: age.optional(),
    from: seasonDay.optional(),
    to: seasonDay.optional(),
    source: text.optional(),
  })
  .superRefine(inOrder);

export const prices = z.strictObject({
  rates: z.record(roomSlug, rate),
  seasons: z.array(season).default([]),
  discounts: z.array(discount).default([]),
  tax: tax.optional(),
});
