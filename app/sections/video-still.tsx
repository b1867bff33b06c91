import { clsx } from "clsx";
import { Icon } from "#app/ui/icon.tsx";
import { LightboxSources } from "#app/ui/lightbox/lightbox-sources.tsx";
import type { LightboxWords } from "#app/ui/lightbox/source.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";

type VideoStillProps = {
  youtube: string;
  name: string;
  poster: PictureData;
  sizes: string;
  words: { watch: string; watchOutside: string; lightbox: LightboxWords };
  className?: string;
};

/** Shows the poster of a video; a press plays the video in the lightbox. */
export function VideoStill({ youtube, name, poster, sizes, words, className }: VideoStillProps) {
  const videoUrl = `https://www.youtube.com/watch?v=${youtube}`;
  return (
    <LightboxSources
      sources={[{ address: videoUrl, name }]}
      words={words.lightbox}
      className="group relative grid overflow-hidden"
    >
      <Picture
        picture={poster}
        sizes={sizes}
        className={clsx(
          "w-full transition-transform duration-700 group-hover:scale-[1.02]",
          className ?? "aspect-video",
        )}
      />
      <div className="absolute inset-0 bg-linear-to-t from-night/60 via-night/10 to-night/20" />
      <button
        type="button"
        data-lightbox={0}
        aria-label={`${words.watch}: ${name}`}
        className="absolute inset-0 grid place-items-center not-js:hidden"
      >
        <span
          className={clsx(
            "grid size-20 place-items-center rounded-full bg-accent text-on-accent sm:size-28",
            "transition-transform duration-300 group-hover:scale-105",
          )}
        >
          <Icon name="play" className="ms-1 size-8 sm:size-10" />
        </span>
      </button>
      <ExternalLink
        href={videoUrl}
        className="absolute bottom-4 left-5 text-white underline underline-offset-4 js:hidden"
      >
        {words.watchOutside}
      </ExternalLink>
    </LightboxSources>
  );
}
