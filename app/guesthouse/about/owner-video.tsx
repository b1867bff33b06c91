import about from "#content/about.yaml";
import { VideoStill } from "#app/sections/video-still.tsx";
import { useWords } from "#app/site/words.ts";

/** A still of the hosts' film, and what playing it means. */
export function OwnerVideo() {
  const { lightbox } = useWords();
  const { notice, watch, watchOutside, ...video } = about.video;
  return (
    <div className="column mt-16 lg:mt-24" data-reveal="1000">
      <VideoStill
        {...video}
        sizes="(min-width: 1400px) 1240px, 94vw"
        words={{ watch, watchOutside, lightbox }}
      />
      <p className="mt-4 text-sm text-quiet">{notice}</p>
    </div>
  );
}
