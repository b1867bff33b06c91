import type { Content } from "#app/content/site-content.ts";
import { Picture } from "#app/ui/picture.tsx";

export function HomeArea({ label, heading, words, places }: Content<"home">["area"]) {
  return (
    <section aria-labelledby="dintorni" className="bg-band rhythm text-on-night">
      <div className="column" data-reveal="1000">
        <div className="mb-10 grid max-w-2xl gap-4 lg:mb-14">
          <p className="label-rule text-accent">{label}</p>
          <h2 id="dintorni" className="title-section">
            {heading}
          </h2>
          <p className="text-lg text-on-night-quiet">{words}</p>
        </div>
        {/* On large screens the pictures reach to the window's edges. */}
        <ul className="grid gap-x-5 gap-y-12 md:grid-cols-3 min-[1600px]:-mx-[calc(50vw-47.5rem)]">
          {places.map((place) => (
            <li key={place.name} className="grid content-start gap-2">
              <Picture
                picture={place.picture}
                sizes="(min-width: 1600px) 32vw, (min-width: 1280px) 400px, (min-width: 768px) 31vw, 90vw"
                className="mb-4 aspect-4/3 w-full"
              />
              <h3 className="title-card">{place.name}</h3>
              <p className="font-medium text-accent">{place.figure}</p>
              <p className="max-w-prose text-on-night-quiet">{place.words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
