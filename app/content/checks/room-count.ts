/** Sentences of content/ that count the rooms wrongly. */

const NUMBERS = "zero una due tre quattro cinque sei sette otto nove dieci".split(" ");

// Without one: "una camera" is any room, seldom their number.
const SEVERAL = [...NUMBERS.slice(2), "\\d+"].join("|");

/** "tre camere", "tre caratteri", "le camere sono tre", "la più raccolta delle tre e" */
const COUNTED = [
  `(${SEVERAL}) (?:camere|stanze|caratteri|modi)`,
  `(?:camere|stanze) sono (${SEVERAL})`,
  `delle (${SEVERAL})(?= e |[,.;])`,
].map((shape) => new RegExp(String.raw`(?<![\p{L}\d])${shape}(?![\p{L}\d])`, "giu"));

/** The wrong counts in a text. */
export function wrongCounts(text: string, count: number): string[] {
  return COUNTED.flatMap((shape) => [...text.matchAll(shape)])
    .filter(([, number = ""]) => {
      const inWords = NUMBERS.indexOf(number.toLowerCase());
      return (inWords < 0 ? Number(number) : inWords) !== count;
    })
    .map(([words]) => words);
}
