/** Where the towns of the province stand on our drawn maps (map-places.yaml, which the map's script writes). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const point = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

const place = z.strictObject({ "area-map": point, "area-map-phone": point });

/** Parts of the map's width and height, from its upper left corner. */
export type MapPoint = z.output<typeof point>;

const { unknown, places } = z
  .strictObject({ unknown: place, places: z.record(z.string(), place) })
  .parse(parse(readFileSync(join(import.meta.dirname, "map-places.yaml"), "utf8")));

type Spot = { wide: MapPoint; narrow: MapPoint };

const spot = (found: z.output<typeof place>): Spot => ({
  wide: found["area-map"],
  narrow: found["area-map-phone"],
});

/** A spot a town, and one for a town that is not known: among the hills. */
export const MAP_SPOTS = {
  unknown: spot(unknown),
  towns: Object.fromEntries(Object.entries(places).map(([town, at]) => [town, spot(at)])),
};
