import { clsx } from "clsx";
import type { PictureCut, PictureData } from "#pictures/catalogue.ts";

type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** Whether the picture is in view at first, so that it is fetched at once. */
  isFirst?: boolean;
  className?: string;
  /** Whether the picture grows a little while the pointer is over the card, an element with the class `group`. */
  isZoomable?: boolean;
  /** Replaces the catalogue's alternative text; "" if text beside the picture says the same. */
  alt?: string | undefined;
};

function srcSet({ base, widths }: PictureCut, format: string): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}

export function Picture({ picture, sizes, isFirst, isZoomable, className, alt }: PictureProps) {
  const lastCut = picture.cuts.at(-1);
  if (!lastCut) return null;
  const pixelWidth = lastCut.widths.at(-1) ?? lastCut.width;
  return (
    <picture className="contents">
      {picture.cuts.flatMap((cut) =>
        // The <img> itself has the WebP files of the last crop (cut), so these files need no <source> element.
        (cut === lastCut ? ["avif"] : ["avif", "webp"]).map((format) => (
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
        src={`${lastCut.base}-${pixelWidth}.webp`}
        srcSet={srcSet(lastCut, "webp")}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={pixelWidth}
        height={Math.round((pixelWidth * lastCut.height) / lastCut.width)}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        data-tone={picture.tone}
        className={clsx(
          "object-cover",
          isZoomable && "transition-transform duration-700 group-hover:scale-[1.03]",
          className,
        )}
      />
    </picture>
  );
}

/** The picture is fetched when the guest comes near (`late` in app/styles/base.css). */
export function LatePicture({ boxClass, ...picture }: PictureProps & { boxClass: string }) {
  return (
    <div className={clsx("late", boxClass)}>
      <Picture {...picture} className="size-full" />
    </div>
  );
}

export function CoverPicture(props: Pick<PictureProps, "picture" | "isFirst" | "alt">) {
  return <Picture isFirst sizes="100vw" {...props} className="absolute inset-0 size-full" />;
}
