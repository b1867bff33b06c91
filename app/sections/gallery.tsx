import type { SharedWords } from "#app/site/page-context.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { LightboxSources, pictureSources } from "#app/ui/lightbox/lightbox-sources.tsx";
import { LatePicture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type GalleryProps = {
  accessibleName: string;
  pictures: PictureData[];
  /** Additional pictures for the lightbox and the thumbnails; if undefined, there are no thumbnails and no count. */
  extraPictures?: PictureData[];
  sizes: string;
  words: SharedWords["gallery"] & Pick<SharedWords, "lightbox">;
};

/** Shows thumbnails of the last four pictures, because the first pictures are visible in the carousel. */
function Thumbnails({ pictures, enlarge }: { pictures: PictureData[]; enlarge: string }) {
  const firstThumbnailIndex = Math.max(1, pictures.length - 4);
  return (
    <ul className="mt-1 grid grid-cols-4 gap-1 md:mt-3 md:gap-3">
      {pictures.slice(firstThumbnailIndex).map((picture, index) => (
        <li key={picture.cuts[0]?.base} className="group relative overflow-hidden">
          {/* This width makes browsers choose the smallest file, which suffices for a thumbnail. */}
          <LatePicture boxClass="aspect-3/2" picture={picture} sizes="120px" isZoomable />
          <button
            type="button"
            aria-label={`${enlarge}: ${picture.alt}`}
            data-lightbox={firstThumbnailIndex + index}
            className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
          />
        </li>
      ))}
    </ul>
  );
}

export function Gallery({ accessibleName, pictures, extraPictures, sizes, words }: GalleryProps) {
  const allPictures = [...pictures, ...(extraPictures ?? [])];
  return (
    <LightboxSources sources={pictureSources(allPictures)} words={words.lightbox}>
      <Carousel
        isLandmark
        name={accessibleName}
        layout=""
        look="over"
        words={words.slides}
        slides={pictures.map((picture, index) => (
          <div key={picture.cuts[0]?.base} className="relative grid">
            <LatePicture boxClass="aspect-3/2" picture={picture} sizes={sizes} />
            {extraPictures && pictures.length > 1 && (
              <span
                aria-hidden
                className="absolute end-0 bottom-0 bg-night/70 px-3 py-1 text-sm text-white tabular-nums"
              >
                {`${index + 1} / ${pictures.length}`}
              </span>
            )}
            <button
              type="button"
              aria-label={`${words.enlarge} ${index + 1}`}
              // Only the visible picture is a tab stop; a script moves the tab stop (app/islands/carousels.ts).
              tabIndex={index === 0 ? 0 : -1}
              data-lightbox={index}
              data-of-slide=""
              className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
            />
          </div>
        ))}
      />
      {extraPictures && allPictures.length > 1 && (
        <Thumbnails pictures={allPictures} enlarge={words.enlarge} />
      )}
    </LightboxSources>
  );
}
