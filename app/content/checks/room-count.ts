/** The sentences of content/ that say another number of rooms than there are. */

const NUMBERS = "zero una due tre quattro cinque sei sette otto nove dieci".split(" ");

// One is left out: "una camera" is any room, seldom how many there are.
const SEVERAL = [...NUMBERS.slice(2), "\\d+"].join("|");

/** "tre camere", "tre caratteri", "le camere sono tre", "la più raccolta delle tre e" */
const COUNTED = [
  `(${SEVERAL}) (?:camere|stanze|caratteri|modi)`,
  `(?:camere|stanze) sono (${SEVERAL})`,
  `delle (${SEVERAL})(?= e |[,.;])`,
].map((shape) => new RegExp(String.raw`(?<![\p{L}\d])${shape}(?![\p{L}\d])`, "giu"));

/** What a text says of the number of rooms that is not so. */
export function wrongCounts(text: string, count: number): string[] {
  return COUNTED.flatMap((shape) => [...text.matchAll(shape)])
    .filter(([, number = ""]) => {
      const said = NUMBERS.indexOf(number.toLowerCase());
      return (said < 0 ? Number(number) : said) !== count;
    })
    .map(([said]) => said);
}
