import { describe, expect, test } from "vitest";
import type { Master, Size } from "./masters.ts";
import { readCatalogue } from "./read-catalogue.ts";

function read(source: string, sizes: Record<string, Size> = {}) {
  const masters = Object.entries(sizes).map(([id, size]): [string, Master] => [
    id,
    { file: `${id}.jpg`, source: `${id}.jpg`, size },
  ]);
  const catalogue = readCatalogue(source, new Map(masters));
  return { picture: (id: string) => catalogue.get(id) };
}

test("a photograph has its file's size, and its focal point is the middle by default", () => {
  const { picture } = read("room:", { room: [3000, 4000] });
  expect(picture("room")).toMatchObject({ size: [3000, 4000], focus: [0.5, 0.5] });
});

test("an error names a picture without a photograph", () => {
  expect(() => read("room: {}")).toThrow("pictures/masters has no photograph room");
});

describe("a picture that is a piece of another", () => {
  const piece = (from: string) => `whole: {}\npiece: { from: { picture: ${from} } }`;
  const rightPart = piece("whole, left: 0.25, width: 0.75");

  test("is the same part, however large the other's photograph is", () => {
    const pieceOf = (whole: Size) => read(rightPart, { whole }).picture("piece");
    const from = { picture: "whole", top: 0 };
    const [laptop, camera] = [pieceOf([1920, 1080]), pieceOf([4000, 3000])];
    expect(laptop).toMatchObject({ size: [1440, 1080], from: { ...from, left: 480 } });
    expect(camera).toMatchObject({ size: [3000, 3000], from: { ...from, left: 1000 } });
  });

  test("never reaches beyond the other's edge, whatever the rounding", () => {
    const { picture } = read(piece("whole, left: 0.5, width: 0.5"), { whole: [1001, 1000] });
    const { size, from } = picture("piece")!;
    expect(from!.left + size[0]).toBe(1001);
  });

  test("is replaced by a photograph of its own", () => {
    const { picture } = read(rightPart, { whole: [1920, 1080], piece: [4000, 3000] });
    expect(picture("piece")).toMatchObject({ size: [4000, 3000] });
    expect(picture("piece")).not.toHaveProperty("from");
  });

  test.each(["nobody", "piece"])("cannot be a piece of %s", (from) => {
    expect(() => read(piece(from), { whole: [4, 3] })).toThrow("piece is a piece of no picture");
  });
});
