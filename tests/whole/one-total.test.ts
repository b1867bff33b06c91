import { createElement, type ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import { inGuesthouse } from "#tests/support/in-guesthouse.ts";
import { chances } from "#tests/support/random.ts";
import { ContactActions } from "#app/guesthouse/enquiry/contact-actions.tsx";
import { type EnquiryForm, pricingOf } from "#app/guesthouse/enquiry/enquiry-form.ts";
import { Summary } from "#app/guesthouse/enquiry/summary.tsx";
import { RoomTotal } from "#app/guesthouse/search/room-total.tsx";
import { limitsOf, type Party, partyHint } from "#app/domain/party.ts";
import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { readAllContent } from "#tests/support/content.ts";
import { houseInfo } from "#server/text/house-info.ts";

const TODAY = "2027-06-10";

const { whole } = chances(15);

type Chosen = { stay: Stay; party: Party };

/** A choice as a guest makes it; rooms enough for the people, mostly. */
function randomEnquiry(): Chosen {
  const checkIn = daysAfter(TODAY, whole(0, 400));
  const children = whole(0, 2);
  const ages = Array.from({ length: children }, () => (whole(0, 2) ? whole(0, 17) : undefined));
  return {
    stay: { checkIn, checkOut: daysAfter(checkIn, whole(1, 16)) },
    party: { rooms: whole(1, 3), adults: whole(1, 4), children, ages },
  };
}

/** What the fields of a page hold once a guest has chosen. */
function formOf({ stay, party }: Chosen): EnquiryForm {
  const nothing = () => {};
  return {
    today: TODAY,
    stay,
    party,
    problem: undefined,
    enquiry: { stay, party },
    hasDates: true,
    hint: partyHint(limitsOf(3), party),
    announcement: "",
    setCheckIn: nothing,
    setCheckOut: nothing,
    confirmDates: nothing,
    step: nothing,
    setRooms: nothing,
    setAge: nothing,
  };
}

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

function draftIn(html: string): string {
  const [, body = ""] = /&amp;body=([^"]*)"/.exec(html) ?? [];
  return decodeURIComponent(body.replaceAll("&#x27;", "'"));
}

const REQUESTS = IS_FULL ? 200 : 15;

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  test.each([
    ["today's prices", readAllContent({}, language)],
    ["prices that use everything", readAllContent({ prices: FULL_PRICES }, language)],
  ])("requests with %s read one total wherever they look", (_, content) => {
    const info = houseInfo(content, language);
    const book = phrasebook(content.phrases);
    const { taxNote } = content.house;
    const rate = anyRoomPrice(content.prices, TODAY);
    const withoutTotal: string[] = [];
    for (let turn = 0; turn < REQUESTS; turn++) {
      const enquiry = randomEnquiry();
      const room = info.rooms[whole(0, 2)]!;
      for (const page of [undefined, room]) {
        const prices = page ? pricesOf(page.slug, content.prices) : content.prices;
        const form = formOf(enquiry);
        const priced = pricingOf(form, prices, rate);
        const { total } = priced;
        const message = book.enquiryMessage(enquiry, page?.name);
        const show = (part: ReactElement) => inGuesthouse(part, content);
        const summary = withoutTags(show(createElement(Summary, { form, pricing: priced })));
        const asked = priced.isShare ? undefined : total;
        const draft = draftIn(
          show(createElement(ContactActions, { label: "", message, total: asked })),
        );

        // More people than beds: nobody names a total that cannot be had.
        expect(total === undefined).toBe(form.hint !== undefined);
        if (!total) {
          withoutTotal.push(summary, draft);
          continue;
        }
        // The whole price, or a word that it is not.
        const shown = book.priceWords(total);
        const { thisRoom, total: whole } = content.words.summary;
        const plain = interpolate(priced.isShare ? thisRoom : whole, { totale: shown });
        const isPlain = priced.isShare || !book.taxWords(total);
        expect(summary).toContain(isPlain ? plain : book.totalWords(total));
        expect(summary.includes(taxNote)).toBe(!content.prices.tax);
        // One room's price is no total, and no e-mail calls it one.
        expect(draft.includes(book.totalWords(total))).toBe(!priced.isShare);
        expect(draft.includes(taxNote)).toBe(!content.prices.tax && !priced.isShare);
        // The search answers with a room's total as the room's own page does.
        const { stay } = enquiry;
        const chosen = { stay, total: quoteRooms(stay, priced.party, prices) };
        const props = { rate, chosenStay: chosen, words: "{notti}" };
        expect(withoutTags(show(createElement(RoomTotal, props)))).toContain(shown);
      }
    }
    expect(withoutTotal.filter((said) => /€\s?\d|\d\s?€/.test(said))).toEqual([]);
  });
});
