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

export const SUBJECT_LABELS: Record<string, string> = Object.assign(
  {},
  ...Object.values(HOUSE_SUBJECTS),
);

export const subjectLabel = (subject: string) => SUBJECT_LABELS[subject] ?? subject;

/** Whether a subject is a page's own, and not of all pages. */
export const isPageSubject = (subject: string) =>
  Object.hasOwn(HOUSE_SUBJECTS["Le pagine"]!, subject);

export const SUBJECT_GROUPS: SubjectGroup[] = Object.entries(HOUSE_SUBJECTS).map(
  ([title, subjects]) => ({ title, subjects: Object.keys(subjects) }),
);
