import { useEffect, useRef } from "react";
import Slides, { type FullscreenRef, type Labels } from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import styles from "#app/styles/lightbox.css?url";
import { Icon } from "../icon.tsx";
import { useMediaQuery } from "../use-matches.ts";
import { LightboxSlide } from "./slide.tsx";
import type { LightboxSource, LightboxWords } from "./source.ts";

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    medium: { type: "medium"; source: LightboxSource };
  }
}

const FADE_DURATION_MS = 250;

const LARGE_WINDOW_MARGIN = "5%";

type LightboxProps = {
  sources: LightboxSource[];
  /** Undefined while the lightbox is closed. */
  openIndex: number | undefined;
  words: LightboxWords;
  closeOnBackground: boolean;
  onClose: () => void;
};

/** This module is loaded when the guest opens a lightbox for the first time (app/islands/lightboxes.ts). */
export function Lightbox({ sources, openIndex, words, closeOnBackground, onClose }: LightboxProps) {
  const isOpen = openIndex !== undefined;
  const isSingleSlide = sources.length < 2;
  const isWide = useMediaQuery("(min-width: 992px)");
  const fullscreen = useRef<FullscreenRef>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F11" || !fullscreen.current) return;
      event.preventDefault();
      // The document is asked, because the library's state is not yet up to date at a quick second press.
      if (document.fullscreenElement) fullscreen.current.exit();
      else fullscreen.current.enter();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Slides
        open={isOpen}
        close={onClose}
        {...(isOpen && { index: openIndex })}
        slides={sources.map((source) => ({ type: "medium", source }))}
        plugins={[Fullscreen]}
        fullscreen={{ ref: fullscreen }}
        animation={{ fade: FADE_DURATION_MS }}
        carousel={{ finite: isSingleSlide, padding: isWide ? LARGE_WINDOW_MARGIN : 0, preload: 1 }}
        controller={{ closeOnBackdropClick: closeOnBackground }}
        labels={
          {
            Lightbox: words.lightbox,
            Close: words.close,
            Previous: words.previous,
            Next: words.next,
            Carousel: "carousel",
            "Photo gallery": words.lightbox,
            Slide: "slide",
            "{index} of {total}": `${words.slide} {index} ${words.of} {total}`,
            "Enter Fullscreen": words.fullScreen,
            "Exit Fullscreen": words.leaveFullScreen,
          } satisfies Required<Labels>
        }
        render={{
          slide: ({ slide, offset }) =>
            slide.type === "medium" && (
              <LightboxSlide source={slide.source} isVisible={offset === 0} words={words} />
            ),
          iconClose: () => <Icon name="close" />,
          iconPrev: () => <Icon name="previous" />,
          iconNext: () => <Icon name="next" />,
          iconEnterFullscreen: () => <Icon name="expand" />,
          iconExitFullscreen: () => <Icon name="shrink" />,
          ...(isSingleSlide && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}
