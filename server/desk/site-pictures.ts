/** The pictures that guests see, with the crops and the pages that they stand in. */
import type { PictureCut } from "#pictures/catalogue.ts";
import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";

export type SitePicture = {
  id: string;
  alt: string;
  /** The smallest file of it that a page has. */
  address: string;
  crops: { name: string; width: number; height: number }[];
  /** The subjects of content/ that show it. */
  subjects: string[];
};

/** "/pictures/elegant-wide-card.0f3a9c21" */
const BASE = /^\/pictures\/(.+)-([a-z]+)\.[0-9a-f]{8}$/;

type Shown = { alt: string; cuts: PictureCut[] };

function picturesIn(value: unknown): Shown[] {
  if (typeof value !== "object" || value === null) return [];
  if ("cuts" in value && "alt" in value) return [value as Shown];
  return Object.values(value).flatMap(picturesIn);
}

/** By id, in the order of the subjects. */
export function sitePictures(contents: Contents): SitePicture[] {
  const pictures = new Map<string, SitePicture>();
  for (const [subject, content] of Object.entries(contents[DEFAULT_LANGUAGE]))
    for (const { alt, cuts } of picturesIn(content))
      for (const cut of cuts) {
        const [, id, name] = BASE.exec(cut.base) ?? [];
        if (!id || !name) continue;
        const address = `${cut.base}-${cut.widths[0]}.webp`;
        const picture = pictures.get(id) ?? { id, alt, address, crops: [], subjects: [] };
        pictures.set(id, picture);
        const { width, height } = cut;
        if (!picture.crops.some((crop) => crop.name === name))
          picture.crops.push({ name, width, height });
        if (!picture.subjects.includes(subject)) picture.subjects.push(subject);
      }
  return [...pictures.values()];
}
