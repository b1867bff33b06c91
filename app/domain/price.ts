/**
 * An amount of money, and how it is written.
 *
 * Units:  whole euro cents.
 */

/** What something costs, or from what on when it depends on the room or the season. */
export type StayPrice = { cents: number; isLeast: boolean };

/** "€ 85,00", "€ 1.190,00" */
export function euros(cents: number): string {
  const whole = Math.trunc(cents / 100).toString();
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ".");
  return `€ ${grouped},${(cents % 100).toString().padStart(2, "0")}`;
}
