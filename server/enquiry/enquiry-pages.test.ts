import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { availabilityAt } from "#tests/support/availability.ts";
import { readContents } from "#tests/support/content.ts";
import { createEnquiryRenderer } from "./enquiry-pages.ts";
import { enquiryRendererOf, renderEnquiry } from "#tests/support/enquiry-page.ts";

const CONTENTS = readContents();
const ROOMS = CONTENTS.it.rooms.rooms;
const NOW = Date.parse("2027-06-10T10:00:00Z");
const QUERY = "dal=2027-08-12&al=2027-08-15&adulti=2&bambini=1&camere=1";
const QUERY_IN_LINKS = QUERY.replaceAll("&", "&amp;");

const availabilityWith = (taken: Record<string, string[]>) =>
  availabilityAt(Object.fromEntries(ROOMS.map(({ slug }) => [slug, taken[slug] ?? []])), NOW);

const render = async (path: string, query: string, contents = CONTENTS) =>
  (await renderEnquiry({ contents, path, query, now: NOW })) ?? "";

const textOf = (html: string) =>
  html
    .replace(/[\s\S]*<main/, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

const messagesIn = (html: string) =>
  [...html.matchAll(/\?text=([^"]*)"/g)].map(([, text = ""]) => decodeURIComponent(text));

test("links, fields and summary of a page show the enquiry in its address", async () => {
  const html = await render(`/${ROOMS[0]!.address}`, QUERY);
  expect(messagesIn(html)).toContain(
    `Ciao, vorrei sapere se la ${ROOMS[0]!.name} è disponibile per 2 adulti e 1 bambino dal 12/08/2027 al 15/08/2027`,
  );
  expect(html).toMatch(/name="dal"[^>]* value="2027-08-12"/);
  expect(html).toMatch(/name="adulti"[^>]* value="2"/);
  expect(textOf(html)).toContain("giovedì 12 agosto 2027");
});

test("links to the guesthouse's pages carry the enquiry, and no other link does", async () => {
  const html = await render("/about", QUERY);
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
  const withQuery = hrefs.filter((href) => href.includes(QUERY_IN_LINKS));
  expect(withQuery).toContain(`/contatti?${QUERY_IN_LINKS}`);
  expect(withQuery).toContain(`/en/about?${QUERY_IN_LINKS}`);
  expect(withQuery.filter((href) => !/^\/[^?]*\?/.test(href))).toEqual([]);
  expect(hrefs.filter((href) => /^\/(home2|pictures)/.test(href) && href.includes("dal="))).toEqual(
    [],
  );
});

test("the contact form without scripts shows which enquiry it sends along", async () => {
  const html = await render("/contatti", `${QUERY}&eta=4`);
  expect(html).toMatch(/name="eta" value="4"/);
  expect(html).toContain("dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino (età 4), 1 camera");
});

test.each([
  ["dal=2027-06-01&al=2027-06-03"], // past
  ["dal=2027-08-12&al=2027-08-12"], // no night
  ['dal="><script>alert(1)</script>&al=x'],
])("the query %s fills in nothing, and the page says why", async (query) => {
  const html = await render("/", query);
  expect(html).toContain(CONTENTS.it.answers.search.wrong);
  expect(html).not.toContain("alert(1)");
  expect(html).not.toMatch(/<html[^>]* data-dates/);
});

test.each(["", "utm_source=x"])("the query “%s” gives the plain page", async (query) => {
  expect(await renderEnquiry({ contents: CONTENTS, path: "/", query, now: NOW })).toBeUndefined();
});

test("ten people in a house for nine see no total", async () => {
  const crowdQuery = "dal=2027-08-12&al=2027-08-15&camere=3&adulti=";
  const { total } = CONTENTS.it.words.summary;
  const totalStart = total.slice(0, total.indexOf("{"));
  expect(textOf(await render("/", `${crowdQuery}9`))).toContain(totalStart);
  expect(textOf(await render("/", `${crowdQuery}10`))).not.toContain(totalStart);
});

test("equal enquiries share one answer, which repeats nothing else of their addresses", async () => {
  let now = NOW;
  let availability = UNKNOWN_AVAILABILITY;
  const enquiryRenderer = await enquiryRendererOf(
    CONTENTS,
    () => availability,
    () => now,
  );
  const search = (query: string) => enquiryRenderer("/cerca_stanza", new URLSearchParams(query))!();
  const firstResponse = await search(QUERY);
  const reversedFields = [...new URLSearchParams(QUERY)].toReversed();
  for (const query of [`${QUERY}&fbclid=1"><b>`, `via=x&${new URLSearchParams(reversedFields)}`])
    expect(await search(query)).toBe(firstResponse);
  expect(await search(QUERY.replace("adulti=2", "adulti=1"))).not.toBe(firstResponse);
  expect(gunzipSync(firstResponse.gzip!.body)).toEqual(firstResponse.identity.body);
  expect(firstResponse.identity.body.toString()).toBe(await render("/cerca_stanza", QUERY));
  // A page is rendered anew as soon as the availability changes.
  availability = availabilityWith({ [ROOMS[0]!.slug]: ["2027-08-12/1"] });
  const cached = await search(QUERY);
  expect(cached).not.toBe(firstResponse);
  expect(textOf(cached.identity.body.toString())).toContain(CONTENTS.it.words.nights.room.taken);
  expect(await search(QUERY)).toBe(cached);
  availability = UNKNOWN_AVAILABILITY;
  expect(await search(QUERY)).toBe(firstResponse);
  // A page is rendered anew each day: the stay may be past.
  now = Date.parse("2027-08-13T10:00:00Z");
  expect((await search(QUERY)).identity.body.toString()).toContain(
    CONTENTS.it.answers.search.wrong,
  );
});

test("of many enquiries at once the server renders one at a time, and other work runs between", async () => {
  let renderedCount = 0;
  const enquiryRenderer = createEnquiryRenderer({
    pages: { render: () => ({ html: String(renderedCount++), csp: "" }) },
    content: CONTENTS.it,
    readAvailability: async () => UNKNOWN_AVAILABILITY,
    now: () => NOW,
  });
  const responses = ["1", "2", "3"].map((adults) =>
    enquiryRenderer("/", new URLSearchParams({ adulti: adults }))!(),
  );
  for (let turn = 0; turn < 3; turn++) {
    const countBefore = renderedCount;
    await nextTurn();
    expect(renderedCount - countBefore).toBeLessThanOrEqual(1);
  }
  await Promise.all(responses);
  expect(renderedCount).toBe(3);
});

test.each([
  ["60 nights", "al=2027-10-01", true],
  ["61 nights", "al=2027-10-02", false],
])("a search of %s looks up free nights: %s", async (_, checkOut, isLookedUp) => {
  const html =
    (await renderEnquiry({
      contents: CONTENTS,
      path: "/",
      query: `dal=2027-08-02&${checkOut}&adulti=2&camere=1`,
      now: NOW,
      availability: availabilityWith({}),
    })) ?? "";
  expect(html.includes('"availability":{')).toBe(isLookedUp);
});
