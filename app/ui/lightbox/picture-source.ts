import type { PictureData } from "#pictures/catalogue.ts";
import type { LightboxSource } from "./source.ts";

/** A picture in all its widths. */
export function pictureSource({ alt, cuts }: PictureData): LightboxSource[] {
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
