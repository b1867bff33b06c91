/** Languages that are not written yet: copied from another, as the guide says to begin. */
import { type Given, readContents } from "#app/content/read.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { saidIn } from "./language-slips.ts";

/** From this share of equal texts on a language is a copy of the other. */
const COPY = 0.5;

type Said = Map<string, string>;

/** The texts of a language that have words in them, by their places. */
function wordsIn(language: Language, given: Given): Said {
  return new Map(saidIn(language, given).filter(([, text]) => /\p{L}{2}/u.test(text)));
}

/** How many texts two languages share at the same places. */
function equalTexts(said: Said, other: Said): { equal: number; all: number } {
  const texts = [...said];
  return {
    equal: texts.filter(([place, text]) => other.get(place) === text).length,
    all: texts.length,
  };
}

/** Each language with one that stands before it. */
function languagePairs(): [language: Language, before: Language][] {
  return LANGUAGE_CODES.flatMap((language, at) =>
    LANGUAGE_CODES.slice(0, at).map((before): [Language, Language] => [language, before]),
  );
}

/** What keeps a language from being published: it says what another says, or is called like it. */
export function languageCopies(given: Given = {}): string[] {
  const contents = readContents(given);
  const said = new Map(LANGUAGE_CODES.map((language) => [language, wordsIn(language, given)]));
  return languagePairs().flatMap(([language, before]) => {
    const { equal, all } = equalTexts(said.get(language)!, said.get(before)!);
    const { name } = contents[language].words.language;
    const copy = `content/${language}/: ${equal} testi su ${all} sono uguali a quelli di content/${before}/: traduceteli, oppure togliete la lingua (docs/GUIDA.md, «Le altre lingue»)`;
    const namesake = `content/${language}/words.yaml  language.name: "${name}" è già il nome di un’altra lingua (content/${before}/)`;
    return [
      ...(equal > all * COPY ? [copy] : []),
      ...(name === contents[before].words.language.name ? [namesake] : []),
    ];
  });
}
