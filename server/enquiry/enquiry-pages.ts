/**
 * Pages with a form, rendered for the enquiry in their address: links, prices and availability are
 * right before any script runs, and the form fields where none runs. What an enquiry may cost:
 * docs/decisions/021-an-enquiry-is-rendered-once.md.
 */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  type Enquiry,
  enquiryFields,
  enquiryFrom,
  enquiryQuery,
  ENQUIRY_FIELDS,
} from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY, limitsOf } from "#app/domain/party.ts";
import { openPrices } from "#app/domain/stay-availability.ts";
import type { Prices } from "#app/domain/prices.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { houseDayAt, type Availability, NO_AVAILABILITY } from "#app/domain/availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";
import { escapeHtml } from "#server/text/escape-html.ts";
import { type EnquiryPage, type AvailabilityHtml, availabilityHtml } from "./enquiry-nights.ts";
import { pricesHtml } from "./enquiry-prices.ts";
import type { HouseInfoByLanguage, HouseInfo } from "#server/text/house-info.ts";
import { createLru } from "./lru.ts";
import { type PageTemplate, pageTemplate, renderTemplate } from "./page-template.ts";
import type { StoredFile } from "#server/serving/representations.ts";

/** Cached responses, each about 200 kB with its gzip form. */
const MAX_CACHED_RESPONSES = 50;

/** Two thirds of the default level's time, for 5 % more bytes. */
const GZIP_LEVEL = 4;

/** The pages with a form; an enquiry in their address changes them. */
function formPaths({ paths: { home, search, contact }, rooms }: HouseInfo): Set<string> {
  return new Set([home, search, contact, ...rooms.map((room) => room.path)]);
}

/** The enquiry in a query; nothing where the query has no field of one. */
function enquiryIn(query: URLSearchParams, info: HouseInfo, today: Day): Enquiry | undefined {
  if (!Object.values(ENQUIRY_FIELDS).some((name) => query.has(name))) return undefined;
  return enquiryFrom(limitsOf(info.rooms.length), query, today);
}

function templateOf(html: string, { info }: EnquiryPage): PageTemplate {
  const { generalMessage } = phrasebook(info.phrases);
  return pageTemplate(html, {
    formPaths: formPaths(info),
    generalMessage,
    rooms: info.rooms.map(({ name }) => name),
  });
}

type RenderInput = { enquiry: Enquiry; nightsHtml: AvailabilityHtml; open: Prices };

function renderEnquiry(
  template: PageTemplate,
  page: EnquiryPage,
  { enquiry, nightsHtml, open }: RenderInput,
): Buffer {
  const { info } = page;
  const { draftWords, enquiryMessage, enquiryWords } = phrasebook(info.phrases);
  const prices = pricesHtml(page, enquiry, open);
  const query = enquiryQuery(enquiry);
  const choice = enquiryWords(enquiry);
  const draft = (about: string | undefined) => {
    const total = prices.totalOf(about);
    const message = enquiryMessage(enquiry, about);
    return total ? `${message}\n\n${draftWords(total, info.taxNote)}` : message;
  };
  return renderTemplate(template, {
    message: (about) => enquiryMessage(enquiry, about),
    draft,
    choice,
    slots: {
      choice: escapeHtml(choice),
      ...prices.slots,
      ...nightsHtml.slots,
    },
    fields: new Map(enquiryFields(enquiry)),
    query: query && `?${escapeHtml(query)}`,
    answers: nightsHtml.answers,
  });
}

export type EnquiryResponse = { html: Buffer; gzipBody: Buffer };

/** Gives a function that renders the page, or nothing where the address is no enquiry. */
export type EnquiryPages = (
  file: StoredFile,
  path: string,
  url: string,
) => (() => Promise<EnquiryResponse>) | undefined;

/** Equal enquiries share a response until the availability changes. */
export function createEnquiryPages(
  infoByLanguage: HouseInfoByLanguage,
  readAvailability: () => Promise<Availability | undefined>,
  now = Date.now,
): EnquiryPages {
  const templates = new WeakMap<StoredFile, PageTemplate>();
  const responses = createLru<Promise<EnquiryResponse>>(MAX_CACHED_RESPONSES);
  const template = (file: StoredFile, page: EnquiryPage) => {
    const result = templates.get(file) ?? templateOf(file.read().toString(), page);
    templates.set(file, result);
    return result;
  };
  return (file, path, url) => {
    const page = { info: infoByLanguage[houseLanguageAt(path)], path };
    const day = houseDayAt(now());
    const hasForm = formPaths(page.info).has(path);
    const enquiry = hasForm && enquiryIn(new URL(url).searchParams, page.info, day);
    if (!enquiry) return undefined;
    return async () => {
      const availability = (await readAvailability()) ?? NO_AVAILABILITY;
      const nightsHtml = availabilityHtml({ ...page, enquiry }, availability, now());
      const { stay, party = DEFAULT_PARTY } = enquiry;
      const { prices } = page.info;
      const open = stay ? openPrices(availability, { stay, party, prices }, now()) : prices;
      const make = async () => {
        const html = renderEnquiry(template(file, page), page, { enquiry, nightsHtml, open });
        return { html, gzipBody: await promisify(gzip)(html, { level: GZIP_LEVEL }) };
      };
      const key = `${day} ${path}?${enquiryQuery(enquiry)} ${JSON.stringify([nightsHtml, Object.keys(open.rates)])}`;
      return responses.getOrMake(key, make);
    };
  };
}
