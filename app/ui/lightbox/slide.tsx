import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { probeMediaType } from "./media-probe.ts";
import { type LightboxMedia, mediaAt } from "./media-type.ts";
import type { LightboxSource, LightboxWords } from "./source.ts";

/** The film and its controls appear after this time even if its metadata are not loaded yet. */
const METADATA_TIMEOUT_MS = 3000;

function VideoPlayer({ address, name }: { address: string; name: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), METADATA_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Our films have no speech; a film with speech has captions in its own file.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="metadata"
      src={address}
      aria-label={name}
      onLoadedMetadata={() => setReady(true)}
      className={clsx("lightbox-picture", !isReady && "lightbox-waiting")}
    />
  );
}

/** Returns the media and their kind. If the URL does not show the kind, the kind is `unknown` until a request has found it. */
function useMedia(address: string): LightboxMedia {
  const mediaFromUrl = mediaAt(address, location.href);
  const unknownAddress = mediaFromUrl.kind === "unknown" ? mediaFromUrl.address : undefined;
  const [probedMedia, setProbedMedia] = useState<LightboxMedia>();
  useEffect(() => {
    if (!unknownAddress) return;
    let isEffectCurrent = true;
    void probeMediaType(unknownAddress).then(
      (kind) => isEffectCurrent && setProbedMedia({ kind, address: unknownAddress }),
    );
    return () => {
      isEffectCurrent = false;
    };
  }, [unknownAddress]);
  return probedMedia ?? mediaFromUrl;
}

type SlideProps = {
  source: LightboxSource;
  /** YouTube's player is loaded only while its slide is visible. */
  isVisible: boolean;
  words: Pick<LightboxWords, "invalid">;
};

export function LightboxSlide(props: SlideProps) {
  return props.source.content ?? <MediaSlide {...props} />;
}

function MediaSlide({ source, isVisible, words }: SlideProps) {
  const { address, name, srcSet } = source;
  const media = useMedia(address);
  const [hasFailed, setFailed] = useState(false);

  if (media.kind === "invalid" || hasFailed)
    return (
      <p role="alert" className="lightbox-message">
        {words.invalid}
      </p>
    );
  if (media.kind === "unknown") return null;
  if (media.kind === "video") return <VideoPlayer address={media.address} name={name} />;
  if (media.kind === "player")
    return isVisible ? (
      <iframe
        src={media.address}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The sandbox stops the player from navigating our page; a player from another origin cannot remove it.
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
      onError={() => setFailed(true)}
      className="lightbox-picture"
    />
  );
}
