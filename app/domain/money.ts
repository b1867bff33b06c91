import { interpolate } from "./interpolate.ts";

/** In whole cents; `isLeast` where other rooms or nights cost more. */
export type StayPrice = { cents: number; isLeast: boolean };

const GROUP_START = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes whole cents, "€ 1.190,00"; `amount` shows the language's signs by the number "1.234,56". Without Intl,
 * because a phone needs 100 ms for its first format, while the page is hydrated.
 */
export function moneyIn(amount: string, price: string) {
  const [groupSign = "", decimalSign = ""] = amount.replaceAll(/\d/g, "");
  return (cents: number): string => {
    const euros = String(Math.floor(cents / 100)).replaceAll(GROUP_START, groupSign);
    const rest = String(cents % 100).padStart(2, "0");
    return interpolate(price, { importo: euros + decimalSign + rest });
  };
}
