import type { Content } from "#app/content/site-content.ts";
import { Picture } from "#app/ui/picture.tsx";
import { OwnerVideo } from "./owner-video.tsx";

/** The hostess: her portrait, her words, and a film of the house. */
export function Owner({ owner, video }: Pick<Content<"about">, "owner" | "video">) {
  const { label, name, role, headline, words, portrait } = owner;
  return (
    <section aria-labelledby="padrona" className="rhythm">
      <div
        className="column grid gap-10 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-20"
        data-reveal="1000"
      >
        <figure className="w-48 sm:w-60 lg:w-80">
          <div className="aspect-4/5 late">
            <Picture
              picture={portrait}
              sizes="(min-width: 992px) 320px, 240px"
              className="size-full"
            />
          </div>
          <figcaption className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-4">
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
      <OwnerVideo {...video} />
    </section>
  );
}
