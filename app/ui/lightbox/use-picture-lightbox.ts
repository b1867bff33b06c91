import type { PictureData } from "#pictures/catalogue.ts";
import type { LightboxSource, LightboxWords } from "./source.ts";
import { useLightbox } from "./use-lightbox.tsx";

/** A picture in all its widths. */
function pictureSource({ alt, cuts }: PictureData): LightboxSource[] {
  const cut = cuts.at(-1);
  if (!cut) return [];
  const file = (width: number) => `${cut.base}-${width}.webp`;
  return [
    {
      address: file(cut.widths.at(-1) ?? cut.width),
      name: alt,
      srcSet: cut.widths.map((width) => `${file(width)} ${width}w`).join(", "),
    },
  ];
}

export function usePictureLightbox(pictures: PictureData[], words: LightboxWords) {
  return useLightbox({ sources: pictures.flatMap(pictureSource), words });
}
