import { expect, test } from "vitest";
import { roomAddress } from "#app/content/schemas/slugs.ts";
import { createApp } from "#server/app.ts";
import { readContents } from "#tests/support/content.ts";
import { renderEnquiry } from "#tests/support/enquiry-page.ts";
import { renderedSite } from "#tests/support/rendered-site.ts";

const pages = await renderedSite();

test.each([
  ["/home4/room_details/7", 200, "/home4/room_details"],
  ["/home2/room_details/7", 404, "/home2/404"], // takes no id
  ["/home4/", 200, "/home4"],
  ["/home4/nowhere", 404, "/home4/404"],
  ["/home2/404", 404, "/home2/404"],
])("%s answers %i with the page %s", async (path, status, page) => {
  const response = await createApp({ pages, assets: new Map() }).request(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(pages.render(page, {}).html);
});

test("the menu is a file of its own, and a design's page names no file of the guesthouse's words", async () => {
  expect(pages.files.has("/menu.json")).toBe(true);
  expect((await pages.plainPage("/home2"))?.identity.body.toString()).not.toContain("words-");
});

test("a page takes title and price from its address, and ignores a title that is too long", async () => {
  const render = (query: string) =>
    renderEnquiry({ contents: readContents(), path: "/home2/room_details", query, now: 0 });
  expect(await render("title=Suite%201&price=120&x=1")).toContain(
    '"handover":"title=Suite+1&price=120"',
  );
  expect(await render(`title=${"a".repeat(81)}`)).not.toContain("aaaaaaaa");
});

test.each(["blog", "home3"])("no room may be called %s, because another page has it", (address) => {
  expect(roomAddress.safeParse(address).success).toBe(false);
});
