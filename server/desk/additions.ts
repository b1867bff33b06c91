/** List entries that the family can add to a page of the site with one press. */
import type { FormScope } from "./form-scope.ts";

type Addition = {
  /** "Una recensione" */
  label: string;
  /** What it is for. */
  help: string;
  scope: FormScope;
  /** The list that gets an entry. */
  list: string;
};

const REVIEW = { label: "Una recensione", list: "reviews.items" };

export const ADDITIONS: Addition[] = [
  {
    ...REVIEW,
    help: "Le parole di un ospite, nella pagina iniziale",
    scope: { subject: "home", isWords: true, part: "reviews" },
  },
  {
    ...REVIEW,
    help: "Le parole di un ospite, in Chi siamo",
    scope: { subject: "about", isWords: true, part: "reviews" },
  },
  {
    label: "Una risposta",
    help: "Una voce in più in Buono a sapersi",
    list: "more",
    scope: { subject: "good-to-know", isWords: true, part: "more" },
  },
];
