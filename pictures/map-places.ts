/** Where the towns of the province, and all names, stand on our drawn maps (map-places.yaml, which the map's script writes). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Parts of the map's width and height, from its upper left corner. */
const point = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

const place = z.strictObject({ "area-map": point, "area-map-phone": point });

const names = z.strictObject({
  towns: z.array(
    z.strictObject({
      town: z.string(),
      name: z.string(),
      at: point,
      side: z.enum(["left", "right", "above", "below"]),
      isCity: z.boolean().default(false),
    }),
  ),
  sea: point,
  land: z.array(z.strictObject({ name: z.enum(["valley", "laga", "granSasso"]), at: point })),
});

const file = z
  .strictObject({
    unknown: place,
    places: z.record(z.string(), place),
    names: z.strictObject({ "area-map": names, "area-map-phone": names }),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, "map-places.yaml"), "utf8")));

type MapPoint = z.output<typeof point>;
type Layout = keyof typeof file.names;
type TownName = z.output<typeof names>["towns"][number];

/** The towns a mark can stand on. */
export const MAP_TOWNS = Object.keys(file.places);

/** How large letters and the mark are, in parts of the drawing where it is smallest: 1920 px, and 320 px wide. */
const SIZES = {
  "area-map": { letter: 7.6 / 1920, line: 18 / 450, mark: [22 / 1920, 22 / 450] },
  "area-map-phone": { letter: 7 / 320, line: 18 / 360, mark: [22 / 320, 22 / 360] },
} as const;

/** Sea, valley and mountains have a name in each language: as wide as so many letters of a town's. */
const LONGEST = "M".repeat(20);

type Name = Pick<TownName, "name" | "at" | "side">;

/** Left and right end of a name. */
function ends({ name, at: [x], side }: Name, letter: number): [number, number] {
  const width = name.length * letter;
  if (side === "above") return [x - width / 2, x + width / 2];
  return side === "right" ? [x, x + width] : [x - width, x];
}

/** A name is left out where the mark of the house, or its town's name above the mark, would lie on it. */
function isClear(town: Name, [x, y]: MapPoint, own: string, layout: Layout): boolean {
  const { letter, line, mark } = SIZES[layout];
  const [left, right] = ends(town, letter);
  const apart = Math.abs(town.at[1] - y);
  const half = Math.max(mark[0], (own.length * letter) / 2);
  const besideMark = right < x - mark[0] || left > x + mark[0] || apart > mark[1] + line / 2;
  const isBelow = town.at[1] > y + line / 2;
  const besideName =
    own === "" || isBelow || right < x - half || left > x + half || apart > mark[1] + 1.5 * line;
  return besideMark && besideName;
}

function layoutOf(layout: Layout, town: string) {
  const at = file.places[town]?.[layout];
  const spot = at ?? file.unknown[layout];
  const own = at ? town : "";
  const { towns, land, sea } = file.names[layout];
  return {
    spot,
    towns: towns
      .filter((one) => one.town !== own && isClear(one, spot, own, layout))
      .map(({ name, at, side, isCity }) => ({ name, at, side, isCity })),
    land: land.filter((one) =>
      isClear({ ...one, name: LONGEST, side: "above" }, spot, own, layout),
    ),
    sea,
  };
}

/** The wide and the narrow map around a town; without the town, the house is somewhere among the hills. */
export function mapAround(town: string) {
  return {
    isKnown: town in file.places,
    wide: layoutOf("area-map", town),
    narrow: layoutOf("area-map-phone", town),
  };
}
