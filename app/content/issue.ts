/** Validation issues of content/ and pictures/, as values and as lines for a terminal. An issue prevents publishing. */
export type Issue = {
  /** The file's path from the project's root: "content/prices.yaml", "pictures/masters/hero-terrace.jpg". */
  file: string;
  /** The value's path in the file: "rates.elegant_room.base"; absent for an issue of the whole file. */
  path?: string;
  line?: number;
  /** An Italian sentence: what is wrong and what to write instead. */
  reason: string;
};

const MAX_QUOTE_LENGTH = 80;

export function shorten(text: string, maxLength = MAX_QUOTE_LENGTH): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}

/** In characters. A longer reason, which quotes a long value, is shortened. */
const MAX_REASON_LENGTH = 600;

/** Returns a line such as `content/prices.yaml:12  rates.elegant_room.base: …`. */
export function formatIssue({ file, path, line, reason }: Issue): string {
  const place = [line === undefined ? file : `${file}:${line}`, ...(path ? [shorten(path)] : [])];
  const separator = line !== undefined && !path ? "  " : ": ";
  return `${place.join("  ")}${separator}${shorten(reason, MAX_REASON_LENGTH)}`;
}

/** At most this many issues are listed, because few people correct more before they try again. Others are counted. */
const MAX_ISSUES = 20;

export function formatIssues(issues: Issue[]): string {
  const lines = issues.slice(0, MAX_ISSUES).map(formatIssue);
  const restCount = issues.length - MAX_ISSUES;
  const restText = restCount === 1 ? "E ancora un errore" : `E altri ${restCount} errori`;
  return [
    ...lines,
    ...(restCount > 0 ? [`${restText}: correggete questi, poi riprovate.`] : []),
  ].join("\n");
}
