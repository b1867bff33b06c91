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
