/**
 * A built page as its constant parts and the places that say something else for each enquiry: found
 * in one pass over the page, so that an answer only joins strings.
 */
import { FIELDS } from "#app/domain/enquiry.ts";
import { canonicalPath } from "#app/site/paths.ts";
import { escaped } from "./answer-pages.ts";

/** What an enquiry says in the places of a page. */
export type PageValues = {
  /** The message of a link about a room, by its name; without one, about the house. */
  message: (room: string | undefined) => string;
  /** What the page's e-mail says about its own form. */
  draft: string;
  /** What the note says where no script runs. */
  note: string;
  /** What the contact form says of the enquiry that it sends along, where no script runs. */
  choice: string;
  /** The fields' values where no script runs, by their names. */
  fields: ReadonlyMap<string, string>;
  /** What links to pages with a form end with, before their fragment. */
  query: string;
};

/** Writes one place of a page. */
type Slot = (values: PageValues) => string;

/** Constant parts are encoded once. */
export type PageTemplate = (Buffer | Slot)[];

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
  /** The room that the page is about. */
  subject: string | undefined;
};

/** The places of messages, by the text that stands there in the built page. */
function messageSlots({ generalMessage, rooms, subject }: PageFacts): Map<string, Slot> {
  const slots = new Map<string, Slot>([
    [draftOf(generalMessage(subject)), ({ draft }) => draftOf(draft)],
  ]);
  for (const room of [undefined, ...rooms])
    slots.set(inLink(generalMessage(room)), ({ message }) => inLink(message(room)));
  return slots;
}

const NOSCRIPT = "</?noscript>";
const FIELD = "<input [^>]*>";
const NOTE = '<p data-fill=""[^>]*>[^<]*';
const CHOICE = '<span data-choice=""[^>]*>';
/** A link without a query, up to its fragment. */
const LINK = '<a [^>]*href="[^"?#]*(?=["#])';
const TO_ANOTHER_LANGUAGE = /^" hrefLang=/;

/** Whether an address asks the page that a link leads to; `after` is what follows its path. */
function isCarried(link: string, after: string, { formPaths }: PageFacts): boolean {
  const path = link.slice(link.lastIndexOf('"') + 1);
  return TO_ANOTHER_LANGUAGE.test(after) || formPaths.has(canonicalPath(path));
}

/** The template of a page. */
export function pageTemplate(html: string, page: PageFacts): PageTemplate {
  const texts = messageSlots(page);
  // The longest first: where one text begins with another, the whole of it counts.
  const literals = [...texts.keys()].toSorted((one, other) => other.length - one.length);
  const marks = [
    NOSCRIPT,
    FIELD,
    NOTE,
    CHOICE,
    LINK,
    ...literals.map((text) => RegExp.escape(text)),
  ];
  const parts: PageTemplate = [];
  let isNoscript = false;
  let at = 0;
  for (const { 0: found, index } of html.matchAll(new RegExp(marks.join("|"), "g"))) {
    const text = texts.get(found);
    let slot: Slot | undefined;
    let constant = "";
    if (text) slot = text;
    else if (found.endsWith("noscript>")) isNoscript = found.startsWith("<n");
    else if (found.startsWith("<a ")) {
      const end = index + found.length;
      if (!isCarried(found, html.slice(end, end + 12), page)) continue;
      constant = found;
      slot = ({ query }) => query;
    } else if (found.startsWith("<input")) {
      // Hidden ones are sent with the form before its page is awake.
      if (isNoscript || found.includes('type="hidden"')) slot = fieldSlot(found);
    } else if (isNoscript && found.startsWith("<p")) {
      constant = found.slice(0, found.indexOf(">") + 1);
      slot = ({ note }) => escaped(note);
    } else if (isNoscript && found.startsWith("<span")) {
      constant = found;
      slot = ({ choice }) => escaped(choice);
    }
    if (!slot) continue;
    parts.push(Buffer.from(html.slice(at, index) + constant), slot);
    at = index + found.length;
  }
  return [...parts, Buffer.from(html.slice(at))];
}

/** The page for an enquiry. */
export function renderTemplate(template: PageTemplate, values: PageValues): Buffer {
  return Buffer.concat(
    template.map((part) => (typeof part === "function" ? Buffer.from(part(values)) : part)),
  );
}
