/** Content that records which of its subjects are read: a page is rendered again only where one of them changed. */
import type { ContentName, Contents, SiteContent } from "#app/content/site-content.ts";
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";

/** A subject of content in a language: "it/rooms". */
export type Subject = `${Language}/${ContentName}`;

/** The same content, and the subjects that were read of it so far. */
export function recordedContents(contents: Contents): {
  contents: Contents;
  subjects: () => Subject[];
} {
  const subjects = new Set<Subject>();
  const recordedIn = (language: Language): SiteContent =>
    new Proxy(contents[language], {
      get(content, name) {
        const subject = name as ContentName;
        subjects.add(`${language}/${subject}`);
        return content[subject];
      },
    });
  return { contents: inEach(recordedIn), subjects: () => [...subjects].toSorted() };
}

/** The subjects that do not say the same in both, or stand in one only. */
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
