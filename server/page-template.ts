/**
 * A built page as its constant parts and the places that say something else for each enquiry: found
 * in one pass over the page, so that an answer only joins strings.
 */
import { withChoice } from "#app/domain/chat-message.ts";
import { FIELDS } from "#app/domain/enquiry.ts";
import type { StayStatus } from "#app/domain/room-availability.ts";
import { sortByStatus } from "#app/domain/stay-availability.ts";
import { canonicalPath } from "#app/paths/paths.ts";
import { escaped } from "./answer-pages.ts";

/** What an enquiry says in the places of a page. */
export type PageValues = {
  /** The message of a link about a room, by its name; without one, about the house. */
  message: (room: string | undefined) => string;
  /** What an e-mail about a room says, or the house's. */
  draft: (room: string | undefined) => string;
  /** What was chosen, as a list: behind questions of other kinds. */
  choice: string;
  /** HTML by the name of its place (`data-slot`); without any the place stays as it was built. */
  slots: Readonly<Record<string, string>>;
  /** The fields' values where no script runs, by their names. */
  fields: ReadonlyMap<string, string>;
  /** What links to pages with a form end with, before their fragment. */
  query: string;
  /** What the cards of rooms answer, by the rooms' slugs: they are sorted by it. */
  answers: Readonly<Record<string, StayStatus>>;
};

/** Writes one place of a page. */
type Slot = (values: PageValues) => string;

/** Constant parts are encoded once. */
type Parts = (Buffer | Slot)[];

/** A room of the search (`data-card`), by its slug. */
type Card = { slug: string; parts: Parts };

export type PageTemplate = { head: Parts; cards: Card[]; tail: Parts };

/** A message as it stands in links of a built page. */
function inLink(message: string): string {
  return encodeURIComponent(message).replaceAll("'", "&#x27;");
}

const draftOf = (message: string) => `&amp;body=${inLink(message)}"`;

/** A field with its own value or the enquiry's. */
function fieldSlot(input: string): Slot | undefined {
  const [, name = ""] = / name="(\w+)"/.exec(input) ?? [];
  if (!(Object.values(FIELDS) as string[]).includes(name)) return undefined;
  const bare = input.replace(/ value="[^"]*"/, "").replace(/\/?>$/, "");
  return ({ fields }) => {
    const value = fields.get(name);
    return value === undefined ? input : `${bare} value="${escaped(value)}"/>`;
  };
}

type PageFacts = {
  /** Pages with a form: what an address asks travels on to them. */
  formPaths: ReadonlySet<string>;
  /** What a link says without an enquiry. */
  generalMessage: (room?: string) => string;
  rooms: string[];
};

/** The places of messages, by the text that stands there in the built page. */
function messageSlots({ generalMessage, rooms }: PageFacts): Map<string, Slot> {
  return new Map(
    [undefined, ...rooms].flatMap((room): [string, Slot][] => {
      const general = generalMessage(room);
      return [
        [draftOf(general), ({ draft }) => draftOf(draft(room))],
        [inLink(general), ({ message }) => inLink(message(room))],
      ];
    }),
  );
}

const NOSCRIPT = "</?noscript>";
const FIELD = "<input [^>]*>";
const NAMED = '<[a-z]+ [^>]*data-slot="[^"]*"[^>]*>[^<]*';
/** A link without a query, up to its fragment. */
const LINK = '<a [^>]*href="[^"?#]*(?=["#])';
/** A question that is no enquiry, up to its end. */
const QUESTION = '<a data-question="" href="[^"]*';
const TO_ANOTHER_LANGUAGE = /^" hrefLang=/;

/** Whether an address asks the page that a link leads to; `after` is what follows its path. */
function isCarried(link: string, after: string, { formPaths }: PageFacts): boolean {
  const path = link.slice(link.lastIndexOf('"') + 1);
  return TO_ANOTHER_LANGUAGE.test(after) || formPaths.has(canonicalPath(path));
}

/** An element's start, and what an enquiry writes into it. */
function namedSlot(found: string): [start: string, slot: Slot] {
  const start = found.slice(0, found.indexOf(">") + 1);
  const [, name = ""] = / data-slot="([^"]*)"/.exec(start) ?? [];
  return [start, ({ slots }) => slots[name] ?? found.slice(start.length)];
}

function partsOf(html: string, page: PageFacts): Parts {
  const texts = messageSlots(page);
  // The longest first: where one text begins with another, the whole of it counts.
  const literals = [...texts.keys()].toSorted((one, other) => other.length - one.length);
  const marks = [
    NOSCRIPT,
    FIELD,
    NAMED,
    QUESTION,
    LINK,
    ...literals.map((text) => RegExp.escape(text)),
  ];
  const parts: Parts = [];
  let isNoscript = false;
  let at = 0;
  for (const { 0: found, index } of html.matchAll(new RegExp(marks.join("|"), "g"))) {
    let slot = texts.get(found);
    let constant = "";
    const end = index + found.length;
    if (found.endsWith("noscript>")) isNoscript = found.startsWith("<n");
    else if (found.startsWith("<a data-question")) {
      constant = found;
      slot = ({ choice }) => inLink(withChoice("", choice));
    } else if (found.startsWith("<a ")) {
      if (!isCarried(found, html.slice(end, end + 12), page)) continue;
      constant = found;
      slot = ({ query }) => query;
    } else if (found.startsWith("<input")) {
      // Hidden ones are sent with the form before its page is awake.
      if (isNoscript || found.includes('type="hidden"')) slot = fieldSlot(found);
    } else if (!slot) [constant, slot] = namedSlot(found);
    if (!slot) continue;
    parts.push(Buffer.from(html.slice(at, index) + constant), slot);
    at = end;
  }
  return [...parts, Buffer.from(html.slice(at))];
}

/** Where a list's entry ends that begins at an index; entries may hold lists. */
function entryEnd(html: string, start: number): number {
  const tags = /<(\/?)li\b[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error("A list's entry has no end");
}

/** The template of a page. */
export function pageTemplate(html: string, page: PageFacts): PageTemplate {
  const starts = [...html.matchAll(/<li [^>]*data-card="([^"]*)"/g)];
  const cards = starts.map(({ index, 1: slug = "" }) => {
    const end = entryEnd(html, index);
    const answered: Slot = ({ answers }) => `<li data-answer="${answers[slug] ?? ""}"`;
    const parts = [answered, ...partsOf(html.slice(index + "<li".length, end), page)];
    return { slug, start: index, end, parts };
  });
  return {
    head: partsOf(html.slice(0, cards[0]?.start), page),
    cards: cards.map(({ slug, parts }) => ({ slug, parts })),
    tail: partsOf(html.slice(cards.at(-1)?.end ?? html.length), page),
  };
}

/** The page for an enquiry. */
export function renderTemplate({ head, cards, tail }: PageTemplate, values: PageValues): Buffer {
  const { answers } = values;
  const sorted = sortByStatus(cards, (slug) => answers[slug]);
  const parts = [head, ...sorted.map((card) => card.parts), tail].flat();
  return Buffer.concat(
    parts.map((part) => (typeof part === "function" ? Buffer.from(part(values)) : part)),
  );
}
