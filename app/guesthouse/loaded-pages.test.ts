import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { loaderArguments } from "#tests/support/loading.ts";
import { loader as loadContact } from "./contact/route.tsx";
import { loader as loadRoom } from "./room/route.tsx";
import { loader as loadSearch } from "./search/route.tsx";

const { rooms } = readContents().it.rooms;

const { prices, leastPrice, rooms: searched, sharedAmenities } = loadSearch(loaderArguments());

test.each(rooms)("the search page does not load the words of $name", ({ lead }) => {
  expect(JSON.stringify({ prices, leastPrice, searched, sharedAmenities })).not.toContain(lead);
});

test("no page loads placeholders that the family has not filled in", () => {
  const roomPages = rooms.map(({ slug }) => loadRoom(loaderArguments(slug)));
  for (const page of [loadContact(loaderArguments()), ...roomPages])
    expect(JSON.stringify(page)).not.toMatch(/da inserire/i);
});
