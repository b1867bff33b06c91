/** Sentences of content/ that count the rooms wrongly. */

const NUMBER_WORDS = "zero una due tre quattro cinque sei sette otto nove dieci".split(" ");

// Without one: "una camera" is any room, seldom their number.
const TWO_OR_MORE = [...NUMBER_WORDS.slice(2), "\\d+"].join("|");

/** "tre camere", "tre caratteri", "le camere sono tre", "la più raccolta delle tre e" */
const ROOM_COUNT_PATTERNS = [
  `(${TWO_OR_MORE}) (?:camere|stanze|caratteri|modi)`,
  `(?:camere|stanze) sono (${TWO_OR_MORE})`,
  `delle (${TWO_OR_MORE})(?= e |[,.;])`,
].map((shape) => new RegExp(String.raw`(?<![\p{L}\d])${shape}(?![\p{L}\d])`, "giu"));

/** The wrong counts in a text. */
export function wrongRoomCounts(text: string, count: number): string[] {
  return ROOM_COUNT_PATTERNS.flatMap((shape) => [...text.matchAll(shape)])
    .filter(([, number = ""]) => {
      const inWords = NUMBER_WORDS.indexOf(number.toLowerCase());
      return (inWords < 0 ? Number(number) : inWords) !== count;
    })
    .map(([words]) => words);
}
