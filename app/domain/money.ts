import { interpolate } from "./interpolate.ts";
import { memoize } from "./memoize.ts";

/** In whole cents; `isLeast` where other rooms or nights cost more. */
export type StayPrice = { cents: number; isLeast: boolean };

/** Writes whole cents, "€85.00" in English; `price`, such as "€ {importo}", replaces the form of the language. */
export function moneyIn(locale: string, price?: string) {
  const format = memoize(() =>
    price
      ? new Intl.NumberFormat(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          // "1.190,00": by default Italian groups from 10.000 on.
          useGrouping: "always",
        })
      : new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }),
  );
  return (cents: number): string => {
    const importo = format().format(cents / 100);
    return price ? interpolate(price, { importo }) : importo;
  };
}
