import type { LightboxSource, LightboxWords } from "#app/ui/lightbox/source.ts";

export function startLightboxes(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-lightbox]");
    const sourcesElement = button?.closest<HTMLElement>("[data-sources]");
    if (!button || !sourcesElement) return;
    const sources = JSON.parse(sourcesElement.dataset["sources"] ?? "[]") as LightboxSource[];
    const words = JSON.parse(sourcesElement.dataset["words"] ?? "{}") as LightboxWords;
    const index = Number(button.dataset["lightbox"]);
    import("./lightbox-root.tsx").then(
      ({ showLightbox }) => showLightbox({ sources, words, closeOnBackground: true }, index),
      () => {
        // If the lightbox's code cannot be loaded, the browser itself opens the address of the picture or film.
        const source = sources[index];
        if (source) location.assign(source.address);
      },
    );
  });
}
