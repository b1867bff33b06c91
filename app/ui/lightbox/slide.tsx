import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { probe } from "./media-probe.ts";
import { type Media, mediaAt } from "./media-type.ts";
import type { LightboxSource, LightboxWords } from "./source.ts";

/** How long a film's first data may take before its controls are shown anyway, in milliseconds. */
const METADATA_TIMEOUT = 3000;

function Film({ address, name }: { address: string; name: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), METADATA_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Our films have no speech; one that has brings its captions in its own file.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="metadata"
      src={address}
      aria-label={name}
      onLoadedMetadata={() => setReady(true)}
      className={clsx("lightbox-picture", !ready && "lightbox-waiting")}
    />
  );
}

/** The media of an address; one that does not tell is asked for, and unknown until it has answered. */
function useMedia(address: string): Media {
  const told = mediaAt(address, location.href);
  const asked = told.kind === "unknown" ? told.address : undefined;
  const [answer, setAnswer] = useState<Media>();
  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    void probe(asked).then((kind) => wanted && setAnswer({ kind, address: asked }));
    return () => {
      wanted = false;
    };
  }, [asked]);
  return answer ?? told;
}

type SlideProps = {
  source: LightboxSource;
  /** Whether it is the one in view: only then is anything fetched from another site. */
  current: boolean;
  words: Pick<LightboxWords, "invalid">;
};

/** One slide: a picture, a film, a player, anything else given, or the message that it cannot be shown. */
export function LightboxSlide(props: SlideProps) {
  return props.source.content ?? <MediaSlide {...props} />;
}

function MediaSlide({ source, current, words }: SlideProps) {
  const { address, name, srcSet } = source;
  const media = useMedia(address);
  const [broken, setBroken] = useState(false);

  if (media.kind === "invalid" || broken)
    return (
      <p role="alert" className="lightbox-message">
        {words.invalid}
      </p>
    );
  if (media.kind === "unknown") return null;
  if (media.kind === "video") return <Film address={media.address} name={name} />;
  if (media.kind === "player")
    return current ? (
      <iframe
        src={media.address}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Kept from steering our page away; being of another origin, it cannot lift this.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        className="lightbox-player"
      />
    ) : null;
  return (
    <img
      src={media.address}
      srcSet={srcSet}
      sizes="(min-width: 992px) 90vw, 100vw"
      alt={name}
      draggable={false}
      onError={() => setBroken(true)}
      className="lightbox-picture"
    />
  );
}
