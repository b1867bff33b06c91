import { interpolate } from "./interpolate.ts";

/** A price in whole cents; `isLeast` is true if other rooms or nights cost more. */
export type StayPrice = { cents: number; isLeast: boolean };

const THOUSANDS_BOUNDARY = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes whole cents as "€ 1.190,00"; `sampleAmount` is the number 1234.56 as the language writes it, "1.234,56".
 * `Intl` is not used, because its first format takes a phone 100 ms during hydration.
 */
export function moneyFormatter(sampleAmount: string, priceTemplate: string) {
  const [groupSeparator = "", decimalSeparator = ""] = sampleAmount.replaceAll(/\d/g, "");
  return (cents: number): string => {
    const euros = String(Math.floor(cents / 100)).replaceAll(THOUSANDS_BOUNDARY, groupSeparator);
    const centDigits = String(cents % 100).padStart(2, "0");
    return interpolate(priceTemplate, { importo: euros + decimalSeparator + centDigits });
  };
}
