/**
 * Pages with a form, answered for the enquiry in their address: their links already say it before any
 * script runs, and where none ever does the fields and the note beside them say it too.
 */
import { type Enquiry, enquiryFields, enquiryFrom, FIELDS } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY, limitsOf, type Party } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms, type Total } from "#app/domain/quote-rooms.ts";
import { type Day, nightsOf } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { escaped } from "./answer-pages.ts";
import type { Facts } from "./facts.ts";

/** The day in the house's own time zone. */
export function dayAtHome(now: Date): Day {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(now);
}

/** A message as it stands in links of a built page. */
function inLink(message: string): string {
  return encodeURIComponent(message).replaceAll("'", "&#x27;");
}

/** What a page's e-mail says about its own form: the question and, for a stay, its price. */
const inDraft = (message: string) => `&amp;body=${inLink(message)}"`;

function withMessages(html: string, asked: Asked, draft: string, subject?: string): string {
  const { rooms, phrases } = asked.facts;
  const { enquiryMessage, generalMessage } = phrasebook(phrases);
  const general = generalMessage(subject);
  let filled = html.replaceAll(inDraft(general), inDraft(draft));
  for (const one of [undefined, ...rooms.map(({ name }) => name)])
    filled = filled.replaceAll(
      inLink(generalMessage(one)),
      inLink(enquiryMessage(asked.enquiry, one)),
    );
  return filled;
}

/** The links to the page in other languages, which keep what stands behind the question mark. */
function withQuery(html: string, asked: string): string {
  return html.replaceAll(/(<a href="[^"?]*)(?=" hrefLang=)/g, `$1${asked}`);
}

/** Fields and notes that stand where no script runs. */
function withFields(html: string, enquiry: Enquiry, note: string): string {
  const values = new Map(enquiryFields(enquiry));
  return html.replaceAll(/<noscript>.*?<\/noscript>/gs, (part) =>
    part
      .replaceAll(/<input [^>]*>/g, (input) => {
        const value = values.get(/ name="(\w+)"/.exec(input)?.[1] ?? "");
        if (value === undefined) return input;
        return input.replace(/ value="[^"]*"/, "").replace(/\/?>$/, ` value="${escaped(value)}"/>`);
      })
      .replaceAll(/(<p data-fill=""[^>]*>)[^<]*/g, (_, open: string) => open + escaped(note)),
  );
}

/** An enquiry as an address makes it, and what its stay costs in the rooms of the page. */
type Asked = { facts: Facts; enquiry: Enquiry; total: Total | undefined; party: Party };

function noteOf({ facts, enquiry: { stay }, party, total }: Asked, prices: Prices): string {
  const { phrases, words } = facts;
  const { guests, longDate, nights, priceWords, taxWords, tooShortWords } = phrasebook(phrases);
  if (!stay || !total) return words.search.wrong;
  const asked = worded(words.search.asked, {
    arrivo: longDate(stay.checkIn),
    partenza: longDate(stay.checkOut),
    notti: nights(nightsOf(stay)),
    persone: guests(party),
    totale: [priceWords(total), taxWords(total)].filter(Boolean).join(", "),
  });
  const agesMissing = isAgeMissing(stay, party, prices) && phrases.quote.agesMissing;
  return [asked, agesMissing, tooShortWords(stay, total)].filter(Boolean).join(" ");
}

/** The page at an address for the enquiry in its query; nothing where there is none to answer. */
export function filledPage(
  html: () => string,
  { facts, path, query, today }: { facts: Facts; path: string; query: URLSearchParams; today: Day },
): string | undefined {
  const room = facts.rooms.find((one) => one.path === path);
  const { home, search } = facts.paths;
  if (!room && path !== home && path !== search) return undefined;
  if (!Object.values(FIELDS).some((name) => query.has(name))) return undefined;
  const enquiry = enquiryFrom(limitsOf(facts.rooms.length), query, today);
  const prices = room ? pricesOf(room.slug, facts.prices) : facts.prices;
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const asked = { facts, enquiry, party, total: stay && quoteRooms(stay, party, prices) };

  const { draftWords, enquiryMessage } = phrasebook(facts.phrases);
  const message = enquiryMessage(enquiry, room?.name);
  const draft = asked.total ? `${message}\n\n${draftWords(asked.total, facts.taxNote)}` : message;
  const filled = withMessages(html(), asked, draft, room?.name);
  const linked = withQuery(filled, `?${escaped(query.toString())}`);
  return withFields(linked, enquiry, noteOf(asked, prices));
}
