import { type ReactNode, Suspense, useState } from "react";
import type { LightboxSource, LightboxWords } from "./source.ts";

type Part = typeof import("./lightbox.tsx").Lightbox;

type LightboxOptions = {
  sources: LightboxSource[];
  words: LightboxWords;
  /** Whether a press beside the picture closes it. */
  closeOnBackground?: boolean;
};

/**
 * A lightbox that costs nothing until it is opened: `show` opens it at a source, `lightbox` is its
 * place in the page. When its code cannot be fetched, the source itself is opened instead.
 */
export function useLightbox(options: LightboxOptions): {
  show: (index: number) => void;
  lightbox: ReactNode;
} {
  const { sources, words, closeOnBackground = true } = options;
  const [Part, setPart] = useState<Part>();
  const [shown, setShown] = useState<number>();

  const show = async (index: number) => {
    setShown(index);
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
    lightbox: Part && (
      // It waits for its style sheet; what stands around it does not.
      <Suspense>
        <Part
          sources={sources}
          shown={shown}
          words={words}
          closeOnBackground={closeOnBackground}
          onClose={() => setShown(undefined)}
        />
      </Suspense>
    ),
  };
}
