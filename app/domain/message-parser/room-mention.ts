/**
 * The rooms that a guest's own sentences name.
 *
 * Shapes: in, a text and the rooms' names; out, slugs in the order of the rooms, and the rest.
 * Rules:  a name is written as ours or stands behind an article, because "an elegant room" is none;
 *         one room or another is no reading.
 */
import { LANGUAGE_CODES } from "../languages.ts";
import { BLANK, clauseBefore, foldText } from "./folded-text.ts";
import type { RoomNames } from "./own-sentences.ts";
import type { PartialReading } from "./reading.ts";

const BEFORE_A_NAME =
  /(?:\b(?:la|nella|della|alla|dalla|camera|stanza|il|the|das|im|vom|zimmer|room)\s+|["(*:]\s*)$/;
const BEFORE_A_SHORT_NAME = /\b(?:la|nella|della|alla|camera|stanza|zimmer)\s+["*]?$/;
const OR_AFTER = /^[\s"*,]*(?:o|oppure|or|oder)\b/;
const NEGATION = /\b(?:non|not|nicht|kein\w*|tranne|except|auser)\b/;

/** "… o la Natural Room", "… non è libera" */
const isDoubtful = (after: string) =>
  OR_AFTER.test(after) || NEGATION.test(/^[^.,;!?\n]*/.exec(after)?.[0] ?? "");

type RoomMention = { slug: string; start: number; end: number };

function placesOf(text: string, name: string): number[] {
  const pattern = new RegExp(`(?<![a-z\\d])${RegExp.escape(name)}(?![a-z\\d])`, "g");
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

function mentionsOf(text: string, folded: string, rooms: RoomNames[]): RoomMention[] {
  const firstWords = rooms.flatMap(({ names }) => [
    ...new Set(LANGUAGE_CODES.map((language) => foldText(names[language]).split(" ")[0] ?? "")),
  ]);
  return rooms.flatMap(({ slug, names }) =>
    [...new Set(LANGUAGE_CODES.map((language) => names[language]))].flatMap((name) => {
      const plain = foldText(name);
      const [first = ""] = plain.split(" ");
      const isOwnWord = firstWords.filter((word) => word === first).length === 1;
      const whole = placesOf(folded, plain).filter(
        (start) => text.startsWith(name, start) || BEFORE_A_NAME.test(folded.slice(0, start)),
      );
      const short = placesOf(folded, first).filter(
        (start) =>
          isOwnWord &&
          !whole.includes(start) &&
          /^\p{Lu}/u.test(text.slice(start)) &&
          BEFORE_A_SHORT_NAME.test(folded.slice(0, start)),
      );
      return [
        ...whole.map((start) => ({ slug, start, end: start + plain.length })),
        ...short.map((start) => ({ slug, start, end: start + first.length })),
      ];
    }),
  );
}

export function roomsNamed(text: string, rooms: RoomNames[]): PartialReading & { rest: string } {
  const folded = foldText(text);
  const mentions = mentionsOf(text, folded, rooms);
  const rest = mentions.reduce(
    (all, { start, end }) => all.slice(0, start) + BLANK.repeat(end - start) + all.slice(end),
    folded,
  );
  const named = new Set(mentions.map(({ slug }) => slug));
  const isUnclear = mentions.some(
    ({ start, end }) =>
      NEGATION.test(clauseBefore(folded, start)) ||
      (named.size > 1 && isDoubtful(folded.slice(end))),
  );
  const slugs = rooms.map(({ slug }) => slug).filter((slug) => named.has(slug));
  return {
    rest,
    reading: slugs.length > 0 && !isUnclear ? { rooms: slugs } : {},
    unclear: new Set(isUnclear ? ["rooms"] : []),
  };
}
