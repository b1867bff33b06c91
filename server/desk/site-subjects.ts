/** What the family calls the subjects of content/, in the order in which it looks for them. */

type SubjectGroup = { title: string; subjects: string[] };

const HOUSE_SUBJECTS: Record<string, Record<string, string>> = {
  "Le pagine": {
    home: "Pagina iniziale",
    rooms: "Le camere",
    about: "Chi siamo",
    services: "I servizi",
    search: "Cerca stanza",
    contact: "Contatti",
    territory: "I racconti",
    "good-to-know": "Buono a sapersi",
    details: "La camera d’esempio",
    privacy: "Privacy",
  },
  "Le parole che tornano": {
    house: "La casa",
    words: "Menu, bottoni e calendario",
    pictures: "Le immagini e i loro testi",
    phrases: "I messaggi su WhatsApp",
    replies: "Le vostre risposte",
    answers: "Le risposte del sito e le lettere",
    newsletter: "La newsletter",
    alike: "Parole uguali in ogni lingua",
  },
};

const DEMONSTRATION_SUBJECTS: Record<string, string> = {
  "template/resort": "Villaggio",
  "template/hostel": "Ostello",
  "template/city-hotel": "Albergo in città",
  "template/apartment": "Appartamento",
  "template/banners": "Fasce in alto",
  "template/about": "Chi siamo",
  "template/rooms": "Camere",
  "template/room-details": "Una camera",
  "template/find-room": "Cerca una camera",
  "template/services": "Servizi",
  "template/restaurant": "Ristorante",
  "template/menu": "Carta del ristorante",
  "template/pricing": "Prezzi",
  "template/team": "Squadra",
  "template/blog": "Racconti",
  "template/post": "Un racconto",
  "template/contact": "Contatti",
  "template/pictures": "Testi delle immagini",
};

export const SUBJECT_LABELS: Record<string, string> = {
  ...Object.assign({}, ...Object.values(HOUSE_SUBJECTS)),
  ...DEMONSTRATION_SUBJECTS,
};

export const subjectLabel = (subject: string) => SUBJECT_LABELS[subject] ?? subject;

/** Whether a subject is a page's own, and not of all pages. */
export const isPageSubject = (subject: string) =>
  Object.hasOwn(HOUSE_SUBJECTS["Le pagine"]!, subject) ||
  Object.hasOwn(DEMONSTRATION_SUBJECTS, subject);

export const SUBJECT_GROUPS: SubjectGroup[] = [
  ...Object.entries(HOUSE_SUBJECTS).map(([title, subjects]) => ({
    title,
    subjects: Object.keys(subjects),
  })),
  { title: "Le pagine d’esempio, in inglese", subjects: Object.keys(DEMONSTRATION_SUBJECTS) },
];
