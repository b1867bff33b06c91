/** Languages that are not translated yet: the guide says to begin by copying another one. */
import type { Slip } from "../slip.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Contents, SiteContent } from "#app/content/site-content.ts";
import { sharedSentences } from "#app/domain/sentences.ts";

/** The share of equal sentences from which on a language counts as a copy. */
const MIN_COPIED_SHARE = 0.5;

/** Without the demonstration, which is in English alone. */
function comparedWords(content: SiteContent): object {
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => !name.startsWith("template/")),
  );
}

/** Problems that stop publishing: a language is a copy of another, or has its name. */
export function languageCopies(contents: Contents): Slip[] {
  const pairs = LANGUAGE_CODES.flatMap((language, at) =>
    LANGUAGE_CODES.slice(0, at).map((before): [Language, Language] => [language, before]),
  );
  return pairs.flatMap(([language, before]) => {
    const { equal, all } = sharedSentences(
      comparedWords(contents[language]),
      comparedWords(contents[before]),
    );
    const { name } = contents[language].words.language;
    const copy = {
      file: `content/${language}/`,
      reason: `${equal} frasi su ${all} sono uguali a quelle di content/${before}/: traducetele, oppure togliete la lingua (docs/GUIDA.md, «Le altre lingue»)`,
    };
    const namesake = {
      file: `content/${language}/words.yaml`,
      path: "language.name",
      reason: `"${name}" è già il nome di un’altra lingua (content/${before}/)`,
    };
    return [
      ...(equal > all * MIN_COPIED_SHARE ? [copy] : []),
      ...(name === contents[before].words.language.name ? [namesake] : []),
    ];
  });
}
