import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chatLink } from "#app/domain/chat-link.ts";
import { readAllContent } from "#tests/support/content.ts";
import type { Availability } from "#app/domain/availability.ts";
import { inEach } from "#app/domain/languages.ts";
import { houseInfo } from "#server/text/house-info.ts";
import { books, italian } from "#tests/support/italian.ts";
import { renderEnquiry } from "#tests/support/enquiry-page.ts";
import { createEnquiryPages } from "./enquiry-pages.ts";
import { storedFile } from "#server/serving/representations.ts";

const INFO = houseInfo(readAllContent());
const [ROOM] = INFO.rooms;
const NOW = Date.parse("2027-06-10T10:00:00Z");
const link = (room?: string) => `<a href="${chatLink("39", italian.generalMessage(room))}">`;
const PAGE = `${link()}${link(ROOM?.name)}<noscript><input id="a" type="date" name="dal" required=""/><input type="number" name="adulti" value="1"/><p data-slot="note" class="q">Senza</p></noscript><input name="dal" value=""/>`;

/** What is known of each room's nights: those that are taken, read just now. */
const nightsOf = (taken: Record<string, string[]>): Availability => ({
  rooms: Object.fromEntries(
    INFO.rooms.map(({ slug }) => [
      slug,
      { state: "fresh", asOf: new Date(NOW).toISOString(), taken: taken[slug] ?? [] },
    ]),
  ),
});

const fill = (path: string, query: string, info = INFO) =>
  renderEnquiry(PAGE, { info, path, query: new URLSearchParams(query), now: NOW });

const QUERY = "dal=2027-08-12&al=2027-08-15&adulti=2&bambini=1&camere=1";

test("links, fields and note of a page say what its address asks", async () => {
  const html = (await fill("/cerca_stanza", QUERY)) ?? "";
  const messagesIn = [...html.matchAll(/\?text=([^"]*)"/g)].map(([, text]) =>
    decodeURIComponent(text!),
  );
  expect(messagesIn).toEqual([
    "Ciao, vorrei sapere se è disponibile 1 stanza per 2 adulti e 1 bambino dal 12/08/2027 al 15/08/2027",
    `Ciao, vorrei sapere se la ${ROOM?.name} è disponibile per 2 adulti e 1 bambino dal 12/08/2027 al 15/08/2027`,
  ]);
  expect(html).toContain('name="dal" required="" value="2027-08-12"/>');
  expect(html).toContain('name="adulti" value="2"/>');
  expect(html).toMatch(
    /<p data-slot="note" class="q">Il messaggio chiede: da giovedì 12 agosto 2027/,
  );
  // The fields of the living page are its own.
  expect(html).toContain('</noscript><input name="dal" value=""/>');
});

test("links among pages with a form carry what the address asks, and no other link does", async () => {
  const { home, search, contact, about } = INFO.paths;
  const room = INFO.rooms[1]!.path;
  const carried = [home, search, contact, room, `${room}/`, `${contact}#google`];
  const others = [about, `${search}?dal=x`, `https://altrove.example${room}`, `${room}.ics`];
  const linked = (links: string[]) => links.map((to) => `<a class="x" href="${to}">x</a>`).join("");
  const html = await renderEnquiry(linked([...carried, ...others]), {
    info: INFO,
    path: room,
    query: new URLSearchParams(QUERY),
    now: NOW,
  });
  const query = QUERY.replaceAll("&", "&amp;");
  const withQuery = carried.map((to) => to.replace(/(?=#|$)/, `?${query}`));
  expect(html).toBe(linked([...withQuery, ...others]));
});

test("the contact form says what it sends along, where no script runs", async () => {
  const form =
    '<noscript><input type="hidden" name="eta" value=""/><span data-slot="choice" class="b"></span></noscript>';
  const query = new URLSearchParams(`${QUERY}&eta=4`);
  const page = { info: INFO, path: INFO.paths.contact, query, now: NOW };
  const html = await renderEnquiry(form, page);
  expect(html).toContain('name="eta" value="4"/>');
  expect(html).toContain(
    ">dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino (età 4), 1 camera</span>",
  );
});

test("the total is the room's own on its page, and the least where rates differ", async () => {
  const rates = INFO.rooms.map(({ slug }, at) => [slug, { base: 8500 + at * 1000 }]);
  const prices = { rates: Object.fromEntries(rates), seasons: [], discounts: [] };
  const dear = { ...INFO, prices };
  expect(await fill(INFO.rooms[1]!.path, QUERY, dear)).toContain("Totale € 285,00");
  expect(await fill("/", QUERY, dear)).toContain("Totale da € 255,00");
});

test.each([
  ["dal=2027-06-01&al=2027-06-03"], // past
  ["dal=2027-08-12&al=2027-08-12"], // no night
  ['dal="><script>alert(1)</script>&al=x'],
])("%s fills in nothing, and says why", async (query) => {
  const html = (await fill("/", query)) ?? "";
  expect(html).toContain(INFO.words.search.wrong);
  expect(html).toContain("Le%20mie%20date");
  expect(html).not.toContain("<script>");
});

test.each([
  ["/cerca_stanza", ""],
  ["/cerca_stanza", "utm_source=x"],
  ["/about", QUERY],
])("%s with “%s” is the page as it was built", async (path, query) => {
  expect(await fill(path, query)).toBeUndefined();
});

test("a German page says it in German, with the Italian line below, and hands it to the other languages", async () => {
  const info = houseInfo(readAllContent({}, "de"), "de");
  const page = `<a href="${chatLink("39", books.de.generalMessage())}">x</a><a href="/en/find-a-room" hrefLang="en">English</a><noscript><p data-slot="note">Ohne</p></noscript>`;
  const html =
    (await renderEnquiry(page, {
      info,
      path: "/de/zimmer-finden",
      query: new URLSearchParams("dal=2027-08-12&al=2027-08-15&adulti=1"),
      now: NOW,
    })) ?? "";
  const [, text = ""] = /\?text=([^"]*)"/.exec(html) ?? [];
  expect(decodeURIComponent(text)).toBe(
    "Guten Tag, haben Sie 1 Zimmer für 1 Erwachsenen vom 12.08.2027 bis 15.08.2027 frei?\n\n(it) Ciao, vorrei sapere se è disponibile 1 stanza per 1 adulto dal 12/08/2027 al 15/08/2027",
  );
  expect(html).toMatch(/<p data-slot="note">.*3 Nächte, 1 Erwachsener/);
  expect(html).toContain(
    'href="/en/find-a-room?dal=2027-08-12&amp;al=2027-08-15&amp;adulti=1&amp;bambini=0&amp;camere=1" hrefLang="en"',
  );
});

test.each([
  ["a stay of 61 nights", "dal=2027-08-01&al=2027-10-01&adulti=2&camere=1"],
  ["ten people in a house for nine", "dal=2027-08-12&al=2027-08-15&adulti=10&camere=3"],
])("%s is asked for without a total", async (_, query) => {
  const html = (await fill("/cerca_stanza", query)) ?? "";
  expect(html).toMatch(
    /data-slot="note" class="q">Il messaggio chiede: da .* te lo dice la famiglia\./,
  );
  expect(html).not.toContain("€");
});

test.each([
  ["60 nights", "dal=2027-08-02&al=2027-10-01&adulti=2&camere=1"],
  ["nine people", "dal=2027-08-12&al=2027-08-15&adulti=9&camere=3"],
])("%s have a total", async (_, query) => {
  expect(await fill("/cerca_stanza", query)).toMatch(/Totale .*€/);
});

test("fields of the form outside noscript, and of other names, stay as they are", async () => {
  const page = '<noscript><input name="altro" value="1"/></noscript><input name="dal" value="x"/>';
  const hidden = '<input type="hidden" name="adulti" value="1"/>';
  const query = new URLSearchParams(QUERY);
  const request = { info: INFO, path: "/", query, now: NOW };
  expect(await renderEnquiry(page, request)).toBe(page);
  // What a form sends without showing it may be sent before the page is awake.
  expect(await renderEnquiry(hidden, request)).toBe(hidden.replace('"1"', '"2"'));
});

test("equal enquiries are one answer, which says nothing of the rest of their addresses", async () => {
  const info = inEach((language) => houseInfo(readAllContent({}, language), language));
  let now = NOW;
  let availability: Availability | undefined;
  const pages = createEnquiryPages(
    info,
    async () => availability,
    () => now,
  );
  const file = await storedFile("/index.html", Buffer.from(PAGE));
  const ask = (query: string) => pages(file, "/cerca_stanza", `http://a/cerca_stanza?${query}`)!();
  const answer = await ask(QUERY);
  const reversed = [...new URLSearchParams(QUERY)].toReversed();
  for (const query of [`${QUERY}&fbclid=1"><b>`, `via=x&${new URLSearchParams(reversed)}`])
    expect(await ask(query)).toBe(answer);
  expect(await ask(QUERY.replace("adulti=2", "adulti=1"))).not.toBe(answer);
  const query = new URLSearchParams(QUERY);
  expect(gunzipSync(answer.gzipBody)).toEqual(answer.html);
  expect(answer.html.toString()).toBe(
    await renderEnquiry(PAGE, { info: INFO, path: "/cerca_stanza", query, now }),
  );
  // What is said of nights is said anew as soon as they are others.
  availability = nightsOf({ [ROOM!.slug]: ["2027-08-12/1"] });
  expect(await ask(QUERY)).not.toBe(answer);
  expect(await ask(QUERY)).toBe(await ask(QUERY));
  availability = undefined;
  expect(await ask(QUERY)).toBe(answer);
  // A stay that lay ahead yesterday may be past today.
  now = Date.parse("2027-08-13T10:00:00Z");
  expect((await ask(QUERY)).html.toString()).toContain(INFO.words.search.wrong);
  expect(pages(file, "/cerca_stanza", "http://a/cerca_stanza?utm_source=x")).toBeUndefined();
});
