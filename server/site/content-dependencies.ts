/** Records which subjects of content a page reads, and compares two contents by subject. */
import type { ContentName, Contents, SiteContent } from "#app/content/site-content.ts";
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";

/** A subject of content in one language: "it/rooms". */
export type Subject = `${Language}/${ContentName}`;

/** The same content, and a function that gives the subjects read so far. */
export function trackContents(contents: Contents): {
  contents: Contents;
  subjects: () => Subject[];
} {
  const subjects = new Set<Subject>();
  const trackedIn = (language: Language): SiteContent =>
    new Proxy(contents[language], {
      get(content, name) {
        const subject = name as ContentName;
        subjects.add(`${language}/${subject}`);
        return content[subject];
      },
    });
  return { contents: inEach(trackedIn), subjects: () => [...subjects].toSorted() };
}

/** The subjects that differ between two contents, or are in one only. */
export function changedSubjects(now: Contents, before: Contents): Set<Subject> {
  return new Set(
    LANGUAGE_CODES.flatMap((language) => {
      const [one, other] = [now[language], before[language]];
      const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<ContentName>;
      return [...names]
        .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
        .map((name): Subject => `${language}/${name}`);
    }),
  );
}
