/** What the family calls the subjects of content/, in the order in which it looks for them. */
const PAGE_SUBJECTS: Record<string, string> = {
  house: "La casa",
  home: "Pagina iniziale",
  rooms: "Le camere",
  about: "Chi siamo",
  services: "I servizi",
  search: "Cerca stanza",
  contact: "Contatti",
  territory: "I racconti",
  "good-to-know": "Buono a sapersi",
  privacy: "Privacy",
};

/** Texts that are seldom changed: one row leads to all of them, for the person who maintains the site. */
const TECHNICAL_SUBJECTS: Record<string, string> = {
  words: "Menu, bottoni e calendario",
  phrases: "I messaggi su WhatsApp",
  replies: "Le vostre risposte",
  answers: "Le risposte del sito e le lettere",
  newsletter: "La newsletter",
  alike: "Parole uguali in ogni lingua",
  details: "La camera d’esempio",
};

/** Such parts of pages: titles for search engines, labels of controls, sentences with placeholders. */
const TECHNICAL_PARTS: Record<string, string[]> = {
  home: ["", "opening"],
  rooms: ["page"],
  about: [""],
  services: [""],
  search: ["", "form", "room"],
  contact: ["", "form", "map"],
  territory: ["page"],
  "good-to-know": ["ask"],
  privacy: ["", "holder"],
};

const SUBJECT_LABELS: Record<string, string> = {
  ...PAGE_SUBJECTS,
  ...TECHNICAL_SUBJECTS,
  pictures: "Fotografie",
  prices: "Prezzi",
  notice: "Avviso",
};

export const subjectLabel = (subject: string) => SUBJECT_LABELS[subject] ?? subject;

/** The subjects of the site's pages, and those that have technical parts. */
export const SITE_SUBJECTS = Object.keys(PAGE_SUBJECTS);
export const TECHNICAL = [...Object.keys(TECHNICAL_SUBJECTS), ...Object.keys(TECHNICAL_PARTS)];

export const isTechnicalSubject = (subject: string) => Object.hasOwn(TECHNICAL_SUBJECTS, subject);

/** `part` is a part of the subject's texts; undefined for facts. */
export const isTechnicalPart = (subject: string, part: string | undefined): boolean =>
  isTechnicalSubject(subject) ||
  (part !== undefined && (TECHNICAL_PARTS[subject] ?? []).includes(part));

/** Whether a subject belongs to one page, and not to all pages. */
export const isPageSubject = (subject: string) =>
  subject === "details" || (subject !== "house" && Object.hasOwn(PAGE_SUBJECTS, subject));
