import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { frameOf } from "./crops.ts";
import { loadCatalogue, type Upload, widthsOf } from "./catalogue.ts";

describe("a crop keeps the focal point", () => {
  const wide: [number, number] = [1920, 1080];
  test.each([
    [[0.5, 0.5], { left: 555, top: 0, width: 810, height: 1080 }], // the middle
    [[0, 0.5], { left: 0, top: 0, width: 810, height: 1080 }], // as far left as it goes
    [[1, 1], { left: 1110, top: 0, width: 810, height: 1080 }], // as far right
    [[0.68, 0.5], { left: 901, top: 0, width: 810, height: 1080 }],
  ] as [[number, number], object][])("at %o", (focus, frame) => {
    expect(frameOf({ size: wide, focus }, { width: 3, height: 4 })).toEqual(frame);
  });
});

test.each([
  [
    [1920, 1080],
    [412, 720, 810],
  ],
  [[1000, 750], [412]], // a 3:4 part of it is 562 px wide
  [[400, 400], [300]], // smaller than every width: its largest 3:4 part
] as [[number, number], number[]][])("a master of %o is offered in widths %o", (size, widths) => {
  const cut = { name: "tall", width: 3, height: 4, widths: [412, 720, 810] };
  expect(widthsOf({ size }, cut)).toEqual(widths);
});

describe("an upload", async () => {
  const siteCatalogue = await loadCatalogue();
  const picture = siteCatalogue.pictures.get("elegant-wide")!;
  const bytes = readFileSync(join(import.meta.dirname, "masters/elegant-wide.jpg"));
  const upload: Upload = { id: picture.id, bytes, focus: picture.focus };
  const fingerprintWith = async (other: Partial<Upload> = {}) =>
    (await loadCatalogue([{ ...upload, ...other }])).pictures.get(picture.id)?.fingerprint;

  test("keeps the address of its picture when it becomes a file of the site", async () => {
    expect(await fingerprintWith()).toBe(picture.fingerprint);
  });

  test("gets a new address when the photograph or its focal point differs", async () => {
    const otherBytes = readFileSync(join(import.meta.dirname, "masters/elegant-bath.jpg"));
    const fingerprints = [picture.fingerprint, await fingerprintWith({ bytes: otherBytes })];
    expect(new Set([...fingerprints, await fingerprintWith({ focus: [0, 0] })]).size).toBe(3);
  });

  test("changes no other picture, and an unknown one changes none", async () => {
    const catalogue = await loadCatalogue([{ ...upload, focus: [0, 0] }]);
    const changed = [...catalogue.pictures.values()].filter(
      ({ id, fingerprint }) => siteCatalogue.pictures.get(id)?.fingerprint !== fingerprint,
    );
    expect(changed.map(({ id }) => id)).toEqual([picture.id]);
    expect((await loadCatalogue([{ ...upload, id: "nobody" }])).pictures).toEqual(
      siteCatalogue.pictures,
    );
  });
});
