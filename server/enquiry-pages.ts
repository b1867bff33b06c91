/**
 * Pages with a form, answered for the enquiry in their address: their links already say it before any
 * script runs, with its price and whether its nights are free; where none ever does the fields and the
 * note beside them say it too. What an enquiry costs us: docs/decisions/021-an-enquiry-is-rendered-once.md.
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
import { limitsOf } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { houseDayAt, type Availability, NO_AVAILABILITY } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";
import { escaped } from "./answer-pages.ts";
import { type EnquiryPage, type NightsSaid, nightsSaid } from "./enquiry-nights.ts";
import { pricesSaid } from "./enquiry-prices.ts";
import type { AllFacts, Facts } from "./facts.ts";
import { createLru } from "./lru.ts";
import { type PageTemplate, pageTemplate, renderTemplate } from "./page-template.ts";
import type { StoredFile } from "./representations.ts";

/** Rendered answers that are kept, about 200 kB each with their smaller form. */
const MAX_ANSWERS = 50;

/** Two thirds of the usual level's time, for 5 % more bytes. */
const GZIP_LEVEL = 4;

/** The pages with a form: an enquiry in their address changes them. */
function formPaths({ paths: { home, search, contact }, rooms }: Facts): Set<string> {
  return new Set([home, search, contact, ...rooms.map((room) => room.path)]);
}

/** The enquiry in a query; nothing where the query holds no field of one. */
function enquiryIn(query: URLSearchParams, facts: Facts, today: Day): Enquiry | undefined {
  if (!Object.values(FIELDS).some((name) => query.has(name))) return undefined;
  return enquiryFrom(limitsOf(facts.rooms.length), query, today);
}

function templateOf(html: string, { facts }: EnquiryPage): PageTemplate {
  const { generalMessage } = phrasebook(facts.phrases);
  return pageTemplate(html, {
    formPaths: formPaths(facts),
    generalMessage,
    rooms: facts.rooms.map(({ name }) => name),
  });
}

type Answered = { enquiry: Enquiry; said: NightsSaid };

function render(template: PageTemplate, page: EnquiryPage, { enquiry, said }: Answered): Buffer {
  const { facts } = page;
  const { draftWords, enquiryMessage, enquiryWords } = phrasebook(facts.phrases);
  const prices = pricesSaid(page, enquiry);
  const query = enquiryQuery(enquiry);
  const choice = enquiryWords(enquiry);
  const draft = (about: string | undefined) => {
    const total = prices.totalOf(about);
    const message = enquiryMessage(enquiry, about);
    return total ? `${message}\n\n${draftWords(total, facts.taxNote)}` : message;
  };
  return renderTemplate(template, {
    message: (about) => enquiryMessage(enquiry, about),
    draft,
    choice,
    slots: {
      choice: escaped(choice),
      ...prices.slots,
      ...said.slots,
    },
    fields: new Map(enquiryFields(enquiry)),
    query: query && `?${escaped(query)}`,
    answers: said.answers,
  });
}

/** A page for the enquiry in a query; nothing where there is none to answer. */
export function renderEnquiry(
  html: string,
  {
    query,
    now,
    known = NO_AVAILABILITY,
    ...page
  }: EnquiryPage & { query: URLSearchParams; now: number; known?: Availability },
): string | undefined {
  const isAsked = formPaths(page.facts).has(page.path);
  const enquiry = isAsked ? enquiryIn(query, page.facts, houseDayAt(now)) : undefined;
  if (!enquiry) return undefined;
  const said = nightsSaid({ ...page, enquiry }, known, now);
  return render(templateOf(html, page), page, { enquiry, said }).toString();
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
 * it holds nothing of an address but its enquiry, and is made anew when its nights are.
 */
export function createEnquiryPages(
  allFacts: AllFacts,
  freeNights: () => Promise<Availability | undefined>,
  now = Date.now,
): EnquiryPages {
  const templates = new WeakMap<StoredFile, PageTemplate>();
  const answers = createLru<Promise<EnquiryAnswer>>(MAX_ANSWERS);
  const template = (file: StoredFile, page: EnquiryPage) => {
    const made = templates.get(file) ?? templateOf(file.read().toString(), page);
    templates.set(file, made);
    return made;
  };
  return (file, path, url) => {
    const page = { facts: allFacts[houseLanguageAt(path)], path };
    const day = houseDayAt(now());
    const isAsked = formPaths(page.facts).has(path);
    const enquiry = isAsked && enquiryIn(new URL(url).searchParams, page.facts, day);
    if (!enquiry) return undefined;
    return async () => {
      const known = (await freeNights()) ?? NO_AVAILABILITY;
      const said = nightsSaid({ ...page, enquiry }, known, now());
      const make = async () => {
        const html = render(template(file, page), page, { enquiry, said });
        return { html, gzipped: await promisify(gzip)(html, { level: GZIP_LEVEL }) };
      };
      const key = `${day} ${path}?${enquiryQuery(enquiry)} ${JSON.stringify(said)}`;
      return answers.getOrMake(key, make);
    };
  };
}
