import { clsx } from "clsx";
import { LIGHTBOX_WORDS_EN } from "#app/demonstration/words.ts";
import { LightboxSources, pictureSources } from "#app/ui/lightbox/lightbox-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type PictureWallProps = {
  items: { picture: PictureData; name?: string; words?: string }[];
  sizes: string;
  className: string;
};

export function PictureWall({ items, sizes, className }: PictureWallProps) {
  return (
    <LightboxSources
      sources={pictureSources(items.map(({ picture }) => picture))}
      words={LIGHTBOX_WORDS_EN}
    >
      <ul className={clsx("grid", className)}>
        {items.map(({ picture, name, words }, index) => (
          <li key={picture.cuts[0]?.base} className="group relative grid overflow-hidden">
            <Picture picture={picture} sizes={sizes} isZoomable className="size-full" />
            {name && (
              <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-night/0 p-6 pt-20 text-white">
                <span className="block font-display text-2xl/tight font-medium">{name}</span>
                <span className="text-on-night">{words}</span>
              </p>
            )}
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1}${name ? `: ${name}` : ""}`}
              data-lightbox={index}
              className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
            />
          </li>
        ))}
      </ul>
    </LightboxSources>
  );
}
