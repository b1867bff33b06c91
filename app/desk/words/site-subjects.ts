import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Labels = Record<string, string>;

const { pages, technical, technicalParts, others } = parse(
  readFileSync(join(import.meta.dirname, "subjects.yaml"), "utf8"),
) as Record<"pages" | "technical" | "others", Labels> & {
  technicalParts: Record<string, string[]>;
};

export const subjectLabel = (subject: string) =>
  pages[subject] ?? technical[subject] ?? others[subject] ?? subject;

/** `SITE_SUBJECTS` are pages. `TECHNICAL_SUBJECTS` are topics and pages that have technical (seldom changed) texts. */
export const SITE_SUBJECTS = Object.keys(pages);
export const TECHNICAL_SUBJECTS = [...Object.keys(technical), ...Object.keys(technicalParts)];

export const isTechnicalSubject = (subject: string) => Object.hasOwn(technical, subject);

/** Returns whether a part is technical (seldom changed). `part` is undefined for a file that is the same in all languages. */
export const isTechnicalPart = (subject: string, part: string | undefined): boolean =>
  isTechnicalSubject(subject) ||
  (part !== undefined && (technicalParts[subject] ?? []).includes(part));

/** Whether a subject belongs to one page, and not to all pages. */
export const isPageSubject = (subject: string) =>
  subject === "details" || (subject !== "house" && Object.hasOwn(pages, subject));
