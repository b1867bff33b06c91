import { describe, expect, test } from "vitest";
import { DESIGNS, designAt, GUESTHOUSE, TEMPLATE_DESIGNS } from "./designs.ts";
import {
  langAt,
  SCREEN_NAMES,
  SCREENS,
  screenPath,
  templatePaths,
  WRITTEN,
} from "./template-paths.ts";

const SCREENS_AND_HOME = ["home", ...SCREEN_NAMES] as const;

describe.each(DESIGNS)("in the design $id", (design) => {
  test.each(SCREENS_AND_HOME)("a link to %s stays in it", (screen) => {
    const path = screenPath(design, screen);
    expect(designAt(path)).toEqual(design);
    expect(designAt(`${path}/7`)).toEqual(design);
  });
});

describe.each(TEMPLATE_DESIGNS)("in the design $id", (design) => {
  test.each(SCREENS_AND_HOME)("%s has its address below the base", (screen) => {
    const step = screen === "home" ? "" : `/${SCREENS[screen]}`;
    expect(screenPath(design, screen)).toBe(design.base + step);
  });
});

test.each([
  ["about", "/about"],
  ["services", "/services"],
  ["roomDetails", "/room_details"],
  ["contact", "/contatti"], // the one address that differs: its page is Italian
  ["room", "/room"],
  ["blogDetails", "/blog_details"],
  ["home", "/"],
] as const)("the guesthouse's %s is %s", (screen, path) => {
  expect(screenPath(GUESTHOUSE, screen)).toBe(path);
});

test.each([
  ["/", "it"],
  ["/about", "it"],
  ["/room_details", "it"], // the guesthouse's own page
  ["/room", "en"],
  ["/room/", "en"],
  ["/rooms", "it"], // not found, in Italian
  ["/home2", "en"],
  ["/home2/", "en"],
  ["/home4/room_details/7", "en"],
  ["/home2/nowhere", "en"],
  ["/home22", "it"], // no design has this base
] as const)("%s speaks %s", (path, lang) => {
  expect(langAt(path)).toBe(lang);
});

test.each(Object.entries(WRITTEN))("%s, as written, leads to a page there is", (_, path) => {
  expect([...templatePaths, "/about", "/room_details"]).toContain(path);
});
