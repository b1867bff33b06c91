/** The contact page's drawn map in the light and the dark theme, wide and narrow. */
import { z } from "zod";
import { type PictureData, pictureOf } from "#pictures/catalogue.ts";
import { text } from "./parts.ts";

/** The wide drawing, with the narrow one for narrow windows. */
function mapPicture(id: string): PictureData | string {
  const narrow = pictureOf(id.replace("area-map", "area-map-phone"), "sheet");
  const wide = pictureOf(id, "band");
  if (typeof narrow === "string") return narrow;
  if (typeof wide === "string") return wide;
  return { ...wide, cuts: [...narrow.cuts, ...wide.cuts] };
}

export const areaMap = text.transform((id, context) => {
  const day = mapPicture(id);
  const night = mapPicture(`${id}-night`);
  if (typeof day !== "string" && typeof night !== "string") return { day, night };
  context.addIssue({
    code: "custom",
    message: [day, night].find((slip) => typeof slip === "string")!,
  });
  return z.NEVER;
});
