import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { StoredFile } from "./pages.ts";

function page(text: string): StoredFile {
  return {
    body: Buffer.from(text),
    encoded: {},
    etag: `"${text}"`,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  };
}

const app = createApp({
  files: new Map([
    ["/room_details", page("generic")],
    ["/elegant_room", page("elegant")],
    ["/assets/a.js", page("script")],
    ["/home4", page("city hotel")],
    ["/home4/room_details", page("its room")],
    ["/home2/room_details", page("resort's room")],
  ]),
  notFound: page("missing"),
  notFoundBelow: new Map([
    ["/home2", page("missing in the resort")],
    ["/home4", page("missing in the city hotel")],
  ]),
});

test.each([
  ["/room_details", 200, "generic"],
  ["/room_details/", 200, "generic"],
  ["/room_details/7", 200, "generic"],
  ["/room_details/7/", 200, "generic"],
  ["/room_details/la%20mia?x=1", 200, "generic"],
  ["/room_details/%E0%A4%A", 200, "generic"], // cannot be decoded, still an id
  ["/room_details/a%2Fb", 200, "generic"], // the slash belongs to the id
  ["/room_details/7/8", 404, "missing"], // one id, not two
  ["/room_detailsx", 404, "missing"],
  ["/elegant_room/7", 404, "missing"], // a room of the house takes no id
  ["/assets/b.js", 404, "missing"],
  ["/home4/room_details/7", 200, "its room"],
  ["/home2/room_details/7", 404, "missing in the resort"], // takes no id
  ["/home4/", 200, "city hotel"],
  ["/home4/nowhere", 404, "missing in the city hotel"],
  ["/home44", 404, "missing"],
])("%s answers %i with the page %s", async (path, status, text) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test("a page may frame the map, and names frames once", () => {
  const policy = contentSecurityPolicy("<script>1</script>");
  expect(policy.match(/frame-src [^;]*/g)).toEqual([
    expect.stringContaining("https://www.google.com"),
  ]);
});
