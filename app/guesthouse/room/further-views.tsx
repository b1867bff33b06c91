import { useWords } from "#app/site/house.ts";
import { pictureSource } from "#app/ui/lightbox/picture-source.ts";
import { useLightbox } from "#app/ui/lightbox/use-lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";

type FurtherViewsProps = { heading: string; pictures: PictureData[] };

/** Small pictures below the gallery; a press opens the lightbox. */
export function FurtherViews({ heading, pictures }: FurtherViewsProps) {
  const words = useWords();
  const { show, lightbox } = useLightbox({
    sources: pictures.flatMap(pictureSource),
    words: words.lightbox,
  });
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="altre-viste" data-print="no">
      <h2 id="altre-viste" className="mb-6 title-card">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {pictures.map((picture, index) => (
          <li key={picture.cuts[0]?.base} className="group relative overflow-hidden">
            <Picture
              picture={picture}
              sizes="(min-width: 1280px) 190px, (min-width: 992px) 300px, (min-width: 640px) 24vw, 47vw"
              className="aspect-3/2 w-full transition-transform duration-700 group-hover:scale-[1.03]"
            />
            <button
              type="button"
              aria-label={`${words.gallery.enlarge}: ${picture.alt}`}
              onClick={() => show(index)}
              className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
            />
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}
