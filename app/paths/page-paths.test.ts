import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { roomSlug } from "#app/content/schemas/slugs.ts";
import { DESK } from "#app/desk/paths.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { guesthousePaths } from "./page-paths.ts";
import { CALENDARS_FOLDER, FORM_PATHS } from "./paths.ts";
import { templatePaths } from "./template-paths.ts";

const contents = readContents();
const paths = LANGUAGE_CODES.flatMap((language) => guesthousePaths(contents, language));
const rooms = new Set(contents.it.rooms.rooms.map(({ slug }) => slug));

const firstSteps = new Set(
  [...paths, ...templatePaths, ...Object.values(FORM_PATHS), CALENDARS_FOLDER, DESK]
    .map((path) => path.split("/")[1] ?? "")
    .filter((step) => step !== "" && !rooms.has(step)),
);

test.each([...firstSteps, "healthz", "assets", "pictures"])(
  "no room may be called %s: the address is taken",
  (step) => {
    expect(roomSlug.safeParse(step).error?.issues[0]?.message).toMatch(/già di un’altra pagina/);
  },
);

test.each(["olive_room", "room2", "camera_4"])("a room may be called %s", (slug) => {
  expect(roomSlug.parse(slug)).toBe(slug);
});

test("every room and story has one page", () => {
  expect(new Set(paths).size).toBe(paths.length);
});
