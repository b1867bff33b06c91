/** Words of the parts in app/ui, in Italian; the template pages bring their own. */
export const CAROUSEL_WORDS = {
  previous: "Scheda precedente",
  next: "Scheda successiva",
  of: "di",
};

export const GALLERY_WORDS = {
  previous: "Immagine precedente",
  next: "Immagine successiva",
  of: "di",
};

export const LIGHTBOX_WORDS = {
  lightbox: "A tutto schermo",
  close: "Chiudi",
  previous: "Immagine precedente",
  next: "Immagine successiva",
  fullScreen: "Schermo intero (F11)",
  leaveFullScreen: "Esci da schermo intero (F11)",
  slide: "Immagine",
  of: "di",
  // The specification's own words.
  invalid: "Invalid source",
};

/** A gallery with its lightbox. */
export const GALLERY_PARTS = {
  slides: GALLERY_WORDS,
  enlarge: "Ingrandisci l’immagine",
  lightbox: LIGHTBOX_WORDS,
};
