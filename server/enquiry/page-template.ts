/** A built page split into constant parts and slots, so that rendering only joins strings. */
import { questionWithChoice } from "#app/domain/chat-message.ts";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import type { StayStatus } from "#app/domain/room-availability.ts";
import { sortByStatus } from "#app/domain/stay-availability.ts";
import { canonicalPath } from "#app/paths/paths.ts";
import { escapeHtml } from "#server/text/escape-html.ts";

/** What an enquiry writes into the slots. */
type PageValues = {
  /** The chat message about a room, by its name; without one, about the house. */
  message: (room: string | undefined) => string;
  /** The e-mail about a room, or about the house. */
  draft: (room: string | undefined) => string;
  /** The choice as a list, for links that ask other questions. */
  choice: string;
  /** HTML by slot name (`data-slot`); other slots keep the built HTML. */
  slots: Readonly<Record<string, string>>;
  /** Form values by field name, where no script runs. */
  fields: ReadonlyMap<string, string>;
  query: string;
  /** Availability by room slug; the cards are sorted by it. */
  answers: Readonly<Record<string, StayStatus>>;
};

type SlotRenderer = (values: PageValues) => string;

/** Constant parts are encoded once. */
type TemplateParts = (Buffer | SlotRenderer)[];

type CardTemplate = { slug: string; parts: TemplateParts };

export type PageTemplate = { head: TemplateParts; cards: CardTemplate[]; tail: TemplateParts };

/** A message as links of a built page contain it. */
function encodeForLink(message: string): string {
  return encodeURIComponent(message).replaceAll("'", "&#x27;");
}

const mailBodyParameter = (message: string) => `&amp;body=${encodeForLink(message)}"`;

/** A field with the enquiry's value, or its own. */
function fieldSlot(input: string): SlotRenderer | undefined {
  const [, name = ""] = / name="(\w+)"/.exec(input) ?? [];
  if (!(Object.values(ENQUIRY_FIELDS) as string[]).includes(name)) return undefined;
  const bare = input.replace(/ value="[^"]*"/, "").replace(/\/?>$/, "");
  return ({ fields }) => {
    const value = fields.get(name);
    return value === undefined ? input : `${bare} value="${escapeHtml(value)}"/>`;
  };
}

type PageOptions = {
  formPaths: ReadonlySet<string>;
  generalMessage: (room?: string) => string;
  rooms: string[];
};

/** The slots of messages, by their text in the built page. */
function messageSlots({ generalMessage, rooms }: PageOptions): Map<string, SlotRenderer> {
  return new Map(
    [undefined, ...rooms].flatMap((room): [string, SlotRenderer][] => {
      const general = generalMessage(room);
      return [
        [mailBodyParameter(general), ({ draft }) => mailBodyParameter(draft(room))],
        [encodeForLink(general), ({ message }) => encodeForLink(message(room))],
      ];
    }),
  );
}

const NOSCRIPT_TAG = "</?noscript>";
const INPUT_TAG = "<input [^>]*>";
const SLOT_ELEMENT = '<[a-z]+ [^>]*data-slot="[^"]*"[^>]*>[^<]*';
/** A link without a query, up to its fragment. */
const LINK_START = '<a [^>]*href="[^"?#]*(?=["#])';
/** A link that asks another question, up to its end. */
const QUESTION_LINK_START = '<a data-question="" href="[^"]*';
const LANGUAGE_LINK_END = /^" hrefLang=/;

/** Whether the enquiry's query is appended to a link; `after` is the HTML that follows the link's path. */
function carriesEnquiry(link: string, after: string, { formPaths }: PageOptions): boolean {
  const path = link.slice(link.lastIndexOf('"') + 1);
  return LANGUAGE_LINK_END.test(after) || formPaths.has(canonicalPath(path));
}

/** The start tag of an element with `data-slot`, and its slot. */
function namedSlot(match: string): [start: string, slot: SlotRenderer] {
  const start = match.slice(0, match.indexOf(">") + 1);
  const [, name = ""] = / data-slot="([^"]*)"/.exec(start) ?? [];
  return [start, ({ slots }) => slots[name] ?? match.slice(start.length)];
}

function splitIntoParts(html: string, page: PageOptions): TemplateParts {
  const texts = messageSlots(page);
  // The longest first, because one text may begin with another.
  const literals = [...texts.keys()].toSorted((one, other) => other.length - one.length);
  const marks = [
    NOSCRIPT_TAG,
    INPUT_TAG,
    SLOT_ELEMENT,
    QUESTION_LINK_START,
    LINK_START,
    ...literals.map((text) => RegExp.escape(text)),
  ];
  const parts: TemplateParts = [];
  let isNoscript = false;
  let at = 0;
  for (const { 0: match, index } of html.matchAll(new RegExp(marks.join("|"), "g"))) {
    let slot = texts.get(match);
    let constant = "";
    const end = index + match.length;
    if (match.endsWith("noscript>")) isNoscript = match.startsWith("<n");
    else if (match.startsWith("<a data-question")) {
      constant = match;
      slot = ({ choice }) => encodeForLink(questionWithChoice("", choice));
    } else if (match.startsWith("<a ")) {
      if (!carriesEnquiry(match, html.slice(end, end + 12), page)) continue;
      constant = match;
      slot = ({ query }) => query;
    } else if (match.startsWith("<input")) {
      // Hidden fields are submitted with the form before hydration.
      if (isNoscript || match.includes('type="hidden"')) slot = fieldSlot(match);
    } else if (!slot) [constant, slot] = namedSlot(match);
    if (!slot) continue;
    parts.push(Buffer.from(html.slice(at, index) + constant), slot);
    at = end;
  }
  return [...parts, Buffer.from(html.slice(at))];
}

function listItemEnd(html: string, start: number): number {
  const tags = /<(\/?)li\b[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error("A list's entry has no end");
}

export function pageTemplate(html: string, page: PageOptions): PageTemplate {
  const starts = [...html.matchAll(/<li [^>]*data-card="([^"]*)"/g)];
  const cards = starts.map(({ index, 1: slug = "" }) => {
    const end = listItemEnd(html, index);
    const statusSlot: SlotRenderer = ({ answers }) => `<li data-answer="${answers[slug] ?? ""}"`;
    const parts = [statusSlot, ...splitIntoParts(html.slice(index + "<li".length, end), page)];
    return { slug, start: index, end, parts };
  });
  return {
    head: splitIntoParts(html.slice(0, cards[0]?.start), page),
    cards: cards.map(({ slug, parts }) => ({ slug, parts })),
    tail: splitIntoParts(html.slice(cards.at(-1)?.end ?? html.length), page),
  };
}

export function renderTemplate({ head, cards, tail }: PageTemplate, values: PageValues): Buffer {
  const { answers } = values;
  const sortedCards = sortByStatus(cards, (slug) => answers[slug]);
  const parts = [head, ...sortedCards.map((card) => card.parts), tail].flat();
  return Buffer.concat(
    parts.map((part) => (typeof part === "function" ? Buffer.from(part(values)) : part)),
  );
}
