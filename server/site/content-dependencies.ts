import type { ContentName, Contents, SiteContent } from "#app/content/site-content.ts";
import { inEach, type Language } from "#app/domain/languages.ts";

/** A part of a language's content: "it/rooms". */
export type Subject = `${Language}/${ContentName}`;

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
