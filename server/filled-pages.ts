/**
 * Pages with a form, answered for the enquiry in their address: their links already say it before any
 * script runs, and where none ever does the fields and the note beside them say it too.
 */
import { type Enquiry, enquiryFields, enquiryFrom, FIELDS } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY, limitsOf } from "#app/domain/party.ts";
import { type Phrasebook, phrasebook } from "#app/domain/phrasebook.ts";
import { priceOfStay } from "#app/domain/price.ts";
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

function withMessages(
  html: string,
  rooms: Facts["rooms"],
  enquiry: Enquiry,
  { enquiryMessage, generalMessage }: Phrasebook,
): string {
  let filled = html;
  for (const subject of [undefined, ...rooms.map(({ name }) => name)])
    filled = filled.replaceAll(
      inLink(generalMessage(subject)),
      inLink(enquiryMessage(enquiry, subject)),
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

function noteOf({ stay, party = DEFAULT_PARTY }: Enquiry, rates: number[], facts: Facts) {
  const { words } = facts;
  const { guests, longDate, nights, priceWords } = phrasebook(facts.phrases);
  if (!stay) return words.search.wrong;
  const count = nightsOf(stay);
  return worded(words.search.asked, {
    arrivo: longDate(stay.checkIn),
    partenza: longDate(stay.checkOut),
    notti: nights(count),
    persone: guests(party),
    totale: priceWords(priceOfStay(rates, count, rates.length > 1 ? party.rooms : 1)),
  });
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
  const rates = room ? [room.rate] : facts.rooms.map(({ rate }) => rate);
  const note = noteOf(enquiry, rates, facts);
  const asked = `?${escaped(query.toString())}`;
  const filled = withMessages(html(), facts.rooms, enquiry, phrasebook(facts.phrases));
  return withFields(withQuery(filled, asked), enquiry, note);
}
