/** The contact page's drawn map in the light and the dark theme, wide and narrow. */
import type { PictureRef } from "#pictures/catalogue.ts";
import { text } from "./parts.ts";

/** The wide drawing, with the narrow one for narrow windows. */
const mapPicture = (id: string): PictureRef => ({
  id,
  crop: "band",
  narrow: { id: id.replace("area-map", "area-map-phone"), crop: "sheet" },
});

export const areaMap = text
  .transform((id) => ({
    day: mapPicture(id),
    night: mapPicture(`${id}-night`),
  }))
  .meta({ input: "none" });
