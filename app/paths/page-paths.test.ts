import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { roomAddress, roomSlug } from "#app/content/schemas/slugs.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { guesthousePaths } from "./page-paths.ts";

test.each(["about", "de", "grazie", "banco", "calendari", "healthz", "assets"])(
  "no room may be called %s, because another page has it",
  (address) => {
    const { error } = roomAddress.safeParse(address);
    expect(error?.issues[0]?.message).toMatch(/già di un’altra pagina/);
  },
);

test.each(["olive_room", "room2", "camera_4"])("a room may be called %s", (slug) => {
  expect(roomSlug.parse(slug)).toBe(slug);
});

test("every page of a room or a story has an address of its own", () => {
  const contents = readContents();
  const paths = LANGUAGE_CODES.flatMap((language) => guesthousePaths(contents, language));
  expect(new Set(paths).size).toBe(paths.length);
});
