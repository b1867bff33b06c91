import { describe, expect, test } from "vitest";
import { formatSlip } from "#app/content/slip.ts";
import type { Master, Size } from "./masters.ts";
import { readCatalogue } from "./read-catalogue.ts";

function read(source: string, sizes: Record<string, Size> = {}) {
  const masters = Object.entries(sizes).map(([id, size]): [string, Master] => [
    id,
    { file: `${id}.jpg`, source: `${id}.jpg`, size },
  ]);
  const { catalogue, slips } = readCatalogue(source, new Map(masters));
  return { slips: slips.map(formatSlip), picture: (id: string) => catalogue.get(id) };
}

test("a photograph's size is the file's, and its middle stays where nothing else is said", () => {
  const { picture, slips } = read("room:", { room: [3000, 4000] });
  expect(slips).toEqual([]);
  expect(picture("room")).toMatchObject({ size: [3000, 4000], focus: [0.5, 0.5] });
});

test("a picture whose photograph is not there yet has a size all the same", () => {
  const [width, height] = read("room: {}").picture("room")?.size ?? [];
  expect([width, height]).toEqual([expect.any(Number), expect.any(Number)]);
});

test.each([
  ["room: { focus: centro }", "room.focus: Il punto da non tagliare va scritto così"],
  ["room: { focus: [50, 50] }", "room.focus.0: Serve un numero da 0 a 1"],
  ["room: { tone: blu }", "room.tone: Questo tono non esiste. Ci sono: plaster"],
  ["room: { size: [1620, 1080] }", 'room: "size" non serve o non esiste'],
])("%s is told with the picture's name", (source, slip) => {
  const { slips } = read(`good: {}\n${source}`);
  expect(slips.join()).toContain(`pictures/catalogue.yaml  ${slip}`);
});

test("a file that is not YAML is told with its line", () => {
  const { slips } = read('good: {}\nroom: { tone: "tan }\n');
  expect(slips.join("\n")).toMatch(/^pictures\/catalogue\.yaml:[23] {2}Qui il file non si legge/);
});

test("a name that stands twice is told as that", () => {
  const { slips } = read("room: {}\nroom: {}\n");
  expect(slips).toEqual([
    expect.stringMatching(/^pictures\/catalogue\.yaml:2 {2}Questo nome c'è già/),
  ]);
});

test("a slip in a whole picture is not told again for its pieces", () => {
  const { slips } = read("whole: { tone: blu }\npiece: { from: { picture: whole } }");
  expect(slips).toEqual([expect.stringContaining("whole.tone: Questo tono")]);
});

describe("a picture that is a piece of another", () => {
  const piece = (from: string) => `whole: {}\npiece: { from: { picture: ${from} } }`;
  const right = piece("whole, left: 0.25, width: 0.75");

  test("is the same part of it, however large that one's photograph is", () => {
    expect(read(right, { whole: [1920, 1080] }).picture("piece")).toMatchObject({
      size: [1440, 1080],
      from: { picture: "whole", left: 480, top: 0 },
    });
    expect(read(right, { whole: [4000, 3000] }).picture("piece")).toMatchObject({
      size: [3000, 3000],
      from: { picture: "whole", left: 1000, top: 0 },
    });
  });

  test("never reaches beyond its edge, whatever the rounding", () => {
    const { picture } = read(piece("whole, left: 0.5, width: 0.5"), { whole: [1001, 1000] });
    const { size, from } = picture("piece")!;
    expect(from!.left + size[0]).toBe(1001);
  });

  test("gives way to a photograph of its own", () => {
    const { picture } = read(right, { whole: [1920, 1080], piece: [4000, 3000] });
    expect(picture("piece")).toMatchObject({ size: [4000, 3000] });
    expect(picture("piece")).not.toHaveProperty("from");
  });

  test.each([
    ["whole, left: 0.5", "Il pezzo esce"],
    ["nobody", '"nobody" non è nel catalogo'],
    ["piece", "a sua volta un pezzo"],
  ])("cannot be one: %s", (from, slip) => {
    expect(read(piece(from)).slips).toEqual([expect.stringContaining(slip)]);
  });
});
