/** List entries that the family can add to a page of the site with one press. */
import type { FormScope } from "./form-scope.ts";

type Addition = {
  /** "Una recensione" */
  label: string;
  /** What it is for. */
  help: string;
  /** The list that gets an entry. */
  scope: FormScope;
};

const REVIEW = { label: "Una recensione" };

export const ADDITIONS: Addition[] = [
  {
    ...REVIEW,
    help: "Le parole di un ospite, nella pagina iniziale",
    scope: { subject: "home", isWords: true, part: "reviews.items" },
  },
  {
    ...REVIEW,
    help: "Le parole di un ospite, in Chi siamo",
    scope: { subject: "about", isWords: true, part: "reviews.items" },
  },
  {
    label: "Una risposta",
    help: "Una voce in più in Buono a sapersi",
    scope: { subject: "good-to-know", isWords: true, part: "more" },
  },
];
