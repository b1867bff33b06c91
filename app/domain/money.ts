import { interpolate } from "./interpolate.ts";

/** A price in whole cents; `isLeast` is true if other rooms or nights cost more. */
export type StayPrice = { cents: number; isLeast: boolean };

const GROUP_START = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes whole cents as "€ 1.190,00"; `amount` is the number "1.234,56" with the language's own signs. `Intl` is not
 * used, because its first format takes a phone 100 ms during hydration.
 */
export function moneyFormat(amount: string, price: string) {
  const [groupSign = "", decimalSign = ""] = amount.replaceAll(/\d/g, "");
  return (cents: number): string => {
    const euros = String(Math.floor(cents / 100)).replaceAll(GROUP_START, groupSign);
    const centDigits = String(cents % 100).padStart(2, "0");
    return interpolate(price, { importo: euros + decimalSign + centDigits });
  };
}
