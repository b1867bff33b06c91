/** A lightbox with options that no page uses: our own film, other content, not closed by its background. */
import { createRoot } from "react-dom/client";
import { showLightbox } from "#app/islands/lightbox-root.tsx";

const words = {
  lightbox: "A tutto schermo",
  close: "Chiudi",
  previous: "precedente",
  next: "successiva",
  fullScreen: "schermo intero",
  leaveFullScreen: "esci",
  slide: "Immagine",
  of: "di",
  invalid: "Invalid source",
};

const sources = [
  { address: "/film/house.mp4", name: "Il film della casa" },
  { address: "", name: "Un testo", content: <p>Un testo al posto di un’immagine</p> },
  { address: "", name: "Un altro", content: <p>Un altro</p> },
];

createRoot(document.querySelector("main")!).render(
  <button
    type="button"
    onClick={() => showLightbox({ sources, words, closeOnBackground: false }, 0)}
  >
    Apri
  </button>,
);
