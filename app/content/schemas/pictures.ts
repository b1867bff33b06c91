import { z } from "zod";
import type { PictureRef } from "#pictures/catalogue.ts";
import { addIssue, picture, text } from "./parts.ts";

/** Returns the wide drawing of the contact page's map, together with the narrow drawing for narrow windows. */
const mapPicture = (id: string): PictureRef => ({
  id,
  crop: "band",
  narrow: { id: id.replace("area-map", "area-map-phone"), crop: "sheet" },
});

const areaMap = text
  .transform((id) => ({ day: mapPicture(id), night: mapPicture(`${id}-night`) }))
  .meta({ input: "none" });

export const picturesOfPages = z.strictObject({
  home: z.strictObject({
    hero: z.array(picture("hero")).length(2, "Le immagini di apertura sono due"),
    intro: picture("portrait"),
    detail: picture("card"),
  }),
  about: z.strictObject({
    hero: picture("hero"),
    intro: picture("portrait"),
    portrait: picture("portrait"),
    video: picture("still"),
  }),
  services: z.strictObject({
    hero: picture("hero"),
    items: z.array(picture("card")).length(6, "I servizi sono sei"),
  }),
  search: z.strictObject({ hero: picture("lowHero") }),
  contact: z.strictObject({ hero: picture("hero"), map: areaMap }),
  details: z.strictObject({
    gallery: z.array(picture("gallery")).length(6, "Le immagini sono sei"),
  }),
});

/** Matches names that phones and cameras give to photographs: "IMG_1234", "DSC01234.jpg". */
const FILE_NAME_PATTERN =
  /\.(jpe?g|png|webp|avif|hei[cf]|gif)$|^(img|dsc\w?|pxl|mvi|image|photo|foto|screenshot|whatsapp image)[-_ ]?\d/i;

const alt = z
  .string("Manca il testo: che cosa si vede nell’immagine?")
  .trim()
  .refine(
    (words) => !FILE_NAME_PATTERN.test(words),
    "Questo è il nome di un file: scrivere che cosa si vede, per chi non la vede",
  );

/** The map's drawing for the dark theme ("-night") may have the same alternative text as that for the light theme. */
const lightPictureId = (id: string) => id.replace(/-night$/, "");

/** The alternative text of each picture, by id. It is "" if the picture is decoration; no two pictures have the same text. */
export const pictureWords = z.record(text, alt).superRefine((words, context) => {
  const idByAlt = new Map<string, string>();
  for (const [id, alt] of Object.entries(words)) {
    const firstId = idByAlt.get(alt) ?? id;
    if (alt && lightPictureId(firstId) !== lightPictureId(id))
      addIssue(
        context,
        [id],
        `Queste parole sono già di un’altra immagine («${firstId}»): scrivere che cosa si vede in questa`,
      );
    idByAlt.set(alt, firstId);
  }
});
