import about from "#content/about.yaml";
import { Picture } from "#app/ui/picture.tsx";
import { OwnerVideo } from "./owner-video.tsx";

/** Who opens the door: her portrait, her words, and a film of the house. */
export function Owner() {
  const { label, name, role, headline, words, portrait } = about.owner;
  return (
    <section aria-labelledby="padrona" className="rhythm">
      <div className="column grid gap-12 lg:grid-cols-[0.8fr_1fr] lg:gap-20" data-reveal="1000">
        <figure>
          <Picture
            picture={portrait}
            sizes="(min-width: 992px) 520px, 90vw"
            className="aspect-4/5 w-full max-lg:aspect-square"
          />
          <figcaption className="flex items-baseline gap-3 border-b border-line py-4">
            <span className="text-xl font-semibold">{name}</span>
            <span className="text-quiet">{role}</span>
          </figcaption>
        </figure>
        <div className="grid content-center gap-6">
          <p className="label-rule text-accent-text">{label}</p>
          <h2 id="padrona" className="title-section">
            {name}
          </h2>
          <p className="font-display text-[2rem]/tight text-accent-text">{headline}</p>
          <div className="grid max-w-prose gap-5 text-quiet">
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <OwnerVideo />
    </section>
  );
}
