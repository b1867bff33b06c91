import { describe, expect, test } from "vitest";
import { DEMONSTRATIONS, GUESTHOUSE, mountAt, MOUNTS } from "./mounts.ts";
import {
  isTemplateAt,
  languageAt,
  SCREEN_NAMES,
  SCREEN_STEPS,
  screenPath,
  templatePaths,
  SPECIFIED_LINKS,
} from "./template-paths.ts";

const SCREENS_AND_HOME = ["home", ...SCREEN_NAMES] as const;

describe.each(MOUNTS)("in the $look look", (mount) => {
  test.each(SCREENS_AND_HOME)("a link to %s stays in it", (screen) => {
    const path = screenPath(mount, screen);
    expect(mountAt(path)).toEqual(mount);
    expect(mountAt(`${path}/7`)).toEqual(mount);
  });
});

describe.each(DEMONSTRATIONS)("in the $look look", (mount) => {
  test.each(SCREENS_AND_HOME)("%s has its address below the prefix", (screen) => {
    const step = screen === "home" ? "" : `/${SCREEN_STEPS[screen]}`;
    expect(screenPath(mount, screen)).toBe(mount.prefix + step);
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
  ["/home22", "it"], // no mount has this prefix
] as const)("%s speaks %s", (path, lang) => {
  expect(languageAt(path)).toBe(lang);
});

test.each([
  ["/home3/nowhere", true],
  ["/room", true],
  ["/about", false],
  ["/nowhere", false],
] as const)("%s stands among the template's pages: %s", (path, isTemplate) => {
  expect(isTemplateAt(path)).toBe(isTemplate);
});

test.each(Object.entries(SPECIFIED_LINKS))(
  "%s, as written, leads to a page there is",
  (_, path) => {
    expect([...templatePaths, "/about", "/room_details"]).toContain(path);
  },
);
