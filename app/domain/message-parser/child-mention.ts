/**
 * The children that a guest's own sentences name, with their ages.
 *
 * Shapes: in, a folded text; out, the rest, their number and their ages in years.
 * Rules:  children of adult age are none; "il bambino" is one that was named already.
 */
import { ADULT_AGE, type Ages } from "../party.ts";
import { extractMatches } from "./folded-text.ts";
import { CHILD_NOUN, NEWBORN } from "./lexicon.ts";
import {
  type Counted,
  countOf,
  countPattern,
  labelledPattern,
  commonCount,
  sumsOfNeighbours,
} from "./number-mentions.ts";

type Child = Counted & { ages?: Ages; isGrown?: boolean };

const YEARS = String.raw`(?:anni|anno|years?(?:[- ]olds?)?|yrs?|j\.|y\.?o\.?|jahren?|jahre?n?|jahrige?n?|jaehrige?n?)(?:\s+(?:old|alt))?`;
const MONTHS = "(?:mesi|mese|months?(?:[- ]olds?)?|monaten?|monate?)(?:\\s+(?:old|alt))?";
/** Not the first number of a date or a range. */
const NOT_A_DATE = String.raw`(?!\d|\.?\s*(?:[-/:]|(?:al|bis|to|di|of)\b|(?:gen|jan|feb|mar|apr|mag|ma[iy]|giu|jun|lug|jul|ago|aug|set|sep|ott|oct|okt|nov|dic|dec|dez)))`;
const LESS_THAN = "(?:meno di |under |unter )?";
const AND = String.raw`\s*(?:,|e|ed|and|und|&|\+|/)\s*`;
const AGE_UNIT = String.raw`\s*-?(?:${YEARS}|${MONTHS})`;
const AGE_LIST = String.raw`(?:${LESS_THAN}\d{1,2}${AGE_UNIT}(?:${AND}${LESS_THAN}\d{1,2}${AGE_UNIT})*|\d{1,2}${NOT_A_DATE}(?:${AND}\d{1,2}${NOT_A_DATE}(?!\s*${CHILD_NOUN}))*(?:${AGE_UNIT})?)`;
/** Ages behind a child: "di 4 e 7 anni", "(5)", "aged 4 and 7", "im Alter von 4". */
const AGES_AFTER = String.raw`(?:\s*\((?:(?:di|eta|aged?|ages?|alter|von|im alter von)?:?\s*)(?<bracket>${AGE_LIST})\)|,?\s*(?:(?:rispettivamente |jeweils |respectively )?di(?: eta| anni)?|d'eta|anni|of|che ha|che hanno|ha|hanno|eta|aged?|ages?|who is|who are|is|are|von|im alter von|alter|ist|sind|der|dem)\s*:?\s*(?<after>${AGE_LIST})|,?\s*(?<alone>\d{1,2}(?:${AND}\d{1,2})*${AGE_UNIT}))?`;
const AGE_BEFORE = String.raw`(?:(?<before>\d{1,2})[- ](?:year|yr|jahrige[rsn]?|jaehrige[rsn]?)(?:[- ]old)?\s+)?`;
const POSSESSIVE = String.raw`(?:nostr[oaie]|mi[oaei]+|our|my|unser\w*|mein\w*)`;
export const ADJECTIVE = String.raw`(?:(?:piccol[oaie]|young|small|little|klein\w*|${POSSESSIVE})\s+)*`;

function agesIn(list: string): Ages {
  const unit = new RegExp(`(?<months>${MONTHS})`).test(list);
  return [...list.matchAll(/(?<less>meno di |under |unter )?(?<age>\d{1,2})(?<rest>[^\d]*)/g)].map(
    ({ groups = {} }) => {
      const age = Number(groups["age"]);
      const isMonths = unit && new RegExp(MONTHS).test(groups["rest"] ?? "");
      if (isMonths) return Math.floor(age / 12);
      return groups["less"] === undefined ? age : Math.max(0, age - 1);
    },
  );
}

function childOf(count: number | "unclear", groups: Record<string, string | undefined>): Child {
  const list = groups["bracket"] ?? groups["after"] ?? groups["alone"] ?? groups["before"];
  const ages = list === undefined ? undefined : agesIn(list);
  if (ages?.some((age = 0) => age >= ADULT_AGE)) return { count: "unclear", isGrown: true };
  if (ages) return { count, ages };
  return NEWBORN.test(groups["noun"] ?? "") ? { count, ages: [0] } : { count };
}

const COUNTED_CHILDREN = new RegExp(
  countPattern(CHILD_NOUN, ADJECTIVE + AGE_BEFORE).source +
    String.raw`(?:\s+piccol[oaie])?` +
    AGES_AFTER,
  "g",
);
/** A form's field: "Bambini: 1 (4 anni)". */
const LABELLED_COUNT = new RegExp(labelledPattern(CHILD_NOUN).source + AGES_AFTER, "g");
/** "nostro figlio di 5 anni", "the baby", "mit Kind", "+ bimba" */
const ONE_CHILD = new RegExp(
  String.raw`(?:\b(?<owner>nostr[oa]|mi[oa]|our|my|unser\w{0,2}|mein\w{0,2}|il|la|the|das|dem|mit|con|with|e|ed|and|und|piu|plus)\s+|[+,&]\s*)${AGE_BEFORE}(?<noun>figli[oa]|bambin[oa]|bimb[oa]|child|kid|son|daughter|kind|sohn|tochter|infant|baby|neonat[oa])\b(?![- ](?:friendly|bed|cot|seat|chair|bett|sitter))(?:\s+piccol[oa])?${AGES_AFTER}`,
  "g",
);
const NO_CHILDREN = new RegExp(
  String.raw`\b(?:senza|nessun|niente|no|without|ohne|keine?)\s+${CHILD_NOUN}\b`,
  "g",
);
export const ANY_CHILD = new RegExp(String.raw`\b${CHILD_NOUN}\b`);

/** Who was named already: "il bambino ha 4 anni". */
const DEFINITE_ARTICLE = /^(?:il|la|the|das|dem)$/;

type Children = {
  rest: string;
  children: number | "unclear" | undefined;
  /** As many as there are children. */
  ages: Ages | "unclear" | undefined;
  /** Whether one of them is of adult age. */
  isGrown: boolean;
};

export function childrenIn(text: string): Children {
  const none = extractMatches(text, NO_CHILDREN, () => true);
  const labelled = extractMatches(none.rest, LABELLED_COUNT, (groups): Child | undefined => {
    const count = countOf(groups)?.count;
    return count === undefined ? undefined : childOf(count, groups);
  });
  const counted = extractMatches(labelled.rest, COUNTED_CHILDREN, (groups): Child | undefined => {
    const count = countOf(groups)?.count;
    return count === undefined ? undefined : childOf(count, groups);
  });
  const single = extractMatches(counted.rest, ONE_CHILD, (groups) => ({
    ...childOf(1, groups),
    isDefinite: DEFINITE_ARTICLE.test(groups["owner"] ?? ""),
  }));
  const { rest } = single;
  const own = single.found.filter(({ value }) => !value.isDefinite);
  const named = [...labelled.found, ...counted.found, ...own].toSorted(
    (one, other) => one.start - other.start,
  );
  const definite = single.found.filter(({ value }) => value.isDefinite);
  const found = named.length > 0 ? named : definite;
  const sum = commonCount(sumsOfNeighbours(rest, found));
  const isDenied = none.found.length > 0;
  const without = sum === undefined ? 0 : "unclear";
  const children = isDenied ? without : sum;
  const all = (named.length > 0 ? [...named, ...definite] : definite).map(({ value }) => value);
  return {
    rest,
    children,
    ages: typeof children === "number" ? agesOf(children, all) : undefined,
    isGrown: all.some(({ isGrown }) => isGrown),
  };
}

/** "unclear" where their number is another than the children's. */
function agesOf(children: number, found: Child[]): Ages | "unclear" | undefined {
  const all = found.map(({ ages }) => ages).filter((ages) => ages !== undefined);
  if (all.length === 0) return undefined;
  const each = found.flatMap(
    ({ count, ages }) =>
      ages ?? Array.from({ length: typeof count === "number" ? count : 0 }, () => undefined),
  );
  const [once] = all;
  if (each.length === children) return each;
  return all.length === 1 && once?.length === children ? once : "unclear";
}
