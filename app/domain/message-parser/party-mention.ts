/**
 * The people that a guest's own sentences name: adults, children and their ages.
 *
 * Shapes: in, a folded text without nights and rooms; out, the rest and the party, as far as there is
 *         one reading of it.
 * Rules:  persons are adults only where no child, family or friend is named beside them.
 */
import { ADJECTIVE, ANY_CHILD, childrenIn } from "./child-mention.ts";
import { extractMatches } from "./folded-text.ts";
import {
  ADULT_NOUN,
  CHILDS_THINGS,
  COUPLE_NOUN,
  numberOf,
  PERSON_NOUN,
  RELATIVES,
  TWO_OR_MORE,
} from "./lexicon.ts";
import {
  countOf,
  countPattern,
  labelledPattern,
  commonCount,
  sumsOfNeighbours,
} from "./number-mentions.ts";
import type { Field, PartialReading, Reading } from "./reading.ts";

/** "siamo in due", "siamo due", "we are two", "wir sind zu zweit" */
const PARTY_SIZE = new RegExp(
  String.raw`\b(?:(?:siamo|saremmo|saremo|verremmo|veniamo|viaggiamo|noi)\s+(?:solo\s+)?(?:in\s+)?|(?:we\s+are|we're|we\s+would\s+be|we'd\s+be)\s+|wir\s+(?:sind|waren|kommen|reisen)\s+(?:zu\s+)?)(?<count>${TWO_OR_MORE}|zweit|dritt|viert)(?=\s*(?:,(?!\d)|[;:!?)]|\n(?!\s*${COUPLE_NOUN})|\(\s*\u25a0|\.(?!\d)|$|(?:con|with|mit|e|ed|and|und|dal|from|vom|per|for|fur|che|who|di cui)\b|(?:piu|plus|\+)\s*\u25a0))|\b(?<us>${TWO_OR_MORE})\s+of\s+us\b|\bzu\s+(?<german>zweit|dritt|viert)\b`,
  "g",
);
const GERMAN_PARTY_SIZES: Record<string, number> = { zweit: 2, dritt: 3, viert: 4 };
/** "per due, dal 12", "für 2 vom 12." */
const FOR_PERSONS = new RegExp(
  String.raw`\b(?:per|for|fur|fuer)\s+(?<count>[2-9]|due|tre|quattro|two|three|four|zwei|drei|vier)(?=\s*(?:,(?!\d)|[;!?)\n]|\.(?!\d)|$|\s(?:dal|dall'|from|vom|il|on|am|con|with|mit|in|e|ed|and|und)\b))`,
  "g",
);
const COUPLES = countPattern(COUPLE_NOUN);
const COUPLE_PHRASE =
  /\b(?:io e (?:lei|lui)\b|io e (?:(?:la |il )?mi[oa] )(?:moglie|marito|compagn[oa]|ragazz[oa]|fidanzat[oa]|partner)|(?:mia moglie|mio marito|la mia compagna|il mio compagno|la mia ragazza|il mio ragazzo) ed? io|io, (?:mia moglie|mio marito|la mia compagna|il mio compagno)|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|(?:me|i) and my (?:wife|husband|partner|girlfriend|boyfriend)|meine? (?:frau|mann|partner(?:in)?|freund(?:in)?) und ich|ich und meine? (?:frau|mann|partner(?:in)?|freund(?:in)?))\b/g;
const SINGLE_PERSON =
  /\b(?:(?:viaggio|vengo|sono|saro|verrei|verro) (?:da )?sol[oa]|by myself|on my own|travel+ing alone|traveling solo|ich (?:reise|komme) allein|(?:solo|soltanto) io|just me|nur ich)\b/g;
const INCLUDING_PHRASE =
  /\b(?:di cui|tra cui|compres\w+|inclus\w+|including|incl\.?|davon|inklusive|inkl\.?|einschlieslich)\b/;

/** "io e nostra figlia": the child is one of the persons; so may be the one who is named with it. */
const WITH_A_CHILD =
  /\b(?:io|me|i|ich|moglie|marito|compagn[oa]|wife|husband|partner|frau|mann)\b[\s,]*(?:e|ed|and|und|con|with|mit)?\s*\u25a0|\u25a0\s*(?:e|ed|and|und)\s+(?:io|i|me|ich)\b/;

const isUnclear = (count: number | "unclear" | undefined) => count === "unclear";

export function partyIn(folded: string): PartialReading & { rest: string } {
  const unclear = new Set<Field>();
  const { rest: withoutChildren, children, ages, isGrown } = childrenIn(folded);
  if (isGrown) unclear.add("adults");
  const labelled = extractMatches(withoutChildren, labelledPattern(ADULT_NOUN), countOf);
  const guests = extractMatches(labelled.rest, labelledPattern(PERSON_NOUN), countOf);
  const adults = extractMatches(guests.rest, countPattern(ADULT_NOUN, ADJECTIVE), countOf);
  const persons = extractMatches(adults.rest, countPattern(PERSON_NOUN, ADJECTIVE), countOf);
  const weAre = extractMatches(
    persons.rest,
    PARTY_SIZE,
    ({ german = "", us = german, count = us }) => ({
      count: GERMAN_PARTY_SIZES[count] ?? numberOf(count),
    }),
  );
  const pairs = extractMatches(weAre.rest, COUPLE_PHRASE, () => ({ count: 2 }));
  const couples = extractMatches(pairs.rest, COUPLES, (groups) => {
    const count = countOf(groups)?.count;
    return count === undefined ? undefined : { count: count === "unclear" ? count : count * 2 };
  });
  const forSome = extractMatches(couples.rest, FOR_PERSONS, ({ count = "" }) => ({
    count: numberOf(count),
  }));
  const alone = extractMatches(forSome.rest, SINGLE_PERSON, () => ({ count: 1 }));
  const { rest } = alone;

  const total = commonCount(
    [...guests.found, ...persons.found, ...weAre.found, ...forSome.found, ...alone.found].map(
      ({ value }) => value.count,
    ),
  );
  const two = commonCount([...pairs.found, ...couples.found].map(({ value }) => value.count));
  const stated = commonCount([
    ...sumsOfNeighbours(adults.rest, adults.found),
    ...labelled.found.map(({ value }) => value.count),
  ]);
  const isChildHinted = children === undefined && CHILDS_THINGS.test(rest);
  const hasOthers = RELATIVES.test(rest) || ANY_CHILD.test(rest) || isChildHinted;
  const isIncluded = INCLUDING_PHRASE.test(rest);
  const isParent = WITH_A_CHILD.test(rest);
  const grown = adultsFrom({ stated, two, total, children, hasOthers, isIncluded, isParent });
  if (grown === "unclear") unclear.add("adults");
  const isWithoutChildren =
    children === undefined && grown !== undefined && grown !== "unclear" && !hasOthers;
  const many = isWithoutChildren ? 0 : children;
  if (many === "unclear" || (many === undefined && ANY_CHILD.test(rest))) unclear.add("children");
  const reading: Reading = {
    ...(typeof grown === "number" && { adults: grown }),
    ...(typeof many === "number" && { children: many }),
  };
  if (ages === "unclear") unclear.add("childAges");
  const known = ages !== "unclear" && ages && ages.length > 0 ? { childAges: ages } : {};
  return { rest, reading: { ...reading, ...known }, unclear };
}

type PartySources = {
  stated: number | "unclear" | undefined;
  two: number | "unclear" | undefined;
  total: number | "unclear" | undefined;
  children: number | "unclear" | undefined;
  hasOthers: boolean;
  isIncluded: boolean;
  isParent: boolean;
};

function adultsFrom({
  stated,
  two,
  total,
  children,
  hasOthers,
  isIncluded,
  isParent,
}: PartySources): number | "unclear" | undefined {
  if ([stated, two, total].some(isUnclear)) return "unclear";
  const some = typeof children === "number" ? children : 0;
  const adults = stated ?? (hasOthers ? undefined : two);
  if (typeof adults === "number") {
    if (stated !== undefined && two !== undefined && stated !== two) return "unclear";
    return total === undefined || total === adults + some || (total === adults && some === 0)
      ? adults
      : "unclear";
  }
  if (typeof total !== "number") return two === undefined && !hasOthers ? undefined : "unclear";
  if (hasOthers || isUnclear(children)) return "unclear";
  if (some === 0) return total;
  if (isIncluded) return total > some ? total - some : "unclear";
  if (isParent) return "unclear";
  // "siamo in due con una bimba": two and a child; of more people it may be a part.
  return total === 2 ? total : "unclear";
}
