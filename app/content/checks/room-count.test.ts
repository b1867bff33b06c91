import { expect, test } from "vitest";
import { readContent } from "#tests/support/content.ts";
import { wrongRoomCounts } from "./room-count.ts";

test.each([
  ["Tre stanze fra le colline", ["Tre stanze"]],
  ["Tre camere, tre caratteri", ["Tre camere", "tre caratteri"]],
  ["Le camere sono tre, e va bene così.", ["camere sono tre"]],
  ["La più raccolta delle tre e la più luminosa", ["delle tre"]],
  ["3 camere", ["3 camere"]],
  ["Quattro camere", []], // as many as there are
  ["Aggiungiamo un letto in una camera", []], // any room
  ["Tre spiagge, e la ciclabile dei tre ponti", []],
  ["Trentatré stanze", []], // no number we write
])("in a house of four rooms the check reports of «%s» the wrong counts %o", (text, wrong) => {
  expect(wrongRoomCounts(text, 4)).toEqual(wrong);
});

test("the counts of rooms in the site's texts agree with the rooms of today", () => {
  const count = readContent("rooms").rooms.length;
  const words = JSON.stringify(
    ["home", "about", "search", "rooms"].map((name) => readContent(name as "home")),
  );
  expect(wrongRoomCounts(words, count)).toEqual([]);
  expect(wrongRoomCounts(words, count + 1).length).toBeGreaterThan(5);
});
