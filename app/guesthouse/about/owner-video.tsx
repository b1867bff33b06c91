import { clsx } from "clsx";
import about from "#content/about.yaml";
import { LIGHTBOX_WORDS } from "#app/site/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLightbox } from "#app/ui/lightbox/use-lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";

const { youtube, name, notice, poster } = about.video;

const ADDRESS = `https://www.youtube.com/watch?v=${youtube}`;

/** A still of the film; the film itself is fetched when a guest presses play. */
export function OwnerVideo() {
  const { show, lightbox } = useLightbox({
    sources: [{ address: ADDRESS, name }],
    words: LIGHTBOX_WORDS,
  });
  return (
    <div className="column mt-16 lg:mt-24" data-reveal="1000">
      <div className="group relative grid overflow-hidden">
        <Picture
          picture={poster}
          sizes="(min-width: 1400px) 1240px, 94vw"
          className="aspect-video w-full transition-transform duration-700 group-hover:scale-[1.02]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-night/60 via-night/10 to-night/20" />
        <button
          type="button"
          onClick={() => show(0)}
          aria-label={`Guarda il video: ${name}`}
          className="absolute inset-0 grid place-items-center not-js:hidden"
        >
          <span
            className={clsx(
              "grid size-20 place-items-center rounded-full bg-accent text-night sm:size-28",
              "transition-transform duration-300 group-hover:scale-105",
            )}
          >
            <Icon name="play" className="ms-1 size-8 sm:size-10" />
          </span>
        </button>
      </div>
      <p className="mt-4 text-sm text-quiet">
        {notice}{" "}
        <a
          href={ADDRESS}
          target="_blank"
          rel="noopener"
          className="text-accent-text underline underline-offset-4 js:hidden"
        >
          Guardate il video su YouTube
        </a>
      </p>
      {lightbox}
    </div>
  );
}
