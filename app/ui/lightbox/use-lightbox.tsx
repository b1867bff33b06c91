import { type ReactNode, Suspense, useState } from "react";
import type { LightboxSource, LightboxWords } from "./source.ts";

type LightboxComponent = typeof import("./lightbox.tsx").Lightbox;

type LightboxOptions = {
  sources: LightboxSource[];
  words: LightboxWords;
  /** Closes by a press beside the picture. */
  closeOnBackground?: boolean;
};

/**
 * A lightbox whose code is loaded at the first opening: `show` opens it at a source, `lightbox` is its
 * element. Where the code cannot be loaded, the source itself is opened.
 */
export function useLightbox(options: LightboxOptions): {
  show: (index: number) => void;
  lightbox: ReactNode;
} {
  const { sources, words, closeOnBackground = true } = options;
  const [LightboxComponent, setPart] = useState<LightboxComponent>();
  const [openIndex, setOpenIndex] = useState<number>();

  const show = async (index: number) => {
    setOpenIndex(index);
    try {
      const { Lightbox } = await import("./lightbox.tsx");
      setPart(() => Lightbox);
    } catch {
      const source = sources[index];
      if (source) location.assign(source.address);
    }
  };

  return {
    show: (index) => void show(index),
    lightbox: LightboxComponent && (
      // Its own boundary: it suspends until its style sheet is loaded.
      <Suspense>
        <LightboxComponent
          sources={sources}
          openIndex={openIndex}
          words={words}
          closeOnBackground={closeOnBackground}
          onClose={() => setOpenIndex(undefined)}
        />
      </Suspense>
    ),
  };
}
