/** Positions of towns and names on the maps; the script that drew these wrote map-places.yaml (pictures/README.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Fractions of the map's width and height, from the upper left corner. */
type MapPoint = [x: number, y: number];

type MapId = "area-map" | "area-map-phone";

type PlacedName = { name: string; at: MapPoint; side: "left" | "right" | "above" | "below" };

type MapNames = {
  towns: (PlacedName & { town: string; isCity?: boolean })[];
  sea: MapPoint; // the place of its name
  land: { name: "valley" | "laga" | "granSasso"; at: MapPoint }[];
};

const mapPlaces = parse(readFileSync(join(import.meta.dirname, "map-places.yaml"), "utf8")) as {
  unknown: Record<MapId, MapPoint>;
  places: Record<string, Record<MapId, MapPoint>>;
  names: Record<MapId, MapNames>;
};

export const MAP_TOWNS = Object.keys(mapPlaces.places);

/**
 * The sizes of letters, lines and the house's mark, as fractions of the drawing's width and height, at the smallest
 * size in which pages show the drawing: 1920 × 450 px, on phones 320 × 360 px.
 */
const DRAWING_SIZES = {
  "area-map": { letter: 7.6 / 1920, line: 18 / 450, mark: [22 / 1920, 22 / 450] },
  "area-map-phone": { letter: 7 / 320, line: 18 / 360, mark: [22 / 320, 22 / 360] },
} as const;

/** As long as the longest name of a valley or mountains: overlaps are checked once for all languages. */
const LONGEST_REGION_NAME = "M".repeat(20);

function horizontalExtent({ name, at: [x], side }: PlacedName, letter: number): [number, number] {
  const width = name.length * letter;
  if (side === "above") return [x - width / 2, x + width / 2];
  return side === "right" ? [x, x + width] : [x - width, x];
}

/** Whether the name covers neither the mark of the house nor the name of its town above the mark. */
function isClear(placedName: PlacedName, [x, y]: MapPoint, houseTown: string, map: MapId) {
  const { letter, line, mark } = DRAWING_SIZES[map];
  const [left, right] = horizontalExtent(placedName, letter);
  const verticalDistance = Math.abs(placedName.at[1] - y);
  const halfNameWidth = Math.max(mark[0], (houseTown.length * letter) / 2);
  const isBesideMark =
    right < x - mark[0] || left > x + mark[0] || verticalDistance > mark[1] + line / 2;
  const isBelow = placedName.at[1] > y + line / 2;
  const isBesideName =
    houseTown === "" ||
    isBelow ||
    right < x - halfNameWidth ||
    left > x + halfNameWidth ||
    verticalDistance > mark[1] + 1.5 * line;
  return isBesideMark && isBesideName;
}

function mapOf(map: MapId, town: string) {
  const townSpot = mapPlaces.places[town]?.[map];
  const houseSpot = townSpot ?? mapPlaces.unknown[map];
  const houseTown = townSpot ? town : "";
  const { towns, land, sea } = mapPlaces.names[map];
  return {
    spot: houseSpot,
    towns: towns
      .filter((one) => one.town !== houseTown && isClear(one, houseSpot, houseTown, map))
      .map(({ name, at, side, isCity = false }) => ({ name, at, side, isCity })),
    land: land.filter((one) =>
      isClear({ ...one, name: LONGEST_REGION_NAME, side: "above" }, houseSpot, houseTown, map),
    ),
    sea,
  };
}

/** The wide and the narrow map, with a mark at the house's town, or a ring in the hills if the maps lack the town. */
export function mapAround(town: string) {
  return {
    isTownOnMap: town in mapPlaces.places,
    wide: mapOf("area-map", town),
    narrow: mapOf("area-map-phone", town),
  };
}
