/** The pictures of each page, and their alternative texts. */
import { z } from "zod";
import { areaMap } from "./area-map.ts";
import { picture, text } from "./parts.ts";

export const pictures = z.strictObject({
  home: z.strictObject({
    hero: z.array(picture("hero")).length(2, "Le immagini di apertura sono due"),
    intro: picture("portrait"),
    detail: picture("card"),
    places: z.array(picture("card")).length(3, "Le immagini dei luoghi sono tre"),
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
  search: z.strictObject({ hero: picture("hero") }),
  contact: z.strictObject({ hero: picture("hero"), map: areaMap }),
  details: z.strictObject({
    gallery: z.array(picture("gallery")).length(6, "Le immagini sono sei"),
  }),
});

/** By picture id; "" only for decoration. */
export const pictureWords = z.record(
  text,
  z.string("Manca il testo: che cosa si vede nell’immagine?").trim(),
);
