/** The addresses of the site's subjects and their parts at the desk. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { FormScope } from "./form-scope.ts";
import type { SitePlace } from "./site-parts.ts";
import { subjectLabel } from "./site-subjects.ts";

const FACTS_SEGMENT = "fatti";
export const WORDS_SEGMENT = "parole";

export const subjectPath = (subject: string) => `${DESK_PATHS.site}/${subject}`;

/** Subjects with a screen of their own, each with its name. */
const SUBJECT_SCREENS: Record<string, { path: string; name: string }> = {
  prices: { path: DESK_PATHS.prices, name: "Prezzi" },
  notice: { path: DESK_PATHS.notice, name: "Avviso" },
};

/** "/banco/sito/home/parole.hero" */
export function partPath({ subject, isWords, part }: FormScope): string {
  const screen = SUBJECT_SCREENS[subject];
  if (screen) return screen.path;
  const steps = [isWords ? WORDS_SEGMENT : FACTS_SEGMENT, part].filter(Boolean);
  return `${subjectPath(subject)}/${steps.join(".")}`;
}

/** A place of the site as a row that leads to its field. */
export function placeProps({ scope, label, name, excerpt, language }: SitePlace) {
  const { subject } = scope;
  const titles = [SUBJECT_SCREENS[subject]?.name ?? `${subjectLabel(subject)}, ${label}`, language];
  return {
    href: `${partPath(scope)}#${name}`,
    title: titles.filter(Boolean).join(", "),
    excerpt,
  };
}
