/** Opens pictures and films over the window (app/ui/lightbox/lightbox-sources.tsx). */
import type { LightboxSource, LightboxWords } from "#app/ui/lightbox/source.ts";

export function startLightboxes(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-lightbox]");
    const box = button?.closest<HTMLElement>("[data-sources]");
    if (!button || !box) return;
    const sources = JSON.parse(box.dataset["sources"] ?? "[]") as LightboxSource[];
    const words = JSON.parse(box.dataset["words"] ?? "{}") as LightboxWords;
    const index = Number(button.dataset["lightbox"]);
    import("./lightbox-root.tsx").then(
      ({ showLightbox }) => showLightbox({ sources, words, closeOnBackground: true }, index),
      () => {
        // Where the code cannot be loaded, the source itself is opened.
        const source = sources[index];
        if (source) location.assign(source.address);
      },
    );
  });
}
