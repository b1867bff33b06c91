/** Languages that are not written yet: copied from another, as the guide says to begin. */
import { type Given, readContents } from "#app/content/read.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { sharedSentences } from "#app/domain/sentences.ts";

/** From this share of equal sentences on a language is a copy of the other. */
const COPY = 0.5;

/** What is written in each language; the demonstration stands once. */
function wordsOf(content: SiteContent): object {
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => !name.startsWith("template/")),
  );
}

/** What keeps a language from being published: it says what another says, or is called like it. */
export function languageCopies(given: Given = {}): string[] {
  const contents = readContents(given);
  const pairs = LANGUAGE_CODES.flatMap((language, at) =>
    LANGUAGE_CODES.slice(0, at).map((before): [Language, Language] => [language, before]),
  );
  return pairs.flatMap(([language, before]) => {
    const { equal, all } = sharedSentences(wordsOf(contents[language]), wordsOf(contents[before]));
    const { name } = contents[language].words.language;
    const copy = `content/${language}/: ${equal} frasi su ${all} sono uguali a quelle di content/${before}/: traducetele, oppure togliete la lingua (docs/GUIDA.md, «Le altre lingue»)`;
    const namesake = `content/${language}/words.yaml  language.name: "${name}" è già il nome di un’altra lingua (content/${before}/)`;
    return [
      ...(equal > all * COPY ? [copy] : []),
      ...(name === contents[before].words.language.name ? [namesake] : []),
    ];
  });
}
