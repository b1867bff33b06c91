import type { SharedWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { LightboxSources, pictureSources } from "#app/ui/lightbox/lightbox-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type GalleryProps = {
  name: string;
  pictures: PictureData[];
  sizes: string;
  words: SharedWords["gallery"] & Pick<SharedWords, "lightbox">;
};

export function Gallery({ name, pictures, sizes, words }: GalleryProps) {
  return (
    <LightboxSources sources={pictureSources(pictures)} words={words.lightbox}>
      <Carousel
        landmark
        name={name}
        layout=""
        look="over"
        words={words.slides}
        slides={pictures.map((picture, index) => (
          <div key={picture.cuts[0]?.base} className="relative grid">
            <div className="aspect-3/2 late">
              <Picture picture={picture} sizes={sizes} className="size-full" />
            </div>
            <button
              type="button"
              aria-label={`${words.enlarge} ${index + 1}`}
              // One tab stop: the arrow buttons choose the picture.
              tabIndex={index === 0 ? 0 : -1}
              data-lightbox={index}
              data-of-slide=""
              className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
            />
          </div>
        ))}
      />
    </LightboxSources>
  );
}
