import { type ComponentProps, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Lightbox } from "#app/ui/lightbox/lightbox.tsx";

let lightboxRoot: Root | undefined;

type LightboxOptions = Pick<
  ComponentProps<typeof Lightbox>,
  "sources" | "words" | "closeOnBackground"
>;

export function showLightbox(options: LightboxOptions, index: number): void {
  lightboxRoot ??= createRoot(document.body.appendChild(document.createElement("div")));
  const renderLightbox = (openIndex: number | undefined) =>
    lightboxRoot?.render(
      // The lightbox suspends until its style sheet is loaded.
      <Suspense>
        <Lightbox {...options} openIndex={openIndex} onClose={() => renderLightbox(undefined)} />
      </Suspense>,
    );
  renderLightbox(index);
}
