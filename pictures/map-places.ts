/** Finds towns and names on the maps. The script that drew the maps also wrote map-places.yaml (pictures/README.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Fractions of the map's width and height, from the upper left corner. */
type MapPoint = [x: number, y: number];

type MapId = "area-map" | "area-map-phone";

type PlacedName = { name: string; at: MapPoint; side: "left" | "right" | "above" | "below" };

type MapNames = {
  towns: (PlacedName & { town: string; isCity?: boolean })[];
  sea: MapPoint; // where the map names the sea
  land: { name: "valley" | "laga" | "granSasso"; at: MapPoint }[];
};

const mapPlaces = parse(readFileSync(join(import.meta.dirname, "map-places.yaml"), "utf8")) as {
  unknown: Record<MapId, MapPoint>;
  places: Record<string, Record<MapId, MapPoint>>;
  names: Record<MapId, MapNames>;
};

export const MAP_TOWNS = Object.keys(mapPlaces.places);

/**
 * The width of a letter, the height of a line, and half the size of the house's mark, as fractions of the drawing's
 * width and height when a page shows it at its smallest: 1920 × 450 px, on phones 320 × 360 px.
 */
const DRAWING_SIZES = {
  "area-map": { letter: 7.6 / 1920, line: 18 / 450, mark: [22 / 1920, 22 / 450] },
  "area-map-phone": { letter: 7 / 320, line: 18 / 360, mark: [22 / 320, 22 / 360] },
} as const;

/** Replaces each name of a valley or mountains in the check for overlaps, because no translation of a name is longer. */
const LONGEST_REGION_NAME = "M".repeat(20);

function horizontalExtent({ name, at: [x], side }: PlacedName, letter: number): [number, number] {
  const width = name.length * letter;
  if (side === "above") return [x - width / 2, x + width / 2];
  return side === "right" ? [x, x + width] : [x - width, x];
}

/** Returns true if the name overlaps neither the house's mark nor the name of the house's town, which is above the mark. */
function isClear(placedName: PlacedName, [x, y]: MapPoint, townAboveMark: string, map: MapId) {
  const { letter, line, mark } = DRAWING_SIZES[map];
  const [left, right] = horizontalExtent(placedName, letter);
  const verticalDistance = Math.abs(placedName.at[1] - y);
  const halfNameWidth = Math.max(mark[0], (townAboveMark.length * letter) / 2);
  const isBesideMark =
    right < x - mark[0] || left > x + mark[0] || verticalDistance > mark[1] + line / 2;
  const isBelow = placedName.at[1] > y + line / 2;
  const isBesideName =
    townAboveMark === "" ||
    isBelow ||
    right < x - halfNameWidth ||
    left > x + halfNameWidth ||
    verticalDistance > mark[1] + 1.5 * line;
  return isBesideMark && isBesideName;
}

function mapOf(map: MapId, town: string) {
  const townSpot = mapPlaces.places[town]?.[map];
  const houseSpot = townSpot ?? mapPlaces.unknown[map];
  const townAboveMark = townSpot ? town : "";
  const { towns, land, sea } = mapPlaces.names[map];
  return {
    spot: houseSpot,
    towns: towns
      .filter((one) => one.town !== townAboveMark && isClear(one, houseSpot, townAboveMark, map))
      .map(({ name, at, side, isCity = false }) => ({ name, at, side, isCity })),
    land: land.filter((one) =>
      isClear({ ...one, name: LONGEST_REGION_NAME, side: "above" }, houseSpot, townAboveMark, map),
    ),
    sea,
  };
}

/** Returns both maps, with a mark at the house's town, or with a ring in the hills if the maps do not have the town. */
export function mapAround(town: string) {
  return {
    isTownOnMap: town in mapPlaces.places,
    wide: mapOf("area-map", town),
    narrow: mapOf("area-map-phone", town),
  };
}
