/** The addresses of the site's subjects and their parts at the desk. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { FormScope } from "./form-scope.ts";
import type { Place } from "./site-parts.ts";
import { subjectLabel } from "./site-subjects.ts";

const FACTS = "fatti";
export const WORDS = "parole";

/** "good-to-know", "template-resort" */
export const idOf = (subject: string) => subject.replace("/", "-");

export const subjectPath = (subject: string) => `${DESK_PATHS.site}/${idOf(subject)}`;

/** Subjects with a screen of their own. */
const SCREENS: Record<string, string> = {
  prices: DESK_PATHS.prices,
  notice: DESK_PATHS.notice,
  greeting: DESK_PATHS.greeting,
};

/** "/banco/sito/home/parole.hero" */
export function partPath({ subject, isWords, part }: FormScope): string {
  if (SCREENS[subject]) return SCREENS[subject];
  const steps = [isWords ? WORDS : FACTS, part].filter(Boolean);
  return `${subjectPath(subject)}/${steps.join(".")}`;
}

/** A place of the site as a row that leads to its field. */
export const placeProps = ({ scope, label, name, excerpt }: Place) => ({
  href: `${partPath(scope)}#${name}`,
  title: `${subjectLabel(scope.subject)}, ${label}`,
  excerpt,
});
