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
 * The width of a letter, the height of a line, and half the size of the house's mark, as fractions of the drawing's size.
 * No page shows the drawing smaller than 1920 × 450 px (narrower windows crop it), or on phones 320 × 360 px.
 */
const DRAWING_SIZES = {
  "area-map": { letterWidth: 7.6 / 1920, line: 18 / 450, mark: [22 / 1920, 22 / 450] },
  "area-map-phone": { letterWidth: 7 / 320, line: 18 / 360, mark: [22 / 320, 22 / 360] },
} as const;

/** Replaces each name of a valley or mountains in the check for overlaps, because no translation of a name is longer. */
const LONGEST_LAND_NAME = "M".repeat(20);

function xExtentOf({ name, at: [x], side }: PlacedName, letterWidth: number): [number, number] {
  const width = name.length * letterWidth;
  if (side === "above") return [x - width / 2, x + width / 2];
  return side === "right" ? [x, x + width] : [x - width, x];
}

/** Returns true if the name overlaps neither the house's mark nor the name of the house's town, which is above the mark. */
function isClear(placedName: PlacedName, [x, y]: MapPoint, townAboveMark: string, mapId: MapId) {
  const { letterWidth, line, mark } = DRAWING_SIZES[mapId];
  const [left, right] = xExtentOf(placedName, letterWidth);
  const verticalDistance = Math.abs(placedName.at[1] - y);
  const halfNameWidth = Math.max(mark[0], (townAboveMark.length * letterWidth) / 2);
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

function mapOf(mapId: MapId, town: string) {
  const townSpot = mapPlaces.places[town]?.[mapId];
  const houseSpot = townSpot ?? mapPlaces.unknown[mapId];
  const townAboveMark = townSpot ? town : "";
  const { towns, land, sea } = mapPlaces.names[mapId];
  return {
    spot: houseSpot,
    towns: towns
      .filter((one) => one.town !== townAboveMark && isClear(one, houseSpot, townAboveMark, mapId))
      .map(({ name, at, side, isCity = false }) => ({ name, at, side, isCity })),
    land: land.filter((one) =>
      isClear({ ...one, name: LONGEST_LAND_NAME, side: "above" }, houseSpot, townAboveMark, mapId),
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
