import type { ReactNode } from "react";
import type { PictureData } from "#pictures/catalogue.ts";
import type { LightboxSource, LightboxWords } from "./source.ts";

export function pictureSources(pictures: PictureData[]): LightboxSource[] {
  return pictures.flatMap(({ alt, cuts }) => {
    const largestCut = cuts.at(-1);
    if (!largestCut) return [];
    const fileUrl = (width: number) => `${largestCut.base}-${width}.webp`;
    return [
      {
        address: fileUrl(largestCut.widths.at(-1) ?? largestCut.width),
        name: alt,
        srcSet: largestCut.widths.map((width) => `${fileUrl(width)} ${width}w`).join(", "),
      },
    ];
  });
}

type LightboxSourcesProps = {
  sources: LightboxSource[];
  words: LightboxWords;
  className?: string;
  children: ReactNode;
};

/** Each button that opens the lightbox has the index of its source as `data-lightbox` (app/islands/lightboxes.ts). */
export function LightboxSources({ sources, words, className, children }: LightboxSourcesProps) {
  return (
    <div
      className={className ?? "contents"}
      data-sources={JSON.stringify(sources)}
      data-words={JSON.stringify(words)}
    >
      {children}
    </div>
  );
}
