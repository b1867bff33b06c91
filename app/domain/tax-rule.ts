import type { HouseWords } from "#app/content/schemas/house.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { Tax } from "./prices.ts";
import { interpolate } from "./interpolate.ts";

export function taxRule(
  words: HouseWords["taxRule"],
  { perNight, maxNights, from, to, freeBelow, town, source }: Tax,
  { pluralize, money, seasonDay }: Pick<Phrasebook, "pluralize" | "money" | "seasonDay">,
): string {
  const rule = [
    interpolate(words.perNight, { prezzo: money(perNight) }),
    maxNights !== undefined && pluralize(maxNights, words.most),
    from && to && interpolate(words.season, { primo: seasonDay(from), ultimo: seasonDay(to) }),
    freeBelow !== undefined && interpolate(words.free, { anni: `${freeBelow}` }),
  ];
  const origin = [town, source].filter(Boolean).join(", ");
  return `${rule.filter(Boolean).join(", ")}${origin && ` (${origin})`}.`;
}
