/**
 * What a stay costs.
 *
 * Shapes: whole euro cents in, whole euro cents out.
 * Units:  cents, so no sum is ever rounded.
 * Errors: none.
 * Source: specification, section 9: a rate a night and room, the same for all rooms.
 */

/** The price of a stay: the nightly rate, for every night and every room. */
export function priceOfStay(rate: number, nights: number, rooms: number): number {
  return rate * nights * rooms;
}

/** "€ 85,00", "€ 1.190,00" */
export function euros(cents: number): string {
  const whole = Math.trunc(cents / 100).toString();
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ".");
  return `€ ${grouped},${(cents % 100).toString().padStart(2, "0")}`;
}
