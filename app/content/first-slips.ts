/** As many as a person mends before trying again. */
const MOST = 20;

/** The first slips, and the number of the others. */
export function firstSlips(slips: string[]): string[] {
  const more = slips.length - MOST;
  if (more <= 0) return slips;
  const rest = more === 1 ? "E ancora un errore" : `E altri ${more} errori`;
  return [...slips.slice(0, MOST), `${rest}: correggete questi, poi riprovate.`];
}
