import about from "#content/about.yaml";
import { VideoStill } from "#app/sections/video-still.tsx";
import { LIGHTBOX_WORDS } from "#app/site/words.ts";

const { notice, ...video } = about.video;

const WORDS = {
  watch: "Guarda il video",
  watchOutside: "Guarda il video su YouTube",
  lightbox: LIGHTBOX_WORDS,
};

/** A still of the hosts' film, and what playing it means. */
export function OwnerVideo() {
  return (
    <div className="column mt-16 lg:mt-24" data-reveal="1000">
      <VideoStill {...video} sizes="(min-width: 1400px) 1240px, 94vw" words={WORDS} />
      <p className="mt-4 text-sm text-quiet">{notice}</p>
    </div>
  );
}
