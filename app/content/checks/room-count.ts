const NUMBER_WORDS = "zero una due tre quattro cinque sei sette otto nove dieci".split(" ");

// "Una camera" ("a room") is left out, because it seldom says how many rooms there are.
const TWO_OR_MORE = [...NUMBER_WORDS.slice(2), "\\d+"].join("|");

/** Match "tre camere" (three rooms), "le camere sono tre" and "delle tre". Texts also call rooms "caratteri" and "modi". */
const ROOM_COUNT_PATTERNS = [
  `(${TWO_OR_MORE}) (?:camere|stanze|caratteri|modi)`,
  `(?:camere|stanze) sono (${TWO_OR_MORE})`,
  `delle (${TWO_OR_MORE})(?= e |[,.;])`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}(?![\p{L}\d])`, "giu"));

export function wrongRoomCounts(text: string, roomCount: number): string[] {
  return ROOM_COUNT_PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([, number = ""]) => {
      const wordValue = NUMBER_WORDS.indexOf(number.toLowerCase());
      return (wordValue < 0 ? Number(number) : wordValue) !== roomCount;
    })
    .map(([words]) => words);
}
