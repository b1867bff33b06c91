/** Problems in content/ and pictures/ that stop publishing, as values and as lines for a terminal. */
export type Slip = {
  /** The file's path from the project's root: "content/prices.yaml", "pictures/masters/hero-terrace.jpg". */
  file: string;
  /** The value's path in the file: "rates.elegant_room.base"; absent for a slip of the whole file. */
  path?: string;
  line?: number;
  /** An Italian sentence: what is wrong and what to write instead. */
  reason: string;
};

const MAX_QUOTE_LENGTH = 80;

export function clip(text: string, most = MAX_QUOTE_LENGTH): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}

/** In characters; a reason may quote a long value. */
const MAX_REASON_LENGTH = 600;

/** `content/prices.yaml:12  rates.elegant_room.base: …` */
export function formatSlip({ file, path, line, reason }: Slip): string {
  const place = [line === undefined ? file : `${file}:${line}`, ...(path ? [clip(path)] : [])];
  const separator = line !== undefined && !path ? "  " : ": ";
  return `${place.join("  ")}${separator}${clip(reason, MAX_REASON_LENGTH)}`;
}

/** As many as a person mends before trying again. */
const MAX_SLIPS = 20;

export function formatSlips(slips: Slip[]): string {
  const lines = slips.slice(0, MAX_SLIPS).map(formatSlip);
  const restCount = slips.length - MAX_SLIPS;
  const restText = restCount === 1 ? "E ancora un errore" : `E altri ${restCount} errori`;
  return [
    ...lines,
    ...(restCount > 0 ? [`${restText}: correggete questi, poi riprovate.`] : []),
  ].join("\n");
}
