/** What stays cost today, in the words a guest reads: the family may change every price. */
import { priceOfStay } from "#app/domain/price.ts";
import { italian } from "./italian.ts";
import { rooms } from "./site.ts";

/** A night in a room. */
export function nightIn({ rate }: { rate: number }): string {
  return italian.money(rate);
}

/** A stay in some of the rooms, whichever they will be. */
export function stayOf(nights: number, count = 1): string {
  const rates = rooms.map(({ rate }) => rate);
  return italian.priceWords(priceOfStay(rates, nights, count));
}

/** A stay in this room. */
export function stayIn({ rate }: { rate: number }, nights: number): string {
  return italian.money(rate * nights);
}
