/** The lightbox as no page of ours opens it: with a film of our own, other media, and deaf to the background. */
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

const SOURCES = {
  Apri: [{ address: "/film/house.mp4", name: "Il film della casa" }],
  "Altri media": [
    { address: "https://elsewhere.example/a.jpg", name: "Di un altro sito" },
    { address: "/media/7", name: "Senza tipo" },
    { address: "", name: "Un testo", content: <p>Un testo al posto di un’immagine</p> },
  ],
};

function Opener({ label }: { label: keyof typeof SOURCES }) {
  const options = { sources: SOURCES[label], words, closeOnBackground: false };
  return (
    <button type="button" onClick={() => showLightbox(options, 0)}>
      {label}
    </button>
  );
}

createRoot(document.querySelector("main")!).render(
  <>
    <Opener label="Apri" />
    <Opener label="Altri media" />
  </>,
);
