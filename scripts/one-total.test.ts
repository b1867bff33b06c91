import { createElement } from "react";
import { expect, test } from "vitest";
import { Ask } from "#app/guesthouse/enquiry/ask.tsx";
import { pricedOf } from "#app/guesthouse/enquiry/priced.ts";
import { Summary } from "#app/guesthouse/enquiry/summary.tsx";
import type { EnquiryForm } from "#app/guesthouse/enquiry/use-enquiry-form.ts";
import { RoomTotal } from "#app/guesthouse/search/room-total.tsx";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import type { Party } from "#app/domain/party.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { daysAfter, type Stay } from "#app/domain/stay.ts";
import { readAllContent } from "#app/content/read.ts";
import { filledPage } from "#server/filled-pages.ts";
import { factsOf } from "#server/facts.ts";
import { italian } from "#tests/support/italian.ts";
import { fullContent } from "#tests/support/full-prices.ts";
import { inGuesthouse } from "#tests/support/in-guesthouse.ts";
import { chances } from "#tests/support/random.ts";

const TODAY = "2027-06-10";
const AMOUNT = /(?:da )?€ [\d.]+,\d\d/;

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
    asked: { stay, party },
    hasDates: true,
    announcement: "",
    setCheckIn: nothing,
    setCheckOut: nothing,
    keepDates: nothing,
    step: nothing,
    setAge: nothing,
  };
}

/** The total in a text: what stands before the word for the tax, or at its end. */
function totalIn(text: string, before: RegExp): string {
  const after = text.slice(text.search(before));
  return AMOUNT.exec(after)?.[0] ?? `no total in ${text}`;
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/ +/g, " ");

function draftIn(html: string): string {
  const [, body = ""] = /&amp;body=([^"]*)"/.exec(html) ?? [];
  return decodeURIComponent(body.replaceAll("&#x27;", "'"));
}

for (const [name, content] of [
  ["today's prices", readAllContent()],
  ["prices that use everything", fullContent],
] as const)
  test(`200 requests with ${name} read one total wherever they look`, () => {
    const facts = factsOf(content);
    for (let turn = 0; turn < 200; turn++) {
      const enquiry = randomEnquiry();
      const room = facts.rooms[whole(0, 2)]!;
      for (const page of [undefined, room]) {
        const prices = page ? pricesOf(page.slug, content.prices) : content.prices;
        const priced = pricedOf(formOf(enquiry), prices);
        const message = italian.enquiryMessage(enquiry, page?.name);
        const summary = inGuesthouse(
          createElement(Summary, { form: formOf(enquiry), priced }),
          content,
        );
        const ask = inGuesthouse(
          createElement(Ask, { label: "", message, total: priced.total }),
          content,
        );
        const plain = `<a href="mailto:a@b.it?subject=x&amp;body=${encodeURIComponent(italian.generalMessage(page?.name))}"><noscript><p data-fill="">?</p></noscript>`;
        const filled = filledPage(() => plain, {
          facts,
          path: page?.path ?? "/",
          query: new URLSearchParams(enquiryQuery(enquiry)),
          today: TODAY,
        })!;

        const shown = totalIn(withoutTags(summary), /Totale/);
        expect(shown).toBe(italian.priceWords(priced.total!));
        expect(totalIn(draftIn(ask), /Totale/)).toBe(shown);
        expect(draftIn(filled)).toBe(draftIn(ask));
        expect(totalIn(withoutTags(filled), /Totale/)).toBe(shown);
        // The whole price, or a word that it is not.
        const isTaxed = content.prices.tax !== undefined;
        const taxed = italian.taxWords(priced.total!);
        for (const text of [summary, draftIn(ask)]) {
          expect(text.includes(content.house.taxNote)).toBe(!isTaxed);
          if (taxed) expect(withoutTags(text)).toMatch(new RegExp(`${AMOUNT.source} ?, ${taxed}`));
        }
        // The search answers a room's page word for word.
        if (!page) continue;
        const { party } = priced;
        const answer = createElement(RoomTotal, { prices, ...enquiry, party, total: "{notti}" });
        expect(totalIn(withoutTags(inGuesthouse(answer, content)), AMOUNT)).toBe(shown);
      }
    }
  });
