import type { Content } from "#app/content/site-content.ts";
import { VideoStill } from "#app/sections/video-still.tsx";
import { useWords } from "#app/site/house.ts";

/** A still of the hosts' film, with the notice about loading YouTube. */
export function OwnerVideo({ notice, watch, watchOutside, ...film }: Content<"about">["video"]) {
  const { lightbox } = useWords();
  return (
    <div className="column mt-16 lg:mt-24" data-reveal="1000">
      <VideoStill
        {...film}
        sizes="(min-width: 1400px) 1240px, 94vw"
        words={{ watch, watchOutside, lightbox }}
      />
      <p className="mt-4 text-sm text-quiet">{notice}</p>
    </div>
  );
}
