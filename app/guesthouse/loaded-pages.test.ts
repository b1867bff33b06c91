import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { loaderArguments } from "#tests/support/loading.ts";
import { loader as loadContact } from "./contact/route.tsx";
import { loader as loadRoom } from "./room/route.tsx";
import { loader as loadSearch } from "./search/route.tsx";

const { rooms } = readContents().it.rooms;

const { prices, rate, rooms: searched, sharedAmenities } = loadSearch(loaderArguments());

test.each(rooms)("the words of $name do not travel with the search", ({ lead }) => {
  expect(JSON.stringify({ prices, rate, searched, sharedAmenities })).not.toContain(lead);
});

test("what the family has not written yet travels to no guest", () => {
  const roomPages = rooms.map(({ slug }) => loadRoom(loaderArguments(slug)));
  for (const page of [loadContact(loaderArguments()), ...roomPages])
    expect(JSON.stringify(page)).not.toMatch(/da inserire/i);
});
