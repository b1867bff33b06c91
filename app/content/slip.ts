/** Problems in content/ and pictures/ that stop publishing, as values and as lines for a terminal. */
export type Slip = {
  /** From the project's root: "content/prices.yaml", "pictures/masters/hero-town.jpg". */
  file: string;
  /** The value's path in the file: "rates.elegant_room.base"; absent for a slip of the whole file. */
  path?: string;
  line?: number;
  /** An Italian sentence: what is wrong and what to write instead. */
  reason: string;
};

/** The length of a quoted text, in characters. */
const QUOTE_LENGTH = 80;

export function clip(text: string, most = QUOTE_LENGTH): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}

/** In characters; a reason may quote a long value. */
const LONGEST_REASON = 600;

/** `content/prices.yaml:12  rates.elegant_room.base: …` */
export function formatSlip({ file, path, line, reason }: Slip): string {
  const place = [line === undefined ? file : `${file}:${line}`, ...(path ? [clip(path)] : [])];
  const separator = line !== undefined && !path ? "  " : ": ";
  return `${place.join("  ")}${separator}${clip(reason, LONGEST_REASON)}`;
}

/** As many as a person mends before trying again. */
const MOST = 20;

/** A line for each of the first slips, and one for the number of the others. */
export function formatSlips(slips: Slip[]): string {
  const lines = slips.slice(0, MOST).map(formatSlip);
  const more = slips.length - MOST;
  const rest = more === 1 ? "E ancora un errore" : `E altri ${more} errori`;
  return [...lines, ...(more > 0 ? [`${rest}: correggete questi, poi riprovate.`] : [])].join("\n");
}
