import { clsx } from "clsx";
import type { PictureCut, PictureData } from "#pictures/catalogue.ts";

type PictureProps = {
  picture: PictureData;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** The picture a page opens with: fetched first, never lazily. */
  first?: boolean;
  className?: string;
  /** Says what is seen in another way than the catalogue, or "" where words beside it already do. */
  alt?: string;
};

function srcSet({ base, widths }: PictureCut, format: string): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}

/** A picture in the sizes and formats the screen needs; its room on the page is kept from the start. */
export function Picture({ picture, sizes, first = false, className, alt }: PictureProps) {
  const last = picture.cuts.at(-1);
  if (!last) return null;
  const width = last.widths.at(-1) ?? last.width;
  return (
    <picture className="contents">
      {picture.cuts.flatMap((cut) =>
        // The last cut's WebP is the <img> itself: one element less in every picture.
        (cut === last ? ["avif"] : ["avif", "webp"]).map((format) => (
          <source
            key={cut.base + format}
            type={`image/${format}`}
            srcSet={srcSet(cut, format)}
            sizes={sizes}
            media={cut.media}
            width={cut.width * 100}
            height={cut.height * 100}
          />
        )),
      )}
      <img
        src={`${last.base}-${width}.webp`}
        srcSet={srcSet(last, "webp")}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={width}
        height={Math.round((width * last.height) / last.width)}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        data-tone={picture.tone}
        className={clsx("object-cover", className)}
      />
    </picture>
  );
}
