import { z } from "zod";
import { DAY_PATTERN, parseDay } from "../forms/typed-values.ts";
import { addIssue, euros, text, title } from "./parts.ts";
import { roomSlug } from "./slugs.ts";

const DAY_MESSAGE =
  "Il giorno va scritto così: 23/8 per ogni anno, 23/8/2027 per un anno solo, e deve esserci nel calendario";

/** Days without a year are checked in a leap year, because 29 February is one of them. */
const LEAP_YEAR = "2028";

/** "08-23" for every year, "2027-08-23" for one year; a file may also have "23/8", as the family types it. */
const seasonDay = z
  .string(DAY_MESSAGE)
  .transform((day) => (DAY_PATTERN.test(day) ? day : parseDay(day)))
  .refine(
    (day) => z.iso.date().safeParse(day.length === 5 ? `${LEAP_YEAR}-${day}` : day).success,
    DAY_MESSAGE,
  )
  .meta({ input: "day" });

type Period = { from?: string | undefined; to?: string | undefined };

/** A yearly season may span New Year's Eve; a season of one year must not end before it begins. */
function checkPeriodOrder({ from, to }: Period, context: z.RefinementCtx): void {
  if (!from && !to) return;
  if (!from) return addIssue(context, ["to"], "Manca la prima notte");
  if (!to) return addIssue(context, ["from"], "Manca l’ultima notte");
  if (from.length !== to.length)
    return addIssue(
      context,
      ["to"],
      "La prima e l’ultima notte vanno scritte nello stesso modo, con o senza l’anno",
    );
  // "08-20" to "08-10" would be a season of nearly a year; most probably the two days were swapped.
  const needsOrder = from.length > 5 || from.slice(0, 2) === to.slice(0, 2);
  if (to < from && needsOrder) addIssue(context, ["to"], "La stagione finisce prima di cominciare");
}

const age = z
  .int()
  .min(1, "L’età comincia da 1: vuol dire sotto un anno")
  .max(18, "Un bambino ha meno di 18 anni");

const nightCountFrom = (min: number) => z.int().min(min, `Le notti sono almeno ${min}`);

const extraBed = z
  .strictObject({
    adult: euros.meta({ label: "a notte" }),
    child: euros.optional().meta({ label: "di un bambino" }),
    childBelow: age.optional().meta({ label: "un bambino ha meno di … anni" }),
    freeBelow: age.optional().meta({ label: "gratis sotto … anni" }),
  })
  .superRefine(({ adult, child, childBelow, freeBelow }, context) => {
    const addIssueAt = (path: string, message: string) => addIssue(context, [path], message);
    if (child !== undefined && childBelow === undefined)
      addIssueAt("child", "Manca sotto quale età vale il prezzo per bambini");
    if (child === undefined && childBelow !== undefined)
      addIssueAt("childBelow", "Manca il prezzo per bambini");
    if (child !== undefined && child > adult)
      addIssueAt("child", "Il letto di un bambino costa più di quello di un adulto");
    if (childBelow !== undefined && freeBelow !== undefined && freeBelow >= childBelow)
      addIssueAt("freeBelow", "Deve essere più basso dell’età che vale per i bambini");
  });

const rate = z
  .strictObject({
    base: euros.meta({ label: "a notte", help: "Per due persone." }),
    single: euros
      .optional()
      .meta({ label: "una persona sola", help: "Vuoto: paga come due persone." }),
    extraBed: extraBed.optional().meta({ label: "letto in più" }),
  })
  .superRefine(checkSingleRate);

function checkSingleRate(
  { base, single }: { base?: number | undefined; single?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (base !== undefined && single !== undefined && single > base)
    addIssue(context, ["single"], "Una persona sola paga più di due");
}

const season = z
  .strictObject({
    name: title.meta({ label: "Nome", help: "Per voi e per i motori di ricerca." }),
    from: seasonDay.meta({
      label: "Prima notte",
      help: "8/8 per ogni anno, 8/8/2027 per un anno solo.",
    }),
    to: seasonDay.meta({ label: "Ultima notte", help: "Compresa." }),
    rooms: z
      .array(roomSlug.meta({ choice: "rooms" }))
      .min(1)
      .optional()
      .meta({ label: "Camere", help: "Nessuna scelta: tutte." }),
    base: euros.optional().meta({ label: "A notte", isMain: true }),
    single: euros.optional().meta({ label: "Una persona sola" }),
    minNights: nightCountFrom(1).optional().meta({ label: "Notti al minimo", isMain: true }),
  })
  .superRefine(checkPeriodOrder)
  .superRefine(checkSingleRate);

const discount = z.strictObject({
  nights: nightCountFrom(1).meta({ label: "Da quante notti" }),
  percent: z
    .number()
    .gt(0, "Lo sconto deve essere maggiore di zero")
    .max(100, "Lo sconto è al massimo del 100 %")
    // Quotes calculate with hundredths of a percent (domain/quote.ts), so a third decimal would be rounded.
    .refine((percent) => Number(percent.toFixed(2)) === percent, "Al massimo due decimali")
    .meta({ label: "Sconto in %" }),
});

const tax = z
  .strictObject({
    town: title.optional().meta({ label: "Comune" }),
    perNight: euros.meta({ label: "A persona e a notte" }),
    maxNights: nightCountFrom(1)
      .optional()
      .meta({ label: "Notti al massimo", help: "Oltre queste non si paga." }),
    freeBelow: age.optional().meta({ label: "Gratis sotto … anni" }),
    from: seasonDay.optional().meta({ label: "Prima notte dell’anno", help: "Vuoto: sempre." }),
    to: seasonDay.optional().meta({ label: "Ultima notte dell’anno" }),
    source: text.optional().meta({ label: "Dove sta scritto", help: "La delibera del Comune." }),
  })
  .superRefine(checkPeriodOrder);

export const prices = z.strictObject({
  rates: z
    .record(roomSlug.meta({ choice: "rooms" }), rate)
    .meta({ label: "Le camere", help: "Per ogni notte, in euro." }),
  seasons: z.array(season).default([]).meta({
    label: "Le stagioni",
    item: "Stagione",
    help: "Al posto dei prezzi delle camere. Se due stagioni comprendono la stessa notte, vale quella più in basso.",
  }),
  discounts: z.array(discount).default([]).meta({
    label: "Gli sconti",
    item: "Sconto",
    help: "Per chi resta a lungo. Ne vale uno solo, il migliore; mai sull’imposta.",
  }),
  tax: tax.optional().meta({
    label: "L’imposta di soggiorno",
    help: "Vuota finché non sapete quella del vostro Comune.",
  }),
});

export type PriceValues = z.output<typeof prices>;
