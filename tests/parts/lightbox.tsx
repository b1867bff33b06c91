/** The lightbox as no page of ours opens it: with a film of our own, and deaf to the background. */
import { createRoot } from "react-dom/client";
import { useLightbox } from "#app/ui/lightbox/use-lightbox.tsx";

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

function Part() {
  const { show, lightbox } = useLightbox({
    sources: [{ address: "/film/house.mp4", name: "Il film della casa" }],
    words,
    closeOnBackground: false,
  });
  return (
    <>
      <button type="button" onClick={() => show(0)}>
        Apri
      </button>
      {lightbox}
    </>
  );
}

createRoot(document.querySelector("main")!).render(<Part />);
