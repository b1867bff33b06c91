/**
 * Pages with a form, answered for the enquiry in their address: their links already say it before any
 * script runs, and where none ever does the fields and the note beside them say it too. What an
 * enquiry costs us: docs/decisions/021-an-enquiry-is-rendered-once.md.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  type Enquiry,
  enquiryFields,
  enquiryFrom,
  enquiryQuery,
  FIELDS,
} from "#app/domain/enquiry.ts";
import { BEDS_PER_ROOM, DEFAULT_PARTY, limitsOf, partyHint } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { isAgeMissing, quoteRooms } from "#app/domain/quote-rooms.ts";
import { type Day, nightsOf } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { houseLanguageAt } from "#app/site/paths.ts";
import { escaped } from "./answer-pages.ts";
import type { AllFacts, Facts } from "./facts.ts";
import { createLru } from "./lru.ts";
import { type PageTemplate, pageTemplate, renderTemplate } from "./page-template.ts";
import type { StoredFile } from "./representations.ts";

/** Longer stays get no total: each night is looked up in the seasons of each room. */
const MAX_PRICED_NIGHTS = 60;

/** Rendered answers that are kept, about 200 kB each with their smaller form. */
const MAX_ANSWERS = 50;

/** Two thirds of the usual level's time, for 5 % more bytes. */
const GZIP_LEVEL = 4;

type EnquiryPage = { facts: Facts; path: string };

/** Whether a page has a form, so that an enquiry in its address changes it. */
function hasForm({ facts, path }: EnquiryPage): boolean {
  const { home, search, contact } = facts.paths;
  return [home, search, contact].includes(path) || facts.rooms.some((room) => room.path === path);
}

/** The enquiry in a query; nothing where the query holds no field of one. */
function enquiryIn(query: URLSearchParams, facts: Facts, today: Day): Enquiry | undefined {
  if (!Object.values(FIELDS).some((name) => query.has(name))) return undefined;
  return enquiryFrom(limitsOf(facts.rooms.length), query, today);
}

/** What an enquiry's stay costs in the rooms of a page, and how the note says it. */
function priced({ facts, path }: EnquiryPage, { stay, party = DEFAULT_PARTY }: Enquiry) {
  const { phrases, words, rooms } = facts;
  if (!stay) return { note: words.search.wrong };
  const { guests, longDate, nights, priceWords, taxWords, tooShortWords } = phrasebook(phrases);
  const names = {
    arrivo: longDate(stay.checkIn),
    partenza: longDate(stay.checkOut),
    notti: nights(nightsOf(stay)),
    persone: guests(party),
  };
  const room = rooms.find((one) => one.path === path);
  const hint = partyHint(limitsOf(rooms.length), party);
  if (hint?.kind === "more-rooms") {
    const beds = { posti: `${BEDS_PER_ROOM}`, camere: `${hint.rooms}` };
    return { note: worded(words.search.tooFewRooms, { ...names, ...beds }) };
  }
  const isOneOfSeveral = room !== undefined && party.rooms > 1;
  if (hint || isOneOfSeveral || nightsOf(stay) > MAX_PRICED_NIGHTS)
    return { note: worded(words.search.askedWithoutTotal, names) };

  const prices = room ? pricesOf(room.slug, facts.prices) : facts.prices;
  const total = quoteRooms(stay, party, prices);
  const totale = [priceWords(total), taxWords(total)].filter(Boolean).join(", ");
  const agesMissing = isAgeMissing(stay, party, prices) && phrases.quote.agesMissing;
  const asked = worded(words.search.asked, { ...names, totale });
  return {
    total,
    note: [asked, agesMissing, tooShortWords(stay, total)].filter(Boolean).join(" "),
  };
}

function templateOf(html: string, { facts, path }: EnquiryPage): PageTemplate {
  const { generalMessage } = phrasebook(facts.phrases);
  return pageTemplate(html, {
    generalMessage,
    rooms: facts.rooms.map(({ name }) => name),
    subject: facts.rooms.find((room) => room.path === path)?.name,
  });
}

function render(template: PageTemplate, page: EnquiryPage, enquiry: Enquiry): Buffer {
  const { facts, path } = page;
  const room = facts.rooms.find((one) => one.path === path)?.name;
  const { draftWords, enquiryMessage, enquiryWords } = phrasebook(facts.phrases);
  const { total, note } = priced(page, enquiry);
  const message = enquiryMessage(enquiry, room);
  const query = enquiryQuery(enquiry);
  return renderTemplate(template, {
    message: (about) => enquiryMessage(enquiry, about),
    draft: total ? `${message}\n\n${draftWords(total, facts.taxNote)}` : message,
    note,
    choice: enquiryWords(enquiry),
    fields: new Map(enquiryFields(enquiry)),
    query: query && `?${escaped(query)}`,
  });
}

/** A page for the enquiry in a query; nothing where there is none to answer. */
export function renderEnquiry(
  html: string,
  { query, today, ...page }: EnquiryPage & { query: URLSearchParams; today: Day },
): string | undefined {
  const enquiry = hasForm(page) ? enquiryIn(query, page.facts, today) : undefined;
  return enquiry && render(templateOf(html, page), page, enquiry).toString();
}

/** An answer to an enquiry, as it is and as every browser reads it. */
export type EnquiryAnswer = { html: Buffer; gzipped: Buffer };

/** Finds the answer of a page, or says how it is made. */
export type EnquiryPages = (
  file: StoredFile,
  path: string,
  url: string,
) => (() => Promise<EnquiryAnswer>) | undefined;

/**
 * The answers of a release. One is made once for equal enquiries, whatever else their addresses say:
 * it holds nothing of an address but its enquiry.
 */
export function createEnquiryPages(allFacts: AllFacts, today: () => Day): EnquiryPages {
  const templates = new WeakMap<StoredFile, PageTemplate>();
  const answers = createLru<Promise<EnquiryAnswer>>(MAX_ANSWERS);
  const template = (file: StoredFile, page: EnquiryPage) => {
    const made = templates.get(file) ?? templateOf(file.read().toString(), page);
    templates.set(file, made);
    return made;
  };
  return (file, path, url) => {
    const page = { facts: allFacts[houseLanguageAt(path)], path };
    const day = today();
    const enquiry = hasForm(page) && enquiryIn(new URL(url).searchParams, page.facts, day);
    if (!enquiry) return undefined;
    const make = async () => {
      const html = render(template(file, page), page, enquiry);
      return { html, gzipped: await promisify(gzip)(html, { level: GZIP_LEVEL }) };
    };
    return () => answers.getOrMake(`${day} ${path}?${enquiryQuery(enquiry)}`, make);
  };
}
