import { describe, expect, test } from "vitest";
import { runsOf } from "#app/domain/nights.ts";

import { WINDOW } from "#tests/support/feeds.ts";
import { HOSTILE_WORDS } from "#tests/support/hostile-words.ts";
import { parseFeed } from "./parse-feed.ts";
import { writeFeed } from "./write-feed.ts";

const TAKEN_NIGHTS = ["2027-08-12", "2027-08-13", "2027-12-31"];

/** The beginning of each line of our exports: one of these property names. */
const LINE = /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|UID|DTSTAMP|DTSTART|DTEND|SUMMARY)[;:]/;

const ROOMS_AND_HOSTS: [what: string, room: string, host: string][] = [
  ...HOSTILE_WORDS.map(([what, words]): [string, string, string] => [what, words, "casa.example"]),
  ["a host as long as one may be", "elegant_room", `${"a".repeat(60)}.`.repeat(4).slice(0, 253)],
  // `new URL` encodes a host name with non-ASCII characters.
  ["a host of another script", "elegant_room", new URL("https://casa-è🏡.example").hostname],
];

describe("an export contains nights and nothing else, whatever the room is called:", () => {
  test.each(ROOMS_AND_HOSTS)("%s", (_, room, host) => {
    const text = writeFeed({ room, host, nights: TAKEN_NIGHTS, changedAt: 0 });
    expect(text).toMatch(/^[\r\n -~]*$/);
    const lines = text.split("\r\n");
    expect(lines.pop()).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    const unfolded = text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
    for (const line of unfolded) expect(line).toMatch(LINE);
    expect(unfolded.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
    expect(runsOf(parseFeed(text, WINDOW).nights)).toEqual(["2027-08-12/2", "2027-12-31/1"]);
  });
});
